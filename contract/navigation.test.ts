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
	staffMenu,
	topBarButtons,
	topLevel,
} from "./navigation.ts";
import { isPageName, pages } from "./pages.ts";
import { permissionNames, readyRoles, seedRoles } from "./permissions.ts";

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
	test("every entry that shows “Coming soon” says what can be done today", () => {
		const soon = everyEntry.filter((entry) => entry.to === "comingSoon");
		expect(soon).toHaveLength(9);
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
		const unreached = pages
			.filter((page) => page.indexed && !reached.has(page.name))
			.map((page) => page.name);
		// Five pictures of the home page, what Home and Grievances lead to, and the policies; the site map names them too.
		expect(unreached).toEqual([
			"galleryPage",
			"servicePromise",
			"report",
			"followComplaint",
			"openComplaints",
			"complaintFigures",
			"conformance",
		]);
	});
});

describe("the staff area", () => {
	test("a page of the side menu needs the permission of its row", () => {
		for (const { to, any } of staffMenu) {
			for (const each of any) expect(pagePermissions[to.page]).toContain(each);
		}
		expect(pagePermissions.manageRoles).toEqual(["assign_permissions"]);
	});

	test("every staff page but the first needs a permission", () => {
		const open = pages.filter((page) => page.audience === "staff" && !(page.name in pagePermissions));
		expect(open.map((page) => page.name)).toEqual(["staffHome", "myPassword", "staffHelp"]);
	});

	test("admin holds everything, and each further role only what the one before it holds", () => {
		let above: readonly string[] = permissionNames;
		for (const role of seedRoles) {
			expect(role.permissions.filter((permission) => !above.includes(permission))).toEqual([]);
			above = role.permissions;
		}
		expect(seedRoles[0].permissions).toEqual(permissionNames);
		const given: readonly string[] = seedRoles[1].permissions;
		for (const role of readyRoles)
			expect(role.permissions.filter((each) => !given.includes(each))).toEqual([]);
	});
});
