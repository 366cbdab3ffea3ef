import type { Text } from "#contract/language.ts";

export const applyWords = {
	leadsTo: { en: "Leads to:", hi: "यहाँ खुलेगा:" },
	inNewTab: { en: "Opens in a new tab.", hi: "नए टैब में खुलेगा।" },
	notGovernment: { en: "Not a government website.", hi: "यह सरकारी वेबसाइट नहीं है।" },
} as const satisfies Readonly<Record<string, Text>>;
