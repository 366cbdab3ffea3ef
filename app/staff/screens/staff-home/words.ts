import type { Text } from "#contract/language.ts";

export const staffHomeWords = {
	welcome: { en: "Welcome, {name}", hi: "स्वागत है, {name}" },
	leadWithout: {
		en: "{role}: your role has no rights here yet: ask an administrator.",
		hi: "{role}: आपकी भूमिका को यहाँ अभी कोई अधिकार नहीं है: किसी एडमिन से कहें।",
	},
	help: { en: "Something doesn't work? Ask the office:", hi: "कुछ काम नहीं कर रहा? कार्यालय से पूछें:" },
	views: { en: "On this page", hi: "इस पृष्ठ पर" },
	overview: { en: "Overview", hi: "सारांश" },
	nothingYet: {
		en: "Your permissions alone open no entry of the menu: ask an administrator.",
		hi: "केवल इन अनुमतियों से मेन्यू में कुछ नहीं खुलता: किसी एडमिन से कहें।",
	},
	oldContent: {
		en: "The website shows its content of {moment}: the council's folder has had mistakes since, and its changes aren't shown until they are put right. The site's technician should look at this:",
		hi: "वेबसाइट {moment} की सामग्री दिखा रही है: उसके बाद पालिका के फ़ोल्डर में ग़लतियाँ मिली हैं, और ठीक होने तक नए बदलाव नहीं दिखेंगे। वेबसाइट के तकनीकी कर्मचारी इन्हें देखें:",
	},
	oneAsks: { en: "One person asks for a new password", hi: "एक व्यक्ति ने नया पासवर्ड माँगा है" },
	peopleAsk: {
		en: "{count} people ask for a new password",
		hi: "{count} लोगों ने नया पासवर्ड माँगा है",
	},
	makeSure: {
		en: "Anybody can ask in another's name: call the number first. Open the person to give them a new password.",
		hi: "दूसरे के नाम से भी कोई अनुरोध कर सकता है: पहले इसी नंबर पर फ़ोन करें। नया पासवर्ड देने के लिए नाम खोलें।",
	},
	closeRequest: { en: "Close request", hi: "अनुरोध बंद करें" },
	closeQuestion: {
		en: "Close this request? Nobody is told; whoever still needs a password has to ask again.",
		hi: "यह अनुरोध बंद करें? किसी को इसकी सूचना नहीं जाएगी; पासवर्ड चाहिए तो दोबारा अनुरोध करना होगा।",
	},
	closing: { en: "Closing…", hi: "बंद हो रहा है…" },
	closeFor: { en: "Close request: {name}", hi: "अनुरोध बंद करें: {name}" },
	version: { en: "Palika version {version}", hi: "पालिका संस्करण {version}" },
	ways: { en: "What do you want to do?", hi: "क्या करना है?" },
	yourMenu: { en: "What you may do", hi: "आप क्या कर सकते हैं" },
} as const satisfies Readonly<Record<string, Text>>;
