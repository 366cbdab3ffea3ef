import type { Text } from "#contract/language.ts";

export const conformanceWords = {
	lead: {
		en: "How far this website meets two standards. “Met” is shown by tests that run at every change; what no test can tell is left to a person.",
		hi: "दो मानकों पर यह वेबसाइट कितनी खरी है। “पूरा” वह है जिसे हर बदलाव पर चलने वाली जाँच दिखाती है; जो जाँच से पता नहीं चल सकता, उसे कोई व्यक्ति देखता है।",
	},
	sum: {
		en: "{met} met, {notApplicable} not applicable, {needsAPerson} need a person.",
		hi: "{met} पूरे, {notApplicable} लागू नहीं, {needsAPerson} किसी व्यक्ति को देखने हैं।",
	},
	clause: { en: "Clause", hi: "खंड" },
	level: { en: "Level {level}", hi: "स्तर {level}" },
	status: { en: "Status", hi: "स्थिति" },
	how: { en: "How", hi: "कैसे" },
	shown: { en: "Shown by", hi: "किस जाँच से" },
	tests: { en: "Tests: {count}", hi: "जाँचें: {count}" },
	nothing: { en: "no test", hi: "जाँच नहीं" },
} as const satisfies Readonly<Record<string, Text>>;
