import type { Text } from "#contract/language.ts";

export const forgottenWords = {
	askThem: { en: "A new one is given by: {roles}.", hi: "नया पासवर्ड ये देते हैं: {roles}।" },
	office: { en: "The office:", hi: "कार्यालय:" },
	orSend: {
		en: "Or send a request: they see it at their next login, and call you.",
		hi: "या अनुरोध भेजें: अगले लॉगिन पर उन्हें दिखेगा, और वे आपको फ़ोन करेंगे।",
	},
	send: { en: "Send request", hi: "अनुरोध भेजें" },
	sending: { en: "Sending…", hi: "भेजा जा रहा है…" },
} as const satisfies Readonly<Record<string, Text>>;
