import type { Text } from "#contract/language.ts";

export const remarkWords = {
	says: { en: "{name} remarks:", hi: "{name} की टिप्पणी:" },
	done: { en: "Done, as {name} remarked:", hi: "ठीक किया, {name} की टिप्पणी थी:" },
	isDone: { en: "(done)", hi: "(ठीक किया)" },
	settle: { en: "Done", hi: "ठीक कर दिया" },
	leave: { en: "Remark on this", hi: "इस पर टिप्पणी लिखें" },
	another: { en: "Remark again", hi: "फिर से टिप्पणी लिखें" },
	what: { en: "What is to be changed here", hi: "यहाँ क्या बदलना है" },
	save: { en: "Save the remark", hi: "टिप्पणी सहेजें" },
	open: { en: "Remarks at the fields, still open: {count}", hi: "फ़ॉर्म पर टिप्पणियाँ, जो बाक़ी हैं: {count}" },
	allDone: { en: "All remarks at the fields are done.", hi: "फ़ॉर्म की सब टिप्पणियाँ पूरी हुईं।" },
} as const satisfies Readonly<Record<string, Text>>;
