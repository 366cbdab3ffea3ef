import type { Text } from "#contract/language.ts";

export const openWords = {
	lead: {
		en: "Problems that citizens report to the council, newest first: what, in which ward, by when, and how it ended.",
		hi: "नागरिकों की बताई समस्याएँ, नई सबसे ऊपर: क्या, किस वार्ड में, कब तक, और क्या हुआ।",
	},
	notShown: {
		en: "Not shown: names, numbers, photos, words and the exact place, which were told to the office alone; complaints about persons or one's own connection; what was taken back or is still being looked at.",
		hi: "यहाँ नहीं दिखते: नाम, नंबर, फ़ोटो, लिखी बातें और सटीक जगह, क्योंकि वे केवल कार्यालय के लिए हैं; लोगों या अपने कनेक्शन से जुड़ी शिकायतें; वापस ली गई या अभी जाँची जा रही शिकायतें।",
	},
	samples: {
		en: "Most of these are samples: this site shows a made-up town.",
		hi: "इनमें से अधिकतर नमूने हैं: यह साइट एक काल्पनिक नगर दिखाती है।",
	},
	away: {
		en: "The list can't be shown at the moment. Please try again in a few minutes.",
		hi: "सूची अभी नहीं दिखाई जा सकती। कृपया कुछ मिनट बाद फिर कोशिश करें।",
	},
	ward: { en: "Ward", hi: "वार्ड" },
	everyWard: { en: "All wards", hi: "सभी वार्ड" },
	what: { en: "Problem", hi: "समस्या" },
	everything: { en: "All problems", hi: "सभी समस्याएँ" },
	state: { en: "State", hi: "स्थिति" },
	everyState: { en: "All states", hi: "हर स्थिति" },
	show: { en: "Show", hi: "दिखाएँ" },
	none: { en: "Nothing of this kind was reported.", hi: "इस तरह की कोई समस्या नहीं बताई गई।" },
	inWard: { en: "Ward {number}, {name}", hi: "वार्ड {number}, {name}" },
	noWard: { en: "Ward not known", hi: "वार्ड पता नहीं" },
	ofWard: { en: "Ward {number}, {name}: what was reported", hi: "वार्ड {number}, {name}: क्या बताया गया" },
	openLate: { en: "Open, late", hi: "बाक़ी, देर हो चुकी" },
	reported: { en: "reported on {day}, {ago}", hi: "{day} को बताई गई, {ago}" },
	due: { en: "due by {day}", hi: "{day} तक होना है" },
	late: { en: "late: was due by {day}", hi: "देर: {day} तक होना था" },
	done: { en: "done on {day}", hi: "{day} को हुआ" },
	doneLate: { en: "done on {day}, late", hi: "{day} को हुआ, देर से" },
	declined: { en: "declined on {day}", hi: "{day} को अस्वीकार" },
	reopened: { en: "reopened", hi: "फिर खोली गई" },
	newest: { en: "Newest", hi: "सबसे नई" },
	older: { en: "Older", hi: "इससे पुरानी" },
	pages: { en: "Pages of the list", hi: "सूची के पृष्ठ" },
	feed: { en: "Follow this list in a feed reader (Atom)", hi: "फ़ीड रीडर में यह सूची देखें (Atom)" },
	feedTitle: { en: "What citizens have reported", hi: "नागरिकों ने क्या बताया" },
} as const satisfies Readonly<Record<string, Text>>;
