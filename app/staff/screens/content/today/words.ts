import type { Text } from "#contract/language.ts";

export const todayWords = {
	today: { en: "Today", hi: "आज" },
	waiting: { en: "waits for review, from {name}", hi: "समीक्षा की प्रतीक्षा में, {name} से" },
	returned: { en: "returned: {reason}", hi: "लौटाया गया: {reason}" },
	withdrawn: { en: "taken back, not sent", hi: "वापस लिया गया, भेजा नहीं" },
	planned: { en: "comes out {moment}", hi: "{moment} को आएगा" },
	ending: { en: "ends {moment}", hi: "{moment} को समाप्त होगा" },
	starts: { en: "begins {moment}", hi: "{moment} को शुरू होगा" },
	ends: { en: "ends {moment}", hi: "{moment} को समाप्त होगा" },
	comesOut: { en: "is published {moment}, its own date", hi: "अपनी तारीख़ पर {moment} को आएगी" },
	closes: { en: "closes {moment} and goes into the archive", hi: "{moment} को बंद होकर पुरालेख में जाएगी" },
	coming: { en: "What will change, and when", hi: "क्या और कब बदलेगा" },
	more: { en: "Show {count} more", hi: "{count} और दिखाएँ" },
	beyond: { en: "{count} more come later.", hi: "{count} और इसके बाद हैं।" },
	due: { en: "To be read through again ({count})", hi: "फिर से पढ़ने के लिए ({count})" },
	oldest: { en: "The {shown} oldest of {count}.", hi: "{count} में से सबसे पुराने {shown}।" },
	lastRead: { en: "last read through on {day}", hi: "पिछली बार {day} को पढ़ा गया" },
	stillRight: { en: "Read through, still right", hi: "पढ़ लिया, अब भी सही है" },
	confirming: { en: "One moment…", hi: "एक क्षण…" },
	differs: { en: "the council’s folder says something else now", hi: "पालिका के फ़ोल्डर में अब कुछ और है" },
	clockAhead: {
		en: "The server’s clock is {seconds} seconds ahead. What is planned comes out and ends on time all the same; times in the log and in lists are wrong. Tell the website’s technician.",
		hi: "सर्वर की घड़ी {seconds} सेकंड आगे है। जो तय समय पर आना या हटना है, वह फिर भी समय पर होगा; पर लॉग और सूचियों में समय ग़लत दिखेगा। वेबसाइट के तकनीकी कर्मचारी को बताएँ।",
	},
	clockBehind: {
		en: "The server’s clock is {seconds} seconds behind. What is planned comes out and ends on time all the same; times in the log and in lists are wrong. Tell the website’s technician.",
		hi: "सर्वर की घड़ी {seconds} सेकंड पीछे है। जो तय समय पर आना या हटना है, वह फिर भी समय पर होगा; पर लॉग और सूचियों में समय ग़लत दिखेगा। वेबसाइट के तकनीकी कर्मचारी को बताएँ।",
	},
	unfit: { en: "readers don’t see it as published: {why}", hi: "पाठकों को प्रकाशित रूप में नहीं दिख रहा: {why}" },
	unfitPlan: {
		en: "comes out {moment}, but could not be shown as it is: {why}",
		hi: "{moment} को आना है, पर इस रूप में दिखाया नहीं जा सकेगा: {why}",
	},
	needed: { en: "is still shown though it was to go: {why}", hi: "हटना था, पर अभी भी दिख रहा है: {why}" },
	draft: { en: "your draft, {moment}", hi: "आपका मसौदा, {moment}" },
	nameless: { en: "(no words yet)", hi: "(अभी कोई शब्द नहीं)" },
} as const satisfies Readonly<Record<string, Text>>;
