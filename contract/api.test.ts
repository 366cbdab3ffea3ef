import { describe, expect, test } from "vitest";
import { type Call, type CallName, callByName, callPath, calls } from "./api.ts";
import { refusals, refusalsOf, successOf } from "./call-outcomes.ts";
import { outcomes } from "./outcomes.ts";
import { contentPermissions, movingPermissions, permissionNames, shelfPermissions } from "./permissions.ts";
import { shapes } from "./shapes.ts";

const seenOnce = [
	"token",
	"newSecondFactor",
	"recoveryCodes",
	"passkeyOptions",
	"peoplePreview",
	"rowsPreview",
	"rowsPublished",
	"handedPasswords",
	"draftKept",
	"previewTicket",
	"drawnPage",
	"mediaFile",
	"complaintReceived",
	"complaintFollowed",
	"complaintCase",
	"complaintPersons",
	"settings",
];

const rows: readonly Call[] = calls;

describe("the calls", () => {
	test("without signing in one can only sign in, ask for a password, complain, use the test page and read how the server is", () => {
		const open = rows.filter(({ who }) => who === "anyone" || who === "testPage");
		expect(open.map(({ name }) => name).sort()).toEqual([
			"addTestUser",
			"apiDocs",
			"askForPassword",
			"beginPasskeySignIn",
			"complaintDesk",
			"followComplaint",
			"health",
			"login",
			"openApi",
			"passwordGivers",
			"ready",
			"reportComplaint",
			"tellComplaint",
			"testUsers",
		]);
	});

	test("without any permission one changes nothing but what is one's own", () => {
		const own = rows.filter(({ method, who }) => who === "signedIn" && method !== "GET");
		expect(own.length).toBeGreaterThan(5);
		for (const { path } of own) expect(path).toMatch(/^\/api\/(me\/|logout$)/);
	});

	test.each([
		["who has which role", /^\/api\/(assign-|users\/)role$/, ["assign_role"]],
		["people", /^\/api\/(users(?!\/role$)|password-requests)/, ["manage_users"]],
		["roles", /^\/api\/(roles|add-role|assign-permissions|first-days)/, ["assign_permissions"]],
		["what the site says", /^\/api\/(content|desk)/, contentPermissions],
		["files", /^\/api\/media/, shelfPermissions],
		["complaints", /^\/api\/complaints\/(take|\{id\})/, movingPermissions],
		["settings", /^\/api\/settings/, ["edit_settings"]],
	] as const)("%s: a change needs a permission for it, and no other will do", (_, paths, permissions) => {
		const changes = rows.filter(({ method, path }) => method !== "GET" && paths.test(path));
		expect(changes.length).toBeGreaterThan(0);
		for (const { name, who } of changes) {
			expect(typeof who === "object" ? who.any : [who], name).toSatisfy((any: readonly string[]) =>
				any.every((each) => (permissions as readonly string[]).includes(each)),
			);
		}
	});

	test("what is read needs a right as well, but for one's own and what everybody signed in may know", () => {
		const reads = rows.filter(({ method }) => method === "GET");
		const of = (wanted: (who: Call["who"]) => boolean) =>
			reads.filter(({ who }) => wanted(who)).map(({ name }) => name);
		expect(of((who) => who === "signedIn")).toEqual([
			"me",
			"mySessions",
			"myRole",
			"mySecondFactor",
			"site",
			"firstDays",
		]);
		const open = ["testUsers", "health", "ready", "passwordGivers", "complaintDesk", "openApi", "apiDocs"];
		expect(of((who) => who === "anyone" || who === "testPage")).toEqual(open);
		const by = (permission: string) => of((who) => typeof who === "object" && who.any.join() === permission);
		expect(by("manage_users")).toEqual(["userSessions", "user", "usersPage", "passwordRequests"]);
		expect(by("assign_role")).toEqual(["assignableUsers", "userRole"]);
		expect(by("assign_permissions")).toEqual(["rolePermissions"]);
		expect(by("manage_users,view_dashboard")).toEqual(["users"]);
		expect(by("manage_users,assign_role,assign_permissions")).toEqual(["auditLines"]);
		expect(by(shelfPermissions.join())).toEqual(["mediaFiles"]);
		expect(by("view_complaints")).toEqual([
			"complaints",
			"complaintCounts",
			"lookAgain",
			"exportComplaints",
			"complaint",
		]);
		expect(by("edit_settings")).toEqual(["settings"]);
	});

	test("every change is one of these, or the audit log's file", () => {
		const known =
			/^\/(add$|api\/(login|password-request|logout|me|users|assign-|add-role|roles|first-days|content|desk|media|complaints|settings|feedback))/;
		const others = rows.filter(({ method, path }) => method !== "GET" && !known.test(path));
		expect(others.map(({ name }) => name)).toEqual(["exportAudit"]);
	});

	test.each(rows.map((call) => [call.name, call] as const))("%s names only what exists", (_, call) => {
		for (const shape of [call.params, call.query, call.body, call.reply]) {
			if (shape) expect(Object.keys(shapes)).toContain(shape);
		}
		const outcomesNamed = [
			...refusals[call.name as CallName],
			...[successOf(call.name as CallName) ?? []].flat(),
		];
		for (const name of outcomesNamed) expect(Object.keys(outcomes)).toContain(name);
		if (typeof call.who === "object") {
			expect(call.who.any.length).toBeGreaterThan(0);
			for (const permission of call.who.any) expect(permissionNames).toContain(permission);
		}
	});

	test("a call that changes something says what came of it, unless it answers with what is seen this once or with a file", () => {
		for (const call of rows.filter(({ method, file }) => method !== "GET" && !file)) {
			expect(["message", "published", "decided", ...seenOnce], call.name).toContain(call.reply);
			if (["message", "published", "decided"].includes(call.reply)) {
				expect(successOf(call.name as CallName), call.name).toBeDefined();
			}
		}
	});

	test("every success has a status below 300, every refusal one from 400", () => {
		const statusOf = (name: keyof typeof outcomes): number => {
			const outcome = outcomes[name];
			return "status" in outcome ? outcome.status : 0;
		};
		for (const call of calls) {
			for (const name of refusalsOf(call.name)) {
				expect(statusOf(name), `${call.name}: ${name}`).toBeGreaterThanOrEqual(400);
			}
			const success = successOf(call.name);
			if (success) expect([200, 201]).toContain(statusOf(success));
		}
	});

	test("an address with a parameter says which shape it has", () => {
		for (const { name, path, params } of rows) expect(params !== undefined, name).toBe(path.includes("{"));
	});

	test("what a call may refuse follows from who may make it and what it takes", () => {
		expect(refusalsOf("site")).toContain("passwordChangeRequired");
		expect(refusalsOf("me")).toEqual(["notSignedIn", "databaseAway", "serverError"]);
		expect(refusalsOf("addRole")).toEqual(
			expect.arrayContaining(["duplicateRole", "notSignedIn", "notPermitted", "fieldMissing", "notJson"]),
		);
		expect(refusalsOf("auditLines")).toEqual(expect.arrayContaining(["fieldInvalid", "noneOfPermissions"]));
		expect(refusalsOf("auditLines")).not.toContain("notPermitted");
		expect(refusalsOf("health")).toEqual(["serverError"]);
	});

	test("a parameter is filled into the address so that it can't lead elsewhere", () => {
		expect(callPath("deleteUser", { id: 7 })).toBe("/api/users/7");
		expect(callPath("deleteRole", { id: "../me" })).toBe("/api/roles/..%2Fme");
		expect(() => callPath("resetPassword")).toThrow("id");
		expect(callPath("auditLines", { before: 7, limit: "1&x" })).toBe("/api/audit?before=7&limit=1%26x");
	});

	test("a call is found by its name", () => {
		expect(callByName("login").path).toBe("/api/login");
	});
});
