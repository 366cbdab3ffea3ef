import type { Text } from "#contract/language.ts";

export const undoWords = {
	undo: { en: "Undo", hi: "पहले जैसा करें" },
	undoing: { en: "One moment…", hi: "एक क्षण…" },
	undone: {
		en: "Undone. Readers see what was there before.",
		hi: "पहले जैसा कर दिया गया। पाठक अब वही देखते हैं जो पहले था।",
	},
	withdrew: {
		en: "It takes the place of what was planned for {moment}.",
		hi: "यह उसकी जगह लेता है जो {moment} के लिए तय था।",
	},
	note: { en: "Version {number} undone", hi: "संस्करण {number} वापस लिया गया" },
} as const satisfies Readonly<Record<string, Text>>;
