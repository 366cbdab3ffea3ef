/** 256 short words that a clerk can say and spell: one random byte each. */
export const passphraseWords: readonly string[] = `
	aam aangan aasman aata adrak agar amrud anaar anaj angur anjeer badal badam bagh bajra balu bansi
	baraf barish basant basta batakh bela bhains bhalu bhutta bindi biryani bohni bulbul chabi chai chakki
	chakra chameli champa chand chapati charkha chatai chawal chidiya chini chirag chulha chutney dahi dal
	dalia damru dariya darpan darwaza deepak desh dhaga dhaniya dhol dholak dhoop dhuan diya dosa dupatta
	ekta elaichi fasal fulka gaay gagan gajar gali gamla ganga ganna garam gehun genda ghanti ghar ghoda
	gilli gobhi gopal gulab gulmohar gur halwa hansa harit hathi hawa heera himalay hiran holi idli imarti
	imli jaal jalebi jamun jangal jeera jharna jhula jowar jugnu juhi juta kabutar kachori kadam kagaz
	kajal kalam kamal kamra kangan kapas kapda karela kathal kela kesar ketli khajur kheer khel khet
	khichdi khidki khurpi kishmish kitab koyal kulfi kumhar kurta laddu lakdi lamp lassi lauki laung lehar
	litchi lohar lota machhli madhur makhan makka mala malai mandi masala mashal matar matka mausam meetha
	mela methi mirchi mithai mitti mogra mooli mor moti muskan naam nadi nagar nal namak naram narangi
	nariyal neela neem nimbu nirmal paan paani pakora palak palki paneer pankha papad papita patang patta
	peepal phal phool pista poori prakash pudina pul raag rabdi raita rajma rang rasta ratan resham
	rikshaw rimjhim roti rupaya sabzi safed sagar samosa sangeet santra sapna saral sarson savera seb
	sehat sewai shahad shalgam shehnai sitar sona surahi suraj taal tabla takht talab tamatar tara tarbuj
	tawa teer thali tikki til titli tokri topi toran tota tulsi udan ujala unnati
`
	.trim()
	.split(/\s+/);
