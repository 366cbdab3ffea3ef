import type { Text } from "../language.ts";

/** Occasions that filter the overview of services. No schema here, so a screen may import it. */
export const occasionWords = {
	family: { en: "Birth, death, marriage", hi: "जन्म, मृत्यु, विवाह" },
	house: { en: "House and water", hi: "मकान और पानी" },
	work: { en: "Shop and work", hi: "दुकान और काम-धंधा" },
	lane: { en: "Trouble in the lane", hi: "गली-मोहल्ले की परेशानी" },
	need: { en: "Help in need", hi: "ज़रूरत में मदद" },
} as const satisfies Readonly<Record<string, Text>>;

export type Occasion = keyof typeof occasionWords;

export const occasions = Object.keys(occasionWords) as readonly Occasion[];

export const servicePlaces = {
	online: { en: "Online", hi: "ऑनलाइन" },
	portal: { en: "On the government's portal", hi: "सरकारी पोर्टल पर" },
	phone: { en: "By phone", hi: "फ़ोन से" },
	counter: { en: "At the counter", hi: "काउंटर पर" },
	office: { en: "At the office", hi: "कार्यालय में" },
	walkIn: { en: "Just come", hi: "सीधे आएँ" },
} as const satisfies Readonly<Record<string, Text>>;
