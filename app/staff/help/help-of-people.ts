import type { HelpSheet } from "./help-sheet.ts";

export const helpOfPeople = {
	manageUsers: {
		purpose: {
			en: "The list of all who log in to the staff area. You find people by name, in either script and by its sound, or by number; you add them, change name and mobile number, give a new password, suspend an account, set a last day or delete it. Several people at once can be given a role.",
			hi: "कर्मचारी क्षेत्र में लॉगिन करने वाले सभी लोगों की सूची। नाम से (किसी भी लिपि में, उच्चारण से भी) या नंबर से खोजें; नए लोग जोड़ें, नाम और मोबाइल नंबर बदलें, नया पासवर्ड दें, खाता निलंबित करें, अंतिम दिन तय करें या खाता हटाएँ। एक साथ कई लोगों को भूमिका दी जा सकती है।",
		},
		who: {
			en: "Whoever holds Manage Users, for people who hold no right that they lack themselves; nobody does it to themselves. The last person who can manage users, roles and permissions can't be suspended, deleted or given a last day.",
			hi: "जिनके पास “उपयोगकर्ता प्रबंधन” की अनुमति है, और केवल उन लोगों के लिए जिनके पास उनसे अधिक अधिकार न हों; अपने लिए कोई नहीं। जो अकेला व्यक्ति उपयोगकर्ता, भूमिकाएँ और अनुमतियाँ सँभालता है, उसे निलंबित नहीं किया जा सकता, हटाया नहीं जा सकता, न उसका अंतिम दिन तय हो सकता है।",
		},
		happens: [
			{
				en: "A password that you give is temporary: it works for seven days, and at the first login its owner has to choose another. Hand it over yourself or on the printed slip; nobody sees it a second time, and nobody is sent a message.",
				hi: "आपका दिया हुआ पासवर्ड अस्थायी है: सात दिन चलता है, और पहले लॉगिन पर उन्हें अपना पासवर्ड चुनना होता है। उसे स्वयं या छपी पर्ची पर दें; वह दोबारा नहीं दिखता, और किसी को संदेश नहीं जाता।",
			},
			{
				en: "A new password, a new number and a suspension end the person's sessions at once. A suspended account can be reinstated, with everything as it was. After the last day nobody logs in with the account; that can be taken back too.",
				hi: "नया पासवर्ड, नया नंबर और निलंबन उस व्यक्ति के सत्र तुरंत बंद कर देते हैं। निलंबित खाता बहाल किया जा सकता है, सब पहले जैसा रहता है। अंतिम दिन के बाद उस खाते से लॉगिन नहीं होता; यह भी वापस लिया जा सकता है।",
			},
			{
				en: "Deleting can't be undone. Whoever leaves should rather get a last day: then it stays readable who they were. Every step is listed under Changes.",
				hi: "हटाना वापस नहीं होता। जो नौकरी छोड़ रहे हों, उनका अंतिम दिन तय करना बेहतर है: तब दर्ज रहता है कि वे कौन थे। हर क़दम “बदलाव” में दर्ज होता है।",
			},
		],
	},
	importUsers: {
		purpose: {
			en: "Many new users at once, from a spreadsheet with name, phone and role. First you see every mistake with its row; then all are added together, and a slip can be printed for each.",
			hi: "स्प्रेडशीट से एक साथ कई नए उपयोगकर्ता: नाम, फ़ोन और भूमिका। पहले हर ग़लती अपनी पंक्ति के साथ दिखती है; फिर सब एक साथ जुड़ते हैं, और हर एक की पर्ची छप सकती है।",
		},
		who: {
			en: "Whoever holds Manage Users, for roles that hold nothing that they lack themselves.",
			hi: "जिनके पास “उपयोगकर्ता प्रबंधन” की अनुमति है, और केवल वे भूमिकाएँ जिनमें उनसे अधिक अधिकार न हों।",
		},
		happens: [
			{
				en: "Checking changes nothing. Adding takes all or nobody: with one mistake in the list nobody is added.",
				hi: "जाँच से कुछ नहीं बदलता। जोड़ने पर सब जुड़ते हैं या कोई नहीं: सूची में एक भी ग़लती हो तो किसी को नहीं जोड़ा जाता।",
			},
			{
				en: "The passwords are shown this once and work for seven days. Print the slips before you leave the page. Anyone added by mistake is deleted under Manage Users, one by one.",
				hi: "पासवर्ड केवल एक बार दिखते हैं और सात दिन चलते हैं। पृष्ठ छोड़ने से पहले पर्चियाँ छाप लें। भूल से जुड़े लोग “उपयोगकर्ता प्रबंधन” में एक-एक करके हटाए जाते हैं।",
			},
		],
	},
	assignRole: {
		purpose: {
			en: "Gives a person another role, for example after a transfer. With the role they get its rights, and lose those of the former one.",
			hi: "किसी को दूसरी भूमिका देना, जैसे तबादले के बाद। नई भूमिका के अधिकार मिलते हैं और पुरानी के चले जाते हैं।",
		},
		who: {
			en: "Whoever holds Assign Role, for roles and people that hold nothing that they lack themselves.",
			hi: "जिनके पास “भूमिका सौंपें” की अनुमति है, और केवल उन भूमिकाओं व लोगों के लिए जिनके पास उनसे अधिक अधिकार न हों।",
		},
		happens: [
			{
				en: "It applies from their next click, even if they are logged in. They aren't told: tell them yourself. To undo it, assign the former role again; Changes says which it was.",
				hi: "यह उनके अगले क्लिक से लागू होता है, भले ही वे लॉगिन हों। उन्हें सूचना नहीं जाती: स्वयं बता दें। वापस लेने के लिए पुरानी भूमिका फिर सौंपें; “बदलाव” में लिखा है कि वह कौन सी थी।",
			},
		],
	},
} as const satisfies Readonly<Record<string, HelpSheet>>;
