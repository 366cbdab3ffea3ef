import { expect, test } from "vitest";
import { permissionNames } from "#contract/permissions.ts";
import { findStaff } from "./find-staff.ts";

const known = {
	users: [
		{ id: 1, name: "Sunita Tyagi", phone: "9000000001" },
		{ id: 2, name: "राम पाल", phone: "9000000002" },
	],
	roles: [{ id: 4, name: "tax desk", title: { en: "Revenue", hi: "कर कक्ष" } }],
};

const find = (typed: string, permissions = permissionNames) => findStaff(typed, known, permissions, "en");

test("a screen is found by its name in either language and leads there", () => {
	expect(find("manage u")).toEqual([{ kind: "screen", label: "Manage Users", address: "/admin/users" }]);
	expect(find("डैशबोर्ड")).toEqual([{ kind: "screen", label: "Dashboard", address: "/admin/dashboard" }]);
});

test("a screen is not found by those who may not open it", () => {
	expect(find("manage u", ["view_dashboard"])).toEqual([]);
});

test("a user is found by name or phone, and leads to where something can be done with them", () => {
	expect(find("SUNITA")).toEqual([
		{ kind: "user", label: "Sunita Tyagi (9000000001)", address: "/admin/users?q=9000000001" },
	]);
	expect(find("00000002", ["assign_role"])[0]?.address).toBe("/admin/assign-role?user=2");
	for (const typed of ["90000 00001", "+91-90000-00001", "९००००००००१", "सुनीता"]) {
		expect(find(typed).map(({ label }) => label)).toEqual(["Sunita Tyagi (9000000001)"]);
	}
	expect(find("sunita", ["view_dashboard"])).toEqual([]);
});

test("people whom the server has found are shown as they are; until it answers the next key, those that still fit", () => {
	const users = [
		{ id: 1, name: "Sunita Tyagi", phone: "9000000001" },
		{ id: 2, name: "Suresh Pal", phone: "9000000002" },
	];
	const labels = (typed: string) =>
		findStaff(typed, { users: [], roles: [], found: { by: "su", users } }, ["manage_users"], "en")
			.filter(({ kind }) => kind === "user")
			.map(({ label }) => label);
	expect(labels("su ")).toEqual(["Sunita Tyagi (9000000001)", "Suresh Pal (9000000002)"]);
	expect(labels("sun")).toEqual(["Sunita Tyagi (9000000001)"]);
	expect(labels("x")).toEqual([]);
});

test("a role is found by name and leads to its permissions, or to those who hold it", () => {
	expect(find("tax")).toEqual([
		{ kind: "role", label: "Revenue", address: "/admin/assign-permissions?role=4" },
	]);
	expect(find("tax", ["manage_users"])[0]?.address).toBe("/admin/users?role=tax+desk");
	// By its title too, by which it is called.
	expect(find("कर कक्ष")).toEqual(find("tax"));
	expect(findStaff("reven", known, permissionNames, "hi").map(({ label }) => label)).toEqual(["कर कक्ष"]);
});

test("what the site says stands before people and behind screens, and leaves room for both", () => {
	const finding = (key: string) =>
		({
			kind: "council",
			key,
			at: "helpline",
			place: ["The council", "Helpline"],
			text: ["0000-", "1", ""],
		}) as const;
	const content = {
		by: "m",
		findings: Array.from({ length: 8 }, (_, id) => ({ ...finding(`${id}`), place: [], text: [] })),
	};
	const users = Array.from({ length: 10 }, (_, id) => ({ id, name: `Meena ${id}` }));
	const kinds = findStaff("m", { users, roles: [], content }, permissionNames, "en").map(({ kind }) => kind);
	expect(kinds).toEqual(["screen", "screen", "screen", "content", "content", "user", "user", "user"]);

	const found = findStaff(
		"1",
		{
			users: [],
			roles: [],
			content: {
				by: "1",
				findings: [{ ...finding("all"), place: ["The council", "Helpline"], text: ["0000-", "1", ""] }],
			},
		},
		["edit_pages"],
		"en",
	);
	expect(found).toEqual([
		{
			kind: "content",
			label: "The council › Helpline",
			text: ["0000-", "1", ""],
			address: "/admin/content?kind=council&key=all&at=helpline",
		},
	]);
});

test("nothing typed finds nothing, and no more is found than can be read", () => {
	expect(find("  ")).toEqual([]);
	const many = Array.from({ length: 10_000 }, (_, id) => ({ id, name: `Clerk ${id}` }));
	expect(findStaff("clerk", { users: many, roles: [] }, permissionNames, "en")).toHaveLength(8);
});

test("what can be done is found by what people call it, in either language, by those who may do it", () => {
	for (const typed of ["log out", "logout", "sign out", "लॉग आउट"]) {
		expect(find(typed)[0], typed).toEqual({ kind: "actionKind", label: "Logout", address: undefined });
	}
	expect(find("add us")[0]?.address).toBe("/admin/users?add");
	expect(find("नया उपयोगकर्ता")[0]?.address).toBe("/admin/users?add");
	expect(find("add us", ["view_dashboard"])).toEqual([]);
	expect(find("change password")[0]?.address).toBe("/admin/password");
});

test("a role that is called just what was typed comes before what the site says", () => {
	const roles = [{ id: 3, name: "sorter", title: { en: "Sorter", hi: "छँटाईकर्मी" } }];
	const finding = {
		kind: "council",
		key: "all",
		at: "helpline",
		place: ["The council"],
		text: ["sorter"],
	} as const;
	const content = {
		by: "sorter",
		findings: [{ ...finding, place: [...finding.place], text: [...finding.text] }],
	};
	const found = findStaff("sorter", { users: [], roles, content }, permissionNames, "en");
	expect(found.map(({ kind }) => kind)).toEqual(["role", "content"]);
});

test("a complaint's number or a mobile leads to the case before anything else, a landmark after what is called so", () => {
	const row = { id: "26-000002-4", landmark: "Old well", mohalla: { en: "Neem Gali", hi: "नीम गली" } };
	const cases = [{ ...row, state: "working" as const }];
	const kinds = (typed: string) =>
		findStaff(typed, { users: [], roles: known.roles, cases }, permissionNames, "hi").map(
			({ kind, label }) => `${kind} ${label}`,
		);
	const found = "case 26-000002-4 · Old well · नीम गली · काम चल रहा है";
	for (const typed of ["26-000002-4", "26 000002 4", "260000024", "9812345610"])
		expect(kinds(typed)[0]).toBe(found);
	expect(kinds("tax desk")).toEqual(["role कर कक्ष", found]);
	// A place that is written just so comes before the words of a page.
	const finding = {
		kind: "helplines",
		key: "1",
		at: "title",
		place: ["Helplines"],
		text: ["Old", " well"],
	} as const;
	const findings = [{ ...finding, place: [...finding.place], text: [...finding.text] }];
	const findable = { users: [], roles: known.roles, cases, content: { by: "old well", findings } };
	expect(findStaff("old well", findable, permissionNames, "hi").map(({ kind }) => kind)).toEqual([
		"case",
		"content",
	]);
});
