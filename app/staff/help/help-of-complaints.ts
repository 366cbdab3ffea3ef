import type { HelpSheet } from "./help-sheet.ts";

export const helpOfComplaints = {
	complaints: {
		purpose: {
			en: "The complaints of citizens in lists by what is to be done: mine, my department's, the late ones, those with a new answer, those that wait for my decision, those held back, all. The most urgent comes first. You find one by its number, the citizen's mobile number or words, in either script: “nali” finds नाली.",
			hi: "नागरिकों की शिकायतें, काम के अनुसार सूचियों में: मेरी, मेरे विभाग की, देर वाली, नए जवाब वाली, मेरे निर्णय की प्रतीक्षा वाली, रोकी गई, और सभी। सबसे ज़रूरी पहले आती है। शिकायत नंबर, नागरिक के मोबाइल नंबर या किसी शब्द से खोजें, किसी भी लिपि में: “nali” से नाली भी मिलेगी।",
		},
		who: {
			en: "Whoever holds Complaints, for the departments in which they work; whoever holds Assign Complaints sees those of all departments.",
			hi: "जिनके पास “शिकायतें” की अनुमति है, अपने विभागों की; जिनके पास “शिकायतें विभागों को भेजना” है, वे सब विभागों की देखते हैं।",
		},
		happens: [
			{
				en: "Looking changes nothing. The clock beside each says how much time is left or by how much it is late; it was set when the complaint came, and nobody moves it. From its due moment the head of the department sees to it too, and after half the time again the executive officer.",
				hi: "देखने से कुछ नहीं बदलता। हर शिकायत के साथ लिखा है कि कितना समय बाक़ी है या कितनी देर हो चुकी; यह समय शिकायत आते ही तय होता है और कोई उसे नहीं बदलता। समय बीतने पर शिकायत विभाग प्रमुख के पास भी जाती है, और उसका आधा समय और बीतने पर अधिशासी अधिकारी के पास भी।",
			},
			{
				en: "Keys hold while the focus is in the list or the case and you aren't typing: j next, k back, Enter opens, / search, ? this help. In a case each move has a letter, which the title of its button says: b begin, r done, a ask, s send on. A letter opens the form or leads to the button; nothing is sent by it.",
				hi: "जब फ़ोकस सूची या शिकायत में हो और आप लिख न रहे हों, तब कुंजियाँ चलती हैं: j अगली, k पिछली, Enter खोले, / खोज, ? यह सहायता। शिकायत में हर काम का एक अक्षर है, जो उसके बटन के शीर्षक में लिखा है: b शुरू, r पूरा, a पूछना, s आगे भेजना। अक्षर से केवल फ़ॉर्म खुलता है या बटन तक पहुँचते हैं; कुछ भेजा नहीं जाता।",
			},
			{
				en: "The file holds numbers, dates and states of the list that is open: no names, mobile numbers or words of citizens. That it was saved is noted.",
				hi: "फ़ाइल में खुली सूची के नंबर, तारीख़ें और स्थिति होती हैं: नागरिकों के नाम, मोबाइल नंबर या बात नहीं। फ़ाइल सहेजना दर्ज होता है।",
			},
		],
	},
	complaintCase: {
		purpose: {
			en: "One complaint with all that is known of it. What the citizen says comes first, then what you can do with it now, and what usually comes next has colour: begin, ask the citizen once, say that it is done, propose to decline it, send it on.",
			hi: "एक शिकायत की पूरी जानकारी। सबसे ऊपर नागरिक की बात है, उसके नीचे जो आप अभी कर सकते हैं, और जो आम तौर पर आगे करना होता है वह रंगीन है: काम शुरू करना, नागरिक से एक बार पूछना, काम पूरा बताना, अस्वीकार का प्रस्ताव रखना, आगे भेजना।",
		},
		who: {
			en: "Whoever holds Handle Complaints, in their own departments; the head of a department also gives complaints to its people. Whoever holds Assign Complaints sends on between departments, declines, joins, and decides on what was held back.",
			hi: "जिनके पास “शिकायतों पर कार्रवाई” है, अपने विभागों में; विभाग प्रमुख शिकायत अपने लोगों को भी देते हैं। जिनके पास “शिकायतें विभागों को भेजना” है, वे विभागों के बीच भेजते हैं, अस्वीकार करते हैं, जोड़ते हैं और रोकी गई पर निर्णय लेते हैं।",
		},
		happens: [
			{
				en: "What you write for the citizen is read with number and code; write it in their language. Done wants words, and for many categories a photo of the work or the reason why there is none. The citizen can reopen it, and then it goes one level up with half the time. Declining takes two people: one proposes, another decides.",
				hi: "नागरिक के लिए लिखी बात वे नंबर और कोड से पढ़ते हैं; उनकी भाषा में लिखें। “काम पूरा हुआ” के लिए कुछ लिखना ज़रूरी है, और कई श्रेणियों में काम की फ़ोटो या फ़ोटो न होने का कारण। नागरिक शिकायत फिर खोल सकते हैं; तब वह एक स्तर ऊपर जाती है और समय आधा रहता है। अस्वीकार करने में दो लोग लगते हैं: एक प्रस्ताव रखता है, दूसरा निर्णय लेता है।",
			},
			{
				en: "Keys: j next, k former, / search, ? this help; each move's letter is in the title of its button. They hold while the focus is in the case and you aren't typing.",
				hi: "कुंजियाँ: j अगली, k पिछली, / खोज, ? यह सहायता; हर काम का अक्षर उसके बटन के शीर्षक में है। ये तब चलती हैं जब फ़ोकस शिकायत में हो और आप लिख न रहे हों।",
			},
			{
				en: "If a colleague was quicker, you read what they did, and what you typed stays. It also stays on this device until it is sent, when your session ends or the phone closes the page. Name and number of the citizen show when you ask for them, and that you looked is noted. Notes stay in the office. Nothing in the history can be changed.",
				hi: "अगर किसी साथी ने पहले कुछ कर दिया हो तो आपको बताया जाता है, और आपका लिखा बना रहता है। सत्र समाप्त हो जाए या फ़ोन पृष्ठ बंद कर दे, तब भी भेजने तक वह इसी डिवाइस पर रहता है। नागरिक का नाम और नंबर माँगने पर ही दिखता है, और देखना दर्ज होता है। टिप्पणियाँ कार्यालय में ही रहती हैं। इतिहास में कुछ नहीं बदला जा सकता।",
			},
		],
	},
	takeComplaint: {
		purpose: {
			en: "The form for whoever comes to the counter or calls. It says to which department the complaint goes and by when it is due, and shows open ones that may be the same.",
			hi: "जो काउंटर पर आएँ या फ़ोन करें, उनके लिए फ़ॉर्म। यह बताता है कि शिकायत किस विभाग को जाएगी और कब तक होनी है, और वे खुली शिकायतें दिखाता है जो शायद यही हों।",
		},
		who: {
			en: "Whoever holds Handle Complaints, for complaints of all departments.",
			hi: "जिनके पास “शिकायतों पर कार्रवाई” की अनुमति है, सब विभागों की शिकायतों के लिए।",
		},
		happens: [
			{
				en: "Number and follow code come at once. The code is shown this once: print the slip, or read both out slowly. Without them the citizen has to come to the office to hear more.",
				hi: "नंबर और गुप्त कोड तुरंत मिलते हैं। कोड बस एक बार दिखता है: पर्ची छाप दें, या दोनों धीरे-धीरे बोलकर लिखवाएँ। इनके बिना नागरिक को जानने के लिए कार्यालय आना पड़ेगा।",
			},
		],
	},
	settings: {
		purpose: {
			en: "Who works in which department and who heads it, how many days a citizen has to reopen, after how many days of silence a complaint closes, how long names and photos are kept, on which extra days the office is closed, and whether citizens can complain on the site.",
			hi: "किस विभाग में कौन काम करता है और प्रमुख कौन है, नागरिक कितने दिन में फिर खोल सकते हैं, कितने दिन चुप रहने पर शिकायत बंद होती है, नाम और फ़ोटो कितने समय रखे जाते हैं, कार्यालय किन अतिरिक्त दिनों में बंद है, और नागरिक साइट पर शिकायत कर सकते हैं या नहीं।",
		},
		who: {
			en: "Whoever holds Settings. Somebody can be put into a department whose role may handle or assign complaints.",
			hi: "जिनके पास “सेटिंग्स” की अनुमति है। विभाग में वही रखे जा सकते हैं जिनकी भूमिका में शिकायतों पर कार्रवाई या उन्हें बाँटना हो।",
		},
		happens: [
			{
				en: "It applies at once for everybody and is listed under Changes. What is due already isn't moved. If somebody else has saved meanwhile you are told, and nothing is overwritten. To undo it, set it as it was.",
				hi: "यह सबके लिए तुरंत लागू होता है और “बदलाव” में दर्ज होता है। जो समय सीमा तय हो चुकी, वह नहीं बदलती। इस बीच किसी और ने सहेजा हो तो आपको बताया जाता है और कुछ मिटता नहीं। वापस लेने के लिए पहले जैसा कर दें।",
			},
		],
	},
} as const satisfies Readonly<Record<string, HelpSheet>>;
