import type { Text } from "#contract/language.ts";

export const todayWords = {
	today: { en: "Today", hi: "आज" },
	waiting: { en: "waits for review, from {name}", hi: "समीक्षा की प्रतीक्षा में, {name} से" },
	returned: { en: "returned: {reason}", hi: "लौटाया गया: {reason}" },
	withdrawn: { en: "taken back, not sent", hi: "वापस लिया गया, भेजा नहीं" },
	planned: { en: "comes out {moment}", hi: "{moment} को आएगा" },
	ending: { en: "ends {moment}", hi: "{moment} को समाप्त होगा" },
	differs: { en: "the council’s folder says something else now", hi: "पालिका के फ़ोल्डर में अब कुछ और है" },
	unfit: { en: "readers don’t see it as published: {why}", hi: "पाठकों को प्रकाशित रूप में नहीं दिख रहा: {why}" },
	needed: { en: "is still shown though it was to go: {why}", hi: "हटना था, पर अभी भी दिख रहा है: {why}" },
	draft: { en: "your draft, {moment}", hi: "आपका मसौदा, {moment}" },
	nameless: { en: "(no words yet)", hi: "(अभी कोई शब्द नहीं)" },
} as const satisfies Readonly<Record<string, Text>>;
