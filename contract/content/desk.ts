import { atOnce, content, type DeskKindRow, page, words } from "./desk-row.ts";
import { serviceKinds } from "./desk-services.ts";

/** Kinds published at the desk (decision 32). */
export const deskKinds = {
	notices: {
		...content("announce"),
		title: { en: "Notices and tenders", hi: "सूचनाएँ और निविदाएँ" },
		one: { en: "notice", hi: "सूचना" },
		newestFirst: true,
		seenOn: { page: "notices", at: "?notice={key}" },
		tells: ["reference"],
		begins: "date",
		// No page shows it.
		technical: ["badge"],
	},
	alerts: {
		...atOnce,
		title: { en: "Alerts", hi: "आपात सूचनाएँ" },
		one: { en: "alert", hi: "आपात सूचना" },
		newestFirst: true,
		seenOn: { placesIn: "on" },
		begins: "starts",
	},
	serviceStatus: {
		...atOnce,
		title: { en: "Service status", hi: "सेवाओं की स्थिति" },
		one: { en: "service status", hi: "सेवा की स्थिति" },
		newestFirst: true,
		seenOn: { pageIn: "service" },
		begins: "starts",
	},
	holidays: {
		...content("announce"),
		title: { en: "Holidays of the office", hi: "कार्यालय के अवकाश" },
		one: { en: "holiday", hi: "अवकाश" },
		seenOn: "whereUsed",
		newestFirst: true,
		ends: "date",
		tells: ["date"],
		about: {
			en: "The days on which the office is closed, besides its weekly holidays. Every page says by them whether it is open now.",
			hi: "साप्ताहिक छुट्टियों के अलावा जिन दिनों कार्यालय बंद रहता है। हर पृष्ठ इन्हीं से बताता है कि कार्यालय अभी खुला है या नहीं।",
		},
	},
	stories: {
		...content("announce"),
		title: { en: "News stories", hi: "समाचार" },
		one: { en: "story", hi: "समाचार" },
		seenOn: { ownPage: "stories/{key}" },
		tells: ["date"],
		picture: "picture",
	},
	acts: {
		...content("announce"),
		title: { en: "Acts and rules", hi: "अधिनियम और नियम" },
		one: { en: "act", hi: "अधिनियम" },
		seenOn: { page: "acts" },
		order: "table",
	},
	documents: {
		...content("announce"),
		title: { en: "Documents (PDF)", hi: "दस्तावेज़ (PDF)" },
		one: { en: "document", hi: "दस्तावेज़" },
		tells: ["date"],
		about: {
			en: "Documents that belong to nothing else. The PDF of a notice or an act is added in its own form.",
			hi: "अलग से रखे जाने वाले दस्तावेज़। किसी सूचना या अधिनियम का PDF उसी के फ़ॉर्म में जोड़ें।",
		},
		newestFirst: true,
		technical: ["notice", "act"],
		seenOn: "whereUsed",
	},
	officers: {
		...content("people"),
		title: { en: "Officers", hi: "अधिकारी" },
		one: { en: "officer", hi: "अधिकारी" },
		seenOn: { page: "directory", at: "?section=officers" },
		order: "table",
		tells: ["designation", "phone"],
		picture: "img",
	},
	board: {
		...content("people"),
		title: { en: "Board members", hi: "बोर्ड के सदस्य" },
		one: { en: "seat", hi: "सदस्य" },
		seenOn: { page: "boardMembers" },
		order: "table",
		picture: "img",
	},
	wards: {
		...content("people"),
		title: { en: "Wards", hi: "वार्ड" },
		one: { en: "ward", hi: "वार्ड" },
		seenOn: { page: "wards" },
		tells: ["key", "member"],
	},
	wardMap: {
		...content("people"),
		title: { en: "Map of the wards", hi: "वार्डों का नक्शा" },
		one: { en: "row of the map", hi: "नक्शे की पंक्ति" },
		seenOn: { page: "wards" },
		tells: ["key"],
		about: {
			en: "Where each ward lies, row by row from the north. Every second row is drawn half a place further right.",
			hi: "कौन सा वार्ड कहाँ है, उत्तर से पंक्ति-दर-पंक्ति। हर दूसरी पंक्ति आधी जगह दाएँ दिखती है।",
		},
	},
	employees: {
		...content("people"),
		title: { en: "Employees", hi: "कर्मचारी" },
		one: { en: "employee", hi: "कर्मचारी" },
		seenOn: { page: "directory", at: "?section=employees&q={name}" },
		order: "table",
		tells: ["designation"],
	},
	contractors: {
		...content("people"),
		title: { en: "Contractors", hi: "ठेकेदार" },
		one: { en: "contractor", hi: "ठेकेदार" },
		seenOn: { page: "directory", at: "?section=contractors&q={name}" },
		order: "table",
		tells: ["Firm_Name"],
	},
	departments: {
		...content("people"),
		title: { en: "Departments", hi: "विभाग" },
		one: { en: "department", hi: "विभाग" },
		seenOn: { pageIn: "url" },
		order: "table",
	},
	achievements: {
		...content("people"),
		title: { en: "Achievements", hi: "उपलब्धियाँ" },
		one: { en: "achievement", hi: "उपलब्धि" },
		seenOn: { page: "achievements" },
		order: "table",
	},
	photos: {
		...content("media"),
		title: { en: "Photo gallery", hi: "फ़ोटो गैलरी" },
		one: { en: "photo", hi: "फ़ोटो" },
		order: "lastFirst",
		picture: "src",
		seenOn: { page: "photoGallery", at: "?photo={key}" },
		describes: { title: "title", description: "description", everywhere: true },
		about: {
			en: "On the page Photo Gallery, the newest first. What is ticked for it is shown on the home page too.",
			hi: "फ़ोटो गैलरी पृष्ठ पर, सबसे नई सबसे पहले। जिस पर निशान लगाएँ, वह मुखपृष्ठ पर भी दिखती है।",
		},
	},
	homePhotos: {
		...content("media"),
		title: { en: "Photos of the Gallery Page", hi: "चित्र झलकियाँ पृष्ठ की फ़ोटो" },
		one: { en: "photo", hi: "फ़ोटो" },
		seenOn: { page: "galleryPage", at: "?photo={key}" },
		about: {
			en: "On the Gallery Page and under the achievements, a new one first. Those of the home page are in its own form and in the photo gallery.",
			hi: "चित्र झलकियाँ पृष्ठ पर और उपलब्धियों के नीचे, नई फ़ोटो सबसे पहले। मुखपृष्ठ की फ़ोटो उसके अपने फ़ॉर्म में और फ़ोटो गैलरी में हैं।",
		},
		order: "newFirst",
		picture: "src",
		describes: { description: "alt" },
	},
	newsPhotos: {
		...content("media"),
		title: { en: "Photos under the news", hi: "समाचार के नीचे की फ़ोटो" },
		one: { en: "photo", hi: "फ़ोटो" },
		seenOn: { page: "news", at: "?photo={key}" },
		about: {
			en: "A strip below all news, a new one first. A story has its photos in its own form.",
			hi: "सब समाचारों के नीचे की पट्टी, नई फ़ोटो सबसे पहले। किसी समाचार की फ़ोटो उसके अपने फ़ॉर्म में लगती हैं।",
		},
		order: "newFirst",
		picture: "src",
	},
	videos: {
		...content("media"),
		title: { en: "Videos", hi: "वीडियो" },
		one: { en: "video", hi: "वीडियो" },
		seenOn: { page: "videoGallery" },
		order: "lastFirst",
		picture: "picture",
	},
	pictures: {
		...content("media"),
		title: { en: "Descriptions of pictures", hi: "चित्रों के विवरण" },
		one: { en: "description", hi: "विवरण" },
		seenOn: "whereUsed",
		picture: "file",
		describes: { title: "title", description: "description", everywhere: true },
		about: {
			en: "What a picture of the council's folder is called, and what is read aloud for it.",
			hi: "पालिका के फ़ोल्डर के चित्रों के नाम, और जो स्क्रीन रीडर उनके लिए पढ़ता है।",
		},
	},
	...serviceKinds,
	home: page("home"),
	ownPages: {
		...words("pages"),
		title: { en: "Pages of your own", hi: "अपने पृष्ठ" },
		one: { en: "page", hi: "पृष्ठ" },
		seenOn: { ownPage: "{key}" },
		tells: ["path"],
	},
	introductionPage: page("introduction"),
	contactPage: page("contact"),
	achievementsPage: page("achievements"),
	boardMembersPage: page("boardMembers"),
	wardsPage: page("wards"),
	directoryPage: page("directory"),
	servicesPage: page("services"),
	birthCertificatePage: page("birthCertificate"),
	deathCertificatePage: page("deathCertificate"),
	marriageCertificatePage: page("marriageCertificate"),
	licencesPage: page("licences"),
	grievancesPage: page("grievances"),
	wasteManagementPage: page("wasteManagement"),
	sanitationPage: page("sanitation"),
	oldAgePensionPage: page("oldAgePension"),
	widowPensionPage: page("widowPension"),
	divyangPensionPage: page("divyangPension"),
	eligibility: {
		...words("pages"),
		title: { en: "Who may draw a pension", hi: "पेंशन की पात्रता" },
		one: { en: "page", hi: "पृष्ठ" },
		whole: true,
		seenOn: { page: "oldAgePension" },
	},
	reachPage: page("reach"),
	educationPage: page("education"),
	healthPage: page("health"),
	tourismPage: page("tourism"),
	galleryPage: page("galleryPage"),
	photoGalleryPage: page("photoGallery"),
	videoGalleryPage: page("videoGallery"),
	newsPage: page("news"),
	noticesPage: page("notices"),
	actsPage: page("acts"),
	openDataPage: page("openData"),
	rightToInformationPage: page("rightToInformation"),
	aToZPage: page("aToZ"),
	siteMapPage: page("siteMap"),
	helpPage: page("help"),
	websitePolicyPage: page("websitePolicy"),
	today: {
		...words("pages"),
		title: { en: "What to do until a service opens", hi: "सेवा खुलने तक क्या करें" },
		one: { en: "answer", hi: "जवाब" },
		closed: true,
		seenOn: "whereUsed",
	},
	council: {
		...words("site"),
		title: { en: "Name, address and phone of the council", hi: "पालिका का नाम, पता, फ़ोन" },
		one: { en: "entry", hi: "प्रविष्टि" },
		// Only in the folder, so that nobody can lift the review of their own work.
		technical: ["fourEyes", "sample", "emblem", "preview", "colours", "geo", "map", "hiddenColumns"],
		whole: true,
		about: {
			en: "Name, address, phone number, e-mail, office hours and social media of the council: the head and the foot (footer) of every page.",
			hi: "पालिका का नाम, पता, फ़ोन नंबर, ई-मेल, समय और सोशल मीडिया: जो हर पृष्ठ के ऊपर और नीचे (फ़ुटर में) दिखता है।",
		},
		seenOn: "whereUsed",
	},
	facts: {
		...words("site"),
		title: { en: "Facts and figures", hi: "तथ्य और आँकड़े" },
		one: { en: "fact", hi: "तथ्य" },
		seenOn: "whereUsed",
		tells: ["key", "source"],
		about: {
			en: "Fees, days and figures that several pages name. Change one here, and every page has it.",
			hi: "शुल्क, दिन और आँकड़े, जो कई पृष्ठों पर आते हैं। यहाँ एक बार बदलें, हर पृष्ठ पर बदल जाएगा।",
		},
	},
	portals: {
		...words("site"),
		title: { en: "Other sites", hi: "दूसरी साइटें" },
		one: { en: "site", hi: "साइट" },
		seenOn: "whereUsed",
		tells: ["address"],
	},
	menus: {
		...words("site"),
		title: { en: "Menus and titles of pages", hi: "मेन्यू और पृष्ठों के शीर्षक" },
		one: { en: "entry", hi: "प्रविष्टि" },
		whole: true,
		about: {
			en: "The links in the menus, at the head and at the foot (footer) of every page, and what pages are called.",
			hi: "मेन्यू के और हर पृष्ठ के ऊपर और नीचे (फ़ुटर) के लिंक, और पृष्ठों के नाम।",
		},
		seenOn: "whereUsed",
	},
	searchWords: {
		...content("site"),
		title: { en: "Words for the search", hi: "खोज के शब्द" },
		one: { en: "row of words", hi: "शब्दों की पंक्ति" },
		seenOn: { pageIn: "page" },
		about: {
			en: "Other words that people type for the same page: the search finds it by them too.",
			hi: "उसी पृष्ठ के लिए लोग जो दूसरे शब्द लिखते हैं: खोज उनसे भी उसे ढूँढ लेती है।",
		},
	},
	redirects: {
		...content("site"),
		title: { en: "Old addresses", hi: "पुराने पते" },
		one: { en: "old address", hi: "पुराना पता" },
		seenOn: { pageIn: "page" },
		about: {
			en: "Addresses of the council's former site, and the page of this site that has taken the place of each.",
			hi: "पालिका की पुरानी साइट के पते, और उनकी जगह इस साइट का कौन-सा पृष्ठ खुले।",
		},
	},
} as const satisfies Readonly<Record<string, DeskKindRow>>;

export type DeskKind = keyof typeof deskKinds;

export const deskKindNames = Object.keys(deskKinds) as readonly DeskKind[];

export const deskKind = (kind: DeskKind): DeskKindRow => deskKinds[kind];

export const rowFilters = ["draft", "waiting", "returned", "planned", "out", "off", "folder"] as const;

export type RowFilter = (typeof rowFilters)[number];

/** Key of a kind that is one document. */
export const wholeKey = "all";

export function isOrdered(kind: DeskKind): boolean {
	return deskKind(kind).order !== undefined;
}
