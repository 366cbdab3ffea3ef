import type { Text } from "#contract/language.ts";

export const promiseWords = {
	services: { en: "Services", hi: "सेवाएँ" },
	servicesNote: {
		en: "Days taken as the office has counted them: half of the month's cases took less, half more. In brackets how many there were. A promise is broken where half took longer than promised; those come first.",
		hi: "लगे दिन कार्यालय की गिनती से: माह के आधे मामलों में इससे कम दिन लगे, आधे में ज़्यादा। कोष्ठक में मामलों की संख्या। जहाँ आधे मामलों में वादे से ज़्यादा दिन लगे, वहाँ वादा टूटा: वे सबसे ऊपर हैं।",
	},
	service: { en: "Service", hi: "सेवा" },
	promised: { en: "Promised", hi: "वादा" },
	taken: { en: "Days taken", hi: "लगे दिन" },
	noPromise: { en: "not set", hi: "तय नहीं" },
	notCounted: {
		en: "Of these services the office hasn't counted the days yet:",
		hi: "इन सेवाओं में लगे दिन कार्यालय ने अभी नहीं गिने हैं:",
	},
	notCountedYet: { en: "Not counted yet", hi: "अभी गिनती नहीं" },
	noneCounted: {
		en: "Of these too few were reported to count, and none was done last month:",
		hi: "ये इतनी कम दर्ज हुईं कि गिनती नहीं हो सकी, और पिछले माह कोई नहीं निपटी:",
	},
	promise: { en: "Promise", hi: "वादा निभा?" },
	kept: { en: "✓ kept", hi: "✓ निभाया" },
	shareInTime: { en: "{share}% in time", hi: "{share}% समय पर" },
	broken: { en: "✗ broken", hi: "✗ टूटा" },
	month: { en: "Month", hi: "माह" },
	complaints: { en: "Problems that citizens report", hi: "नागरिकों की बताई समस्याएँ" },
	complaintsNote: {
		en: "Days taken by those done in {month}, from the report to the end, closed days and waiting included: half took less, half more. In brackets how many there were. Those reported more than a year ago aren't counted. The per cent are those in time within twelve months, the worst first: from 75% on the promise is kept. It isn't said of fewer than twenty.",
		hi: "{month} में निपटी शिकायतों में लगे दिन, दर्ज होने से काम पूरा होने तक, छुट्टी और प्रतीक्षा मिलाकर: आधी में कम लगे, आधी में ज़्यादा। कोष्ठक में उनकी संख्या। एक वर्ष से पुरानी शिकायतें नहीं गिनी जातीं। प्रतिशत: बारह महीनों में कितनी समय पर निपटीं, सबसे कम ऊपर; 75% या ज़्यादा पर वादा निभा। बीस से कम हों तो नहीं बताया जाता।",
	},
	problem: { en: "Problem", hi: "समस्या" },
	takenIn: { en: "Days taken in {month}", hi: "{month} में लगे दिन" },
} as const satisfies Readonly<Record<string, Text>>;
