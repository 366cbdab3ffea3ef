import { wordsOf } from "#contract/phonetic-key.ts";

/** Stop words in the spellings people type: ignored for matching, but a sign that the query is a sentence. */
export const emptyWords: ReadonlySet<string> = words(`
a an the of for to in on at by from with and or is are was be am it its this that my me i you your we our us do does did
can could should will would how what where when who whom which why please want need get any some there here have has about
ka ki ke ko se mein me main par aur ya hai hain tha thi kaise kya kahan kaha kab kaun kaunsa kis mera meri mere mujhe hum hamara
hamari chahiye karen kare karein karna karwana karwaye banwaye banwana hona ho hoga hone liye wala wali bhi
का की के को से में मैं पर और या है हैं था थी कैसे क्या कहाँ कहां कब कौन कौनसा किस मेरा मेरी मेरे मुझे हम हमारा हमारी
चाहिए करें करना करे कराना कराएँ करवाना बनवाना बनवाएँ होना हो होगा होने लिए वाला वाली भी`);

/** Words of many queries: they affect the ranking, but a document without them still matches. */
export const weakWords: ReadonlySet<string> = words(`
apply application online download form forms pdf status check new copy number list office city town council municipal
nagar palika parishad panchayat website page information details procedure process rate near nearest
avedan aavedan suchi jankari prakriya
आवेदन ऑनलाइन डाउनलोड फ़ॉर्म फॉर्म प्रपत्र स्थिति नया नई प्रति नंबर सूची कार्यालय नगर पालिका परिषद पंचायत शहर
जानकारी विवरण प्रक्रिया पास निकालना`);

function words(text: string): ReadonlySet<string> {
	return new Set(wordsOf(text.normalize("NFC")));
}
