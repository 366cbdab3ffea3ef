import { describe, expect, test } from "vitest";
import * as z from "zod";
import { calls } from "./api.ts";
import { departmentNames } from "./content/department-names.ts";
import { kinds } from "./content/kinds.ts";
import * as contentLimits from "./content/limits.ts";
import * as limits from "./limits.ts";
import {
	citizenLogin,
	footerLinks,
	type MenuEntry,
	menus,
	payButtons,
	sessionButtons,
	staffMenu,
	topBarButtons,
	topLevel,
} from "./navigation.ts";
import { type Outcome, toastKinds } from "./outcome.ts";
import { outcomes } from "./outcomes.ts";
import { pageByName, pages } from "./pages.ts";
import { passwords, session } from "./people/limits.ts";
import { permissions, positionOf, seedRoles } from "./permissions.ts";
import { http, shutdown, testPage } from "./site/limits.ts";

/**
 * Words and figures of the specification, written down once, by its §: the tables carry them out. Those of
 * the demo town are in tests/support/demo-town.ts; later decisions have no copy here.
 */

/** An entry as the specification would mark it: * shows "Coming soon", ↗ leaves the site, else the route. */
function marked({ label, to }: MenuEntry): string {
	if (to === "comingSoon") return `${label.en} *`;
	return "portal" in to ? `${label.en} ↗ ${to.portal}` : `${label.en} → ${pageByName(to.page).path}`;
}

/** The fields of a schema. */
function fieldsOf(schema: z.core.$ZodType): string[] {
	if (schema instanceof z.ZodPipe) return fieldsOf(schema.in);
	return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

test("the menus, the top bar, the header and the footer lead where §2.1 says", () => {
	expect(menus.map(({ label, entries }) => [label.en, ...entries.map(marked)])).toEqual([
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
	expect([...topLevel, ...payButtons].map(marked)).toEqual([
		"E-Tender ↗ etender",
		"Contact → /contact-helpline",
		"PAY WATER TAX *",
		"PAY PROPERTY TAX *",
	]);
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
	expect(footerLinks.map(marked)).toEqual([
		"Site Map → /site-map",
		"Official Link ↗ directorate",
		"Contact Us → /contact-helpline",
		"Photo Gallery → /gallery/photos",
		"Website Policy → /website-policy",
		"Video Gallery → /explore/VideoGallery",
		// Required of every government site (contract/conformance/gigw.ts).
		"Help → /help",
		"Right to Information → /info/right-to-information",
		"A to Z of Services → /services/a-to-z",
		"Open Data and Feeds → /info/open-data",
		"National Portal of India ↗ india",
	]);
});

test.each([
	["/", "Home"],
	["/contact-helpline", "Contact & HelpLine"],
	["/about/introduction", "Town and council introduction"],
	["/about/achievement", "City Achievements"],
	["/boardmembers", "Board members list"],
	["/content/employeesdirectory", "Employees & Contractors Directory"],
	["/GalleryPage", "Gallery page"],
	["/gallery/photos", "Photo Gallery"],
	["/explore/VideoGallery", "Video Gallery"],
	["/explore/reach", "How to Reach"],
	["/explore/Education", "Education"],
	["/explore/health", "Healthcare"],
	["/explore/tourism", "Tourist places"],
	["/news/event", "News and events"],
	["/schemes/old-age", "Old age pension"],
	["/schemes/widow", "Widow pension"],
	["/schemes/handicap", "Divyang (handicap) pension"],
	["/services", "Services overview"],
	["/services/grievances", "Grievances"],
	["/services/birth-certificate", "Birth certificate"],
	["/services/death-certificate", "Death certificate"],
	["/services/marriage-certificate", "Marriage certificate"],
	["/services/licences", "Licences"],
	["/services/waste-management", "Solid waste management"],
	["/info/acts", "Acts and policies"],
	["/userlist", "Test page"],
	["/admin", "Staff home"],
	["/admin/dashboard", "Dashboard"],
	["/admin/users", "Manage Users"],
	["/admin/assign-role", "Assign Role"],
	["/admin/assign-permissions", "Assign Permissions"],
	["/addRole", "Manage Roles"],
	// Pages that the specification only links to or leaves open, and that citizens look for (requirements, Routes, Good pages).
	["/admin/password", "My Password"],
	["/about/wards", "Ward list"],
	["/services/sanitation", "Sanitation services"],
	["/site-map", "Site Map"],
	["/website-policy", "Website Policy"],
	["/help", "Help"],
	["/search", "Search"],
	["/citizen", "Citizen Login and Registration"],
	["/services/a-to-z", "A to Z of Services"],
	["/info/notices", "Notices and Tenders"],
	["/info/right-to-information", "Right to Information"],
	["/info/open-data", "Open Data and Feeds"],
	["/complaint", "Report a Problem"],
	["/complaint/follow", "Follow Your Complaint"],
])("§2.2: %s is the screen “%s”", (path, screen) => {
	const page = pages.find((row) => row.path === path);
	expect(page?.title.en.toLowerCase()).toBe(screen.toLowerCase());
});

test("§2.17: the side menu begins with these six, the content desk's follow, and a role's position is its place in the council", () => {
	const path = ({ to }: MenuEntry) =>
		to !== "comingSoon" && "page" in to ? pageByName(to.page).path : "none";
	expect(staffMenu.map((row) => [row.label.en, row.any.join(" "), path(row)])).toEqual([
		["Dashboard", "view_dashboard", "/admin/dashboard"],
		["Manage Users", "manage_users", "/admin/users"],
		["Assign Role", "assign_role", "/admin/assign-role"],
		["Assign Permissions", "assign_permissions", "/admin/assign-permissions"],
		["Complaints", "view_complaints", "/admin/complaints"],
		["Settings", "edit_settings", "/admin/settings"],
		["Website Content", "edit_content edit_pages publish_content publish_alerts", "/admin/content"],
		["Review", "publish_content publish_alerts", "/admin/review"],
		["Pictures and Files", "edit_content edit_pages publish_content", "/admin/media"],
	]);
	expect(["admin", "subadmin", "it", "constructor"].map((role) => positionOf(role).en)).toEqual([
		"Chairman",
		"Executive Officer",
		"IT Department",
		"Unknown",
	]);
});

test.each([
	["wards", ["id", "name", "population", "member", "phone"]],
	["officers", ["id", "name", "designation", "img"]],
	["employees", ["id", "department", "name", "fatherName", "designation"]],
	[
		"contractors",
		["id", "Contractor_Name_and_Father_Name", "Address", "Firm_Name", "Phone_Number", "Category"],
	],
	["achievements", ["id", "title", "description", "image"]],
	["homePhotos", ["id", "src", "alt"]],
	["photos", ["id", "title", "description", "src"]],
	["institutions", ["title", "image", "description"]],
	["hospitals", ["name", "image", "description"]],
	["places", ["name", "image", "description", "gradient", "icon"]],
	["licences", ["title", "icon", "color", "description", "link"]],
	["departments", ["title", "description", "url"]],
	["videos", ["title", "url"]],
	["notices", ["title", "date", "badge"]],
	[
		"pensionSchemes",
		["title", "subtitle", "amount", "color", "icon", "image", "description", "eligibility", "documents"],
	],
	["pensionQuestions", ["question", "answer"]],
	["pensionSteps", ["step", "title", "desc"]],
] as const)("§3: a row of %s has the fields %s", (kind, fields) => {
	expect(fieldsOf(kinds[kind].schema)).toEqual(expect.arrayContaining([...fields]));
});

test("§3: the departments, in their order", () => {
	expect(Object.values(departmentNames).map(({ en }) => en.replace(/ \(.*/, ""))).toEqual([
		"General Administration",
		"Account",
		"Jalkal",
		"Nirman",
		"Path Prakash",
		"Store",
		"Swasth",
		"Tax",
		"Udyan",
		"Janm Mrityu",
		"Peon",
	]);
});

describe("§5, §7 and §8", () => {
	test.each([
		["roleNameRequired", "alert", "Role name is required"],
		["selectBothFields", "alert", "Please select both fields"],
		["selectARole", "alert", "Please select a role"],
		["enterNameAndEmail", "alert", "Please enter both name and email"],
		["confirmDeleteUser", "confirm", "Are you sure you want to delete this user?"],
		["confirmDeleteRole", "confirm", "Are you sure you want to delete this role?"],
		["loginFailed", "toast error", "Login failed"],
		["tokenMissing", "toast error", "Token missing from server response"],
		["loginSuccessful", "toast success", "Login successful"],
		["comingSoon", "toast success", "Coming soon"],
		["comingSoonStrong", "toast success", "Coming soon!"],
		["addUserFailed", "toast error", "Failed to add user"],
		["deleteRoleFailed", "toast error", "Failed to delete role"],
		["roleAssigned", "alert", "Role assigned successfully"],
		["permissionsUpdated", "alert", "Permissions updated"],
		["roleAdded", "alert", "Role added successfully"],
		["roleDeleted", "toast success", "Role deleted successfully"],
		["noAchievements", "text", "No achievements found."],
		["noPolicies", "text", "No matching policies found."],
		["videoUnsupported", "text", "Your browser does not support the video tag."],
		["noPermissionsAssigned", "text", "No permissions assigned"],
		["unexpectedError", "page", "Unexpected Application Error!"],
	] as const)("%s is met as %s: “%s”", (name, presentation, words) => {
		const outcome: Outcome = outcomes[name];
		expect([outcome.presentation, outcome.kind].filter(Boolean).join(" ")).toBe(presentation);
		expect(outcome.words.en).toBe(words);
	});

	test("what is only logged can be tried again here", () => {
		for (const name of [
			"usersNotLoaded",
			"deleteUserFailed",
			"assignRoleFailed",
			"assignPermissionsFailed",
			"addRoleFailed",
			"dashboardNotLoaded",
		] as const)
			expect((outcomes[name] as Outcome).retry, name).toBeDefined();
	});
});

test("§6: its six permissions and three roles come first", () => {
	expect(Object.keys(permissions)).toEqual([
		"view_dashboard",
		"manage_users",
		"assign_role",
		"assign_permissions",
		"view_complaints",
		"edit_settings",
		// Added with the content desk.
		"edit_content",
		"edit_pages",
		"publish_content",
		"publish_alerts",
		// Added with the complaint desk.
		"handle_complaints",
		"assign_complaints",
	]);
	expect(seedRoles.map((role) => role.name)).toEqual(["admin", "subadmin", "it"]);
});

test("§7: the calls", () => {
	expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(
		expect.arrayContaining([
			"POST /api/login",
			"GET /api/me",
			"GET /",
			"POST /add",
			"GET /api/fetch",
			"GET /api/roles",
			"GET /api/permissions",
			"POST /api/assign-role",
			"POST /api/assign-permissions",
			"GET /api/users",
			"POST /api/users",
			"DELETE /api/users/{id}",
			"POST /api/add-role",
			"DELETE /api/roles/{id}",
		]),
	);
});

test("§4 and §9: what moves, how long messages stay, the sizes of the screen, and who may have which pension", () => {
	expect({ ...limits, ...contentLimits, session }).toMatchObject({
		motion: {
			noticesLoop: 20_000,
			officialsLoop: 25_000,
			governmentSitesLoop: 20_000,
			newsStripStep: 200,
			newsStripEvery: 2500,
			achievementsEntry: 1000,
			importantLinkLift: 4,
		},
		toasts: {
			stay: { blank: 4000, error: 4000, success: 2000, loading: Number.POSITIVE_INFINITY },
			removalDelay: 1000,
			maxWidth: 350,
		},
		carousel: { swipeThreshold: 40 },
		layout: {
			smallScreen: 767,
			headerHeight: { small: 30, large: 65, larger: 75 },
			scrollFlag: 50,
			socialStep: 360,
			socialCard: { width: 340, height: 500 },
			staffMenu: 280,
			staffSearch: 300,
			newsThumb: { width: 200, height: 120 },
		},
		gallery: { pageSize: 12, thumbHeight: 200 },
		pensions: {
			oldAge: { minAge: 60 },
			widow: { minAge: 18, maxAge: 60 },
			divyang: { minAge: 18, minDisabilityPercent: 40 },
		},
		notices: { onHome: 10 },
		session: { storageKey: "ulbToken", tokenBytes: 32, warnBefore: 5 * 60_000 },
	});
	expect(limits.dialog).toEqual({ transition: 300, backdrop: 150 });
	expect(toastKinds).toEqual(["blank", "error", "success", "loading", "custom"]);
});

test("requirement A8 and requirement D9: a session's twelve hours and one, and less than ten seconds to stop", () => {
	expect(session).toMatchObject({ lifetime: 12 * 3_600_000, unused: 3_600_000 });
	const { drain, finishWithin, hardStop } = shutdown;
	expect(drain + finishWithin + hardStop).toBeLessThan(10_000);
});

test("the security requirements' figures: tries, bodies, waits and the length of a password", () => {
	const [minute, hour] = [60_000, 3_600_000];
	expect(limits.throttles).toMatchObject({
		login: {
			addressAndAccount: { attempts: 10, within: 15 * minute },
			address: { attempts: 60, within: 15 * minute },
			account: { attempts: 80, within: hour },
			knownDevice: { attempts: 10, within: 15 * minute },
			recorded: { attempts: 200, within: hour },
		},
		code: {
			account: { attempts: 10, within: 15 * minute },
			accountInADay: { attempts: 30, within: 24 * hour },
			knownDeviceInADay: { attempts: 60, within: 24 * hour },
		},
		testPage: { address: { attempts: 20, within: minute }, everybody: { attempts: 200, within: hour } },
	});
	expect(testPage.maxRows).toBe(200);
	expect(passwords).toMatchObject({ minLength: 12, maxLength: 256, mask: "••••••••" });
	expect(http).toMatchObject({
		bodyBytes: 32_768,
		headerBytes: 16_384,
		requestTimeout: 15_000,
		headersTimeout: 15_000,
		connectionsCheck: 5000,
		keepAlive: 20_000,
	});
});
