import type { Text } from "../language.ts";

/** §3, in the specification's order. No schema here, so a screen may import it. */
export const departmentNames = {
	generalAdministration: { en: "General Administration", hi: "सामान्य प्रशासन" },
	account: { en: "Account", hi: "लेखा" },
	jalkal: { en: "Jalkal (Water)", hi: "जलकल" },
	nirman: { en: "Nirman (Construction)", hi: "निर्माण" },
	pathPrakash: { en: "Path Prakash (Street Lighting)", hi: "पथ प्रकाश" },
	store: { en: "Store", hi: "भंडार" },
	swasth: { en: "Swasth (Health)", hi: "स्वास्थ्य" },
	tax: { en: "Tax", hi: "कर" },
	udyan: { en: "Udyan (Gardens)", hi: "उद्यान" },
	janmMrityu: { en: "Janm Mrityu (Births and Deaths)", hi: "जन्म-मृत्यु" },
	peon: { en: "Peon", hi: "चपरासी" },
} as const satisfies Readonly<Record<string, Text>>;
