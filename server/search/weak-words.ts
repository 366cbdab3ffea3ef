import { wordsOf } from "#contract/phonetic-key.ts";

/** What follows the stem of a verb: to do, does, did, will do, is to do, and the same for having it done. */
const latinEndings = ["", "a", "wa", "va"].flatMap((cause) =>
	"na ni ne ta ti te e o i ya yi ye en ein yen yein aye ega egi enge yega yegi yenge un oon unga"
		.split(" ")
		.map((end) => cause + end),
);
const hindiEndings = [
	..."ना नी ने ता ती ते ा ी े ो ें ूँ ूं ेगा ेगी ेंगे ूँगा".split(" "),
	...["ा", "वा"].flatMap((cause) =>
		"ना नी ने ता ती ते या यी ई ये ए ओ एँ एं यें ऊँ ऊं एगा एगी एँगे एंगे येगा".split(" ").map((end) => cause + end),
	),
];

/** Stop words in the spellings people type: ignored for matching, but a sign that the query is a sentence. */
export const emptyWords: ReadonlySet<string> = words(
	`
a an the of for to in on at by from with and or is are was be am it its this that my me i you your we our us do does did
can could should will would how what where when who whom which why please want need get any some there here have has about
ka ki ke ko se mein me main par aur ya hai hain tha thi kaise kya kahan kaha kab kaun kaunsa kis mera meri mere mujhe hum hamara
hamari chahiye karen kare karein karna karwana karwaye banwaye banwana hona ho hoga hone liye wala wali bhi
not no nahi nahin nhi aa raha rahi rahe gaya gayi gaye hua hui hue kitna kitni kitne kisko banega banaye if when since they them he she
his her were been being got get gets give given go goes going come comes take make made much many more very also just only
coming going getting giving taking making having anyone someone nobody
h hu hoon ho hogi honge kb kha kyu kyun kyon kyo rha rhi rhe gya gyi gye
kr krna krni karni kara karo kre karwani karwaye karane karwane banwani lagwana lagwani lena lene leni dena dene deni
milta milti milte milega milegi mile jata jati jate jana jaye jayega aaya aayi aaye aana aata aati pada padi pade wale vala vale
apna apni apne koi kuch bahut bahot ji tak baad pe kahin kidhar kon kiska kiski kiske kise unka uska iska yeh ye wo woh aap aapka
chahie chaiye mera hamare bata bataye batao batayen dekhna dekhni dekhne lagaye lagana lagane sahab make makes bulana bulao jaldi abhi kabhi ab phir ek do
का की के को से में मैं पर और या है हैं था थी कैसे क्या कहाँ कहां कब कौन कौनसा किस मेरा मेरी मेरे मुझे हम हमारा हमारी
चाहिए करें करना करे कराना कराएँ करवाना बनवाना बनवाएँ होना हो होगा होने लिए वाला वाली भी होगी होंगे क्यों
नहीं नही आ रहा रही रहे गया गई गए हुआ हुई हुए कितना कितनी कितने बनेगा बनाएँ हूँ हूं करूँ करो करनी करवानी करवाने करवाएँ कराने करानी बनवानी
बनवाने लगवाना लगवानी लगवाने लेना लेने लेनी देना देने देनी मिलता मिलती मिलते मिलेगा मिलेगी मिले जाता जाती जाते जाना जाए जाएगा आया आई आए आना आता आती
आते पड़ा पड़ी पड़े वाले अपना अपनी अपने कोई कुछ बहुत जी तक बाद कहीं किधर किसका किसकी किसके किसे कौनसी उनका उसका इसका यह ये वह वो आप आपका चाहिये बताओ
बताएँ बताइए देखना देखनी देखने लगाएं लगाएँ लगाना लगाने साहब बुलाना बुलाओ बुलानी जल्दी अभी कभी अब फिर लिया लिए दिया दी दिए निकाल
walo walon वालों वालो lag mil nikal rakh bata dekh puch लग मिल रख बता देख पूछ
नही बिना bina without kabtak baje बजे`,
	verbs(
		"kar kr ban lag mil dal daal nikal nikl rakh dekh bata bt puch pooch",
		"कर बन लग मिल डाल निकल निकाल रख देख बता पूछ",
	),
);

/** Words of many queries: they affect the ranking, but a document without them still matches. */
export const weakWords: ReadonlySet<string> = words(
	`
apply application online download form forms pdf status check new copy number list office city town council municipal
nagar palika parishad panchayat website page information details procedure process rate near nearest
today tomorrow day days time price market problem please now
aaj kal din log bhav bajar paisa paise rupaye avedan aavedan suchi jankari prakriya
आवेदन ऑनलाइन डाउनलोड फ़ॉर्म फॉर्म प्रपत्र स्थिति नया नई प्रति नंबर सूची कार्यालय नगर पालिका परिषद पंचायत शहर
आज कल दिन लोग भाव बाज़ार बाजार पैसा पैसे रुपये रुपए समस्या दिक्कत परेशानी
जानकारी विवरण प्रक्रिया पास निकालना
morning evening night daily month months year years week since last subah shaam raat roz mahina mahine saal hafte hafta
सुबह शाम रात रोज़ रोज महीना महीने साल हफ़्ते हफ्ते
latest nai naye naya taza taaza sabhi sab sare all full second dusra doosra ताज़ा ताजा नए नये सब सभी दूसरा दूसरी
shahar shehar sheher kasba कस्बा क़स्बा
kharab kharaab खराब ख़राब band बंद
result results exam rijalt रिज़ल्ट big small upcoming good acha achha accha अच्छा listens listen
bada badi bade chhota chota chhoti saari saare sari jagah बड़ा बड़ी बड़े छोटा छोटी छोटे सारी सारे जगह`,
	verbs(
		"kat kaat khul chal uth hat bhag ghum ghoom pakad bhej phenk fenk ruk",
		"कट काट खुल चल उठ हट भाग घूम पकड़ भेज फेंक रुक",
	),
);

/** Small words that say much beside another one, each with what it says: "no water", "पानी कब आता है". */
export const askingWords: ReadonlyMap<string, string> = new Map(
	Object.entries({
		not: "no not without nahi nahin nhi nai na bina नहीं नही ना बिना",
		when: "when kab kb kabtak बजे baje कब",
		which: "which who whose kaun kon kaunsa konsa kiska kisko कौन कौनसा किसका किसको",
		where: "where kahan kaha kha kidhar कहाँ कहां किधर",
		howMuch: "much many kitna kitni kitne कितना कितनी कितने",
	}).flatMap(([says, text]) =>
		wordsOf(text.normalize("NFC")).map((word): [string, string] => [word, `?${says}`]),
	),
);

function words(...texts: string[]): ReadonlySet<string> {
	return new Set(texts.flatMap((text) => wordsOf(text.normalize("NFC"))));
}

/** The forms of Hindi verbs, in both scripts: "khulta", "khulega", खुलवाना. */
function verbs(latin: string, hindi: string): string {
	const forms = (stems: string, endings: readonly string[]) =>
		stems.split(" ").flatMap((stem) => endings.map((ending) => stem + ending));
	return [...forms(latin, latinEndings), ...forms(hindi, hindiEndings)].join(" ");
}
