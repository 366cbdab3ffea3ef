import type { Text } from "#contract/language.ts";

export const slipWords = {
	title: { en: "Your access to the staff area", hi: "कर्मचारी क्षेत्र में आपका प्रवेश" },
	website: { en: "Website", hi: "वेबसाइट" },
	mobile: { en: "Mobile number", hi: "मोबाइल नंबर" },
	password: { en: "Temporary password", hi: "अस्थायी पासवर्ड" },
	rules: {
		en: "Works for {days} days. At the first login you choose a password of your own. Tell it to nobody, and destroy this slip.",
		hi: "{days} दिन चलेगा। पहली बार लॉगिन करते ही अपना पासवर्ड चुनना होगा। पासवर्ड किसी को न बताएँ और यह पर्ची नष्ट कर दें।",
	},
	print: { en: "Print slip", hi: "पर्ची छापें" },
} as const satisfies Readonly<Record<string, Text>>;
