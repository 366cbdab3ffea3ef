import { describe, expect, expectTypeOf, test } from "vitest";
import {
	type Body,
	type Call,
	type CallName,
	callByName,
	callPath,
	calls,
	type Params,
	type Reply,
} from "./api.ts";
import { refusals, refusalsOf, successOf } from "./call-outcomes.ts";
import { outcomes } from "./outcomes.ts";
import { permissionNames } from "./permissions.ts";
import { shapes } from "./shapes.ts";

const onContent = "edit_content edit_pages publish_content publish_alerts";

/** §7 (requirements, The server; requirements, Who may call what), written out once more. */
const specified = [
	["POST /api/login", "anyone"],
	["GET /api/me", "signedIn"],
	["GET /", "testPage"],
	["POST /add", "testPage"],
	["GET /api/fetch", "assign_role"],
	["GET /api/roles", "view_dashboard manage_users assign_role assign_permissions"],
	["GET /api/permissions", "view_dashboard assign_permissions"],
	["POST /api/assign-role", "assign_role"],
	["POST /api/assign-permissions", "assign_permissions"],
	["GET /api/users", "manage_users view_dashboard"],
	["POST /api/users", "manage_users"],
	["DELETE /api/users/{id}", "manage_users"],
	["POST /api/add-role", "assign_permissions"],
	["DELETE /api/roles/{id}", "assign_permissions"],
	["POST /api/logout", "signedIn"],
	["POST /api/users/{id}/password", "manage_users"],
	["POST /api/me/password", "signedIn"],
	["GET /api/me/sessions", "signedIn"],
	["DELETE /api/me/sessions/{id}", "signedIn"],
	["DELETE /api/me/sessions", "signedIn"],
	["GET /api/users/{id}/sessions", "manage_users"],
	["DELETE /api/users/{id}/sessions", "manage_users"],
	["GET /api/users/{id}", "manage_users"],
	["POST /api/users/{id}", "manage_users"],
	["POST /api/users/{id}/last-day", "manage_users"],
	["POST /api/users/suspend", "manage_users"],
	["POST /api/users/reinstate", "manage_users"],
	["POST /api/users/role", "assign_role"],
	["GET /api/users/page", "manage_users"],
	["POST /api/users/export", "manage_users"],
	["GET /api/roles/{id}/permissions", "assign_permissions"],
	["GET /api/me/role", "signedIn"],
	["GET /api/roles/cards", "view_dashboard manage_users assign_role assign_permissions"],
	["POST /api/roles/{id}", "assign_permissions"],
	["POST /api/roles/{id}/copy", "assign_permissions"],
	["GET /api/users/{id}/role", "assign_role"],
	["GET /api/audit", "manage_users assign_role assign_permissions"],
	["POST /api/audit/export", "manage_users assign_role assign_permissions"],
	["GET /api/me/second-factor", "signedIn"],
	["POST /api/me/second-factor/begin", "signedIn"],
	["POST /api/me/second-factor/confirm", "signedIn"],
	["POST /api/me/second-factor/recovery-codes", "signedIn"],
	["POST /api/me/second-factor/end", "signedIn"],
	["POST /api/users/{id}/second-factor/reset", "manage_users"],
	["GET /api/content/{kind}/form", onContent],
	["GET /api/content/{kind}", onContent],
	["GET /api/content/{kind}/versions", onContent],
	["POST /api/content/{kind}", onContent],
	["POST /api/content/{kind}/off", onContent],
	["POST /api/content/{kind}/confirm", "publish_content"],
	["POST /api/content/{kind}/check", onContent],
	["POST /api/content/{kind}/submit", onContent],
	["POST /api/content/{kind}/plan", onContent],
	["POST /api/content/{kind}/approve", onContent],
	["POST /api/content/{kind}/return", onContent],
	["POST /api/content/{kind}/back", onContent],
	["POST /api/content/{kind}/preview", onContent],
	["GET /api/content/{kind}/drafts", onContent],
	["POST /api/content/{kind}/drafts", onContent],
	["POST /api/content/{kind}/drafts/drop", onContent],
	["GET /api/desk", onContent],
	["GET /api/desk/hindi", onContent],
	["GET /api/media", "edit_content edit_pages publish_content"],
	["POST /api/media", "edit_content edit_pages"],
	["POST /api/media/{id}", "edit_content edit_pages"],
	["DELETE /api/media/{id}", "edit_content edit_pages"],
	["POST /api/me/passkeys/begin", "signedIn"],
	["POST /api/me/passkeys", "signedIn"],
	["POST /api/me/passkeys/{id}/remove", "signedIn"],
	["POST /api/login/passkey", "anyone"],
	["GET /healthz", "anyone"],
	["GET /readyz", "anyone"],
	["GET /api/site", "signedIn"],
	["GET /api/first-days", "signedIn"],
	["POST /api/first-days/roles", "assign_permissions"],
	["POST /api/users/preview", "manage_users"],
	["POST /api/users/import", "manage_users"],
	["POST /api/password-request", "anyone"],
	["GET /api/password-request", "anyone"],
	["GET /api/password-requests", "manage_users"],
	["DELETE /api/password-requests/{id}", "manage_users"],
	["GET /api/openapi.json", "anyone"],
	["GET /api/docs", "anyone"],
];

/** What is answered this once and never again. */
const seenOnce = [
	"token",
	"newSecondFactor",
	"recoveryCodes",
	"passkeyOptions",
	"peoplePreview",
	"handedPasswords",
	"draftKept",
	"previewTicket",
	"mediaFile",
];

const rows: readonly Call[] = calls;

describe("the calls", () => {
	test("are those of §7 and the decisions, and may be made by those whom the decisions name", () => {
		const written = rows.map(({ method, path, who }) => [
			`${method} ${path}`,
			typeof who === "string" ? who : who.any.join(" "),
		]);
		expect(written).toEqual(specified);
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
			expect(["message", "published", ...seenOnce], call.name).toContain(call.reply);
			if (["message", "published"].includes(call.reply)) {
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

	test("both sides know what a call takes and answers by its name alone", () => {
		expectTypeOf<Body<"assignRole">>().toEqualTypeOf<{ userId: number; roleId: number }>();
		expectTypeOf<Body<"me">>().toEqualTypeOf<never>();
		expectTypeOf<Params<"deleteUser">>().toEqualTypeOf<{ id: number }>();
		expectTypeOf<Reply<"login">>().toEqualTypeOf<{ token: string }>();
		expectTypeOf<Reply<"roles">>().toEqualTypeOf<{ id: number; name: string }[]>();
	});

	test("a call is found by its name", () => {
		expect(callByName("login").path).toBe("/api/login");
	});
});
