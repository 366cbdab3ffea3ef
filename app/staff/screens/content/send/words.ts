import type { Text } from "#contract/language.ts";

export const sendWords = {
	askFirst: { en: "Let somebody look at it first", hi: "पहले किसी से दिखवाएँ" },
	note: { en: "A note for the reviewer", hi: "अनुमोदन करने वाले के लिए" },
	submit: { en: "Send for review", hi: "अनुमोदन के लिए भेजें" },
	submitting: { en: "Sending…", hi: "भेजा जा रहा है…" },
	check: { en: "Check", hi: "जाँचें" },
} as const satisfies Readonly<Record<string, Text>>;
