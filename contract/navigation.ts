import type { Text } from "./language.ts";
import { type PageName, pageByName, pages, type Section, sections } from "./pages.ts";
import {
	contentPermissions,
	keeperPermissions,
	type Permission,
	permissions,
	shelfPermissions,
} from "./permissions.ts";

/** The menus, bars and footer of the shared frame (§2.1, requirements, The shared frame) and the staff menu (§2.17). */

/** The portals that the frame leads to: a town whose menus have these entries must have the keys in its portals.yaml. */
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

/** A way to get something done today while an entry has no page yet: no dead ends. */
export type Instead = {
	readonly label: Text;
	readonly page: PageName;
	/** A tax: the council's own line says how to pay today (pages/today.yaml), and Home says more. */
	readonly pays?: true;
};

/** The entries without a page of their own, by the names under which a council can open them (menus.yaml). */
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

/** A page of ours, a portal (new tab), or an empty path, which answers with the toast "Coming soon". */
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

/** The sections with a dropdown menu of their own (§2.1). */
export const menuSections = ["about", "services", "schemes", "explore", "information"] as const;

export type MenuSection = (typeof menuSections)[number];

/** The dropdown menus, what stands beside them (`top`), the yellow buttons (`pay`), and the footer's links. */
export const menuNames = [...menuSections, "top", "pay", "footer"] as const;

export type MenuName = (typeof menuNames)[number];

// All below is free of side effects, so that a page whose script needs one of these tables doesn't carry all.

/** An entry that leads to a page; labelled by the page's title unless the menu has a shorter word for it. */
/* @__NO_SIDE_EFFECTS__ */
function page(name: PageName, label: Text = pageByName(name).title): MenuEntry {
	return { label, to: { page: name } };
}

/** An entry for each page of a section, in the order of the table. */
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

/** The five dropdown menus in their order (requirements, The shared frame). */
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

/** Beside the dropdowns: the e-tender portal stands twice, as §2.1 says. */
export const topLevel: readonly MenuEntry[] = [eTender, page("contact", { en: "Contact", hi: "संपर्क" })];

/** Placeholder links of §2.1; they stay on the page and show "Coming soon". */
export const payButtons: readonly MenuEntry[] = [
	comingSoon("payWaterTax", { en: "PAY WATER TAX", hi: "जलकर जमा करें" }, payAtTheCounter),
	comingSoon("payPropertyTax", { en: "PAY PROPERTY TAX", hi: "गृहकर जमा करें" }, payAtTheCounter),
];

/** The two buttons of the top bar; both lead to the same page (§2.1). */
export const topBarButtons: readonly MenuEntry[] = [
	page("contact", { en: "HelpLine", hi: "हेल्पलाइन" }),
	page("contact", { en: "Email us", hi: "ई-मेल" }),
];

/** The button for citizens in the header; sign-in is for staff alone (§1). */
export const citizenLogin: MenuEntry = comingSoon(
	"citizenLogin",
	{ en: "Citizen Login", hi: "नागरिक लॉगिन" },
	{
		label: { en: "See all services, no login needed", hi: "बिना लॉगिन सभी सेवाएँ देखें" },
		page: "services",
	},
);

/** The staff buttons of the header, which follow the session (§2.1). */
export const sessionButtons = {
	signIn: { en: "ULB Login", hi: "यूएलबी लॉगिन" },
	/** A Hindi page doesn't show a role's key (decision 30), and its title is known in the staff area alone. */
	section: { en: "{role} Section", hi: "कर्मचारी कक्ष" },
	signOut: { en: "Logout", hi: "लॉगआउट" },
} as const satisfies Readonly<Record<string, Text>>;

/** The footer's links (§2.1), then what every government site must offer there: help, the right to information, the national portal. */
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

/** Likely destinations of somebody who met an unknown address (requirements, Routes). */
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
	/** Permission that names the row. */
	readonly permission: Permission;
	/** Permissions of which one is enough to see the row. */
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
	// Content's second row is called by its page.
	const label = page === "mediaShelf" ? pageByName(page).title : permissions[permission];
	return { label, to: { page }, permission, any, icon };
}

/** Somebody may ask for a second look at an alert too. */
const reviewPermissions = ["publish_content", "publish_alerts"] as const satisfies readonly Permission[];

/** The side menu of the staff area, in the order of §2.17; a row shows only to those who hold its permission, or one of several. */
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

/**
 * The permissions of which a staff page needs one; Manage Roles belongs to those who decide what roles may do (§2.17), the changes to
 * whoever may make some of them.
 */
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

/** Whether somebody with these permissions may open a page. */
export function mayOpen(page: PageName, permissions: readonly Permission[]): boolean {
	return pagePermissions[page]?.some((needed) => permissions.includes(needed)) ?? true;
}
