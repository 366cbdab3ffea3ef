import type { ComplaintEvent, toldNames } from "#contract/complaints/moves.ts";
import type { Text } from "#contract/language.ts";

export const followWords = {
	lead: {
		en: "With the number and the follow code of your slip. No login.",
		hi: "पर्ची पर लिखे नंबर और गुप्त कोड से। लॉगिन नहीं चाहिए।",
	},
	numberHint: { en: "As in 26-004217-4", hi: "जैसे 26-004217-4" },
	codeHint: { en: "As in 7K3M-9QXD-2A; small letters do too", hi: "जैसे 7K3M-9QXD-2A; छोटे अक्षर भी चलेंगे" },
	show: { en: "Show my complaint", hi: "मेरी शिकायत दिखाएँ" },
	youWrote: { en: "You wrote: {text}", hi: "आपने लिखा: {text}" },
	sentThen: { en: "What you wrote is sent with it: {text}", hi: "आपने जो लिखा, वह साथ भेजा जाएगा: {text}" },
	lost: {
		en: "Lost the code? Report the same once more and choose “me too”, or ask at the office with the number.",
		hi: "कोड खो गया? वही बात फिर बताकर “मेरी भी” चुनें, या नंबर लेकर कार्यालय में पूछें।",
	},
	stopTitle: { en: "Messages about your complaint", hi: "शिकायत के संदेश" },
	stopLead: {
		en: "Once stopped, no more messages about complaints come to this phone. Your complaint stays, and you can look at it here.",
		hi: "बंद करने पर इस फ़ोन पर शिकायतों के संदेश नहीं आएँगे। आपकी शिकायत बनी रहेगी और उसे यहाँ देख सकते हैं।",
	},
	stop: { en: "Stop the messages", hi: "संदेश बंद करें" },
	stopped: {
		en: "Done: no more messages go to this phone.",
		hi: "हो गया: अब इस फ़ोन पर संदेश नहीं आएँगे।",
	},
	onThisPhone: { en: "Kept on this phone", hi: "इस फ़ोन में रखी शिकायतें" },
	open: { en: "Show", hi: "दिखाएँ" },
	remove: { en: "Remove from this phone", hi: "इस फ़ोन से हटाएँ" },
	waiting: { en: "Waiting for your answer", hi: "आपके जवाब की प्रतीक्षा" },
	held: { en: "It is being looked at", hi: "देखी जा रही है" },
	confirmed: { en: "Done, thank you", hi: "पूरा हुआ, धन्यवाद" },
	reported: { en: "Reported", hi: "कब बताई" },
	waitsForYou: { en: "waits for your answer", hi: "आपके जवाब का इंतज़ार" },
	dueWaits: {
		en: "{day}, if you answer now. The clock waits until then, and this day moves by as long.",
		hi: "{day}, अगर अभी जवाब दें। घड़ी तब तक रुकी है, और यह तारीख़ आगे बढ़ती है।",
	},
	noPhoto: { en: "No photo of the work: {why}", hi: "काम की फ़ोटो नहीं: {why}" },
	dueNote: { en: "the council's own limit", hi: "पालिका की अपनी समय सीमा" },
	late: { en: "It is late.", hi: "समय सीमा निकल चुकी है।" },
	wasDue: { en: "It is late: it was due {day}.", hi: "देर हो चुकी है: काम {day} तक होना था।" },
	level1: { en: "The head of the department has it before them too.", hi: "अब विभाग प्रमुख भी इसे देख रहे हैं।" },
	level2: {
		en: "The head of the department and the executive officer have it before them too.",
		hi: "अब विभाग प्रमुख और अधिशासी अधिकारी भी इसे देख रहे हैं।",
	},
	joined: {
		en: "It was joined to {number}, which is about the same: what is done there is shown here.",
		hi: "इसे {number} में जोड़ा गया है, जो इसी बारे में है: वहाँ का काम यहाँ दिखता है।",
	},
	history: { en: "What has happened", hi: "अब तक क्या हुआ" },
	photosTitle: { en: "Photos", hi: "फ़ोटो" },
	yourPhoto: { en: "Your photo", hi: "आपकी फ़ोटो" },
	proofPhoto: { en: "The council's photo", hi: "पालिका की फ़ोटो" },
	proofAdded: {
		en: "The department added a photo of the work.",
		hi: "विभाग ने काम की फ़ोटो जोड़ी।",
	},
	question: { en: "The department asks", hi: "विभाग का सवाल" },
	answer: { en: "Your answer", hi: "आपका जवाब" },
	sendAnswer: { en: "Send the answer", hi: "जवाब भेजें" },
	isItDone: { en: "Is it done?", hi: "क्या काम हुआ?" },
	isItDoneLead: {
		en: "Look at the place. If you say nothing until {day}, it closes by itself and the record says that nobody checked it.",
		hi: "जगह देख लें। {day} तक कुछ न कहने पर यह अपने आप बंद होगी और लिखा रहेगा कि काम किसी ने नहीं जाँचा।",
	},
	isDone: { en: "It is done", hi: "हो गया" },
	isntDone: { en: "It isn't done", hi: "नहीं हुआ" },
	rating: { en: "How well was it done?", hi: "काम कैसा हुआ?" },
	rating1: { en: "1 badly", hi: "1 ख़राब" },
	rating5: { en: "5 very well", hi: "5 बहुत अच्छा" },
	confirmWords: { en: "A word for the department, if you like", hi: "विभाग के लिए एक बात, चाहें तो" },
	confirm: { en: "Done, thank you", hi: "हो गया, धन्यवाद" },
	notDone: { en: "Not done?", hi: "काम नहीं हुआ?" },
	disagree: { en: "You don't agree? Reopen it", hi: "सहमत नहीं? फिर खोलें" },
	until: {
		en: "You can reopen it until {day}; it then goes to the head of the department.",
		hi: "{day} तक फिर खोल सकते हैं; तब यह विभाग प्रमुख के पास जाएगी।",
	},
	reason: { en: "What isn't done", hi: "क्या नहीं हुआ" },
	reopen: { en: "Reopen it", hi: "फिर खोलें" },
	addPhoto: { en: "Add a photo", hi: "फ़ोटो जोड़ें" },
	sendPhoto: { en: "Send the photo", hi: "फ़ोटो भेजें" },
	withdraw: { en: "Take the complaint back", hi: "शिकायत वापस लें" },
	withdrawLead: {
		en: "If it has settled itself. It can't be undone.",
		hi: "बात अपने आप सुलझ गई हो तो। इसे पलटा नहीं जा सकता।",
	},
	withdrawReason: { en: "Why, if you like", hi: "कारण, चाहें तो" },
	forget: { en: "Remove my name and number", hi: "मेरा नाम और नंबर हटाएँ" },
	forgetLead: {
		en: "The complaint goes on without them; the department can't call you any more.",
		hi: "शिकायत चलती रहेगी; विभाग आपको फ़ोन नहीं कर पाएगा।",
	},
	another: { en: "Follow another complaint", hi: "दूसरी शिकायत देखें" },
	report: { en: "Report something else", hi: "कुछ और बताएँ" },
	toDepartment: { en: "Department: {department}", hi: "विभाग: {department}" },
	responsible: { en: "Who is responsible: {who}", hi: "किसका काम है: {who}" },
	rated: { en: "{rating} of 5", hi: "5 में से {rating}" },
} as const satisfies Readonly<Record<string, Text>>;

export const tellLabels = {
	answer: followWords.sendAnswer,
	confirm: followWords.confirm,
	reopen: followWords.reopen,
	withdraw: followWords.withdraw,
	photo: followWords.sendPhoto,
	forget: followWords.forget,
} as const satisfies Readonly<Record<(typeof toldNames)[number], Text>>;

/** Answers to what was just sent, above the state. */
export const thanks = {
	answer: { en: "Your answer has reached the department.", hi: "आपका जवाब विभाग को मिल गया।" },
	confirm: { en: "Thank you. It is closed.", hi: "धन्यवाद। शिकायत बंद हो गई।" },
	reopen: { en: "The department has what you wrote.", hi: "आपकी बात विभाग तक पहुँच गई।" },
	withdraw: { en: "Your complaint is taken back.", hi: "आपकी शिकायत वापस ले ली गई।" },
	photo: { en: "Your photo has arrived.", hi: "आपकी फ़ोटो मिल गई।" },
	forget: { en: "Your name and number are removed.", hi: "आपका नाम और नंबर हटा दिया गया।" },
} as const satisfies Readonly<Record<(typeof toldNames)[number], Text>>;

export const toldWords = {
	arrive: { en: "Your complaint arrived.", hi: "आपकी शिकायत मिली।" },
	also: { en: "Somebody else reported the same.", hi: "किसी और ने भी यही बताया।" },
	photo: { en: "You added a photo.", hi: "आपने फ़ोटो जोड़ी।" },
	notDone: {
		en: "You said that it isn't done. It is reopened when its first reporter, or one more, says so too.",
		hi: "आपने बताया कि काम नहीं हुआ। पहले बताने वाले या एक और के कहने पर यह फिर खुलेगी।",
	},
	more: { en: "You added something to your report.", hi: "आपने अपनी शिकायत में कुछ और जोड़ा।" },
	silence: {
		en: "It closed by itself: nobody said whether it is done.",
		hi: "यह अपने आप बंद हुई: किसी ने नहीं बताया कि काम हुआ या नहीं।",
	},
	forget: { en: "Your name and number were removed.", hi: "आपका नाम और नंबर हटाया गया।" },
	release: { en: "It went to the department.", hi: "यह विभाग को भेजी गई।" },
	discard: { en: "It was discarded.", hi: "यह हटाई गई।" },
	sendOn: { en: "It was sent on to whoever does it.", hi: "यह काम करने वाले को भेजी गई।" },
	begin: { en: "The department has begun.", hi: "विभाग ने काम शुरू किया।" },
	ask: {
		en: "The department asked you something; the clock is stopped until you answer, for seven days at most.",
		hi: "विभाग ने आपसे पूछा; जवाब तक समय रुका है, अधिकतम सात दिन।",
	},
	answer: { en: "You answered.", hi: "आपने जवाब दिया।" },
	resolve: { en: "The department says that it is done.", hi: "विभाग के अनुसार काम हो गया।" },
	propose: { en: "The department proposed to decline it.", hi: "विभाग ने अस्वीकार का प्रस्ताव रखा।" },
	decline: { en: "It was declined.", hi: "यह अस्वीकार की गई।" },
	keep: { en: "It wasn't declined.", hi: "यह अस्वीकार नहीं की गई।" },
	confirm: { en: "You said that it is done.", hi: "आपने बताया कि काम हो गया।" },
	check: { en: "The council looked at it again.", hi: "पालिका ने इसे दोबारा देखा।" },
	reopen: { en: "It was reopened.", hi: "यह फिर खोली गई।" },
	merge: {
		en: "It was joined to another complaint about the same.",
		hi: "इसे इसी बात की दूसरी शिकायत में जोड़ा गया।",
	},
	unmerge: { en: "It is a complaint of its own again.", hi: "यह फिर अलग है।" },
	withdraw: { en: "You took it back.", hi: "आपने इसे वापस लिया।" },
} as const satisfies Readonly<Record<ComplaintEvent, Text>>;
