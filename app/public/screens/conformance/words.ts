import type { Text } from "#contract/language.ts";

export const conformanceWords = {
	lead: {
		en: "How this website stands to the two standards it is held to. “Met” is shown by tests that run at every change; what no test can tell is left to a person.",
		hi: "यह वेबसाइट जिन दो मानकों पर परखी जाती है, उनमें कहाँ खड़ी है। “पूरा” वह है जिसे हर बदलाव पर चलने वाली जाँच दिखाती है; जो जाँच से नहीं जाना जा सकता, वह व्यक्ति देखता है।",
	},
	sum: {
		en: "{met} met, {notApplicable} not applicable, {needsAPerson} need a person.",
		hi: "{met} पूरे, {notApplicable} लागू नहीं, {needsAPerson} में व्यक्ति की जाँच।",
	},
	clause: { en: "Clause", hi: "खंड" },
	level: { en: "Level {level}", hi: "स्तर {level}" },
	status: { en: "Status", hi: "स्थिति" },
	how: { en: "How", hi: "कैसे" },
	shown: { en: "Shown by", hi: "किस जाँच से" },
	nothing: { en: "no test", hi: "जाँच नहीं" },
} as const satisfies Readonly<Record<string, Text>>;
