import type { Text } from "#contract/language.ts";

export const personWords = {
	back: { en: "All users", hi: "सभी उपयोगकर्ता" },
	details: { en: "Name, phone, e-mail", hi: "नाम, फ़ोन, ई-मेल" },
	phoneHint: {
		en: "A new number ends this person's sessions: the old one may be somebody else's by now.",
		hi: "नंबर बदलने पर इनके सत्र बंद हो जाएँगे: पुराना नंबर अब किसी और का हो सकता है।",
	},
	email: { en: "E-mail (optional)", hi: "ई-मेल (ज़रूरी नहीं)" },
	emailHint: {
		en: "The head of a department gets a mail each working morning that counts what is late or waits.",
		hi: "विभाग प्रमुख को हर कार्य दिवस की सुबह ई-मेल आता है कि कितना देर से या बाक़ी है।",
	},
	save: { en: "Save", hi: "सहेजें" },
	roleNow: { en: "Role now: {role}", hi: "अभी की भूमिका: {role}" },
	giveRole: { en: "Give another role", hi: "दूसरी भूमिका दें" },
	roleNeedsRight: {
		en: "Roles are given by whoever holds {permission}.",
		hi: "भूमिका वही दे सकता है जिसके पास यह अनुमति है: {permission}।",
	},
	access: { en: "Access", hi: "प्रवेश" },
	active: { en: "Can log in.", hi: "लॉगिन कर सकते हैं।" },
	suspended: {
		en: "Suspended: can't log in until reinstated.",
		hi: "निलंबित: बहाल होने तक लॉगिन नहीं कर सकते।",
	},
	left: { en: "Left: the last day was {day}.", hi: "सेवा समाप्त: अंतिम दिन {day} था।" },
	ends: { en: "Can log in until the end of {day}.", hi: "{day} के अंत तक लॉगिन कर सकते हैं।" },
	lastDay: { en: "Last day", hi: "अंतिम दिन" },
	lastDayHint: {
		en: "For somebody who leaves or retires. At midnight after it the account ends by itself.",
		hi: "जो सेवा छोड़ रहे हों या सेवानिवृत्त हों। उस दिन के बाद आधी रात को खाता अपने आप बंद हो जाएगा।",
	},
	saveDay: { en: "Save last day", hi: "अंतिम दिन सहेजें" },
	noLastDay: { en: "No last day", hi: "अंतिम दिन हटाएँ" },
	suspend: { en: "Suspend", hi: "निलंबित करें" },
	reinstate: { en: "Reinstate", hi: "बहाल करें" },
	reset: { en: "New password", hi: "नया पासवर्ड" },
	temporary: {
		en: "The password was given by somebody else and works until {moment}, to choose another.",
		hi: "पासवर्ड किसी और ने दिया है। नया चुनने के लिए वह {moment} तक चलेगा।",
	},
	ownPassword: { en: "The password is their own.", hi: "पासवर्ड उनका अपना है।" },
	sessions: { en: "Where this person is logged in", hi: "ये कहाँ-कहाँ लॉगिन हैं" },
	endAll: { en: "End all", hi: "सभी बंद करें" },
	deleteTitle: { en: "Delete", hi: "हटाना" },
	deleteLead: {
		en: "For an account that was added by mistake. Whoever leaves is better given a last day: then it stays clear who did what.",
		hi: "ग़लती से जोड़े गए खाते के लिए। जो सेवा छोड़ रहे हों उन्हें अंतिम दिन देना बेहतर है: तब साफ़ रहता है कि किसने क्या किया।",
	},
	own: {
		en: "This is your own account. Another administrator changes your name, phone and role; your password you change yourself.",
		hi: "यह आपका अपना खाता है। आपका नाम, फ़ोन और भूमिका कोई दूसरा एडमिन बदलता है; पासवर्ड आप ख़ुद बदलते हैं।",
	},
	beyond: {
		en: "This person may do more than you ({needs}), so you can't change the account. Ask somebody who holds that too.",
		hi: "इनके पास आपसे ज़्यादा अधिकार हैं ({needs}), इसलिए आप यह खाता नहीं बदल सकते। जिसके पास ये अधिकार हों उनसे कहें।",
	},
} as const satisfies Readonly<Record<string, Text>>;
