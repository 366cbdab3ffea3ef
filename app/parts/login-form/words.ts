import type { Text } from "#contract/language.ts";

export const secondStepWords = {
	title: { en: "One more step", hi: "एक क़दम और" },
	appCode: { en: "Code from your app", hi: "आपके ऐप का कोड" },
	appHint: {
		en: "Six digits from the authenticator app on your phone.",
		hi: "आपके फ़ोन के ऑथेंटिकेटर ऐप में दिख रहे छह अंक।",
	},
	recoveryCode: { en: "Recovery code", hi: "रिकवरी कोड" },
	recoveryHint: {
		en: "One of the codes that you kept when you set the second factor up. Each works once.",
		hi: "दूसरी जाँच लगाते समय सँभालकर रखे कोड में से एक। हर कोड एक ही बार चलता है।",
	},
	useRecovery: { en: "I have a recovery code", hi: "मेरे पास रिकवरी कोड है" },
	useApp: { en: "Use the code from the app", hi: "ऐप का कोड भरें" },
	usePasskey: { en: "Use a passkey", hi: "पासकी से लॉगिन करें" },
	passkeyElsewhere: {
		en: "Your passkey works at {host} only. Open the site there, or type a code.",
		hi: "आपकी पासकी केवल {host} पर चलती है। साइट वहाँ खोलें या कोड भरें।",
	},
	noPasskeyHere: {
		en: "This device gave no passkey. Try again, or type a code.",
		hi: "इस उपकरण से पासकी नहीं मिली। फिर कोशिश करें या कोड भरें।",
	},
	back: { en: "Back", hi: "वापस" },
	lostBoth: {
		en: "No phone and no recovery code? Another administrator can reset the second factor.",
		hi: "न फ़ोन है, न रिकवरी कोड? कोई दूसरा एडमिन दूसरी जाँच हटा सकता है।",
	},
} as const satisfies Readonly<Record<string, Text>>;
