import type { Text } from "../language.ts";

/** When people need a service; by it the overview of services is narrowed down. No schema here, so a screen may carry it. */
export const occasionWords = {
	family: { en: "Birth, death, marriage", hi: "जन्म, मृत्यु, विवाह" },
	house: { en: "House and water", hi: "मकान और पानी" },
	work: { en: "Shop and work", hi: "दुकान और काम-धंधा" },
	lane: { en: "Trouble in the lane", hi: "गली-मोहल्ले की परेशानी" },
	need: { en: "Help in need", hi: "ज़रूरत में मदद" },
} as const satisfies Readonly<Record<string, Text>>;

export type Occasion = keyof typeof occasionWords;

export const occasions = Object.keys(occasionWords) as readonly Occasion[];
