/** Occasions on which a citizen who wants it is told of their complaint. */
export const occasions = {
	received: { en: "Received", hi: "शिकायत मिली" },
	question: { en: "A question", hi: "सवाल" },
	done: { en: "Done", hi: "काम पूरा हुआ" },
	late: { en: "Late", hi: "देर" },
	reopened: { en: "Reopened", hi: "फिर खुली" },
} as const;

export type Occasion = keyof typeof occasions;
