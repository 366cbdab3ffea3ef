import type { Text } from "#contract/language.ts";

export const pickerWords = {
	choose: { en: "Upload or search…", hi: "अपलोड करें या खोजें…" },
	chooseSeveral: { en: "Choose several…", hi: "एक साथ कई चुनें…" },
	addPdf: { en: "Add PDF files…", hi: "PDF फ़ाइलें जोड़ें…" },
	titlePicture: { en: "Choose a picture", hi: "चित्र चुनें" },
	titlePdf: { en: "Choose a PDF", hi: "PDF चुनें" },
	titleFilm: { en: "Choose a video", hi: "वीडियो चुनें" },
	search: { en: "Search names and titles", hi: "नाम और शीर्षक में खोजें" },
	nothing: { en: "Nothing found. Upload a file here.", hi: "कुछ नहीं मिला। यहाँ फ़ाइल अपलोड करें।" },
	empty: {
		en: "No file of this kind has been uploaded yet. Upload the first one above.",
		hi: "इस तरह की कोई फ़ाइल अभी अपलोड नहीं हुई। ऊपर से पहली फ़ाइल अपलोड करें।",
	},
	use: { en: "Use these: {count}", hi: "इन्हें लगाएँ: {count}" },
	describeAll: {
		en: "Pictures to be described before they can be published: {count}. What you write for this one is offered for the next.",
		hi: "प्रकाशित होने से पहले इतने चित्रों का वर्णन चाहिए: {count}। इसके लिए लिखे शब्द अगले चित्र में भरे मिलेंगे।",
	},
	pages: { en: "Pages of the shelf", hi: "फ़ाइलों के पृष्ठ" },
	pageOf: { en: "Page {page} of {last}", hi: "{last} में से पृष्ठ {page}" },
	previous: { en: "Previous", hi: "पिछला" },
	next: { en: "Next", hi: "अगला" },
	describe: {
		en: "Before it can be published this picture needs its title and description.",
		hi: "प्रकाशित होने से पहले इस चित्र को शीर्षक और वर्णन चाहिए।",
	},
	back: { en: "Back to the list", hi: "सूची पर लौटें" },
} as const satisfies Readonly<Record<string, Text>>;
