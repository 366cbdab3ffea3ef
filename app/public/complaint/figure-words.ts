import type { Text } from "#contract/language.ts";

interface Term {
	readonly label: Text;
	readonly means: Text;
}

export const figureTerms = {
	reported: {
		label: { en: "Reported", hi: "दर्ज" },
		means: {
			en: "Each problem once, in the month in which it was reported; without what was joined to another and what looks like abuse.",
			hi: "हर समस्या एक बार, उसी महीने में जिसमें दर्ज हुई; दूसरी में जोड़ी गई और शरारत लगने वाली शिकायतें नहीं गिनी जातीं।",
		},
	},
	inTime: {
		label: { en: "Done in time", hi: "समय पर" },
		means: {
			en: "Done within the council's limit for this kind of problem, and never reopened.",
			hi: "इस तरह की समस्या की समय सीमा के भीतर काम हुआ, और शिकायत फिर नहीं खुली।",
		},
	},
	late: {
		label: { en: "Late", hi: "देर से" },
		means: {
			en: "Done or taken back after the limit, or still open after it. A reopening sets a new limit.",
			hi: "समय सीमा के बाद काम हुआ या शिकायत वापस ली गई, या सीमा बीतने पर भी बाक़ी है। फिर खुलने पर नई सीमा लगती है।",
		},
	},
	again: {
		label: { en: "Done after reopening", hi: "फिर खुलकर निपटी" },
		means: {
			en: "Reopened, and then done within the new limit.",
			hi: "शिकायत फिर खुली और नई समय सीमा के भीतर काम हुआ।",
		},
	},
	open: {
		label: { en: "Open, not yet due", hi: "बाक़ी, समय है" },
		means: { en: "Still within the limit.", hi: "समय सीमा अभी बाक़ी है।" },
	},
	declined: {
		label: { en: "Declined", hi: "अस्वीकार" },
		means: { en: "The council said why nothing is done.", hi: "पालिका ने काम न करने का कारण बताया।" },
	},
	withdrawn: {
		label: { en: "Taken back", hi: "वापस ली गई" },
		means: { en: "By whoever reported it, before the limit.", hi: "बताने वाले ने समय सीमा से पहले वापस ली।" },
	},
	reopened: {
		label: { en: "Reopened", hi: "फिर खुली" },
		means: {
			en: "The work was not done, said the citizen or the office, and went on.",
			hi: "नागरिक या कार्यालय ने कहा कि काम नहीं हुआ, और शिकायत फिर खोली गई।",
		},
	},
	share: {
		label: { en: "Share in time", hi: "समय पर %" },
		means: {
			en: "Done in time, in per cent of those that are done or late. It isn't said of fewer than twenty.",
			hi: "जो निपटीं या देर से हैं, उनमें से इतने प्रतिशत समय पर हुईं। बीस से कम हों तो नहीं बताया जाता।",
		},
	},
	days: {
		label: { en: "Median days", hi: "मध्य दिन" },
		means: {
			en: "From the report to the end, closed days and waiting included: half of those done took less, half more. In brackets how many were done.",
			hi: "दर्ज होने से काम पूरा होने तक, छुट्टी और प्रतीक्षा मिलाकर: निपटी शिकायतों में आधी इससे कम दिनों में, आधी ज़्यादा में। कोष्ठक में निपटी शिकायतों की संख्या।",
		},
	},
} as const satisfies Readonly<Record<string, Term>>;

export const figuresWords = {
	noneDone: { en: "none done", hi: "कोई नहीं निपटी" },
	samples: {
		en: "These are samples: the complaints of this made-up town are invented.",
		hi: "ये नमूने के आँकड़े हैं: इस काल्पनिक नगर की शिकायतें गढ़ी हुई हैं।",
	},
	away: {
		en: "The figures can't be read at the moment. Please try again in a few minutes.",
		hi: "आँकड़े अभी नहीं मिल पा रहे हैं। कृपया कुछ मिनट बाद फिर देखें।",
	},
} as const satisfies Readonly<Record<string, Text>>;
