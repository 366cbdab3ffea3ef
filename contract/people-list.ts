import type { Text } from "./language.ts";

/** Accepted headings of a list of users; the first of each is the example's. */
export const peopleColumns = {
	name: { en: ["Name", "Full name", "Employee"], hi: ["नाम", "पूरा नाम", "कर्मचारी"] },
	phone: {
		en: ["Phone", "Mobile", "Mobile number", "Phone number"],
		hi: ["फ़ोन", "मोबाइल", "मोबाइल नंबर", "फ़ोन नंबर"],
	},
	role: { en: ["Role"], hi: ["भूमिका"] },
} as const satisfies Readonly<Record<string, Readonly<Record<keyof Text, readonly [string, ...string[]]>>>>;

export type PeopleColumn = keyof typeof peopleColumns;

export const peopleColumnNames = Object.keys(peopleColumns) as readonly PeopleColumn[];
