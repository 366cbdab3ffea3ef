import type { Lang, Text } from "./language.ts";

/**
 * Every page of the product: §2.2's route table and the routes of decisions.md, in one list.
 * Routes, menus, breadcrumbs, site map, titles and the tests of "every page" are derived from it.
 * The browser carries this file, so it holds plain data and no schema.
 */

/** The parents in the breadcrumb: the five dropdown menus of §2.1, and what stands beside them. */
export const sections = {
	home: { title: { en: "Home", hi: "मुखपृष्ठ" } },
	about: { title: { en: "About Us", hi: "हमारे बारे में" } },
	services: { title: { en: "Online Services", hi: "ऑनलाइन सेवाएँ" } },
	schemes: { title: { en: "Schemes", hi: "योजनाएँ" } },
	explore: { title: { en: "Explore the City", hi: "शहर देखें" } },
	information: { title: { en: "Information", hi: "सूचनाएँ" } },
	help: { title: { en: "Help and Contact", hi: "सहायता और संपर्क" } },
	test: { title: { en: "Test Pages", hi: "परीक्षण पृष्ठ" } },
	staff: { title: { en: "Staff Area", hi: "कर्मचारी क्षेत्र" } },
} as const satisfies Readonly<Record<string, { title: Text }>>;

export type Section = keyof typeof sections;

export type PageRow = {
	readonly name: string;
	/** The English route, to the letter of §2.2. */
	readonly path: string;
	/** The h1, and the first part of <title>. */
	readonly title: Text;
	/** What a search engine shows under the title; names no town, so that any council can use it. */
	readonly description: Text;
	readonly section: Section;
	/** Public pages exist in both languages by address; staff pages have one address (decisions.md, Languages). */
	readonly audience: "public" | "staff";
	/** Shown on the site map. */
	readonly listed: boolean;
	/** May be found by search engines, and stands in sitemap.xml. */
	readonly indexed: boolean;
	/** The search parameters that the page understands. */
	readonly query: readonly string[];
};

// biome-ignore format: a row is four lines (what it is, title, English and Hindi description), so the table stays readable
export const pages = [
	{ name: "home", path: "/", section: "home", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "Home", hi: "मुखपृष्ठ" }, description: {
			en: "Certificates, pensions, complaints, tenders and news of the town council, with the numbers to call and the offices to visit.",
			hi: "प्रमाण पत्र, पेंशन, शिकायत, निविदाएँ और नगर पालिका के समाचार, साथ में ज़रूरी फ़ोन नंबर और कार्यालयों की जानकारी।" } },
	{ name: "contact", path: "/contact-helpline", section: "help", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "Contact & HelpLine", hi: "संपर्क और हेल्पलाइन" }, description: {
			en: "Emergency number, council helpline and e-mail address, with the office address and opening hours.",
			hi: "आपातकालीन नंबर, पालिका की हेल्पलाइन और ई-मेल, साथ में कार्यालय का पता और खुलने का समय।" } },

	// About Us
	{ name: "introduction", path: "/about/introduction", section: "about", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "Town and Council Introduction", hi: "नगर और पालिका का परिचय" }, description: {
			en: "The history of the town, what the council does, and the officials who run it.",
			hi: "नगर का इतिहास, पालिका के काम और उसे चलाने वाले अधिकारी।" } },
	{ name: "achievements", path: "/about/achievement", section: "about", audience: "public", listed: true, indexed: true, query: ["q", "photo"],
		title: { en: "City Achievements", hi: "शहर की उपलब्धियाँ" }, description: {
			en: "Awards and completed works of the council: cleanliness, greenery, water harvesting and waste reform. Searchable, with photographs.",
			hi: "पालिका को मिले पुरस्कार और पूरे हुए काम: स्वच्छता, हरियाली, जल संचयन और कचरा प्रबंधन। खोज और चित्रों के साथ।" } },
	{ name: "boardMembers", path: "/boardmembers", section: "about", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "Board Members List", hi: "बोर्ड सदस्यों की सूची" }, description: {
			en: "The chairman and the elected members of the council board, ward by ward.",
			hi: "पालिका बोर्ड के अध्यक्ष और निर्वाचित सभासद, वार्ड के अनुसार।" } },
	{ name: "wards", path: "/about/wards", section: "about", audience: "public", listed: true, indexed: true, query: ["q"],
		title: { en: "Ward List", hi: "वार्ड सूची" }, description: {
			en: "Every ward of the town with its number, population, elected member and mobile number.",
			hi: "नगर के सभी वार्ड: संख्या, जनसंख्या, सभासद का नाम और मोबाइल नंबर।" } },
	{ name: "directory", path: "/content/employeesdirectory", section: "about", audience: "public", listed: true, indexed: true, query: ["section", "q", "department", "category", "sort"],
		title: { en: "Employees & Contractors Directory", hi: "कर्मचारी और ठेकेदार निर्देशिका" }, description: {
			en: "Officers, employees by department and registered contractors by class. Find who is responsible for what.",
			hi: "अधिकारी, विभागवार कर्मचारी और श्रेणीवार पंजीकृत ठेकेदार। जानिए कौन सा काम किसके पास है।" } },

	// Explore the City
	{ name: "tourism", path: "/explore/tourism", section: "explore", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "Tourist Places", hi: "दर्शनीय स्थल" }, description: {
			en: "Places worth a visit in and around the town, and what to see at each.",
			hi: "नगर और आसपास के देखने लायक स्थान, और हर जगह की ख़ास बात।" } },
	{ name: "reach", path: "/explore/reach", section: "explore", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "How to Reach", hi: "कैसे पहुँचें" }, description: {
			en: "Reaching the town by air, train and road: distances from the airport and the nearest cities, and a map.",
			hi: "हवाई जहाज़, रेल और सड़क से नगर कैसे पहुँचें: हवाई अड्डे और नज़दीकी शहरों से दूरी, और नक्शा।" } },
	{ name: "education", path: "/explore/Education", section: "explore", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "Education", hi: "शिक्षा" }, description: {
			en: "The university, college and school in and near the town, and what they teach.",
			hi: "नगर और आसपास के विश्वविद्यालय, महाविद्यालय और विद्यालय, और वहाँ की पढ़ाई।" } },
	{ name: "health", path: "/explore/health", section: "explore", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "Healthcare", hi: "स्वास्थ्य सेवाएँ" }, description: {
			en: "Hospitals and clinics of the town, ambulance numbers and the district hospital's number.",
			hi: "नगर के अस्पताल और क्लीनिक, एंबुलेंस के नंबर और ज़िला अस्पताल का फ़ोन।" } },
	{ name: "photoGallery", path: "/gallery/photos", section: "explore", audience: "public", listed: true, indexed: true, query: ["page", "photo"],
		title: { en: "Photo Gallery", hi: "फ़ोटो गैलरी" }, description: {
			en: "Pictures of works, events and daily life in the town, newest first.",
			hi: "नगर के कामों, कार्यक्रमों और रोज़मर्रा के जीवन के चित्र, नए पहले।" } },
	{ name: "videoGallery", path: "/explore/VideoGallery", section: "explore", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "Video Gallery", hi: "वीडियो गैलरी" }, description: {
			en: "Short films about the council's work and the town, newest first.",
			hi: "पालिका के काम और नगर पर छोटे वीडियो, नए पहले।" } },
	{ name: "galleryPage", path: "/GalleryPage", section: "explore", audience: "public", listed: true, indexed: true, query: ["photo"],
		title: { en: "Gallery Page", hi: "चित्र झलकियाँ" }, description: {
			en: "Five selected pictures of the town; each opens in full view.",
			hi: "नगर के पाँच चुने हुए चित्र; हर चित्र पूरे आकार में खुलता है।" } },

	// Schemes
	{ name: "oldAgePension", path: "/schemes/old-age", section: "schemes", audience: "public", listed: true, indexed: true, query: ["scheme", "age", "resident", "bpl", "otherPension", "husbandDeceased", "disability"],
		title: { en: "Old Age Pension", hi: "वृद्धावस्था पेंशन" }, description: {
			en: "Monthly amount, who is eligible, documents and steps for the old age pension, compared with the widow and divyang pensions.",
			hi: "वृद्धावस्था पेंशन की मासिक राशि, पात्रता, दस्तावेज़ और आवेदन के चरण, विधवा और दिव्यांग पेंशन से तुलना सहित।" } },
	{ name: "widowPension", path: "/schemes/widow", section: "schemes", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "Widow Pension", hi: "विधवा पेंशन" }, description: {
			en: "Who can get the widow pension, how much it pays each month, which documents to bring and where to apply.",
			hi: "विधवा पेंशन किसे मिलती है, हर महीने कितनी राशि, कौन से दस्तावेज़ और आवेदन कहाँ करें।" } },
	{ name: "divyangPension", path: "/schemes/handicap", section: "schemes", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "Divyang (Handicap) Pension", hi: "दिव्यांग पेंशन" }, description: {
			en: "The pension for people with a certified disability: percentage needed, amount, documents and where to apply.",
			hi: "प्रमाणित दिव्यांगता वाले लोगों की पेंशन: आवश्यक प्रतिशत, राशि, दस्तावेज़ और आवेदन का स्थान।" } },

	// Online Services
	{ name: "services", path: "/services", section: "services", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "Services Overview", hi: "सेवाओं का परिचय" }, description: {
			en: "Online civic services and the duties of the municipality under the state act and the 74th Amendment, with the water works in detail.",
			hi: "ऑनलाइन नागरिक सेवाएँ, राज्य अधिनियम और 74वें संशोधन के अनुसार पालिका के कर्तव्य, और जलकल विभाग का विवरण।" } },
	{ name: "aToZ", path: "/services/a-to-z", section: "services", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "A to Z of Services", hi: "सेवाएँ वर्णानुक्रम में" }, description: {
			en: "Every service of the council in alphabetical order, also under the words that people use for it.",
			hi: "पालिका की हर सेवा वर्णानुक्रम में, उन शब्दों के साथ भी जिनसे लोग उसे जानते हैं।" } },
	{ name: "birthCertificate", path: "/services/birth-certificate", section: "services", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "Birth Certificate", hi: "जन्म प्रमाण पत्र" }, description: {
			en: "Register a birth and get the certificate: who can apply, by when, documents, steps and the official portal.",
			hi: "जन्म का पंजीकरण और प्रमाण पत्र: कौन आवेदन करे, कब तक, कौन से दस्तावेज़, चरण और सरकारी पोर्टल।" } },
	{ name: "deathCertificate", path: "/services/death-certificate", section: "services", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "Death Certificate", hi: "मृत्यु प्रमाण पत्र" }, description: {
			en: "Register a death and get the certificate: who can apply, documents, how long it takes, and common questions.",
			hi: "मृत्यु का पंजीकरण और प्रमाण पत्र: कौन आवेदन करे, दस्तावेज़, कितना समय लगेगा और आम सवाल।" } },
	{ name: "marriageCertificate", path: "/services/marriage-certificate", section: "services", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "Marriage Certificate", hi: "विवाह प्रमाण पत्र" }, description: {
			en: "Register a marriage: who can apply, documents and witnesses, steps and the state's registration portal.",
			hi: "विवाह का पंजीकरण: कौन आवेदन करे, दस्तावेज़ और गवाह, चरण और राज्य का पंजीकरण पोर्टल।" } },
	{ name: "licences", path: "/services/licences", section: "services", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "Licences", hi: "लाइसेंस" }, description: {
			en: "Shop licence, land licence and tree cutting approval: what each is for and how to ask for it at the office.",
			hi: "दुकान लाइसेंस, भूमि लाइसेंस और पेड़ काटने की अनुमति: किसके लिए है और कार्यालय में कैसे माँगें।" } },
	{ name: "grievances", path: "/services/grievances", section: "services", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "Grievances", hi: "शिकायतें" }, description: {
			en: "Make a complaint on the state grievance portal, by phone, at the office or by e-mail, and follow it up.",
			hi: "राज्य के शिकायत पोर्टल, फ़ोन, कार्यालय या ई-मेल से शिकायत दर्ज करें और उसकी स्थिति जानें।" } },
	{ name: "wasteManagement", path: "/services/waste-management", section: "services", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "Solid Waste Management", hi: "ठोस अपशिष्ट प्रबंधन" }, description: {
			en: "What goes into which bin, when waste is collected from your door, and where it goes from there.",
			hi: "कौन सा कचरा किस डिब्बे में जाए, घर से कब उठता है और आगे कहाँ जाता है।" } },
	{ name: "sanitation", path: "/services/sanitation", section: "services", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "Sanitation Services", hi: "सफ़ाई सेवाएँ" }, description: {
			en: "Street and drain cleaning, toilets, garbage removal, stray animals, parks and drinking water: what the council does and how to ask for it.",
			hi: "सड़क और नालियों की सफ़ाई, शौचालय, कूड़ा उठान, आवारा पशु, पार्क और पेयजल: पालिका क्या करती है और कैसे कहें।" } },

	// Information
	{ name: "news", path: "/news/event", section: "information", audience: "public", listed: true, indexed: true, query: ["photo"],
		title: { en: "News and Events", hi: "समाचार और कार्यक्रम" }, description: {
			en: "What the council has done lately: events, campaigns and works in words and pictures.",
			hi: "पालिका के हाल के काम: कार्यक्रम, अभियान और निर्माण, शब्दों और चित्रों में।" } },
	{ name: "acts", path: "/info/acts", section: "information", audience: "public", listed: true, indexed: true, query: ["q"],
		title: { en: "Acts and Policies", hi: "अधिनियम और नीतियाँ" }, description: {
			en: "The acts, rules and policies that the council works under, with links to the official texts. Search by title.",
			hi: "वे अधिनियम, नियम और नीतियाँ जिनके अनुसार पालिका काम करती है, सरकारी पाठ के लिंक सहित। शीर्षक से खोजें।" } },

	{ name: "notices", path: "/info/notices", section: "information", audience: "public", listed: true, indexed: true, query: ["q", "notice"],
		title: { en: "Notices and Tenders", hi: "सूचनाएँ और निविदाएँ" }, description: {
			en: "Open notices and tenders of the council with their closing dates, and a searchable archive of those that have closed.",
			hi: "पालिका की चालू सूचनाएँ और निविदाएँ, उनकी अंतिम तिथि, और बंद हो चुकी सूचनाओं का खोजने योग्य अभिलेख।" } },
	{ name: "rightToInformation", path: "/info/right-to-information", section: "information", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "Right to Information", hi: "सूचना का अधिकार" }, description: {
			en: "The 17 heads of information that the council publishes by itself, whom to ask for the rest, the fee and the time.",
			hi: "पालिका द्वारा स्वयं प्रकाशित सूचना के 17 शीर्षक; शेष सूचना किससे माँगें, शुल्क और समय।" } },
	{ name: "openData", path: "/info/open-data", section: "information", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "Open Data and Feeds", hi: "खुला डेटा और फ़ीड" }, description: {
			en: "Wards, directories, notices and acts as CSV and JSON files, with a news feed and a calendar of closing dates.",
			hi: "वार्ड, निर्देशिका, सूचनाएँ और अधिनियम CSV और JSON फ़ाइलों में, साथ में समाचार फ़ीड और अंतिम तिथियों का कैलेंडर।" } },

	// Help
	{ name: "help", path: "/help", section: "help", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "Help", hi: "सहायता" }, description: {
			en: "How to find your way on this website: text size, contrast, language, keyboard, screen readers and file formats.",
			hi: "इस वेबसाइट का उपयोग कैसे करें: अक्षरों का आकार, कंट्रास्ट, भाषा, कीबोर्ड, स्क्रीन रीडर और फ़ाइलों के प्रकार।" } },
	{ name: "search", path: "/search", section: "help", audience: "public", listed: false, indexed: false, query: ["q"],
		title: { en: "Search", hi: "खोज" }, description: {
			en: "Search all pages of the council's website in English, Hindi or Hindi typed in English letters.",
			hi: "पालिका की वेबसाइट के सभी पृष्ठों में खोजें: हिन्दी में, अंग्रेज़ी में या रोमन अक्षरों में लिखी हिन्दी से।" } },
	{ name: "offline", path: "/offline", section: "help", audience: "public", listed: false, indexed: false, query: [],
		title: { en: "No Internet", hi: "इंटरनेट नहीं है" }, description: {
			en: "Numbers to call and pages to read while there is no internet connection.",
			hi: "इंटरनेट न होने पर काम आने वाले फ़ोन नंबर और पढ़े जा सकने वाले पन्ने।" } },
	{ name: "siteMap", path: "/site-map", section: "help", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "Site Map", hi: "साइट मैप" }, description: {
			en: "All pages of this website on one page, by subject.",
			hi: "इस वेबसाइट के सभी पृष्ठ एक ही जगह, विषय के अनुसार।" } },
	{ name: "websitePolicy", path: "/website-policy", section: "help", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "Website Policy", hi: "वेबसाइट नीति" }, description: {
			en: "Terms of use, privacy, copyright, hyperlinking, the accessibility statement, and how content is moderated and archived.",
			hi: "उपयोग की शर्तें, निजता, कॉपीराइट, हाइपरलिंक, सुगम्यता कथन, और सामग्री की जाँच तथा अभिलेखन के नियम।" } },
	{ name: "conformance", path: "/website-policy/conformance", section: "help", audience: "public", listed: true, indexed: true, query: [],
		title: { en: "Accessibility Conformance", hi: "सुगम्यता अनुरूपता" }, description: {
			en: "Every clause of WCAG 2.2 AA and GIGW 3.0: met, not applicable, or for a person to look at, with the test that shows it.",
			hi: "WCAG 2.2 AA और GIGW 3.0 का हर खंड: पूरा, लागू नहीं, या व्यक्ति की जाँच योग्य, और उसे दिखाने वाली जाँच।" } },

	// Test pages: reachable by address alone
	{ name: "userList", path: "/userlist", section: "test", audience: "public", listed: false, indexed: false, query: [],
		title: { en: "Test Page", hi: "परीक्षण पृष्ठ" }, description: {
			en: "A test form with name and e-mail, and the list of what was entered. Not a service of the council.",
			hi: "नाम और ई-मेल का एक परीक्षण फ़ॉर्म और भरी गई प्रविष्टियों की सूची। यह पालिका की सेवा नहीं है।" } },
	{ name: "citizen", path: "/citizen", section: "test", audience: "public", listed: false, indexed: false, query: [],
		title: { en: "Citizen Login and Registration", hi: "नागरिक लॉगिन और पंजीकरण" }, description: {
			en: "A trial form for citizen sign-in. It sends nothing and keeps nothing.",
			hi: "नागरिक लॉगिन का एक परीक्षण फ़ॉर्म। यह न कुछ भेजता है, न कुछ सहेजता है।" } },

	// Staff area: one address for both languages
	{ name: "staffHome", path: "/admin", section: "staff", audience: "staff", listed: false, indexed: false, query: ["view"],
		title: { en: "Staff Home", hi: "कर्मचारी मुखपृष्ठ" }, description: {
			en: "Where council staff begin after signing in.",
			hi: "साइन इन के बाद पालिका कर्मचारियों का पहला पृष्ठ।" } },
	{ name: "dashboard", path: "/admin/dashboard", section: "staff", audience: "staff", listed: false, indexed: false, query: [],
		title: { en: "Dashboard", hi: "डैशबोर्ड" }, description: {
			en: "How many users, roles and permissions the staff area has.",
			hi: "कर्मचारी क्षेत्र में कुल उपयोगकर्ता, भूमिकाएँ और अनुमतियाँ।" } },
	{ name: "manageUsers", path: "/admin/users", section: "staff", audience: "staff", listed: false, indexed: false, query: ["q", "role", "sort", "page"],
		title: { en: "Manage Users", hi: "उपयोगकर्ता प्रबंधन" }, description: {
			en: "Add and delete staff users, and give them a new password.",
			hi: "कर्मचारियों के खाते जोड़ें, हटाएँ और नया पासवर्ड दें।" } },
	{ name: "assignRole", path: "/admin/assign-role", section: "staff", audience: "staff", listed: false, indexed: false, query: ["user"],
		title: { en: "Assign Role", hi: "भूमिका सौंपें" }, description: {
			en: "Give a staff user another role.",
			hi: "किसी कर्मचारी को दूसरी भूमिका दें।" } },
	{ name: "assignPermissions", path: "/admin/assign-permissions", section: "staff", audience: "staff", listed: false, indexed: false, query: ["role"],
		title: { en: "Assign Permissions", hi: "अनुमतियाँ सौंपें" }, description: {
			en: "Choose what the holders of a role may do.",
			hi: "तय करें कि किस भूमिका वाले कर्मचारी क्या कर सकते हैं।" } },
	{ name: "myPassword", path: "/admin/password", section: "staff", audience: "staff", listed: false, indexed: false, query: [],
		title: { en: "My Password", hi: "मेरा पासवर्ड" }, description: {
			en: "Change your own password for the staff area.",
			hi: "कर्मचारी क्षेत्र का अपना पासवर्ड बदलें।" } },
	{ name: "manageRoles", path: "/addRole", section: "staff", audience: "staff", listed: false, indexed: false, query: [],
		title: { en: "Manage Roles", hi: "भूमिका प्रबंधन" }, description: {
			en: "Add roles, and delete those that nobody holds.",
			hi: "नई भूमिकाएँ जोड़ें और वे हटाएँ जो किसी के पास नहीं हैं।" } },
] as const satisfies readonly PageRow[];

export type PageName = (typeof pages)[number]["name"];

/** A row of the table by a name that exists: what screens and menus work with. */
export type Page = Omit<PageRow, "name"> & { readonly name: PageName };

/** What stands before the path of a public page in Hindi. */
export const hindiPrefix = "/hi";

const byName = new Map<string, Page>(pages.map((page) => [page.name, page]));
const byPath = new Map<string, Page>(pages.map((page) => [page.path, page]));

/** True for the name of one of our pages; the town's files write names as plain strings. */
export function isPageName(name: string): name is PageName {
	return byName.has(name);
}

/** The row of a page. */
export function pageByName(name: PageName): Page {
	const page = byName.get(name);
	if (!page) throw new Error(`No page is called "${name}"`);
	return page;
}

/** The address of a page in a language. */
export function pagePath(name: PageName, lang: Lang): string {
	const { path, audience } = pageByName(name);
	if (lang === "en" || audience === "staff") return path;
	return path === "/" ? hindiPrefix : hindiPrefix + path;
}

/**
 * The page at an address, and the language that the address asks for. Case matters (`/GalleryPage`), a slash
 * at the end does not. A staff address says nothing about the language: there the remembered choice decides.
 */
export function pageAtPath(pathname: string): { page: Page; lang: Lang } | undefined {
	const path = pathname.replace(/(?<=[^/])\/$/, "");
	const english = byPath.get(path);
	if (english) return { page: english, lang: "en" };
	if (path !== hindiPrefix && !path.startsWith(`${hindiPrefix}/`)) return undefined;
	const hindi = byPath.get(path.slice(hindiPrefix.length) || "/");
	return hindi?.audience === "public" ? { page: hindi, lang: "hi" } : undefined;
}
