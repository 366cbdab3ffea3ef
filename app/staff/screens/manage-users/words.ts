import type { Text } from "#contract/language.ts";

export const manageUsersWords = {
	addUser: { en: "Add user", hi: "उपयोगकर्ता जोड़ें" },
	adding: { en: "Adding…", hi: "जोड़ा जा रहा है…" },
	nameHint: { en: "As on the identity card", hi: "जैसा पहचान पत्र पर है" },
	phoneHint: { en: "Ten digits, starts 6–9", hi: "दस अंक, 6–9 से शुरू" },
	users: { en: "Users", hi: "उपयोगकर्ता" },
	find: { en: "Find in this list", hi: "इस सूची में खोजें" },
	showOnly: { en: "Show only", hi: "केवल ये दिखाएँ" },
	everyRole: { en: "All roles", hi: "सभी भूमिकाएँ" },
	shown: { en: "{shown} of {all} users", hi: "{all} में से {shown} उपयोगकर्ता" },
	download: { en: "Download as CSV", hi: "CSV फ़ाइल लें" },
	you: { en: "You", hi: "आप" },
	reset: { en: "New password", hi: "नया पासवर्ड" },
	passwordOf: { en: "Password for {name}, to be handed over", hi: "{name} का पासवर्ड, उन्हें देने के लिए" },
	pageOf: { en: "page {page} of {last}", hi: "पृष्ठ {page}, कुल {last}" },
	close: { en: "Close", hi: "बंद करें" },
	copy: { en: "Copy", hi: "कॉपी करें" },
	copyFailed: {
		en: "The browser did not allow copying. Select the password and copy it by hand.",
		hi: "ब्राउज़र ने कॉपी नहीं करने दिया। पासवर्ड चुनकर ख़ुद कॉपी करें।",
	},
	handOver: {
		en: "Shown until you leave this page. Hand it over now: nobody can see it again.",
		hi: "यह पृष्ठ छोड़ने तक ही दिखेगा। अभी दे दें: बाद में इसे कोई नहीं देख सकेगा।",
	},
	deleteUser: { en: "Delete user", hi: "उपयोगकर्ता हटाएँ" },
	resetTitle: { en: "New password", hi: "नया पासवर्ड" },
	resetFor: {
		en: "For {name}. All sessions of this user end, and the new password shows in the list until you leave the page.",
		hi: "{name} के लिए। इनके सभी सत्र बंद हो जाएँगे और नया पासवर्ड पृष्ठ छोड़ने तक सूची में दिखेगा।",
	},
	save: { en: "Save", hi: "सहेजें" },
} as const satisfies Readonly<Record<string, Text>>;
