import { describe, expect, test } from "vitest";
import {
	citizenLogin,
	footerLinks,
	framePortals,
	type MenuEntry,
	mainLinks,
	menus,
	pagePermissions,
	payButtons,
	sessionButtons,
	staffMenu,
	topBarButtons,
	topLevel,
} from "./navigation.ts";
import { isPageName, pageByName, pages } from "./pages.ts";
import { permissionNames, permissions, positionOf, seedRoles } from "./permissions.ts";

/** An entry as the specification would mark it: * shows "Coming soon", ↗ leaves the site, else the route. */
function marked({ label, to }: MenuEntry): string {
	if (to === "comingSoon") return `${label.en} *`;
	return "portal" in to ? `${label.en} ↗ ${to.portal}` : `${label.en} → ${pageByName(to.page).path}`;
}

const everyEntry: readonly MenuEntry[] = [
	...menus.flatMap((menu) => menu.entries),
	...topLevel,
	...payButtons,
	...topBarButtons,
	citizenLogin,
	...footerLinks,
	...mainLinks,
	...staffMenu,
];

describe("the navigation", () => {
	test("the dropdown menus are those of the decisions, in their order", () => {
		expect(menus.map((menu) => [menu.label.en, ...menu.entries.map(marked)])).toEqual([
			[
				"About Us",
				"Introduction → /about/introduction",
				"City Achievements → /about/achievement",
				"Board Members → /boardmembers",
				"Ward List → /about/wards",
				"Employees & Contractors Directory → /content/employeesdirectory",
			],
			[
				"Online Services",
				"Property Tax *",
				"Water Charges *",
				"Bill Tracking *",
				"Services Overview → /services",
				"Birth Certificate → /services/birth-certificate",
				"Death Certificate → /services/death-certificate",
				"Marriage Certificate → /services/marriage-certificate",
				"Licences → /services/licences",
				"Grievances → /services/grievances",
				"Solid Waste Management → /services/waste-management",
				"Sanitation Services → /services/sanitation",
			],
			[
				"Schemes",
				"Old Age Pension → /schemes/old-age",
				"Widow Pension → /schemes/widow",
				"Divyang Pension → /schemes/handicap",
				"Housing for All (PMAY-U 2.0) ↗ housing2",
				"Housing Scheme (PMAY-U) ↗ housing",
				"Youth Enterprise (CM YUVA) ↗ youth",
				"Street Vendors (PM SVANidhi) ↗ vendors",
			],
			[
				"Explore the City",
				"Tourism → /explore/tourism",
				"How to Reach → /explore/reach",
				"Education → /explore/Education",
				"Healthcare → /explore/health",
				"Photo Gallery → /gallery/photos",
				"Video Gallery → /explore/VideoGallery",
			],
			[
				"Information",
				"News & Events → /news/event",
				"Notices *",
				"Balance Sheet *",
				"Budget *",
				"Acts & Policies → /info/acts",
				"E-Tender ↗ etender",
			],
		]);
	});

	test("beside the menus stand e-tender, contact and the two pay buttons", () => {
		expect([...topLevel, ...payButtons].map(marked)).toEqual([
			"E-Tender ↗ etender",
			"Contact → /contact-helpline",
			"PAY WATER TAX *",
			"PAY PROPERTY TAX *",
		]);
	});

	test("the top bar, the header and the footer lead where §2.1 says", () => {
		expect([...topBarButtons, citizenLogin].map(marked)).toEqual([
			"HelpLine → /contact-helpline",
			"Email us → /contact-helpline",
			"Citizen Login *",
		]);
		expect(sessionButtons).toMatchObject({
			signIn: { en: "ULB Login" },
			section: { en: "{role} Section" },
			signOut: { en: "Logout" },
		});
		expect(footerLinks.slice(0, 6).map(marked)).toEqual([
			"Site Map → /site-map",
			"Official Link ↗ directorate",
			"Contact Us → /contact-helpline",
			"Photo Gallery → /gallery/photos",
			"Website Policy → /website-policy",
			"Video Gallery → /explore/VideoGallery",
		]);
		expect(footerLinks.slice(6).map(marked)).toEqual([
			"Help → /help",
			"Right to Information → /info/right-to-information",
			"A to Z of Services → /services/a-to-z",
			"Open Data and Feeds → /info/open-data",
			"National Portal of India ↗ india",
		]);
	});

	test("every entry that shows “Coming soon” says what can be done today", () => {
		const soon = everyEntry.filter((entry) => entry.to === "comingSoon");
		expect(soon).toHaveLength(11);
		for (const entry of soon) {
			if (entry.to !== "comingSoon") continue;
			expect(isPageName(entry.instead.page), entry.label.en).toBe(true);
			expect(entry.instead.label.en.trim()).not.toBe("");
			expect(entry.instead.label.hi.trim()).not.toBe("");
		}
	});

	test("every portal of the frame is used, and no other", () => {
		const used = everyEntry.flatMap(({ to }) => (to !== "comingSoon" && "portal" in to ? [to.portal] : []));
		expect([...new Set(used)].sort()).toEqual([...framePortals].sort());
	});

	test("every page of a menu's section that the site map lists can be reached from the frame", () => {
		const reached = new Set(
			everyEntry.map((entry) => {
				if (entry.to === "comingSoon") return entry.instead.page;
				return "page" in entry.to ? entry.to.page : undefined;
			}),
		);
		const unreached = pages.filter((page) => page.listed && !reached.has(page.name)).map((page) => page.name);
		// Five pictures of the home page, and what the policies lead to; the site map names them too.
		expect(unreached).toEqual(["galleryPage", "conformance"]);
	});
});

describe("the staff area", () => {
	test("the side menu is the table of §2.17, and below it what came after", () => {
		const path = ({ to }: MenuEntry) =>
			to !== "comingSoon" && "page" in to ? pageByName(to.page).path : "none";
		expect(staffMenu.map((row) => [row.label.en, row.permission, path(row)])).toEqual([
			["Dashboard", "view_dashboard", "/admin/dashboard"],
			["Manage Users", "manage_users", "/admin/users"],
			["Assign Role", "assign_role", "/admin/assign-role"],
			["Assign Permissions", "assign_permissions", "/admin/assign-permissions"],
			["Complaints", "view_complaints", "none"],
			["Settings", "edit_settings", "none"],
			["Website Content", "edit_content", "/admin/content"],
			["Review", "publish_content", "/admin/review"],
			["Pictures and Files", "edit_content", "/admin/media"],
		]);
	});

	test("a page of the side menu needs the permission of its row", () => {
		for (const { to, any } of staffMenu) {
			if (to === "comingSoon" || !("page" in to)) continue;
			for (const each of any) expect(pagePermissions[to.page]).toContain(each);
		}
		expect(pagePermissions.manageRoles).toEqual(["assign_permissions"]);
	});

	test("every staff page but the first needs a permission", () => {
		const open = pages.filter((page) => page.audience === "staff" && !(page.name in pagePermissions));
		expect(open.map((page) => page.name)).toEqual(["staffHome", "myPassword", "staffHelp"]);
	});

	test("the first six permissions are those of §6", () => {
		expect(Object.keys(permissions)).toEqual([
			"view_dashboard",
			"manage_users",
			"assign_role",
			"assign_permissions",
			"view_complaints",
			"edit_settings",
			"edit_content",
			"edit_pages",
			"publish_content",
			"publish_alerts",
		]);
	});

	test("admin holds everything, and each further role only what the one before it holds", () => {
		expect(seedRoles.map((role) => role.name)).toEqual(["admin", "subadmin", "it"]);
		let above: readonly string[] = permissionNames;
		for (const role of seedRoles) {
			expect(role.permissions.filter((permission) => !above.includes(permission))).toEqual([]);
			above = role.permissions;
		}
		expect(seedRoles[0].permissions).toEqual(permissionNames);
	});

	test("a role's position is that of §2.17", () => {
		expect(positionOf("admin").en).toBe("Chairman");
		expect(positionOf("subadmin").en).toBe("Executive Officer");
		expect(positionOf("it").en).toBe("IT Department");
		expect(positionOf("constructor").en).toBe("Unknown");
	});
});
