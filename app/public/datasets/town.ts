import * as columns from "./columns.ts";
import { dataset } from "./dataset.ts";

export const departments = dataset({
	kind: "departments",
	title: { en: "Departments", hi: "विभाग" },
	about: {
		en: "The departments of the council and the work that each of them does for citizens.",
		hi: "पालिका के विभाग और नागरिकों के लिए हर विभाग का काम।",
	},
	page: "services",
	columns: [
		columns.number,
		columns.title(
			{ en: "Department", hi: "विभाग" },
			{ en: "The name of the department.", hi: "विभाग का नाम।" },
		),
		columns.description,
	],
});

export const helplines = dataset({
	kind: "helplines",
	title: { en: "Helplines", hi: "हेल्पलाइन" },
	about: {
		en: "Numbers to call in danger, in illness and for the council's services.",
		hi: "आपात स्थिति, बीमारी और पालिका की सेवाओं के फ़ोन नंबर।",
	},
	page: "contact",
	columns: [
		columns.name({ en: "Helpline", hi: "हेल्पलाइन" }, { en: "Who answers.", hi: "फ़ोन कौन उठाएगा।" }),
		{
			key: "phone",
			label: { en: "Number", hi: "नंबर" },
			means: { en: "The number to dial.", hi: "यही नंबर मिलाएँ।" },
			cell: ({ number }) => number,
		},
		{
			key: "note",
			label: { en: "Note", hi: "टिप्पणी" },
			means: {
				en: "When and for what to call; may be empty.",
				hi: "कब और किस बात पर फ़ोन करें; ख़ाली भी हो सकती है।",
			},
			cell: ({ note }) => note ?? "",
		},
	],
});

export const sanitation = dataset({
	kind: "sanitation",
	title: { en: "Sanitation services", hi: "सफ़ाई सेवाएँ" },
	about: {
		en: "What the council does for cleanliness, water and parks, and how often it does it.",
		hi: "सफ़ाई, पानी और पार्कों के लिए पालिका क्या करती है और कितनी बार।",
	},
	page: "sanitation",
	columns: [
		columns.number,
		columns.title({ en: "Service", hi: "सेवा" }, { en: "The name of the service.", hi: "सेवा का नाम।" }),
		columns.description,
	],
});

export const hospitals = dataset({
	kind: "hospitals",
	title: { en: "Hospitals and clinics", hi: "अस्पताल और क्लीनिक" },
	about: {
		en: "Where the sick are treated in the town, when it is open and what to bring.",
		hi: "नगर में इलाज कहाँ होता है, कब खुला रहता है और साथ क्या लाएँ।",
	},
	page: "health",
	columns: [
		columns.number,
		columns.name({ en: "Name", hi: "नाम" }, { en: "What it is called.", hi: "अस्पताल का नाम।" }),
		columns.description,
	],
});

export const institutions = dataset({
	kind: "institutions",
	title: { en: "Schools and colleges", hi: "विद्यालय और कॉलेज" },
	about: {
		en: "The town's university, college and school, and what is taught there.",
		hi: "नगर का विश्वविद्यालय, कॉलेज और विद्यालय, और वहाँ की पढ़ाई।",
	},
	page: "education",
	columns: [
		columns.number,
		columns.title({ en: "Name", hi: "नाम" }, { en: "What it is called.", hi: "संस्था का नाम।" }),
		columns.description,
	],
});

export const places = dataset({
	kind: "places",
	title: { en: "Places to see", hi: "दर्शनीय स्थल" },
	about: {
		en: "Places in and around the town that are worth a visit, with opening hours.",
		hi: "नगर और आस-पास के देखने योग्य स्थान, खुलने के समय के साथ।",
	},
	page: "tourism",
	columns: [
		columns.number,
		columns.name({ en: "Place", hi: "स्थान" }, { en: "What it is called.", hi: "स्थान का नाम।" }),
		columns.description,
	],
});

export const holidays = dataset({
	kind: "holidays",
	title: { en: "Holidays of the office", hi: "कार्यालय के अवकाश" },
	about: {
		en: "The days on which the council's office is closed, besides its weekly holidays.",
		hi: "साप्ताहिक छुट्टियों के अलावा जिन दिनों पालिका कार्यालय बंद रहता है।",
	},
	page: "contact",
	columns: [
		columns.number,
		{
			key: "date",
			label: { en: "Date", hi: "तारीख़" },
			means: { en: "The day, as year, month and day.", hi: "दिन: वर्ष, माह और तारीख़।" },
			cell: ({ date }) => date,
		},
		columns.name({ en: "Holiday", hi: "अवकाश" }, { en: "What it is called.", hi: "अवकाश का नाम।" }),
		{
			key: "note",
			label: { en: "Note", hi: "टिप्पणी" },
			means: {
				en: "Whether the day may move; may be empty.",
				hi: "दिन आगे-पीछे हो सकता है या नहीं; ख़ाली भी हो सकती है।",
			},
			cell: ({ note }) => note ?? "",
		},
	],
});
