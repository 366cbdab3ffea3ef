import type { Text } from "#contract/language.ts";

export const myPasswordWords = {
	sessions: { en: "Where you are logged in", hi: "आप कहाँ-कहाँ लॉगिन हैं" },
	endOthers: { en: "End all others", hi: "बाक़ी सभी बंद करें" },
	lead: {
		en: "After the change your sessions in other places end; this one goes on.",
		hi: "बदलने के बाद दूसरी जगह खुले आपके सत्र बंद हो जाएँगे; यह चलता रहेगा।",
	},
	change: { en: "Change password", hi: "पासवर्ड बदलें" },
} as const satisfies Readonly<Record<string, Text>>;

export const secondFactorWords = {
	title: { en: "Second factor", hi: "दूसरी जाँच" },
	off: {
		en: "It is off. When it is on, login also asks for a code from an app on your phone: whoever learns your password still can't get in.",
		hi: "यह बंद है। चालू होने पर लॉगिन में आपके फ़ोन के ऐप का कोड भी माँगा जाता है: किसी को आपका पासवर्ड पता चल भी जाए, तो वह लॉगिन नहीं कर सकता।",
	},
	setUp: { en: "Set up", hi: "लगाएँ" },
	setUpLead: {
		en: "You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis. Your password first:",
		hi: "आपके फ़ोन में कोई ऑथेंटिकेटर ऐप चाहिए, जैसे Google Authenticator, Microsoft Authenticator या Aegis। पहले अपना पासवर्ड भरें:",
	},
	next: { en: "Continue", hi: "आगे बढ़ें" },
	cancel: { en: "Cancel", hi: "रहने दें" },
	scanTitle: { en: "Connect the app", hi: "ऐप जोड़ें" },
	scan: {
		en: "In the app choose “Add”, then “Scan a QR code”.",
		hi: "ऐप में “जोड़ें” (Add) चुनें, फिर “QR कोड स्कैन करें”।",
	},
	qrLabel: { en: "QR code for the authenticator app", hi: "ऑथेंटिकेटर ऐप के लिए QR कोड" },
	openApp: { en: "Open in the app on this phone", hi: "इसी फ़ोन के ऐप में खोलें" },
	keyCopied: { en: "Key copied", hi: "कुंजी कॉपी हो गई" },
	orType: { en: "Or type this key into the app:", hi: "या ऐप में यह कुंजी (key) भरें:" },
	codeTitle: { en: "Type the code that the app shows", hi: "ऐप में दिख रहा कोड भरें" },
	code: { en: "Code", hi: "कोड" },
	codeHint: { en: "Six digits; a new code comes every 30 seconds.", hi: "छह अंक; हर 30 सेकंड में नया कोड आता है।" },
	turnOn: { en: "Turn on", hi: "चालू करें" },
	codesTitle: { en: "Keep these recovery codes", hi: "ये रिकवरी कोड सँभालकर रखें" },
	codesLead: {
		en: "If your phone is lost or broken, each of them logs you in once instead of the app. They are shown this once: keep them on paper, not on the phone.",
		hi: "फ़ोन खो जाए या ख़राब हो जाए, तो ऐप की जगह हर कोड से एक बार लॉगिन हो सकता है। ये केवल अभी दिख रहे हैं: इन्हें काग़ज़ पर रखें, फ़ोन में नहीं।",
	},
	codesOf: { en: "Recovery codes of {name} · {site}", hi: "{name} के रिकवरी कोड · {site}" },
	codesCopied: { en: "Recovery codes copied", hi: "रिकवरी कोड कॉपी हो गए" },
	print: { en: "Print", hi: "छापें" },
	save: { en: "Save as a file", hi: "फ़ाइल में सहेजें" },
	iKept: { en: "I have kept them", hi: "मैंने इन्हें सँभालकर रख लिया है" },
	done: { en: "Done", hi: "हो गया" },
	on: { en: "On since {since}.", hi: "चालू है, {since} से।" },
	codesLeft: { en: "Recovery codes left: {count}.", hi: "बचे हुए रिकवरी कोड: {count}।" },
	fewCodesLeft: {
		en: "Recovery codes left: {count}. Get new ones soon.",
		hi: "बचे हुए रिकवरी कोड: {count}। जल्दी नए कोड ले लें।",
	},
	renew: { en: "New recovery codes", hi: "नए रिकवरी कोड" },
	renewLead: {
		en: "Ten new codes come instead of the old ones, which no longer work then.",
		hi: "पुराने कोड की जगह दस नए कोड मिलेंगे; पुराने फिर नहीं चलेंगे।",
	},
	setUpApp: { en: "Set up an app", hi: "ऐप लगाएँ" },
	anotherPhone: { en: "Set up another phone", hi: "दूसरे फ़ोन पर लगाएँ" },
	turnOff: { en: "Turn off", hi: "बंद करें" },
	endLead: {
		en: "Without it whoever learns your password can log in as you. Your recovery codes end too.",
		hi: "इसके बिना जिसे भी आपका पासवर्ड पता चले, वह आपके नाम से लॉगिन कर सकता है। आपके रिकवरी कोड भी बेकार हो जाएँगे।",
	},
	required: {
		en: "Your role needs a second factor, so it can't be turned off.",
		hi: "आपकी भूमिका के लिए दूसरी जाँच ज़रूरी है, इसलिए वह बंद नहीं हो सकती।",
	},
} as const satisfies Readonly<Record<string, Text>>;

export const passkeyWords = {
	list: { en: "Passkeys", hi: "पासकी" },
	add: { en: "Add a passkey", hi: "पासकी जोड़ें" },
	addLead: {
		en: "A passkey is this computer's or phone's own lock: fingerprint, face or PIN. It is used instead of a code. Your password first:",
		hi: "पासकी यानी इस कंप्यूटर या फ़ोन का अपना ताला: उँगली, चेहरा या पिन। कोड की जगह यही काम आती है। पहले अपना पासवर्ड भरें:",
	},
	remove: { en: "Remove", hi: "हटाएँ" },
	removeLead: {
		en: "This device's passkey no longer logs you in then. If it is your only way, the second factor is off.",
		hi: "इस उपकरण की पासकी से फिर लॉगिन नहीं होगा। यही अकेला तरीक़ा हो, तो दूसरी जाँच बंद हो जाएगी।",
	},
	added: { en: "Added", hi: "जोड़ी गई" },
	used: { en: "last used", hi: "पिछला उपयोग" },
	isAdded: { en: "The passkey is added", hi: "पासकी जुड़ गई" },
	elsewhere: {
		en: "You can add a passkey at the site's own address:",
		hi: "पासकी साइट के अपने पते पर ही जोड़ी जा सकती है:",
	},
	notMade: {
		en: "This device made no passkey: it was cancelled, has one already, or can't make any.",
		hi: "इस उपकरण पर पासकी नहीं बनी: काम रोक दिया गया, पासकी पहले से है, या यहाँ बन नहीं सकती।",
	},
} as const satisfies Readonly<Record<string, Text>>;
