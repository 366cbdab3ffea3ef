import type { Text } from "./language.ts";
import { type PageName, pageByName, pages, type Section, sections } from "./pages.ts";
import {
	contentPermissions,
	keeperPermissions,
	type Permission,
	permissions,
	shelfPermissions,
} from "./permissions.ts";

export const framePortals = [
	"housing2",
	"housing",
	"youth",
	"vendors",
	"etender",
	"directorate",
	"india",
] as const;

export type FramePortal = (typeof framePortals)[number];

/** Way to do today what has no page yet. */
export type Instead = {
	readonly label: Text;
	readonly page: PageName;
	/** True for a tax, of which pages/today.yaml and Home say how to pay it today. */
	readonly pays?: true;
};

/** Entries without a page, which a council can open (menus.yaml). */
export const soonKeys = [
	"propertyTax",
	"waterCharges",
	"billTracking",
	"noticeBoard",
	"balanceSheet",
	"budget",
	"payWaterTax",
	"payPropertyTax",
	"citizenLogin",
] as const;

export type SoonKey = (typeof soonKeys)[number];

/** A page, a portal in a new tab, or nothing yet, which a toast says ("Coming soon"). */
export type Destination<Page extends string = PageName, Portal extends string = FramePortal> =
	| { readonly to: { readonly page: Page } }
	| { readonly to: { readonly portal: Portal } }
	| { readonly to: "comingSoon"; readonly soon?: SoonKey; readonly instead: Instead };

export type MenuEntry<Page extends string = PageName, Portal extends string = FramePortal> = {
	readonly label: Text;
} & Destination<Page, Portal>;

export type Menu<Entry = MenuEntry> = {
	readonly section: MenuSection;
	readonly label: Text;
	readonly entries: readonly Entry[];
};

export const menuSections = ["about", "services", "schemes", "explore", "information"] as const;

export type MenuSection = (typeof menuSections)[number];

export const menuNames = [...menuSections, "top", "pay", "footer"] as const;

export type MenuName = (typeof menuNames)[number];

// All below is free of side effects, so that scripts carry only the tables they use.

/* @__NO_SIDE_EFFECTS__ */
function page(name: PageName, label: Text = pageByName(name).title): MenuEntry {
	return { label, to: { page: name } };
}

/* @__NO_SIDE_EFFECTS__ */
function pagesOf(section: Section, labels: Readonly<Partial<Record<PageName, Text>>> = {}): MenuEntry[] {
	return pages.filter((row) => row.section === section).map(({ name }) => page(name, labels[name]));
}

/* @__NO_SIDE_EFFECTS__ */
function portal(key: FramePortal, label: Text): MenuEntry {
	return { label, to: { portal: key } };
}

/* @__NO_SIDE_EFFECTS__ */
function comingSoon(soon: SoonKey, label: Text, instead: Instead): MenuEntry {
	return { label, to: "comingSoon", soon, instead };
}

const payAtTheCounter: Instead = {
	label: { en: "Pay at the office counter", hi: "कार्यालय के काउंटर पर जमा करें" },
	page: "contact",
	pays: true,
};

const eTender = portal("etender", { en: "E-Tender", hi: "ई-निविदा" });

// biome-ignore format: an entry is one line
export const menus: readonly Menu[] = [
	{ section: "about", label: sections.about.title, entries: pagesOf("about", {
		introduction: { en: "Introduction", hi: "परिचय" },
		boardMembers: { en: "Board Members", hi: "सभासद" },
	}) },
	{ section: "services", label: sections.services.title, entries: [
		comingSoon("propertyTax", { en: "Property Tax", hi: "गृहकर" }, payAtTheCounter),
		comingSoon("waterCharges", { en: "Water Charges", hi: "जल मूल्य" }, payAtTheCounter),
		comingSoon("billTracking", { en: "Bill Tracking", hi: "बिल की स्थिति" }, { label: { en: "Ask about your bill by phone", hi: "बिल की जानकारी फ़ोन पर लें" }, page: "contact" }),
		page("services"),
		page("birthCertificate"),
		page("deathCertificate"),
		page("marriageCertificate"),
		page("licences"),
		page("grievances"),
		page("wasteManagement", { en: "Solid Waste Management", hi: "कूड़ा प्रबंधन" }),
		page("sanitation"),
	] },
	{ section: "schemes", label: sections.schemes.title, entries: [
		...pagesOf("schemes", { divyangPension: { en: "Divyang Pension", hi: "दिव्यांग पेंशन" } }),
		portal("housing2", { en: "Housing for All (PMAY-U 2.0)", hi: "प्रधानमंत्री आवास योजना – शहरी 2.0" }),
		portal("housing", { en: "Housing Scheme (PMAY-U)", hi: "प्रधानमंत्री आवास योजना – शहरी" }),
		portal("youth", { en: "Youth Enterprise (CM YUVA)", hi: "मुख्यमंत्री युवा उद्यमी योजना" }),
		portal("vendors", { en: "Street Vendors (PM SVANidhi)", hi: "पीएम स्वनिधि (रेहड़ी-पटरी)" }),
	] },
	{ section: "explore", label: sections.explore.title, entries: [
		page("tourism", { en: "Tourism", hi: "पर्यटन" }),
		page("reach"),
		page("education"),
		page("health"),
		page("photoGallery"),
		page("videoGallery"),
	] },
	{ section: "information", label: sections.information.title, entries: [
		page("news", { en: "News & Events", hi: "समाचार और कार्यक्रम" }),
		comingSoon("noticeBoard", { en: "Notices", hi: "सूचना पट्ट" }, { label: { en: "See the open notices and tenders", hi: "चालू सूचनाएँ और निविदाएँ देखें" }, page: "notices" }),
		comingSoon("balanceSheet", { en: "Balance Sheet", hi: "तुलन पत्र" }, { label: { en: "Ask for the accounts at the office", hi: "लेखा विवरण कार्यालय से माँगें" }, page: "contact" }),
		comingSoon("budget", { en: "Budget", hi: "बजट" }, { label: { en: "Ask for the budget at the office", hi: "बजट की प्रति कार्यालय से माँगें" }, page: "contact" }),
		page("acts", { en: "Acts & Policies", hi: "अधिनियम और नीतियाँ" }),
		eTender,
	] },
];

/** Entries beside the dropdown menus; §2.1 has the e-tender portal here and in a menu. */
export const topLevel: readonly MenuEntry[] = [eTender, page("contact", { en: "Contact", hi: "संपर्क" })];

export const payButtons: readonly MenuEntry[] = [
	comingSoon("payWaterTax", { en: "PAY WATER TAX", hi: "जलकर जमा करें" }, payAtTheCounter),
	comingSoon("payPropertyTax", { en: "PAY PROPERTY TAX", hi: "गृहकर जमा करें" }, payAtTheCounter),
];

/** Both buttons of the top bar lead to the same page (§2.1). */
export const topBarButtons: readonly MenuEntry[] = [
	page("contact", { en: "HelpLine", hi: "हेल्पलाइन" }),
	page("contact", { en: "Email us", hi: "ई-मेल" }),
];

export const citizenLogin: MenuEntry = comingSoon(
	"citizenLogin",
	{ en: "Citizen Login", hi: "नागरिक लॉगिन" },
	{
		label: { en: "See all services, no login needed", hi: "बिना लॉगिन सभी सेवाएँ देखें" },
		page: "services",
	},
);

export const sessionButtons = {
	signIn: { en: "ULB Login", hi: "यूएलबी लॉगिन" },
	/** Hindi pages don't show a role's key (decision 30), and only the staff area knows its title. */
	section: { en: "{role} Section", hi: "कर्मचारी कक्ष" },
	signOut: { en: "Logout", hi: "लॉगआउट" },
} as const satisfies Readonly<Record<string, Text>>;

/** Footer links (§2.1), with those required of government sites: help, the right to information, the national portal. */
export const footerLinks: readonly MenuEntry[] = [
	page("siteMap"),
	portal("directorate", { en: "Official Link", hi: "आधिकारिक लिंक" }),
	page("contact", { en: "Contact Us", hi: "संपर्क करें" }),
	page("photoGallery"),
	page("websitePolicy"),
	page("videoGallery"),
	page("help"),
	page("rightToInformation"),
	page("aToZ"),
	page("openData"),
	portal("india", { en: "National Portal of India", hi: "भारत का राष्ट्रीय पोर्टल" }),
];

export const mainLinks: readonly MenuEntry[] = [
	page("home"),
	page("services"),
	page("birthCertificate"),
	page("oldAgePension"),
	page("contact"),
];

export interface StaffMenuRow {
	readonly label: Text;
	readonly to: { readonly page: PageName };
	readonly permission: Permission;
	readonly any: readonly Permission[];
	readonly icon: string;
}

/* @__NO_SIDE_EFFECTS__ */
function staffRow(
	permission: Permission,
	icon: string,
	page: PageName,
	any: readonly Permission[] = [permission],
): StaffMenuRow {
	const label = page === "mediaShelf" ? pageByName(page).title : permissions[permission];
	return { label, to: { page }, permission, any, icon };
}

const reviewPermissions = ["publish_content", "publish_alerts"] as const satisfies readonly Permission[];

/** In the order of §2.17. */
export const staffMenu: readonly StaffMenuRow[] = [
	staffRow("view_dashboard", "grid", "dashboard"),
	staffRow("manage_users", "users", "manageUsers"),
	staffRow("assign_role", "assign", "assignRole"),
	staffRow("assign_permissions", "shield", "assignPermissions"),
	staffRow("view_complaints", "horn", "complaints"),
	staffRow("edit_settings", "gear", "settings"),
	staffRow("edit_content", "doc", "content", contentPermissions),
	staffRow("publish_content", "check", "contentReview", reviewPermissions),
	staffRow("edit_content", "image", "mediaShelf", shelfPermissions),
];

/** Manage Roles is for those who decide what roles may do (§2.17). */
export const pagePermissions: Readonly<Partial<Record<PageName, readonly Permission[]>>> = {
	dashboard: ["view_dashboard"],
	manageUsers: ["manage_users"],
	importUsers: ["manage_users"],
	assignRole: ["assign_role"],
	assignPermissions: ["assign_permissions"],
	manageRoles: ["assign_permissions"],
	changes: keeperPermissions,
	content: contentPermissions,
	contentReview: reviewPermissions,
	contentHistory: contentPermissions,
	mediaShelf: shelfPermissions,
	complaints: ["view_complaints"],
	complaintCase: ["view_complaints"],
	takeComplaint: ["handle_complaints"],
	settings: ["edit_settings"],
};

export function mayOpen(page: PageName, permissions: readonly Permission[]): boolean {
	return pagePermissions[page]?.some((needed) => permissions.includes(needed)) ?? true;
}
