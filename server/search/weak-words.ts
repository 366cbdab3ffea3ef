import { wordsOf } from "#contract/phonetic-key.ts";

/** Stop words in the spellings people type: ignored for matching, but a sign that the query is a sentence. */
export const emptyWords: ReadonlySet<string> = words(
	`a an the of for to in on at by from with and or is are was be am it its this that my me i you your we our us do does did can could should
will would how what where when who whom which why please want need get any some there here have has about ka ki ke ko se mein main par aur
ya hai hain tha thi kaise kya kahan kaha kab kaun kaunsa kis mera meri mere mujhe hum hamara hamari chahiye hona ho hoga hone liye wala
wali bhi not no nahi nahin nhi aa raha rahi rahe gaya gayi gaye hua hui hue kitna kitni kitne kisko if since they them he she his her were
been being got gets give given go goes going come comes take make made much many more very also just only coming getting giving taking
making having anyone someone nobody h hu hoon hogi honge kb kha kyu kyun kyon kyo rha rhi rhe gya gyi gye kr lena lene leni dena dene deni
jata jate jana jaye jayega aaya aayi aaye aana aata aati pada padi pade wale vala vale apna apni apne koi kuch bahut bahot ji tak
baad pe kahin kidhar kon kiska kiski kiske kise unka uska iska yeh ye wo woh aap aapka chahie chaiye hamare bata sahab makes bulana bulao
jaldi abhi kabhi ab phir ek walo walon lag mil nikal rakh dekh puch bina without kabtak baje too see let still yet after before into out
up off than then hota hoti hote sakta sakti sakte sake sakein le lo lein kiye kie karke aakar jakar mat
का की के को से में मैं पर और या है हैं था थी कैसे क्या कहाँ कहां कब कौन कौनसा किस मेरा मेरी मेरे मुझे हम हमारा हमारी हमारे चाहिए होना हो होगा
होने लिए वाला वाली भी होगी होंगे क्यों नहीं नही आ रहा रही रहे गया गई गए हुआ हुई हुए कितना कितनी कितने हूँ हूं लेना लेने लेनी देना देने
देनी जाता जाती जाते जाना जाए जाएगा आया आई आए आना आता आती आते पड़ा पड़ी पड़े वाले अपना अपनी अपने कोई कुछ बहुत जी तक बाद कहीं किधर किसका
किसकी किसके किसे कौनसी उनका उसका इसका यह ये वह वो आप आपका चाहिये बताओ बताएँ बताइए साहब बुलाना बुलाओ बुलानी जल्दी अभी कभी अब फिर लिया दिया
दी दिए निकाल वालों वालो लग मिल रख बता देख पूछ बिना बजे होता होती होते सकता सकती सकते सके सकें ले लें लो किए किये करके आकर जाकर मत`,
	"kar kr ban lag mil dal daal nikal nikl rakh dekh bata bt puch pooch bhul bhool कर बन लग मिल डाल निकल निकाल रख देख बता पूछ भूल",
);

/** Words of many queries: they affect the ranking, but a document without them still matches. */
export const weakWords: ReadonlySet<string> = words(
	`jati apply application online download form forms pdf status check new copy number list office city town council municipal nagar palika
parishad panchayat website page information details procedure process rate near nearest today tomorrow day days date dates tarikh tareekh tithi time price market problem
now aaj kal din log bhav bajar paisa paise rupaye avedan aavedan suchi jankari prakriya morning evening night daily month months year
years week last subah shaam raat roz mahina mahine saal hafte hafta latest nai naye naya taza taaza sabhi sab sare all full second dusra
doosra shahar shehar sheher kasba kharab kharaab band result results exam rijalt big small upcoming good acha achha accha live lives living listens listen
bada badi bade chhota chota chhoti saari saare sari jagah
आवेदन ऑनलाइन डाउनलोड फ़ॉर्म फॉर्म प्रपत्र स्थिति नया नई प्रति नंबर सूची कार्यालय नगर पालिका परिषद पंचायत शहर आज कल दिन तारीख तारीख़ तिथि लोग भाव बाज़ार
बाजार पैसा पैसे रुपये रुपए समस्या दिक्कत परेशानी जानकारी विवरण प्रक्रिया पास निकालना सुबह शाम रात रोज़ रोज महीना महीने साल हफ़्ते हफ्ते
ताज़ा ताजा नए नये सब सभी दूसरा दूसरी कस्बा क़स्बा खराब ख़राब बंद रिज़ल्ट अच्छा बड़ा बड़ी बड़े छोटा छोटी छोटे सारी सारे जगह`,
	"kat kaat khul chal uth hat bhag ghum ghoom pakad bhej phenk fenk ruk baith bah jod jud likh likhwa tod toot कट काट खुल चल उठ हट भाग घूम पकड़ भेज फेंक रुक बैठ बह जोड़ जुड़ लिख लिखवा तोड़ टूट",
);

/**
 * Words that people look for in the whole internet (money, shopping, travel, sport and the like), and here only
 * where a page is called so.
 */
export const foreignWords: ReadonlySet<string> = words(
	`loan loans emi insurance bima policy lic share shares sensex nifty bitcoin crypto invest investment fd sip credit debit atm upi cashback gst itr 
recharge sim sasta saste offer coupon sale smartphone iphone laptop fridge cooler tv remote bike scooter scooty activa car
cars jeans saree jewellery gold silver chandi
flight flights visa hotel hotels ticket tickets irctc pnr tatkal taxi cab trip goa mumbai bombay
cricket ipl match score football kohli dhoni olympic game games pubg ludo
film films movie movies cinema song songs gana gaana gane gaane lyrics serial episode actor actress hero heroine salman shahrukh netflix youtube
recipe recipes pizza burger biryani paneer chicken sabji sabzi halwa samosa cake coffee 
weight wajan vajan motapa diet gym yoga hair baal pimple skin face makeup sardard bukhar sugar 
rashifal horoscope kundli jyotish leo aries numerology lottery sapna sapne
neet jee upsc ssc cbse admit syllabus jobs vacancy naukri english french spanish translate translation meaning essay tutorial python java
facebook instagram whatsapp telegram gmail google app apps hack wifi reels
mountain planet planets earth world mughal empire invented inventor itihas kahani story katha chalisa panchang mausam weather mandi gehu geeta guitar dance music
laptop computer charger headphone motorcycle mileage joote jute shoes dress lehenga mehndi ghadi kimat silai kiraye kamra flatmate
stomach tooth fever pain remedy medicine ilaj nuskha dard jukam khansi pregnancy diabetes kidney patna lucknow agra kanpur
college engineering tuition tutor course class teacher ganit maths jhagda divorce dosti naukar ladki ladka dulhan dulha girlfriend boyfriend love shayari joke jokes chutkule
प्रधानमंत्री राष्ट्रपति election president capital
लोन ऋण ईएमआई बीमा इंश्योरेंस पॉलिसी शेयर सेंसेक्स बिटकॉइन निवेश क्रेडिट एटीएम यूपीआई जीएसटी आयकर 
रिचार्ज सिम बैलेंस सस्ता सस्ती सस्ते ऑफ़र ऑफर स्मार्टफ़ोन स्मार्टफोन लैपटॉप फ़्रिज फ्रिज कूलर हीटर टीवी रिमोट बाइक स्कूटी स्कूटर कार साड़ी गहने चाँदी चांदी
फ़्लाइट फ्लाइट वीज़ा वीजा होटल टिकट टैक्सी मुंबई गोवा
क्रिकेट आईपीएल मैच स्कोर फ़ुटबॉल फुटबॉल कोहली धोनी गेम
फ़िल्म फिल्म फ़िल्में मूवी सिनेमा गाना गाने गीत सीरियल अभिनेता अभिनेत्री हीरो हीरोइन सलमान शाहरुख़ शाहरुख यूट्यूब
रेसिपी विधि पिज़्ज़ा पिज्जा बिरयानी पनीर चिकन सब्ज़ी सब्जी हलवा समोसा केक रेस्टोरेंट
वज़न वजन मोटापा डाइट जिम योग बाल मुँहासे त्वचा चेहरा सिरदर्द बुखार बुख़ार
राशिफल कुंडली ज्योतिष राशि लॉटरी सपना सपने
नीट यूपीएससी एसएससी एडमिट सिलेबस नौकरी भर्ती अंग्रेज़ी अंग्रेजी अनुवाद निबंध
फ़ेसबुक फेसबुक इंस्टाग्राम व्हाट्सऐप व्हाट्सएप टेलीग्राम जीमेल गूगल ऐप वाईफ़ाई
पहाड़ ग्रह दुनिया मुग़ल मुगल साम्राज्य आविष्कार कहानी कथा चालीसा पंचांग मौसम मंडी गेहूँ गेहूं गीता नाच
कंप्यूटर चार्जर मोटरसाइकिल जूते लहंगा मेहंदी घड़ी क़ीमत कीमत सिलाई सिलने किराए कमरा
पेट दाँत दांत दर्द इलाज नुस्ख़ा नुस्खा ज़ुकाम जुकाम खाँसी खांसी पटना लखनऊ आगरा कानपुर
कॉलेज इंजीनियरिंग ट्यूशन कोर्स टीचर गणित झगड़ा तलाक़ तलाक दोस्ती लड़की लड़का दुल्हन दूल्हा शायरी चुटकुले चाँद चांद पृथ्वी सूरज`,
	"khareed kharid bech seekh sikh pakaa खरीद ख़रीद बेच सीख पका",
);

function words(some: string, stems: string): ReadonlySet<string> {
	const latin =
		"na ni ne ta ti te e o i a ya yi ye en ein yen yein aye ega egi enge yega yegi yenge un oon unga".split(
			" ",
		);
	const hindi = "ना नी ने ता ती ते ा ी े ो ें ूँ ूं ेगा ेगी ेंगे ूँगा".split(" ");
	const afterVowel = "ना नी ने ता ती ते या यी ई ये ए ओ एँ एं यें ऊँ ऊं एगा एगी एँगे एंगे येगा".split(" ");
	const after = (causes: readonly string[], ends: readonly string[]) =>
		causes.flatMap((cause) => ends.map((end) => cause + end));
	const all = ["", ...after(["", "a", "wa", "va"], latin), ...hindi, ...after(["ा", "वा"], afterVowel)];
	return new Set(wordsOf([some, ...after(stems.split(" "), all)].join(" ").normalize("NFC")));
}
