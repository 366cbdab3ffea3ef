import type { Text } from "#contract/language.ts";

export const reviewWords = {
	lead: {
		en: "What others have written and sent for review: look at what changes, then publish it or return it with a reason.",
		hi: "दूसरों ने जो लिखकर अनुमोदन के लिए भेजा है: देखें क्या बदलता है, फिर प्रकाशित करें या कारण बताकर लौटाएँ।",
	},
	none: { en: "Nothing waits for you.", hi: "आपके लिए कुछ बाक़ी नहीं है।" },
	waiting: { en: "Waiting for review", hi: "अनुमोदन की प्रतीक्षा में" },
	by: { en: "Written by {name}, {moment}", hi: "लिखा: {name}, {moment}" },
	youReview: { en: "for you to review", hi: "जाँच आपको करनी है" },
	own: {
		en: "You wrote this yourself. Somebody else should look at it before it is published.",
		hi: "यह आपने ही लिखा है। प्रकाशित होने से पहले इसे किसी दूसरे को देखना चाहिए।",
	},
	asksOff: { en: "{name} asks to take this off the site.", hi: "{name} ने इसे साइट से हटाने को कहा है।" },
	approved: { en: "{message}. Readers see it now.", hi: "{message}। पाठक इसे अब देख रहे हैं।" },
	takenOff: { en: "Taken off the site", hi: "साइट से हटा दिया गया" },
	takeOff: { en: "Take off the site", hi: "साइट से हटाएँ" },
	publishAll: { en: "Publish all {count}", hi: "सभी {count} प्रकाशित करें" },
	notYet: { en: "Not yet", hi: "अभी नहीं" },
	readAll: {
		en: "These were sent together. Have you looked at each of them?",
		hi: "ये एक साथ भेजे गए हैं। क्या आपने हर एक देख लिया है?",
	},
	isNew: { en: "New {one}", hi: "नया: {one}" },
	closes: { en: "closes {day}", hi: "{day} तक" },
	changes: { en: "What changes for readers", hi: "पाठकों के लिए क्या बदलेगा" },
	asItStands: { en: "What readers lose", hi: "पाठक यह खो देंगे" },
	sinceReturn: { en: "Since it was returned", hi: "लौटाने के बाद क्या बदला" },
	allFields: { en: "All fields that change, one by one", hi: "बदले हुए सब खाने, एक-एक करके" },
	newFields: {
		en: "It is new. Its fields, one by one",
		hi: "यह नया है। इसके खाने, एक-एक करके",
	},
	untold: {
		en: "A date, a sum or a document of a notice that is out changes, and readers aren't told. They would read:",
		hi: "जारी सूचना की तारीख़, राशि या दस्तावेज़ बदल रहा है, पर नागरिकों को बताया नहीं जाएगा। शुद्धिपत्र यह होता:",
	},
	lookAgain: { en: "Please look once more:", hi: "एक बार और देख लें:" },
	edit: { en: "Correct it", hi: "इसे ठीक करें" },
	return: { en: "Return with a reason", hi: "कारण बताकर लौटाएँ" },
	returning: { en: "Returning…", hi: "लौटाया जा रहा है…" },
	note: { en: "A note for the reviewer", hi: "अनुमोदन करने वाले के लिए" },
	reason: { en: "Why", hi: "क्यों" },
	place: { en: "{place} of {count}", hi: "{count} में से {place}" },
	steps: { en: "Others that wait", hi: "दूसरे जो बाक़ी हैं" },
	decided: { en: "This has been decided by now.", hi: "इस पर निर्णय हो चुका है।" },
} as const satisfies Readonly<Record<string, Text>>;
