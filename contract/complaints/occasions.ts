export const occasions = {
	received: { en: "Received", hi: "शिकायत मिली" },
	question: { en: "A question", hi: "सवाल" },
	done: { en: "Done", hi: "काम पूरा हुआ" },
	late: { en: "Late", hi: "देर" },
	reopened: { en: "Reopened", hi: "फिर खुली" },
} as const;

export const willBeTold = {
	en: "You will be told by messages to your mobile. The link in each of them stops them.",
	hi: "आपके मोबाइल पर संदेश से बताया जाएगा। हर संदेश में उन्हें बंद करने का लिंक है।",
} as const;

export type Occasion = keyof typeof occasions;
