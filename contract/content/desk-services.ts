import { content, type DeskKindRow } from "./desk-row.ts";

/** Kinds of the services, apart from the others for their number. */
export const serviceKinds = {
	helplines: {
		...content("services"),
		title: { en: "Helplines", hi: "हेल्पलाइन" },
		one: { en: "helpline", hi: "हेल्पलाइन" },
		seenOn: "whereUsed",
		order: "table",
		tells: ["number"],
	},
	complaintCategories: {
		...content("services"),
		title: { en: "What citizens complain of", hi: "शिकायत की श्रेणियाँ" },
		one: { en: "category", hi: "श्रेणी" },
		seenOn: "whereUsed",
		order: "table",
		tells: ["limit"],
		about: {
			en: "For each complaint the department that has it, and by when it is done. One that isn't the council's work leads to who does it.",
			hi: "हर शिकायत किस विभाग की है और कब तक काम होगा। जो पालिका का काम नहीं, वह सही जगह ले जाती है।",
		},
	},
	complaintAnswers: {
		...content("services"),
		title: { en: "Answers to complaints", hi: "शिकायतों के उत्तर" },
		one: { en: "answer", hi: "उत्तर" },
		seenOn: "whereUsed",
		tells: ["category"],
		about: {
			en: "Sentences that staff write to citizens again and again. Only the complaint desk shows them.",
			hi: "नागरिकों को बार-बार लिखे जाने वाले वाक्य। ये केवल शिकायत कक्ष में दिखते हैं।",
		},
	},
	messages: {
		...content("services"),
		title: { en: "Messages to citizens", hi: "नागरिकों को संदेश" },
		one: { en: "message", hi: "संदेश" },
		seenOn: "whereUsed",
		about: {
			en: "What is sent to the phone of a citizen who wants to be told of their complaint, word for word as it is registered with the operators.",
			hi: "जो नागरिक अपनी शिकायत की सूचना चाहते हैं, उनके फ़ोन पर जाने वाले संदेश, ठीक उन्हीं शब्दों में जो मोबाइल कंपनियों के पास पंजीकृत हैं।",
		},
	},
	serviceTimes: {
		...content("services"),
		title: { en: "Days that services took", hi: "सेवाओं में लगे दिन" },
		one: { en: "month of a service", hi: "सेवा का माह" },
		newestFirst: true,
		seenOn: { page: "servicePromise" },
		tells: ["month", "days"],
		about: {
			en: "Once a month for each service: how many days the middle case took, and how many were done.",
			hi: "हर सेवा के लिए महीने में एक बार: बीच वाले मामले में कितने दिन लगे और कितने मामले निपटे।",
		},
	},
	licences: {
		...content("services"),
		title: { en: "Licences", hi: "लाइसेंस" },
		one: { en: "licence", hi: "लाइसेंस" },
		seenOn: { page: "licences", at: "#licence-{key}" },
		order: "table",
	},
	sanitation: {
		...content("services"),
		title: { en: "Sanitation services", hi: "सफ़ाई सेवाएँ" },
		one: { en: "service", hi: "सेवा" },
		seenOn: { page: "sanitation", at: "#service-{key}" },
		order: "table",
	},
	pensionSchemes: {
		...content("services"),
		title: { en: "Pension schemes", hi: "पेंशन योजनाएँ" },
		one: { en: "scheme", hi: "योजना" },
		closed: true,
		seenOn: { page: "oldAgePension" },
	},
	pensionQuestions: {
		...content("services"),
		title: { en: "Questions on pensions", hi: "पेंशन के सवाल" },
		one: { en: "question", hi: "सवाल" },
		seenOn: { page: "oldAgePension" },
		order: "table",
	},
	pensionSteps: {
		...content("services"),
		title: { en: "Steps to a pension", hi: "पेंशन पाने के चरण" },
		one: { en: "step", hi: "चरण" },
		seenOn: { page: "oldAgePension" },
	},
	institutions: {
		...content("services"),
		title: { en: "Schools and colleges", hi: "शिक्षण संस्थान" },
		one: { en: "institution", hi: "संस्थान" },
		seenOn: { page: "education", at: "#institution-{key}" },
		order: "table",
	},
	hospitals: {
		...content("services"),
		title: { en: "Hospitals", hi: "अस्पताल" },
		one: { en: "hospital", hi: "अस्पताल" },
		seenOn: { page: "health", at: "#hospital-{key}" },
		order: "table",
	},
	places: {
		...content("services"),
		title: { en: "Places to see", hi: "दर्शनीय स्थान" },
		one: { en: "place", hi: "स्थान" },
		seenOn: { page: "tourism", at: "#place-{key}" },
		order: "table",
	},
	serviceNames: {
		...content("services"),
		title: { en: "Services A to Z", hi: "सेवाओं के नाम" },
		one: { en: "name of a service", hi: "सेवा का नाम" },
		seenOn: { page: "aToZ" },
		about: {
			en: "The names under which people look for a service, and the page to which each leads.",
			hi: "लोग किसी सेवा को जिस नाम से ढूँढते हैं, और वह नाम किस पृष्ठ पर ले जाए।",
		},
	},
} as const satisfies Readonly<Record<string, DeskKindRow>>;
