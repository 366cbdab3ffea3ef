import type { Text } from "#contract/language.ts";

export const boardWords = {
	chairman: { en: "Head of the board", hi: "बोर्ड के प्रमुख" },
	members: { en: "Elected members, ward by ward", hi: "वार्ड के अनुसार निर्वाचित सभासद" },
	ward: { en: "Ward", hi: "वार्ड" },
	seats: { en: "{count} members and the chairman", hi: "{count} सभासद और अध्यक्ष" },
	membersAlone: { en: "{count} members", hi: "{count} सभासद" },
	wardList: { en: "Ward list with populations", hi: "जनसंख्या सहित वार्ड सूची" },
} as const satisfies Readonly<Record<string, Text>>;
