import type { Text } from "#contract/language.ts";

export const introductionWords = {
	history: { en: "The town", hi: "नगर" },
	council: { en: "The council", hi: "नगर पालिका" },
	figures: { en: "The town in figures", hi: "आँकड़ों में नगर" },
	contactOffice: { en: "Contact Municipal Office", hi: "पालिका कार्यालय से संपर्क करें" },
	photos: { en: "Pictures of the town", hi: "नगर के चित्र" },
} as const satisfies Readonly<Record<string, Text>>;
