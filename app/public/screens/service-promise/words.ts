import type { Text } from "#contract/language.ts";

export const promiseWords = {
	lead: {
		en: "What the council promises for each service and each kind of problem, and how long it took last.",
		hi: "हर सेवा और हर तरह की समस्या के लिए पालिका का वादा, और पिछली बार वास्तव में कितने दिन लगे।",
	},
	services: { en: "Services", hi: "सेवाएँ" },
	servicesNote: {
		en: "Days taken as the office has counted them: half of the month's cases took less, half more. In brackets how many there were.",
		hi: "लगे दिन कार्यालय की गिनती से: माह के आधे मामलों में इससे कम दिन लगे, आधे में ज़्यादा। कोष्ठक में मामलों की संख्या।",
	},
	service: { en: "Service", hi: "सेवा" },
	promised: { en: "Promised", hi: "वादा" },
	taken: { en: "Days taken", hi: "लगे दिन" },
	noPromise: { en: "not set", hi: "तय नहीं" },
	notCounted: { en: "not\u00a0counted", hi: "अभी गिनती नहीं" },
	month: { en: "Month", hi: "माह" },
	complaints: { en: "Problems that citizens report", hi: "नागरिकों की बताई समस्याएँ" },
	complaintsNote: {
		en: "Days taken by those done in {month}, from the report to the end, closed days and waiting included: half took less, half more. In brackets how many there were. Those reported more than a year ago aren't counted.",
		hi: "{month} में निपटी शिकायतों में लगे दिन, दर्ज होने से काम पूरा होने तक, छुट्टी और प्रतीक्षा मिलाकर: आधी में कम लगे, आधी में ज़्यादा। कोष्ठक में उनकी संख्या। एक वर्ष से पुरानी शिकायतें नहीं गिनी जातीं।",
	},
	problem: { en: "Problem", hi: "समस्या" },
	takenIn: { en: "Days taken in {month}", hi: "{month} में लगे दिन" },
} as const satisfies Readonly<Record<string, Text>>;
