import type { Text } from "#contract/language.ts";

export const manageUsersWords = {
	addUser: { en: "Add user", hi: "उपयोगकर्ता जोड़ें" },
	adding: { en: "Adding…", hi: "जोड़ा जा रहा है…" },
	nameHint: { en: "As on the identity card", hi: "जैसा पहचान पत्र पर है" },
	phoneHint: { en: "Ten digits, starts 6–9", hi: "दस अंक, 6–9 से शुरू" },
	users: { en: "Users", hi: "उपयोगकर्ता" },
	find: { en: "Find in this list", hi: "इस सूची में खोजें" },
	temporary: { en: "temporary", hi: "अस्थायी" },
	shown: { en: "{shown} of {all} users", hi: "{all} में से {shown} उपयोगकर्ता" },
	you: { en: "You", hi: "आप" },
	lastSignIn: { en: "Last login", hi: "पिछला लॉगिन" },
	never: { en: "never", hi: "कभी नहीं" },
	added: { en: "Added", hi: "जोड़ा गया" },
	addedBy: { en: "{day}, by {name}", hi: "{day}, {name} ने" },
	by: { en: "by {name}", hi: "{name} ने" },
	edit: { en: "Edit", hi: "बदलें" },
	reset: { en: "New password", hi: "नया पासवर्ड" },
	passwordOf: { en: "Password for {name}, to be handed over", hi: "{name} का पासवर्ड, उन्हें देने के लिए" },
	pageOf: { en: "page {page} of {last}", hi: "पृष्ठ {page}, कुल {last}" },
	close: { en: "Close", hi: "बंद करें" },
	handOver: {
		en: "Shown until you leave this page. Hand it over now: nobody can see it again.",
		hi: "यह पृष्ठ छोड़ने तक ही दिखेगा। अभी दे दें: बाद में इसे कोई नहीं देख सकेगा।",
	},
	deleteUser: { en: "Delete user", hi: "उपयोगकर्ता हटाएँ" },
	whatGoes: {
		en: "The account goes for good, and with it the sessions that are open now: {count}. The name stays in Changes.",
		hi: "खाता हमेशा के लिए हट जाएगा और उसके साथ अभी खुले सत्र भी: {count}। “बदलाव” में नाम बना रहेगा।",
	},
	resetTitle: { en: "New password", hi: "नया पासवर्ड" },
	resetFor: {
		en: "For {name}. All sessions of this user end, and the new password shows in the list until you leave the page.",
		hi: "{name} के लिए। इनके सभी सत्र बंद हो जाएँगे और नया पासवर्ड पृष्ठ छोड़ने तक सूची में दिखेगा।",
	},
	save: { en: "Save", hi: "सहेजें" },
} as const satisfies Readonly<Record<string, Text>>;

export const selectionWords = {
	role: { en: "New role", hi: "नई भूमिका" },
	giveRole: { en: "Give role", hi: "भूमिका दें" },
	saving: { en: "Saving…", hi: "सहेजा जा रहा है…" },
	cancel: { en: "Cancel", hi: "रहने दें" },
	askRole: {
		en: "Give the role {role} to all of them: {count}?",
		hi: "इन सबको भूमिका {role} दें: {count}?",
	},
} as const satisfies Readonly<Record<string, Text>>;
