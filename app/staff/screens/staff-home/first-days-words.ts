export const firstDayWords = {
	title: { en: "First days", hi: "शुरुआती दिन" },
	left: { en: "Left: {what}", hi: "बाक़ी: {what}" },
	firstPassword: {
		what: { en: "Change your first password", hi: "अपना पहला पासवर्ड बदलें" },
		why: {
			en: "It was set when the site was installed, and others have read it.",
			hi: "वह साइट लगाते समय तय हुआ था, और दूसरे उसे पढ़ चुके हैं।",
		},
	},
	secondAdministrator: {
		what: { en: "Add a second administrator", hi: "दूसरा एडमिन जोड़ें" },
		why: {
			en: "Only one person can manage users, roles and permissions. Who lets them in again when they forget their password?",
			hi: "उपयोगकर्ता, भूमिकाएँ और अनुमतियाँ सँभालने वाला एक ही व्यक्ति है। वे पासवर्ड भूल जाएँ तो नया कौन देगा?",
		},
	},
	secondFactor: {
		what: { en: "Turn on a second factor", hi: "दूसरी जाँच चालू करें" },
		why: {
			en: "You can change what others may do. With it, whoever learns your password still can't get in.",
			hi: "आप दूसरों के अधिकार बदल सकते हैं। यह चालू हो तो आपका पासवर्ड जानने वाला भी अंदर नहीं आ सकता।",
		},
	},
	lookOverRoles: {
		what: { en: "Look over the ready roles", hi: "तैयार भूमिकाएँ देख लें" },
		why: {
			en: "They are a proposal: decide what each of them may do here.",
			hi: "ये केवल सुझाव हैं: तय करें कि हर भूमिका यहाँ क्या कर सकती है।",
		},
	},
	complaintStaff: {
		what: { en: "Say who works on complaints", hi: "तय करें कि शिकायतों पर कौन काम करेगा" },
		why: {
			en: "Nobody yet in: {departments}. Give people the ready roles for complaints, then put each into a department, or name one who takes what the rest get.",
			hi: "अभी कोई नहीं: {departments}। लोगों को शिकायतों की तैयार भूमिकाएँ दें, फिर हर एक को विभाग में रखें, या एक व्यक्ति चुनें जो बाक़ी विभागों का काम ले।",
		},
	},
	complaintHeads: {
		what: { en: "Name the heads of departments", hi: "विभागों के प्रमुख तय करें" },
		why: {
			en: "Without a head in {departments} nobody there is told when a complaint is late.",
			hi: "{departments} में प्रमुख नहीं है, इसलिए देर होने पर वहाँ किसी को पता नहीं चलेगा।",
		},
	},
	theyAreRight: { en: "They are right", hi: "सब ठीक है" },
	sample: {
		what: { en: "Put in your council's own content", hi: "अपनी पालिका की सामग्री डालें" },
		why: {
			en: "The site still says that its people and numbers are examples. Once yours are in, the technician writes “sample: false” in council.yaml and reloads.",
			hi: "साइट पर अभी लिखा है कि लोग और नंबर नमूने हैं। अपनी सामग्री आने पर तकनीकी कर्मचारी council.yaml में “sample: false” लिखकर रीलोड करें।",
		},
	},
};
