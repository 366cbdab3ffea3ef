import type { Text } from "#contract/language.ts";

export const reachWords = {
	distances: { en: "How far it is", hi: "कितनी दूर है" },
	ways: { en: "By air, train and road", hi: "हवाई जहाज़, रेल और सड़क से" },
	map: { en: "The town on the map", hi: "नक्शे पर नगर" },
} as const satisfies Readonly<Record<string, Text>>;
