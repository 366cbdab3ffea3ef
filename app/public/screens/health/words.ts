import type { Text } from "#contract/language.ts";

export const healthWords = {
	hospitals: { en: "Hospitals and clinics", hi: "अस्पताल और क्लीनिक" },
	emergency: { en: "Emergency contacts", hi: "आपातकालीन संपर्क" },
} as const satisfies Readonly<Record<string, Text>>;
