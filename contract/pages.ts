import { type Lang, langOf, languages, type Text, withoutPrefix, withPrefix } from "./language.ts";

/**
 * All pages, §2.2's and others (requirements, Routes), from which routes, menus, breadcrumbs, site map, titles and tests are
 * derived. Browsers carry this file: plain data, no schema.
 */

/** Parents in the breadcrumb: the dropdown menus of §2.1, and those beside them. */
export const sections = {
	home: { title: { en: "Home", hi: "मुखपृष्ठ" } },
	about: { title: { en: "About Us", hi: "हमारे बारे में" } },
	services: { title: { en: "Online Services", hi: "ऑनलाइन सेवाएँ" } },
	schemes: { title: { en: "Schemes", hi: "योजनाएँ" } },
	explore: { title: { en: "Explore the City", hi: "शहर देखें" } },
	information: { title: { en: "Information", hi: "जानकारी" } },
	help: { title: { en: "Help and Contact", hi: "सहायता और संपर्क" } },
	test: { title: { en: "Test Pages", hi: "परीक्षण पृष्ठ" } },
	staff: { title: { en: "Staff Area", hi: "कर्मचारी क्षेत्र" } },
} as const satisfies Readonly<Record<string, { title: Text }>>;

export type Section = keyof typeof sections;

export type PageRow = {
	readonly name: string;
	/** English route, to the letter of §2.2. */
	readonly path: string;
	readonly title: Text;
	readonly section: Section;
	/** Public pages have an address for each language; staff pages have one (requirements, Languages). */
	readonly audience: "public" | "staff";
	readonly indexed: boolean;
	readonly query: readonly string[];
};

interface Row<Name = string> extends Pick<PageRow, "path" | "title" | "section"> {
	readonly name: Name;
	readonly isUnlisted?: boolean;
	readonly query?: readonly string[];
}

// biome-ignore format: a row is a line or two, so the table stays readable
const rows = [
	{ name: "home", path: "/", section: "home", title: { en: "Home", hi: "मुखपृष्ठ" } },
	{ name: "contact", path: "/contact-helpline", section: "help", title: { en: "Contact & HelpLine", hi: "संपर्क और हेल्पलाइन" } },

	{ name: "introduction", path: "/about/introduction", section: "about",
		title: { en: "Town and Council Introduction", hi: "नगर और पालिका का परिचय" } },
	{ name: "achievements", path: "/about/achievement", section: "about", query: ["q", "photo"],
		title: { en: "City Achievements", hi: "शहर की उपलब्धियाँ" } },
	{ name: "boardMembers", path: "/boardmembers", section: "about", title: { en: "Board Members List", hi: "सभासदों की सूची" } },
	{ name: "wards", path: "/about/wards", section: "about", title: { en: "Ward List", hi: "वार्ड सूची" }, query: ["ward", "q"] },
	{ name: "directory", path: "/content/employeesdirectory", section: "about", query: ["section", "q", "department", "category", "sort", "page"],
		title: { en: "Employees & Contractors Directory", hi: "कर्मचारी और ठेकेदार निर्देशिका" } },

	{ name: "tourism", path: "/explore/tourism", section: "explore", title: { en: "Tourist Places", hi: "दर्शनीय स्थल" } },
	{ name: "reach", path: "/explore/reach", section: "explore", title: { en: "How to Reach", hi: "कैसे पहुँचें" } },
	{ name: "education", path: "/explore/Education", section: "explore", title: { en: "Education", hi: "शिक्षा" } },
	{ name: "health", path: "/explore/health", section: "explore", title: { en: "Healthcare", hi: "स्वास्थ्य सेवाएँ" } },
	{ name: "photoGallery", path: "/gallery/photos", section: "explore", query: ["theme", "month", "place", "page", "photo"],
		title: { en: "Photo Gallery", hi: "फ़ोटो गैलरी" } },
	{ name: "videoGallery", path: "/explore/VideoGallery", section: "explore", title: { en: "Video Gallery", hi: "वीडियो गैलरी" } },
	{ name: "galleryPage", path: "/GalleryPage", section: "explore", title: { en: "Gallery Page", hi: "चित्र झलकियाँ" }, query: ["photo"] },

	{ name: "oldAgePension", path: "/schemes/old-age", section: "schemes", query: ["scheme", "age", "resident", "bpl", "otherPension", "husbandDeceased", "disability"],
		title: { en: "Old Age Pension", hi: "वृद्धावस्था पेंशन" } },
	{ name: "widowPension", path: "/schemes/widow", section: "schemes", title: { en: "Widow Pension", hi: "विधवा पेंशन" } },
	{ name: "divyangPension", path: "/schemes/handicap", section: "schemes",
		title: { en: "Divyang (Handicap) Pension", hi: "दिव्यांग पेंशन" } },

	{ name: "services", path: "/services", section: "services", title: { en: "Services Overview", hi: "सेवाओं का परिचय" } },
	{ name: "aToZ", path: "/services/a-to-z", section: "services", title: { en: "A to Z of Services", hi: "सेवाएँ अ से ह तक" } },
	{ name: "birthCertificate", path: "/services/birth-certificate", section: "services",
		title: { en: "Birth Certificate", hi: "जन्म प्रमाण पत्र" } },
	{ name: "deathCertificate", path: "/services/death-certificate", section: "services",
		title: { en: "Death Certificate", hi: "मृत्यु प्रमाण पत्र" } },
	{ name: "marriageCertificate", path: "/services/marriage-certificate", section: "services",
		title: { en: "Marriage Certificate", hi: "विवाह प्रमाण पत्र" } },
	{ name: "licences", path: "/services/licences", section: "services", title: { en: "Licences", hi: "लाइसेंस" } },
	{ name: "grievances", path: "/services/grievances", section: "services", title: { en: "Grievances", hi: "शिकायतें" } },
	{ name: "wasteManagement", path: "/services/waste-management", section: "services",
		title: { en: "Solid Waste Management", hi: "ठोस अपशिष्ट (कूड़ा) प्रबंधन" } },
	{ name: "sanitation", path: "/services/sanitation", section: "services", title: { en: "Sanitation Services", hi: "सफ़ाई सेवाएँ" } },
	{ name: "servicePromise", path: "/services/promise", section: "services", title: { en: "Promised Days", hi: "वादे के दिन" } },

	{ name: "news", path: "/news/event", section: "information", query: ["photo"],
		title: { en: "News and Events", hi: "समाचार और कार्यक्रम" } },
	{ name: "acts", path: "/info/acts", section: "information", title: { en: "Acts and Policies", hi: "अधिनियम और नीतियाँ" }, query: ["q"] },

	{ name: "notices", path: "/info/notices", section: "information", query: ["q", "notice", "page"],
		title: { en: "Notices and Tenders", hi: "सूचनाएँ और निविदाएँ" } },
	{ name: "rightToInformation", path: "/info/right-to-information", section: "information",
		title: { en: "Right to Information", hi: "सूचना का अधिकार" } },
	{ name: "openData", path: "/info/open-data", section: "information", title: { en: "Open Data and Feeds", hi: "खुला डेटा और फ़ीड" } },

	{ name: "report", path: "/complaint", section: "help", title: { en: "Report a Problem", hi: "समस्या बताएँ" }, query: ["category", "q"] },
	{ name: "followComplaint", path: "/complaint/follow", section: "help", query: ["number"],
		title: { en: "Follow Your Complaint", hi: "अपनी शिकायत देखें" } },
	{ name: "openComplaints", path: "/complaints", section: "help", query: ["ward", "category", "state", "before"],
		title: { en: "All Complaints", hi: "सभी शिकायतें" } },
	{ name: "complaintFigures", path: "/complaints/figures", section: "help", title: { en: "Complaint Figures", hi: "शिकायतों के आँकड़े" } },
	{ name: "help", path: "/help", section: "help", title: { en: "Help", hi: "सहायता" } },
	{ name: "search", path: "/search", section: "help", title: { en: "Search", hi: "खोज" }, isUnlisted: true, query: ["q"] },
	{ name: "feedback", path: "/feedback", section: "help", isUnlisted: true, query: ["page", "sent"],
		title: { en: "Feedback", hi: "सुझाव" } },
	{ name: "offline", path: "/offline", section: "help", title: { en: "No Internet", hi: "इंटरनेट नहीं है" }, isUnlisted: true },
	{ name: "siteMap", path: "/site-map", section: "help", title: { en: "Site Map", hi: "साइट मैप" } },
	{ name: "websitePolicy", path: "/website-policy", section: "help", title: { en: "Website Policy", hi: "वेबसाइट नीति" } },
	{ name: "conformance", path: "/website-policy/conformance", section: "help",
		title: { en: "Accessibility Conformance", hi: "सुगम्यता अनुरूपता" } },

	// Test pages: reachable by address alone
	{ name: "userList", path: "/userlist", section: "test", title: { en: "Test Page", hi: "परीक्षण पृष्ठ" } },
	{ name: "citizen", path: "/citizen", section: "test", title: { en: "Citizen Login and Registration", hi: "नागरिक लॉगिन व पंजीकरण" } },

	// Staff area: one address for both languages
	{ name: "staffHome", path: "/admin", section: "staff", title: { en: "Staff Home", hi: "कर्मचारी मुखपृष्ठ" } },
	{ name: "dashboard", path: "/admin/dashboard", section: "staff", title: { en: "Dashboard", hi: "डैशबोर्ड" } },
	{ name: "manageUsers", path: "/admin/users", section: "staff", title: { en: "Manage Users", hi: "उपयोगकर्ता प्रबंधन" } },
	{ name: "importUsers", path: "/admin/users/import", section: "staff", title: { en: "Add Many Users", hi: "कई उपयोगकर्ता जोड़ें" } },
	{ name: "assignRole", path: "/admin/assign-role", section: "staff", title: { en: "Assign Role", hi: "भूमिका सौंपें" } },
	{ name: "assignPermissions", path: "/admin/assign-permissions", section: "staff",
		title: { en: "Assign Permissions", hi: "अनुमतियाँ सौंपें" } },
	{ name: "myPassword", path: "/admin/password", section: "staff", title: { en: "My Password", hi: "मेरा पासवर्ड" } },
	{ name: "staffHelp", path: "/admin/help", section: "staff", title: { en: "Help for Staff", hi: "कर्मचारियों के लिए सहायता" } },
	{ name: "changes", path: "/admin/changes", section: "staff", title: { en: "Changes", hi: "बदलाव" } },
	{ name: "content", path: "/admin/content", section: "staff", title: { en: "Website Content", hi: "वेबसाइट सामग्री" } },
	{ name: "contentReview", path: "/admin/review", section: "staff", title: { en: "Review", hi: "अनुमोदन" } },
	{ name: "contentHistory", path: "/admin/content/history", section: "staff", title: { en: "Versions", hi: "संस्करण" } },
	{ name: "mediaShelf", path: "/admin/media", section: "staff", title: { en: "Pictures and Files", hi: "चित्र और फ़ाइलें" } },
	{ name: "complaints", path: "/admin/complaints", section: "staff", title: { en: "Complaints", hi: "शिकायत कक्ष" } },
	{ name: "complaintCase", path: "/admin/complaint", section: "staff", title: { en: "One Complaint", hi: "एक शिकायत" } },
	{ name: "takeComplaint", path: "/admin/complaints/take", section: "staff", title: { en: "Write Down a Complaint", hi: "शिकायत लिखें" } },
	{ name: "settings", path: "/admin/settings", section: "staff", title: { en: "Settings", hi: "सेटिंग्स" } },
	{ name: "manageRoles", path: "/addRole", section: "staff", title: { en: "Manage Roles", hi: "भूमिका प्रबंधन" } },
] as const satisfies readonly Row[];

export type PageName = (typeof rows)[number]["name"];

export type StaffPageName = Extract<(typeof rows)[number], { section: "staff" }>["name"];

export type Page = PageRow & { readonly name: PageName };

const unlisted: readonly Section[] = ["staff", "test"];

export const pages: readonly Page[] = rows.map(
	({ isUnlisted = false, query = [], ...row }: Row<PageName>) => {
		const indexed = !isUnlisted && !unlisted.includes(row.section);
		const audience = row.section === "staff" ? "staff" : "public";
		return { ...row, audience, indexed, query };
	},
);

/** Pages that a council may lack; the others are owed to citizens, or needed by the site. */
export const hideablePages = [
	"achievements",
	"boardMembers",
	"wards",
	"tourism",
	"reach",
	"education",
	"health",
	"photoGallery",
	"videoGallery",
	"galleryPage",
	"oldAgePension",
	"widowPension",
	"divyangPension",
	"birthCertificate",
	"deathCertificate",
	"marriageCertificate",
	"licences",
	"wasteManagement",
	"sanitation",
	"acts",
] as const satisfies readonly PageName[];

const byName = new Map<string, Page>(pages.map((page) => [page.name, page]));
const byPath = new Map<string, Page>(pages.map((page) => [page.path, page]));

export function isPageName(name: string): name is PageName {
	return byName.has(name);
}

export const isStaffPage = (name: PageName): name is StaffPageName => pageByName(name).audience === "staff";

export function pageByName(name: PageName): Page {
	const page = byName.get(name);
	if (!page) throw new Error(`No page is called "${name}"`);
	return page;
}

export function pagePath(name: PageName, lang: Lang): string {
	const { path, audience } = pageByName(name);
	return audience === "staff" ? path : withPrefix(path, lang);
}

/** Page and language of an address. Case matters (`/GalleryPage`), a trailing slash doesn't. Staff pages follow the stored choice of language. */
export function pageAtPath(pathname: string): { page: Page; lang: Lang } | undefined {
	return pageIn(byPath, pathname);
}

export function pageIn<Row extends Pick<PageRow, "audience">>(
	byPath: ReadonlyMap<string, Row>,
	pathname: string,
): { page: Row; lang: Lang } | undefined {
	const path = pathname.replace(/(?<=[^/])\/$/, "");
	const lang = langOf(path);
	const page = byPath.get(withoutPrefix(path));
	if (!page || (page.audience === "staff" && lang !== languages[0])) return undefined;
	return { page, lang };
}

export const audienceAt = (path: string) => pageAtPath(path)?.page.audience;
