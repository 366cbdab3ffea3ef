import type { Text } from "#contract/language.ts";

export const changesScreenWords = {
	entries: { en: "Logins, failures and locks", hi: "लॉगिन, नाकाम कोशिशें और रोक" },
	all: { en: "Everything", hi: "सब कुछ" },
	single: { en: "Only one kind", hi: "केवल एक तरह के" },
	clear: { en: "Clear the filter", hi: "सब फिर दिखाएँ" },
	when: { en: "When", hi: "कब" },
	address: { en: "From which address", hi: "किस पते से" },
	lines: { en: "Who did what, newest first", hi: "किसने क्या किया, नया पहले" },
	count: { en: "{count} on this page", hi: "इस पृष्ठ पर {count}" },
	none: { en: "Nothing fits this filter.", hi: "इस छँटाई में कुछ नहीं मिला।" },
	turned: {
		en: "“From” is later than “To”: nothing is between them.",
		hi: "“कब से” की तारीख़ “कब तक” के बाद की है: इनके बीच कुछ नहीं हो सकता।",
	},
	older: { en: "Older", hi: "इससे पुराने" },
	newest: { en: "Newest", hi: "सबसे नए" },
	pages: { en: "Pages of the list", hi: "सूची के पृष्ठ" },
	server: { en: "The server", hi: "सर्वर" },
	somebody: { en: "Somebody", hi: "कोई" },
	nobody: { en: "–", hi: "–" },
} as const satisfies Readonly<Record<string, Text>>;
