import type { Text } from "#contract/language.ts";

export const citizenWords = {
	lead: {
		en: "A trial form. It sends nothing and keeps nothing: citizens need no login for any service on this website.",
		hi: "यह केवल एक परीक्षण फ़ॉर्म है। यह न कुछ भेजता है, न कुछ सहेजता है: इस वेबसाइट की किसी सेवा के लिए नागरिकों को लॉगिन की ज़रूरत नहीं।",
	},
	open: { en: "Open the form", hi: "फ़ॉर्म खोलें" },
	title: { en: "Citizen Login / Registration", hi: "नागरिक लॉगिन / पंजीकरण" },
	nothingIsSent: {
		en: "Nothing that you type here leaves this page.",
		hi: "यहाँ लिखी कोई भी बात इस पृष्ठ से बाहर नहीं जाती।",
	},
	username: { en: "Username", hi: "उपयोगकर्ता नाम" },
	submit: { en: "Submit", hi: "जमा करें" },
	nothingWasSent: {
		en: "The form is closed. Nothing was sent and nothing was kept.",
		hi: "फ़ॉर्म बंद हो गया। न कुछ भेजा गया, न कुछ सहेजा गया।",
	},
	services: { en: "See all services, no login needed", hi: "बिना लॉगिन सभी सेवाएँ देखें" },
} as const satisfies Readonly<Record<string, Text>>;
