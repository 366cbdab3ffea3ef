import type { Text } from "#contract/language.ts";

export const pageWords = {
	lead: {
		en: "What citizens have reported in the last twelve months, and how it ended. Bad months are shown like the others.",
		hi: "पिछले बारह महीनों में नागरिकों ने क्या बताया और उसका क्या हुआ। जो महीने ख़राब रहे, वे भी दिखाए गए हैं।",
	},
	none: {
		en: "No complaint has been reported in these twelve months.",
		hi: "इन बारह महीनों में कोई शिकायत दर्ज नहीं हुई।",
	},
	counted: { en: "Counted on {moment}.", hi: "गिनती का समय: {moment}।" },
	twelveMonths: { en: "Twelve months together", hi: "बारह महीने एक साथ" },
	parts: {
		en: "The {count} that were reported, each counted once:",
		hi: "दर्ज {count} शिकायतों का क्या हुआ, हर शिकायत एक ही बार गिनी गई:",
	},
	ofThem: { en: "{count} of them reopened", hi: "इनमें फिर खुलीं: {count}" },
	byMonth: { en: "Month by month", hi: "माह के अनुसार" },
	byDepartment: { en: "By department", hi: "विभाग के अनुसार" },
	byCategory: { en: "By kind of problem", hi: "समस्या के अनुसार" },
	byWard: { en: "By ward", hi: "वार्ड के अनुसार" },
	order: {
		en: "The greatest share in time comes first. Where fewer than twenty are done or late, nothing is compared: those follow at the end.",
		hi: "जहाँ समय पर काम का प्रतिशत सबसे ज़्यादा है, वह सबसे ऊपर है। जहाँ बीस से कम शिकायतें निपटीं या देर से हैं, वहाँ तुलना नहीं की गई: वे अंत में हैं।",
	},
	monthSays: {
		en: "{month}: {reported} reported, {inTime} done in time.",
		hi: "{month}: {reported} दर्ज, {inTime} समय पर निपटीं।",
	},
	groupSays: {
		en: "Most in time: {best}, {share}. Least: {worst}, {least}.",
		hi: "समय पर सबसे ज़्यादा: {best}, {share}। सबसे कम: {worst}, {least}।",
	},
	mostSays: { en: "Most reported: {name}, {count}.", hi: "सबसे ज़्यादा दर्ज: {name}, {count}।" },
	how: { en: "How it is counted", hi: "गिनती कैसे होती है" },
	howSays: { en: "A sentence for each figure.", hi: "हर आँकड़े के लिए एक वाक्य।" },
	ofAll: { en: "{some} of the {all} that are done or late", hi: "निपटी या देर वाली {all} में से {some}" },
	daysTaken: { en: "{days} days", hi: "{days} दिन" },
	finished: { en: "{count} done, {late} of them late", hi: "{count} निपटीं, इनमें देर से: {late}" },
	month: { en: "Month", hi: "माह" },
	department: { en: "Department", hi: "विभाग" },
	category: { en: "Problem", hi: "समस्या" },
	ward: { en: "Ward", hi: "वार्ड" },
	soFar: { en: "{month}, so far", hi: "{month}, अब तक" },
	tooFew: { en: "under 20 cases", hi: "20 से कम मामले" },
	reportedChart: {
		en: "Reported in each month, and how it ended",
		hi: "हर महीने दर्ज शिकायतें, और उनका क्या हुआ",
	},
	daysChart: {
		en: "Median days to the end, by month of the report",
		hi: "काम पूरा होने तक के मध्य दिन, दर्ज होने के माह के अनुसार",
	},
	chartSays: {
		en: "Bars for twelve months, the highest with {value} in {month}. The figures are in the table below.",
		hi: "बारह महीनों की पट्टियाँ, सबसे ऊँची {month} की: {value}। आँकड़े नीचे की तालिका में हैं।",
	},
	others: { en: "Open or other", hi: "चल रही या अन्य" },
	openData: { en: "These figures as a file (CSV, JSON)", hi: "ये आँकड़े फ़ाइल में (CSV, JSON)" },
} as const satisfies Readonly<Record<string, Text>>;
