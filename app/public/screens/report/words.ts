import type { Text } from "#contract/language.ts";

export const reportWords = {
	lead: {
		en: "No login. You get a number and a code at once, and see here what becomes of it.",
		hi: "लॉगिन नहीं चाहिए। नंबर और कोड तुरंत मिलते हैं, और यहीं दिखता है कि क्या हुआ।",
	},
	what: { en: "What is wrong?", hi: "क्या ख़राब है?" },
	notOurs: { en: "Not the council’s work: who does it", hi: "पालिका का काम नहीं: किसका है" },
	already: { en: "Reported already?", hi: "पहले बता चुके हैं?" },
	statePortal: {
		en: "You can also complain to the state, by telephone or at the office:",
		hi: "राज्य के पोर्टल पर, फ़ोन से या कार्यालय में भी शिकायत कर सकते हैं:",
	},
	off: {
		en: "Complaints aren’t taken on this page at the moment.",
		hi: "इस पृष्ठ पर अभी शिकायतें नहीं ली जा रहीं।",
	},
	offInstead: {
		en: "Call the council’s helpline, or choose another way:",
		hi: "पालिका की हेल्पलाइन पर फ़ोन करें, या दूसरा तरीक़ा चुनें:",
	},
	change: { en: "Something else is wrong", hi: "कुछ और ख़राब है" },
	within: { en: "Within", hi: "समय सीमा" },
	ifNow: { en: "if you send it now", hi: "अभी भेजने पर" },
	dangerous: { en: "Dangerous: call first", hi: "ख़तरा है: पहले फ़ोन करें" },
	dangerousWhy: {
		en: "It is quicker than any form. Then report it here, so that the council repairs it.",
		hi: "यह फ़ॉर्म से जल्दी है। फिर यहाँ भी बताएँ, ताकि पालिका मरम्मत करे।",
	},
	call: { en: "Call {number}", hi: "{number} पर फ़ोन करें" },
	whoDoesIt: { en: "Who does it", hi: "किसका काम है" },
	sameTitle: { en: "Is it one of these?", hi: "क्या इनमें से कोई यही है?" },
	sameLead: {
		en: "This is open already for the same ward. Join it and you follow the same number with a code of your own; yours counts with it.",
		hi: "इसी वार्ड की ये शिकायतें खुली हैं। जुड़ने पर उसी नंबर को अपने अलग कोड से देख सकेंगे; आपकी भी उसमें गिनी जाएगी।",
	},
	sameOne: { en: "The same, me too: {number}", hi: "यही है, मेरी भी: {number}" },
	sameNone: { en: "No, mine is another place", hi: "नहीं, मेरी जगह दूसरी है" },
	where: { en: "Where is it?", hi: "कहाँ है?" },
	mohalla: { en: "Mohalla or ward", hi: "मोहल्ला या वार्ड" },
	choose: { en: "Choose", hi: "चुनें" },
	wardUnknown: { en: "I don’t know the ward", hi: "वार्ड पता नहीं" },
	inWard: { en: "{mohalla} (ward {id})", hi: "{mohalla} (वार्ड {id})" },
	wardOnly: { en: "Ward {id}: {name}", hi: "वार्ड {id}: {name}" },
	landmark: { en: "Near what?", hi: "किसके पास?" },
	landmarkHint: {
		en: "Lane, and a shop, temple, school or house that everybody there knows.",
		hi: "गली, और ऐसी दुकान, मंदिर, स्कूल या मकान जिसे वहाँ सब जानते हों।",
	},
	spot: { en: "Number on the pole or house, if there is one", hi: "खंभे या मकान का नंबर, हो तो" },
	place: { en: "Add the place of this phone", hi: "इस फ़ोन की जगह जोड़ें" },
	placeTaken: { en: "The place is added. Only the office sees it.", hi: "जगह जुड़ गई। इसे केवल कार्यालय देखता है।" },
	placeFailed: {
		en: "The phone didn’t say where it is. The landmark is enough.",
		hi: "फ़ोन ने जगह नहीं बताई। पास की पहचान काफ़ी है।",
	},
	show: { en: "Show it", hi: "दिखाएँ" },
	say: { en: "Say it in a sentence", hi: "एक वाक्य में बताएँ" },
	words: { en: "What is wrong, since when", hi: "क्या ख़राब है, कब से" },
	who: { en: "Who are you?", hi: "आप कौन हैं?" },
	whoMay: {
		en: "Not needed. With a number the section can call you if it doesn’t find the place.",
		hi: "ज़रूरी नहीं। नंबर देंगे तो जगह न मिलने पर अनुभाग आपको फ़ोन कर सकेगा।",
	},
	whoMust: {
		en: "Needed here: the office has to speak with you.",
		hi: "यहाँ ज़रूरी है: कार्यालय को आपसे बात करनी होगी।",
	},
	name: { en: "Name", hi: "नाम" },
	mobile: { en: "Mobile number", hi: "मोबाइल नंबर" },
	send: { en: "Send to the council", hi: "पालिका को भेजें" },
	privacy: { en: "What happens with what you send", hi: "आपके भेजे हुए का क्या होता है" },
	privacy1: {
		en: "Only the section that does the work, and who sorts complaints, read it.",
		hi: "इसे वही अनुभाग पढ़ता है जो काम करेगा, और वे जो शिकायतें बाँटते हैं।",
	},
	privacy2: {
		en: "Nothing that you type or photograph is shown on this website.",
		hi: "आपका लिखा या आपकी फ़ोटो इस वेबसाइट पर नहीं दिखती।",
	},
	privacy3: {
		en: "Your number is hidden from staff until they need it, and each look is noted.",
		hi: "आपका नंबर कर्मचारियों से छिपा रहता है; ज़रूरत पर देखने वाले का नाम दर्ज होता है।",
	},
	privacy4: {
		en: "With the code you can remove name and number at any time.",
		hi: "कोड से आप नाम और नंबर कभी भी हटा सकते हैं।",
	},
	privacy5: {
		en: "Words, photos and number are erased some months after it is closed; only figures stay.",
		hi: "शिकायत बंद होने के कुछ महीने बाद बातें, फ़ोटो और नंबर मिटा दिए जाते हैं; केवल आँकड़े रहते हैं।",
	},
	trap: { en: "Leave this empty", hi: "इसे ख़ाली छोड़ें" },
	draft: { en: "What you had begun is here again.", hi: "आपका अधूरा फ़ॉर्म वापस आ गया है।" },
	sending: { en: "It is being sent…", hi: "भेजा जा रहा है…" },
	cut: {
		en: "The line was cut. Nothing is lost: it is sent again as soon as there is a connection.",
		hi: "कनेक्शन टूट गया। कुछ नहीं खोया: कनेक्शन आते ही फिर भेजा जाएगा।",
	},
	received: { en: "Your complaint has arrived", hi: "आपकी शिकायत मिल गई" },
	receivedLead: {
		en: "Write both down, or print the slip. Nobody needs your name to follow it.",
		hi: "दोनों लिख लें या पर्ची छाप लें। शिकायत देखने के लिए नाम नहीं चाहिए।",
	},
	codeNote: {
		en: "Like a key: show it to nobody you don’t trust.",
		hi: "चाबी की तरह: किसी अनजान को न दिखाएँ।",
	},
	next: { en: "What happens next", hi: "आगे क्या होगा" },
	next1: {
		en: "{section} has it now and does it by {due}.",
		hi: "यह अब {section} के पास है; काम {due} तक होगा।",
	},
	next2: {
		en: "If it has a question, it stands on the page of your complaint.",
		hi: "कोई प्रश्न होगा तो आपकी शिकायत के पृष्ठ पर दिखेगा।",
	},
	next3: {
		en: "If it is late, its head sees it, and then the executive officer.",
		hi: "देर होने पर अनुभाग प्रमुख और फिर अधिशासी अधिकारी देखते हैं।",
	},
	next4: {
		en: "When it says done, look at it: you can reopen it.",
		hi: "काम पूरा लिखा आए तो देख लें: ठीक न हो तो फिर खोल सकते हैं।",
	},
	print: { en: "Print the slip", hi: "पर्ची छापें" },
	keep: { en: "Keep on this phone", hi: "इस फ़ोन में रखें" },
	keptHere: { en: "Kept on this phone", hi: "इस फ़ोन में रखा है" },
	another: { en: "Report something else", hi: "कुछ और बताएँ" },
	qr: { en: "Leads to the page on which it is followed", hi: "शिकायत देखने के पृष्ठ पर ले जाता है" },
} as const satisfies Readonly<Record<string, Text>>;
