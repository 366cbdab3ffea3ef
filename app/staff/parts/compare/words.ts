import type { Text } from "#contract/language.ts";

export const compareWords = {
	added: { en: "added:", hi: "जोड़ा गया:" },
	removed: { en: "taken out:", hi: "हटाया गया:" },
	end: { en: "end", hi: "समाप्त" },
	nothing: { en: "nothing", hi: "कुछ नहीं" },
	inHindi: { en: "Hindi", hi: "हिन्दी" },
	inEnglish: { en: "English", hi: "अंग्रेज़ी" },
	yes: { en: "yes", hi: "हाँ" },
	no: { en: "no", hi: "नहीं" },
	none: { en: "Nothing differs.", hi: "कोई अंतर नहीं है।" },
	count: { en: "changed: {differ}, as before: {same}", hi: "{differ} में अंतर, {same} एक जैसे" },
	isNew: { en: "It is new: readers see nothing of it yet.", hi: "यह नया है: पाठक इसे अभी नहीं देखते।" },
	isOff: { en: "It is taken off the site.", hi: "यह साइट से हटाया जाता है।" },
	moved: { en: "{name}: from place {from} to place {to}", hi: "{name}: {from} से {to} नंबर पर" },
	placed: { en: "{name}: new, at place {to}", hi: "{name}: नया, {to} नंबर पर" },
} as const satisfies Readonly<Record<string, Text>>;
