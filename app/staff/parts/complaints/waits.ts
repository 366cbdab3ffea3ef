import type { Text } from "#contract/language.ts";

/** The lists of complaints that wait for somebody, as menu and first screen count them. */
export const complaintWaits = [
	{ view: "mine", label: { en: "mine", hi: "मेरी" } },
	{ view: "late", label: { en: "late", hi: "देर" } },
	{ view: "held", label: { en: "held", hi: "रोकी गई" } },
] as const satisfies readonly { readonly view: string; readonly label: Text }[];
