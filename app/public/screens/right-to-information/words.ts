import type { Text } from "#contract/language.ts";

export const rightToInformationWords = {
	officers: { en: "Whom to ask", hi: "किससे माँगें" },
	letter: { en: "A letter to copy", hi: "आवेदन का नमूना" },
	fillIn: { en: "What to fill in", hi: "क्या-क्या भरें" },
	published: { en: "Published without asking", hi: "बिना माँगे प्रकाशित" },
	seeFirst: {
		en: "First see what is published without asking: 17 heads",
		hi: "पहले देखें कि बिना माँगे क्या प्रकाशित है: 17 शीर्षक",
	},
	number: { en: "No.", hi: "क्र." },
	head: { en: "What the law requires", hi: "क़ानून के अनुसार क्या प्रकाशित होना है" },
	who: { en: "Who can ask for information", hi: "कौन सूचना माँग सकता है" },
	where: { en: "Where it is", hi: "कहाँ है" },
} as const satisfies Readonly<Record<string, Text>>;
