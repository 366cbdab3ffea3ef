import type { Text } from "#contract/language.ts";

export const documentWords = {
	needsScript: {
		en: "The staff area needs JavaScript. Turn it on in the browser's settings and open this page again.",
		hi: "कर्मचारी क्षेत्र के लिए जावास्क्रिप्ट ज़रूरी है। ब्राउज़र की सेटिंग में उसे चालू करके पृष्ठ दोबारा खोलें।",
	},
	office: { en: "Or reach the office:", hi: "या कार्यालय से संपर्क करें:" },
} as const satisfies Readonly<Record<string, Text>>;
