import type * as z from "zod";
import type { Text } from "../language.ts";
import type { MenuName, SoonKey } from "../navigation.ts";
import { sections } from "../pages.ts";
import { type DeskKind, publicNoteField } from "./desk.ts";
import { nameField } from "./form-plan.ts";
import type { iconNames } from "./icon-names.ts";
import type { kinds } from "./kinds.ts";
import { orderKey } from "./row.ts";
import type { Occasion } from "./service-page.ts";
import type { todayKeys } from "./today.ts";

/** What a field is called in the form, and how its choices are called where no table of the site names them. */
export interface FieldWords {
	readonly label: Text;
	readonly hint?: Text;
	readonly choices?: Readonly<Record<string, Text>>;
	/** Written in sentences, so its box is taller. */
	readonly long?: true;
}

/** The places of an alert that are no page. */
export const everywhere = {
	all: { en: "Every page", hi: "हर पृष्ठ" },
	section: { en: "the whole section", hi: "पूरा खंड" },
} as const satisfies Readonly<Record<string, Text>>;

type Leaf =
	| Text
	| { $picture: string }
	| { $media: string }
	| { $file: string }
	| { $portal: string }
	| { $page: string }
	| { $service: string }
	| { $document: number }
	| { $day: number }
	| string
	| number
	| boolean
	| null
	| undefined;

/** The names of all fields of a row, those within its groups and lists too. */
type NamesIn<Row> = Row extends Leaf
	? never
	: Row extends readonly (infer Item)[]
		? NamesIn<Item>
		: { [Name in keyof Row & string]-?: Name | NamesIn<NonNullable<Row[Name]>> }[keyof Row & string];

/** Menus have fields by the names of pages and menus, whose titles are their labels. */
type Described = { [Kind in DeskKind]: z.output<(typeof kinds)[Kind]["schema"]> };

type FieldName =
	| NamesIn<Described[Exclude<DeskKind, "menus" | "portals">]>
	| keyof Described["menus"]
	| Exclude<keyof Described["portals"], "host">
	| "soon"
	| "files"
	| typeof publicNoteField
	| typeof nameField
	| typeof orderKey;

const states = {
	normal: { en: "Normal", hi: "सामान्य" },
	revised: { en: "Changed times", hi: "समय बदला है" },
	limited: { en: "Limited", hi: "सीमित" },
} as const satisfies Readonly<Record<string, Text>>;

/** What brings people to a service. */
export const occasionWords: { readonly [Name in Occasion]: Text } = {
	family: { en: "Birth, death, marriage", hi: "जन्म, मृत्यु, विवाह" },
	house: { en: "House and water", hi: "मकान और पानी" },
	work: { en: "Shop and work", hi: "दुकान और काम-धंधा" },
	lane: { en: "Trouble in the lane", hi: "गली-मोहल्ले की परेशानी" },
	need: { en: "Help in need", hi: "ज़रूरत में मदद" },
};

const languageNames = {
	en: { en: "English", hi: "अंग्रेज़ी" },
	hi: { en: "Hindi", hi: "हिंदी" },
	both: { en: "Both languages", hi: "दोनों भाषाएँ" },
} as const satisfies Readonly<Record<string, Text>>;

/**
 * The words of every field of everything that staff publish, by its name: one without its label in both languages doesn't compile.
 * What a name means in one kind alone stands in `kindWords`.
 */
export const fieldWords: { readonly [Name in FieldName]-?: FieldWords } = {
	id: { label: { en: "Number", hi: "क्रमांक" } },
	version: { label: { en: "Version", hi: "संस्करण" } },
	key: {
		label: { en: "Name in links", hi: "लिंक में नाम" },
		hint: {
			en: "Latin letters, digits and hyphens; it stays as it is for good.",
			hi: "अंग्रेज़ी अक्षर, अंक और हाइफ़न; यह बाद में नहीं बदलेगा।",
		},
	},
	level: { label: { en: "How urgent", hi: "कितनी ज़रूरी" } },
	title: { label: { en: "Title", hi: "शीर्षक" } },
	text: { label: { en: "Text", hi: "पाठ" }, long: true },
	description: { label: { en: "Description", hi: "विवरण" }, long: true },
	desc: { label: { en: "What to do", hi: "क्या करना है" }, long: true },
	lead: { label: { en: "First sentence under the title", hi: "शीर्षक के नीचे का पहला वाक्य" }, long: true },
	summary: {
		label: { en: "Summary", hi: "सारांश" },
		hint: { en: "What it is about, in two or three sentences.", hi: "दो-तीन वाक्यों में: किस बारे में है।" },
		long: true,
	},
	paragraphs: { label: { en: "Paragraphs", hi: "अनुच्छेद" }, long: true },
	points: { label: { en: "Points", hi: "बिंदु" }, long: true },
	note: { label: { en: "Note", hi: "टिप्पणी" }, long: true },
	notes: { label: { en: "Notes", hi: "टिप्पणियाँ" } },
	owner: { label: { en: "Section that answers for it", hi: "उत्तरदायी अनुभाग" } },
	reviewed: {
		label: { en: "Last read through on", hi: "पिछली बार कब पढ़ा गया" },
		hint: { en: "The page shows this day.", hi: "पृष्ठ पर यही तारीख़ दिखती है।" },
	},
	name: { label: { en: "Name", hi: "नाम" } },
	label: { label: { en: "Words of the link or figure", hi: "लिंक या आँकड़े के शब्द" } },
	subtitle: { label: { en: "Second line", hi: "दूसरी पंक्ति" } },
	link: { label: { en: "Link", hi: "लिंक" } },
	links: { label: { en: "Links", hi: "लिंक" } },
	page: { label: { en: "Link to a page of this site", hi: "इस साइट के किसी पृष्ठ का लिंक" } },
	portal: { label: { en: "Link to another site", hi: "किसी दूसरी साइट का लिंक" } },
	related: { label: { en: "Pages to read next", hi: "आगे के पृष्ठ" } },
	on: { label: { en: "Where it is shown", hi: "कहाँ दिखे" } },
	starts: { label: { en: "Shown from", hi: "कब से दिखे" } },
	ends: {
		label: { en: "Shown until", hi: "कब तक दिखे" },
		hint: { en: "It goes by itself at this moment.", hi: "इस समय यह अपने आप हट जाएगी।" },
	},
	service: { label: { en: "Service", hi: "सेवा" } },
	when: { label: { en: "When the vehicle comes", hi: "गाड़ी कब आती है" }, long: true },
	problems: { label: { en: "What is wrong", hi: "क्या ख़राब है" } },
	say: { label: { en: "What to say on the phone", hi: "फ़ोन पर क्या बताएँ" }, long: true },
	short: { label: { en: "In one line", hi: "एक पंक्ति में" } },
	occasion: { label: { en: "When people need it", hi: "किस काम में ज़रूरत पड़ती है" } },
	atAGlance: {
		label: { en: "Fee and time at a glance", hi: "एक नज़र में शुल्क और समय" },
		hint: {
			en: "At most 24 letters each, such as ₹10 and 21 days; the number of papers is counted.",
			hi: "हर एक अधिक से अधिक 24 अक्षर का, जैसे ₹10 और 21 दिन; काग़ज़ों की गिनती अपने आप होती है।",
		},
	},
	time: { label: { en: "Time", hi: "समय" } },
	state: { label: { en: "State", hi: "स्थिति" } },
	until: { label: { en: "Last day", hi: "अंतिम दिन" } },
	date: { label: { en: "Date", hi: "तारीख़" } },
	closes: {
		label: { en: "Closes on", hi: "अंतिम तारीख़" },
		hint: { en: "After this day it stands in the archive.", hi: "इस दिन के बाद यह पुरालेख में रहेगी।" },
	},
	opens: { label: { en: "Bids are opened on", hi: "निविदा खुलने की तारीख़" } },
	fee: { label: { en: "Fee", hi: "शुल्क" } },
	badge: { label: { en: "Colour", hi: "रंग" } },
	colour: { label: { en: "Colour", hi: "रंग" } },
	color: { label: { en: "Colour", hi: "रंग" } },
	gradient: { label: { en: "Colour", hi: "रंग" } },
	icon: { label: { en: "Icon", hi: "चिह्न" } },
	kind: { label: { en: "Kind", hi: "प्रकार" } },
	documents: { label: { en: "Documents", hi: "दस्तावेज़" }, long: true },
	document: { label: { en: "Document", hi: "दस्तावेज़" } },
	documentsOf: { label: { en: "All documents of a kind", hi: "किसी प्रकार के सभी दस्तावेज़" } },
	file: { label: { en: "File", hi: "फ़ाइल" } },
	language: { label: { en: "Written in", hi: "किस भाषा में" } },
	notice: { label: { en: "Notice", hi: "सूचना" } },
	act: { label: { en: "Act", hi: "अधिनियम" } },
	img: { label: { en: "Portrait", hi: "फ़ोटो" } },
	image: { label: { en: "Picture", hi: "चित्र" } },
	src: { label: { en: "Photo", hi: "फ़ोटो" } },
	picture: { label: { en: "Picture", hi: "चित्र" } },
	banner: { label: { en: "Picture at the top", hi: "ऊपर का चित्र" } },
	photos: { label: { en: "Photos", hi: "फ़ोटो" } },
	alt: {
		label: { en: "What the photo shows", hi: "फ़ोटो में क्या है" },
		hint: { en: "For those who can't see it.", hi: "उनके लिए जो इसे देख नहीं सकते।" },
	},
	designation: { label: { en: "Designation", hi: "पदनाम" } },
	officer: { label: { en: "Officer", hi: "अधिकारी" } },
	ward: { label: { en: "Ward", hi: "वार्ड" } },
	position: { label: { en: "Position on the board", hi: "बोर्ड में पद" } },
	member: { label: { en: "Member", hi: "सभासद" } },
	mohallas: {
		label: { en: "Mohallas", hi: "मोहल्ले" },
		hint: { en: "With commas between them.", hi: "बीच में अल्पविराम लगाएँ।" },
	},
	population: { label: { en: "Population", hi: "जनसंख्या" } },
	phone: { label: { en: "Phone", hi: "फ़ोन" } },
	number: { label: { en: "Number to call", hi: "फ़ोन नंबर" } },
	email: { label: { en: "E-mail", hi: "ई-मेल" } },
	department: { label: { en: "Department", hi: "विभाग" } },
	fatherName: { label: { en: "Father's name", hi: "पिता का नाम" } },
	Contractor_Name_and_Father_Name: {
		label: { en: "Contractor and father's name", hi: "ठेकेदार और पिता का नाम" },
	},
	Address: { label: { en: "Address", hi: "पता" } },
	Firm_Name: { label: { en: "Firm", hi: "फ़र्म" } },
	Phone_Number: { label: { en: "Phone", hi: "फ़ोन" } },
	Category: { label: { en: "Class", hi: "श्रेणी" } },
	url: { label: { en: "Address of the video", hi: "वीडियो का पता" } },
	captions: { label: { en: "Captions", hi: "उपशीर्षक" } },
	term: { label: { en: "Name", hi: "नाम" } },
	anchor: {
		label: { en: "Place on the page", hi: "पृष्ठ पर जगह" },
		hint: { en: "The name of a section of that page.", hi: "उस पृष्ठ के किसी खंड का नाम।" },
	},
	question: { label: { en: "Question", hi: "प्रश्न" } },
	questions: { label: { en: "Questions", hi: "प्रश्न" } },
	answer: { label: { en: "Answer", hi: "उत्तर" }, long: true },
	hint: { label: { en: "Help below the question", hi: "प्रश्न के नीचे की सहायता" }, long: true },
	step: { label: { en: "Step", hi: "चरण" } },
	steps: { label: { en: "Steps", hi: "चरण" } },
	amount: { label: { en: "Amount", hi: "राशि" } },
	eligibility: { label: { en: "Conditions", hi: "शर्तें" } },
	check: { label: { en: "Check before you rely on it", hi: "भरोसा करने से पहले जाँचें" } },
	words: {
		label: { en: "Words, with commas", hi: "शब्द, अल्पविराम के साथ" },
		hint: {
			en: "What people call it; Hindi in Latin letters goes under English.",
			hi: "लोग इसे क्या कहते हैं; रोमन में लिखी हिंदी अंग्रेज़ी वाले ख़ाने में।",
		},
		long: true,
	},
	sanitation: { label: { en: "Sanitation service", hi: "सफ़ाई सेवा" } },
	licence: { label: { en: "Licence", hi: "लाइसेंस" } },
	helpline: { label: { en: "Helpline", hi: "हेल्पलाइन" } },
	today: { label: { en: "Today", hi: "आज की स्थिति" } },
	from: {
		label: { en: "Old address", hi: "पुराना पता" },
		hint: { en: "From its first slash, such as /Notices.aspx?id=7", hi: "पहले / से, जैसे /Notices.aspx?id=7" },
	},
	lang: { label: { en: "Language of the page", hi: "पृष्ठ की भाषा" } },
	path: {
		label: { en: "Address", hi: "पता" },
		hint: {
			en: "Small Latin letters, digits and hyphens, such as /services/parking",
			hi: "छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न, जैसे /services/parking",
		},
	},
	section: { label: { en: "Menu", hi: "मेन्यू" } },
	inMenu: { label: { en: "Stands in the menu", hi: "मेन्यू में दिखे" } },
	sections: { label: { en: "Sections", hi: "खंड" } },
	parts: { label: { en: "Parts", hi: "भाग" } },
	table: { label: { en: "Table", hi: "तालिका" } },
	rows: { label: { en: "Rows", hi: "पंक्तियाँ" } },
	facts: { label: { en: "Figures", hi: "आँकड़े" } },
	figure: { label: { en: "Figure", hi: "आँकड़ा" } },
	figures: { label: { en: "Figures", hi: "आँकड़े" } },
	unit: { label: { en: "Unit", hi: "इकाई" } },
	value: { label: { en: "Value", hi: "मान" } },
	asOn: { label: { en: "As on", hi: "किस तारीख़ का" } },
	source: { label: { en: "Where it comes from", hi: "स्रोत" } },
	sources: { label: { en: "Sources", hi: "स्रोत" } },
	contact: { label: { en: "Contact", hi: "संपर्क" } },
	contacts: { label: { en: "Contacts", hi: "संपर्क" } },
	town: { label: { en: "Town", hi: "नगर" } },
	sample: { label: { en: "Sample town", hi: "नमूना नगर" } },
	address: { label: { en: "Address", hi: "पता" } },
	hours: { label: { en: "Office hours", hi: "कार्यालय का समय" } },
	openingHours: {
		label: { en: "Office hours for machines", hi: "मशीनों के लिए कार्यालय का समय" },
		hint: { en: "Such as Mo-Sa 10:00-17:00", hi: "जैसे Mo-Sa 10:00-17:00" },
	},
	holidays: { label: { en: "Holidays", hi: "छुट्टियाँ" } },
	elevation: { label: { en: "Line of the name-board", hi: "नाम-पट्ट की पंक्ति" } },
	preview: { label: { en: "Picture beside links", hi: "लिंक के साथ का चित्र" } },
	en: { label: { en: "English", hi: "अंग्रेज़ी" } },
	hi: { label: { en: "Hindi", hi: "हिंदी" } },
	emblem: { label: { en: "Emblem", hi: "प्रतीक चिह्न" } },
	onLight: { label: { en: "On a light ground", hi: "हल्की पृष्ठभूमि पर" } },
	onDark: { label: { en: "On a dark ground", hi: "गहरी पृष्ठभूमि पर" } },
	fourEyes: {
		label: { en: "What waits for a second person", hi: "किसे दूसरा व्यक्ति भी देखे" },
		hint: {
			en: "These are published only after somebody else has looked at them.",
			hi: "ये तभी प्रकाशित होंगे जब कोई दूसरा इन्हें देख ले।",
		},
	},
	colours: { label: { en: "Colours", hi: "रंग" } },
	board: { label: { en: "Name-board", hi: "नाम-पट्ट" } },
	action: { label: { en: "Buttons and links", hi: "बटन और लिंक" } },
	night: { label: { en: "Dark ground", hi: "गहरी पृष्ठभूमि" } },
	social: { label: { en: "Social media", hi: "सोशल मीडिया" } },
	network: { label: { en: "Network", hi: "नेटवर्क" } },
	geo: { label: { en: "Place of the office", hi: "कार्यालय का स्थान" } },
	latitude: { label: { en: "Latitude", hi: "अक्षांश" } },
	longitude: { label: { en: "Longitude", hi: "देशांतर" } },
	map: { label: { en: "Map", hi: "मानचित्र" } },
	embed: { label: { en: "Address that is embedded", hi: "जोड़ा गया पता" } },
	credit: { label: { en: "Line at the foot", hi: "पाद-पंक्ति" } },
	webInformationManager: { label: { en: "Web Information Manager", hi: "वेब सूचना प्रबंधक" } },
	updated: { label: { en: "Site last updated on", hi: "साइट कब अद्यतन हुई" } },
	reviewMonths: { label: { en: "Months until a page is read again", hi: "कितने महीने में पृष्ठ फिर पढ़े जाएँ" } },
	hiddenColumns: { label: { en: "Columns that aren't shown", hi: "न दिखाए जाने वाले कॉलम" } },
	government: { label: { en: "A site of the government", hi: "सरकारी साइट" } },
	hero: { label: { en: "Top of the page", hi: "पृष्ठ का ऊपरी भाग" } },
	video: { label: { en: "Video", hi: "वीडियो" } },
	tasks: { label: { en: "Most wanted", hi: "सबसे अधिक पूछे जाने वाले काम" } },
	quickLinks: { label: { en: "Quick links", hi: "त्वरित लिंक" } },
	leaders: { label: { en: "Chairman and executive officer", hi: "अध्यक्ष और अधिशासी अधिकारी" } },
	help: { label: { en: "Help", hi: "सहायता" } },
	helplines: { label: { en: "Helplines", hi: "हेल्पलाइन" } },
	services: { label: { en: "Services and schemes", hi: "सेवाएँ और योजनाएँ" } },
	about: { label: { en: "About us", hi: "हमारे बारे में" } },
	topics: { label: { en: "Topics", hi: "विषय" } },
	news: { label: { en: "News", hi: "समाचार" } },
	highlights: { label: { en: "Highlights", hi: "मुख्य बातें" } },
	importantLinks: { label: { en: "Important links", hi: "महत्वपूर्ण लिंक" } },
	infoCards: { label: { en: "Information cards", hi: "जानकारी के कार्ड" } },
	governmentSites: { label: { en: "Sites of the government", hi: "सरकारी साइटें" } },
	monogram: {
		label: { en: "Letters of the sign", hi: "चिह्न के अक्षर" },
		hint: { en: "At most four letters.", hi: "अधिक से अधिक चार अक्षर।" },
	},
	helplineGroups: { label: { en: "Groups of helplines", hi: "हेल्पलाइन के समूह" } },
	visit: { label: { en: "Before coming to the office", hi: "कार्यालय आने से पहले" }, long: true },
	history: { label: { en: "History", hi: "इतिहास" }, long: true },
	council: { label: { en: "The council", hi: "नगर निकाय" }, long: true },
	officials: { label: { en: "On the officials", hi: "अधिकारियों के बारे में" }, long: true },
	officers: { label: { en: "Officers", hi: "अधिकारी" } },
	employees: { label: { en: "On the employees", hi: "कर्मचारियों के बारे में" }, long: true },
	contractors: { label: { en: "On the contractors", hi: "ठेकेदारों के बारे में" }, long: true },
	cards: { label: { en: "Ways to the town", hi: "पहुँचने के साधन" } },
	distances: { label: { en: "Distances", hi: "दूरियाँ" } },
	emergency: { label: { en: "Emergency", hi: "आपात स्थिति" } },
	callToAction: { label: { en: "Call at the end", hi: "अंत का आह्वान" } },
	vision: { label: { en: "Vision", hi: "दृष्टि" }, long: true },
	mission: { label: { en: "Mission", hi: "ध्येय" }, long: true },
	office: { label: { en: "Office", hi: "पद" } },
	letter: { label: { en: "A letter to copy", hi: "आवेदन का नमूना" } },
	published: { label: { en: "Above the list", hi: "सूची के ऊपर" }, long: true },
	heads: { label: { en: "Heads of section 4", hi: "धारा 4 के शीर्ष" } },
	result: { label: { en: "What one has at the end", hi: "अंत में क्या मिलेगा" }, long: true },
	status: { label: { en: "How the service runs now", hi: "सेवा की अभी की स्थिति" } },
	apply: { label: { en: "Where to apply", hi: "आवेदन कहाँ करें" } },
	why: { label: { en: "Why it is needed", hi: "क्यों ज़रूरी है" }, long: true },
	who: { label: { en: "Who can apply", hi: "कौन आवेदन कर सकता है" }, long: true },
	otherWays: { label: { en: "Other ways", hi: "अन्य तरीके" } },
	next: { label: { en: "What happens then", hi: "उसके बाद क्या होगा" }, long: true },
	wrong: { label: { en: "If something goes wrong", hi: "कुछ गड़बड़ हो तो" }, long: true },
	forms: { label: { en: "Forms", hi: "फ़ॉर्म" } },
	intro: { label: { en: "Introduction", hi: "परिचय" }, long: true },
	duties: { label: { en: "Duties", hi: "कर्तव्य" }, long: true },
	dutiesNote: { label: { en: "Where the duties come from", hi: "कर्तव्यों का स्रोत" }, long: true },
	waterWork: { label: { en: "Water works", hi: "जलकल" } },
	types: { label: { en: "Kinds of waste", hi: "कचरे के प्रकार" } },
	examples: { label: { en: "Examples", hi: "उदाहरण" } },
	bin: { label: { en: "Bin", hi: "कूड़ेदान" } },
	bins: { label: { en: "Bins", hi: "कूड़ेदान" } },
	stream: { label: { en: "Stream of the rules", hi: "नियमों की श्रेणी" } },
	streams: { label: { en: "Streams of the rules", hi: "नियमों की श्रेणियाँ" } },
	rules: { label: { en: "On the rules", hi: "नियमों के बारे में" }, long: true },
	ask: { label: { en: "Before calling", hi: "फ़ोन करने से पहले" }, long: true },
	choose: { label: { en: "Above the schemes", hi: "योजनाओं के ऊपर" }, long: true },
	caution: { label: { en: "Who decides", hi: "निर्णय कौन करता है" }, long: true },
	age: { label: { en: "Age", hi: "आयु" } },
	resident: { label: { en: "Lives in the state", hi: "राज्य का निवासी" } },
	bpl: { label: { en: "Below the poverty line", hi: "गरीबी रेखा से नीचे" } },
	otherPension: { label: { en: "Another pension", hi: "दूसरी पेंशन" } },
	husbandDeceased: { label: { en: "Husband has died", hi: "पति का निधन" } },
	disability: { label: { en: "Disability", hi: "दिव्यांगता" } },
	eligible: { label: { en: "Who may apply", hi: "कौन आवेदन कर सकता है" } },
	"old-age": { label: { en: "Old age", hi: "वृद्धावस्था" } },
	widow: { label: { en: "Widow", hi: "विधवा" } },
	handicap: { label: { en: "Divyang", hi: "दिव्यांग" } },
	refusals: { label: { en: "Why not", hi: "क्यों नहीं" } },
	belowOldAge: { label: { en: "Too young for old age", hi: "वृद्धावस्था के लिए आयु कम" } },
	belowAdultAge: { label: { en: "Not of age", hi: "वयस्क नहीं" } },
	aboveWidowAge: { label: { en: "Above the age for widows", hi: "विधवा पेंशन की आयु से अधिक" } },
	notResident: { label: { en: "Lives elsewhere", hi: "निवासी नहीं" } },
	notBpl: { label: { en: "Not below the poverty line", hi: "गरीबी रेखा से ऊपर" } },
	husbandLiving: { label: { en: "Husband is living", hi: "पति जीवित" } },
	disabilityTooLow: { label: { en: "Disability too low", hi: "दिव्यांगता कम" } },
	instead: { label: { en: "What instead", hi: "इसके बदले क्या" }, long: true },
	bring: { label: { en: "What to bring", hi: "क्या साथ लाएँ" }, long: true },
	way: { label: { en: "Whom to ask", hi: "किससे पूछें" } },
	hide: { label: { en: "Pages that aren't shown", hi: "जो पृष्ठ नहीं दिखाने हैं" } },
	titles: { label: { en: "Titles of pages", hi: "पृष्ठों के शीर्षक" } },
	open: { label: { en: "What is open by now", hi: "जो अब खुल गया है" } },
	menus: { label: { en: "Menus in place of the usual ones", hi: "सामान्य मेन्यू के बदले अपने मेन्यू" } },
	soon: { label: { en: "Not open yet", hi: "जो अभी नहीं खुला" } },
	files: { label: { en: "Documents (PDF)", hi: "दस्तावेज़ (PDF)" } },
	[publicNoteField]: {
		label: { en: "What has changed (correction)", hi: "क्या बदला (शुद्धिपत्र)" },
		hint: {
			en: "Only where a notice that is out says something else now: readers see it above the notice, with the day. If a date moves and this stays empty, the site writes it itself.",
			hi: "केवल तब, जब जारी सूचना में कुछ बदला हो: पाठक इसे तारीख़ के साथ सूचना में ऊपर देखेंगे। तिथि बदलने पर इसे ख़ाली छोड़ें, तो साइट ख़ुद लिख देगी।",
		},
		long: true,
	},
	[orderKey]: {
		label: { en: "Order in which readers see them", hi: "पाठकों को दिखने का क्रम" },
		hint: {
			en: "Drag a row by its handle, press a button or, on the handle, the arrow keys, or write its place.",
			hi: "पंक्ति को हैंडल से खींचें, बटन दबाएँ, हैंडल पर तीर वाली कुंजियाँ दबाएँ, या स्थान की संख्या लिखें।",
		},
	},
	[nameField]: {
		label: { en: "Name in links", hi: "लिंक में नाम" },
		hint: {
			en: "Small Latin letters, digits and hyphens; it stays as it is for good.",
			hi: "छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न; यह बाद में नहीं बदलेगा।",
		},
	},
};

/** Where a field is called otherwise than its like elsewhere: kind, then the field's path in the row. */
export const kindWords: { readonly [Kind in DeskKind]?: Readonly<Record<string, FieldWords>> } = {
	alerts: {
		level: {
			label: { en: "How urgent", hi: "कितनी ज़रूरी" },
			choices: {
				information: { en: "Information", hi: "जानकारी" },
				warning: { en: "Warning", hi: "चेतावनी" },
				emergency: { en: "Emergency", hi: "आपात स्थिति" },
			},
		},
		text: {
			label: { en: "Message", hi: "संदेश" },
			hint: {
				en: "One or two sentences: what has happened, what to do, whom to call.",
				hi: "एक-दो वाक्य: क्या हुआ, क्या करें, किसे फ़ोन करें।",
			},
			long: true,
		},
		page: {
			label: { en: "Link to a page of this site", hi: "इस साइट के किसी पृष्ठ का लिंक" },
			hint: { en: "Where one can read more", hi: "जहाँ और पढ़ा जा सके" },
		},
		on: {
			label: { en: "Where it is shown", hi: "कहाँ दिखे" },
			hint: {
				en: "On every page, or only where it concerns the reader",
				hi: "हर पृष्ठ पर, या केवल वहाँ जहाँ पाठक के काम की हो",
			},
		},
	},
	serviceStatus: {
		state: { label: { en: "State", hi: "स्थिति" }, choices: states },
		text: {
			label: { en: "Message", hi: "संदेश" },
			hint: {
				en: "What is different, where, and until when.",
				hi: "क्या बदला है, कहाँ और कब तक।",
			},
			long: true,
		},
	},
	notices: {
		title: {
			label: { en: "Title", hi: "शीर्षक" },
			hint: { en: "The Hindi title is the official one.", hi: "हिंदी शीर्षक ही आधिकारिक है।" },
		},
		portal: {
			label: { en: "Site where it is answered", hi: "किस साइट पर आवेदन हो" },
			hint: { en: "None for a notice that only informs", hi: "केवल जानकारी देने वाली सूचना में नहीं" },
		},
		kind: {
			label: { en: "Kind", hi: "प्रकार" },
			choices: {
				tender: { en: "Tender", hi: "निविदा" },
				auction: { en: "Auction", hi: "नीलामी" },
				vacancy: { en: "Vacancy", hi: "भर्ती" },
				objections: { en: "Objections invited", hi: "आपत्तियाँ आमंत्रित" },
				public: { en: "Public notice", hi: "सार्वजनिक सूचना" },
			},
		},
		documents: {
			label: { en: "What to bring or upload", hi: "क्या लाएँ या अपलोड करें" },
			long: true,
		},
	},
	acts: {
		portal: { label: { en: "Site with its official text", hi: "आधिकारिक पाठ की साइट" } },
	},
	departments: { url: { label: { en: "Page it leads to", hi: "किस पृष्ठ पर ले जाए" } } },
	contractors: {
		Category: {
			label: { en: "Class", hi: "श्रेणी" },
			choices: {
				"प्रथम श्रेणी": { en: "First class", hi: "प्रथम श्रेणी" },
				"द्वितीय श्रेणी": { en: "Second class", hi: "द्वितीय श्रेणी" },
				"तृतीय श्रेणी": { en: "Third class", hi: "तृतीय श्रेणी" },
				"चतुर्थ श्रेणी": { en: "Fourth class", hi: "चतुर्थ श्रेणी" },
			},
		},
	},
	videos: {
		url: {
			label: { en: "Address of the video", hi: "वीडियो का पता" },
			hint: {
				en: "An address of YouTube, or one of the council's own files",
				hi: "यूट्यूब का पता, या पालिका की अपनी कोई फ़ाइल",
			},
		},
		picture: { label: { en: "Picture until it plays", hi: "चलने से पहले का चित्र" } },
	},
	ownPages: {
		service: {
			label: { en: "A page about a service", hi: "सेवा का पृष्ठ" },
			hint: {
				en: "With any of these filled in, the page looks like the site's service pages.",
				hi: "इनमें से कुछ भी भरने पर पृष्ठ साइट के दूसरे सेवा पृष्ठों जैसा दिखता है।",
			},
		},
	},
	licences: {
		link: { label: { en: "Site where one applies", hi: "आवेदन की साइट" } },
		portal: { label: { en: "Site of the office that gives it", hi: "देने वाले कार्यालय की साइट" } },
		today: { label: { en: "How to get it today", hi: "अभी कैसे मिलता है" }, long: true },
	},
	pensionSchemes: { today: { label: { en: "What is paid now", hi: "अभी कितना मिलता है" } } },
	reachPage: { board: { label: { en: "Picture of the distance board", hi: "दूरी-पट्ट का चित्र" } } },
	home: {
		"social.kind": {
			label: { en: "Kind", hi: "प्रकार" },
			choices: {
				timeline: { en: "Timeline", hi: "टाइमलाइन" },
				page: { en: "Page", hi: "पेज" },
				photo: { en: "Photo", hi: "फ़ोटो" },
				video: { en: "Video", hi: "वीडियो" },
			},
		},
	},
};

/** The names of choices that mean the same wherever the field stands. */
export const choiceWords: { readonly [Name in FieldName]?: Readonly<Record<string, Text>> } = {
	state: states,
	occasion: occasionWords,
	language: languageNames,
	lang: languageNames,
	network: {
		facebook: { en: "Facebook", hi: "फ़ेसबुक" },
		twitter: { en: "X (Twitter)", hi: "एक्स (ट्विटर)" },
		instagram: { en: "Instagram", hi: "इंस्टाग्राम" },
		youtube: { en: "YouTube", hi: "यूट्यूब" },
	},
};

/** The enamel colours by what they stand for. */
export const colourWords = {
	papers: { en: "Yellow (papers)", hi: "पीला (काग़ज़ात)" },
	schemes: { en: "Green (schemes)", hi: "हरा (योजनाएँ)" },
	water: { en: "Blue (water and taxes)", hi: "नीला (जल और कर)" },
	complaints: { en: "Red (complaints)", hi: "लाल (शिकायतें)" },
	other: { en: "Dark (everything else)", hi: "गहरा (बाक़ी सब)" },
} as const satisfies Readonly<Record<string, Text>>;

/** What the icons show. */
export const iconWords: { readonly [Name in (typeof iconNames)[number]]: Text } = {
	alert: { en: "Warning sign", hi: "चेतावनी" },
	birth: { en: "Birth", hi: "जन्म" },
	box: { en: "Box", hi: "डिब्बा" },
	broom: { en: "Broom", hi: "झाड़ू" },
	cal: { en: "Calendar", hi: "कैलेंडर" },
	cart: { en: "Cart", hi: "ठेला" },
	check: { en: "Tick", hi: "सही का निशान" },
	clock: { en: "Clock", hi: "घड़ी" },
	close: { en: "Cross", hi: "काटे का निशान" },
	contrast: { en: "Contrast", hi: "कंट्रास्ट" },
	copy: { en: "Copy", hi: "प्रति" },
	death: { en: "Death", hi: "मृत्यु" },
	doc: { en: "Paper", hi: "काग़ज़" },
	down: { en: "Arrow down", hi: "नीचे का तीर" },
	drain: { en: "Drain", hi: "नाली" },
	eye: { en: "Eye", hi: "आँख" },
	facebook: { en: "Facebook", hi: "फ़ेसबुक" },
	gavel: { en: "Hammer of the court", hi: "अदालती हथौड़ा" },
	gear: { en: "Gear", hi: "गियर" },
	globe: { en: "Globe", hi: "ग्लोब" },
	grid: { en: "Grid", hi: "ख़ाने" },
	horn: { en: "Loudspeaker", hi: "लाउडस्पीकर" },
	house: { en: "House", hi: "मकान" },
	info: { en: "Information", hi: "जानकारी" },
	key: { en: "Key", hi: "चाबी" },
	lamp: { en: "Lamp", hi: "लैंप" },
	left: { en: "Arrow left", hi: "बायाँ तीर" },
	logout: { en: "Way out", hi: "बाहर जाना" },
	mail: { en: "Letter", hi: "चिट्ठी" },
	map: { en: "Map", hi: "नक़्शा" },
	menu: { en: "Menu", hi: "मेन्यू" },
	pause: { en: "Pause", hi: "विराम" },
	pension: { en: "Pension", hi: "पेंशन" },
	phone: { en: "Telephone", hi: "टेलीफ़ोन" },
	plane: { en: "Plane", hi: "हवाई जहाज़" },
	play: { en: "Play", hi: "चलाएँ" },
	print: { en: "Printer", hi: "प्रिंटर" },
	rail: { en: "Train", hi: "रेल" },
	right: { en: "Arrow right", hi: "दायाँ तीर" },
	rings: { en: "Rings", hi: "अँगूठियाँ" },
	road: { en: "Road", hi: "सड़क" },
	rupee: { en: "Rupee", hi: "रुपया" },
	search: { en: "Magnifying glass", hi: "आवर्धक लेंस" },
	shield: { en: "Shield", hi: "ढाल" },
	spinner: { en: "Waiting", hi: "प्रतीक्षा" },
	tap: { en: "Tap", hi: "नल" },
	text: { en: "Letters", hi: "अक्षर" },
	trash: { en: "Bin", hi: "कूड़ेदान" },
	tree: { en: "Tree", hi: "पेड़" },
	up: { en: "Arrow up", hi: "ऊपर का तीर" },
	user: { en: "Person", hi: "व्यक्ति" },
	users: { en: "People", hi: "लोग" },
};

/** Menus that stand in no section, and entries that aren't open yet. */
export const menuWords: { readonly [Name in MenuName | SoonKey]: Text } = {
	about: sections.about.title,
	services: sections.services.title,
	schemes: sections.schemes.title,
	explore: sections.explore.title,
	information: sections.information.title,
	top: { en: "Top of the page", hi: "पृष्ठ के ऊपर" },
	pay: { en: "Pay", hi: "भुगतान" },
	footer: { en: "Foot of the page", hi: "पृष्ठ के नीचे" },
	propertyTax: { en: "Property tax", hi: "संपत्ति कर" },
	waterCharges: { en: "Water charges", hi: "जल शुल्क" },
	billTracking: { en: "Bill tracking", hi: "बिल की स्थिति" },
	noticeBoard: { en: "Notice board", hi: "सूचना पट्ट" },
	balanceSheet: { en: "Balance sheet", hi: "तुलन पत्र" },
	budget: { en: "Budget", hi: "बजट" },
	payWaterTax: { en: "Pay water tax", hi: "जल कर जमा करें" },
	payPropertyTax: { en: "Pay property tax", hi: "संपत्ति कर जमा करें" },
	citizenLogin: { en: "Citizen login", hi: "नागरिक लॉगिन" },
};

/** The services for which `today` says what to do until they open. */
export const todayWords: { readonly [Name in (typeof todayKeys)[number]]: Text } = {
	propertyTax: menuWords.propertyTax,
	waterCharges: menuWords.waterCharges,
	billTracking: menuWords.billTracking,
	notices: menuWords.noticeBoard,
	balanceSheet: menuWords.balanceSheet,
	budget: menuWords.budget,
	citizenLogin: menuWords.citizenLogin,
	licences: { en: "Licences", hi: "लाइसेंस" },
};
