import type { Text } from "#contract/language.ts";

export const uploadWords = {
	choose: { en: "Choose files", hi: "फ़ाइलें चुनें" },
	chooseOne: { en: "Upload a file", hi: "फ़ाइल अपलोड करें" },
	camera: { en: "Take a photo", hi: "फ़ोटो खींचें" },
	drop: { en: "or drop them here", hi: "या यहाँ लाकर छोड़ें" },
	limits: {
		en: "Pictures up to {picture} MB, PDF up to {pdf} MB, MP4 videos up to {film} MB",
		hi: "चित्र {picture} MB, PDF {pdf} MB और MP4 वीडियो {film} MB तक",
	},
	onTheWay: { en: "Uploads", hi: "अपलोड" },
	waiting: { en: "Waits", hi: "प्रतीक्षा में" },
	sending: { en: "{share} % sent", hi: "{share} % पहुँचा" },
	paused: {
		en: "No network: it goes on by itself, {share} % sent",
		hi: "नेटवर्क नहीं है: अपने आप आगे बढ़ेगा, {share} % पहुँचा",
	},
	judging: { en: "Being checked…", hi: "जाँच हो रही है…" },
	done: { en: "Uploaded", hi: "अपलोड हो गई" },
	again: { en: "Try again", hi: "फिर कोशिश करें" },
	dismiss: { en: "Dismiss", hi: "हटाएँ" },
	toDescribe: { en: "Description missing", hi: "वर्णन बाक़ी" },
	titleHi: { en: "Title in Hindi", hi: "हिन्दी में शीर्षक" },
	titleEn: { en: "Title in English", hi: "अंग्रेज़ी में शीर्षक" },
	descriptionHi: { en: "What the picture shows, in Hindi", hi: "क्या दिख रहा है, हिन्दी में" },
	descriptionEn: { en: "What the picture shows, in English", hi: "क्या दिख रहा है, अंग्रेज़ी में" },
	descriptionHint: {
		en: "For those who can't see the picture; not the title again",
		hi: "उनके लिए जो चित्र देख नहीं सकते; शीर्षक दोबारा नहीं",
	},
	save: { en: "Save", hi: "सहेजें" },
	saveForAll: { en: "Save the same words for all {count}", hi: "सभी {count} के लिए यही शब्द सहेजें" },
	megabytes: { en: "{count} MB", hi: "{count} MB" },
	kilobytes: { en: "{count} kB", hi: "{count} kB" },
	pages: { en: "{count} pages", hi: "{count} पृष्ठ" },
	onePage: { en: "1 page", hi: "1 पृष्ठ" },
	scan: { en: "scan without text", hi: "स्कैन, अक्षर नहीं" },
	aadhaar: { en: "Aadhaar numbers?", hi: "आधार नंबर?" },
	aadhaarHint: {
		en: "This PDF seems to hold Aadhaar numbers ({count}, on pages {pages}). They must not be published: black them out in the paper or leave them out, save it as PDF again, and upload that in its place.",
		hi: "इस PDF में आधार नंबर लगते हैं ({count}, पृष्ठ {pages})। उन्हें प्रकाशित करना मना है: मूल काग़ज़ में उन्हें ढकें या हटाएँ, फिर से PDF सहेजें और इसकी जगह वही अपलोड करें।",
	},
	actsHint: {
		en: "This PDF does something by itself when it is opened or filled in, which citizens' programs warn of or don't do. If nobody needs that, print it to PDF and upload that.",
		hi: "यह PDF खोलने या भरने पर अपने आप कुछ करती है, जिस पर नागरिकों के प्रोग्राम चेतावनी देते हैं या उसे चलाते नहीं। ज़रूरत न हो तो इसे PDF में प्रिंट करके वही अपलोड करें।",
	},
	filesHint: {
		en: "Other files are attached to this PDF, and everybody who saves it gets them. Look whether they are meant for citizens.",
		hi: "इस PDF के साथ दूसरी फ़ाइलें जुड़ी हैं, और इसे सहेजने वाले हर व्यक्ति को वे मिलेंगी। देख लें कि वे नागरिकों के लिए ही हैं।",
	},
	scanHint: {
		en: "This PDF is a picture of paper: it can be neither searched nor read aloud. If you have the letter in Word or another program, save it as PDF there and upload that.",
		hi: "यह PDF काग़ज़ का चित्र है: इसमें कुछ खोजा नहीं जा सकता और इसे सुना भी नहीं जा सकता। मूल पत्र Word आदि में हो तो वहीं से PDF सहेजकर अपलोड करें।",
	},
	picture: { en: "Picture", hi: "चित्र" },
	pdf: { en: "PDF", hi: "PDF" },
	film: { en: "Video", hi: "वीडियो" },
} as const satisfies Readonly<Record<string, Text>>;
