import type { OutcomeName } from "./outcomes.ts";
import type { Permission } from "./permissions.ts";
import type { Sent, ShapeName, Shapes } from "./shapes.ts";

/**
 * The calls of §7 and those beyond it (requirements, Beyond §7): one row each. The server serves them, the browser makes them,
 * and the OpenAPI document describes them from this table. The browser carries this file: no schema, only names of shapes.
 */

/**
 * Who may make a call (requirements, Who may call what). There is no default: whoever adds a call decides.
 * testPage: anyone, while the test page is switched on. any: a session with at least one of these permissions.
 */
export type Who = "anyone" | "testPage" | "signedIn" | { readonly any: readonly Permission[] };

/** The header of a refusal that names the key of the body it is about; a form leads to that field. */
export const errorField = "error-field";

/** The header in which a device tells at sign-in by which mark it is known, and is given one (decision 28). */
export const deviceMark = "device-mark";

export type Call = {
	readonly name: string;
	readonly method: "GET" | "POST" | "DELETE";
	/** As §7 writes it; `{id}` is a parameter. */
	readonly path: string;
	readonly who: Who;
	readonly params?: ShapeName;
	/** The search parameters; a key that the shape doesn't know is dropped. */
	readonly query?: ShapeName;
	readonly body?: ShapeName;
	readonly reply: ShapeName;
	/** The content type of a reply that isn't JSON. */
	readonly replyType?: "text/html" | "text/csv";
	/** What a reply is called that is saved as a file; the day comes behind. */
	readonly file?: string;
	/** May be made while one's password is temporary; any other call needs a session whose password is one's own. */
	readonly withTemporaryPassword?: true;
	/** Takes the device's mark, and gives it one where it has none. */
	readonly marksDevice?: true;
	/** Gives the response its status and its `message`; without one, 200 and no message. */
	readonly success?: OutcomeName;
	/** What this call alone may refuse; `refusalsOf` adds what every call of its kind may. */
	readonly refusals: readonly OutcomeName[];
};

// biome-ignore format: a call is two lines (who may send what where, what comes back), so the table reads like §7
export const calls = [
	// §7
	{ name: "login", method: "POST", path: "/api/login", who: "anyone", marksDevice: true, body: "login",
		reply: "token", refusals: ["wrongMobileOrPassword", "temporaryPasswordOver", "invalidMobile", "tooManyTries", "tooBusy"] },
	{ name: "me", method: "GET", path: "/api/me", who: "signedIn", withTemporaryPassword: true,
		reply: "me", refusals: [] },
	{ name: "testUsers", method: "GET", path: "/", who: "testPage",
		reply: "testUsers", refusals: [] },
	{ name: "addTestUser", method: "POST", path: "/add", who: "testPage", body: "newTestUser",
		reply: "message", success: "testUserAdded", refusals: ["enterNameAndEmail", "invalidEmail", "tooManyTries"] },
	{ name: "assignableUsers", method: "GET", path: "/api/fetch", who: { any: ["assign_role"] },
		reply: "assignableUsers", refusals: [] },
	{ name: "roles", method: "GET", path: "/api/roles", who: { any: ["view_dashboard", "manage_users", "assign_role", "assign_permissions"] },
		reply: "roles", refusals: [] },
	{ name: "permissions", method: "GET", path: "/api/permissions", who: { any: ["view_dashboard", "assign_permissions"] },
		reply: "permissions", refusals: [] },
	{ name: "assignRole", method: "POST", path: "/api/assign-role", who: { any: ["assign_role"] }, body: "roleAssignment",
		reply: "message", success: "roleAssigned", refusals: ["noSuchUser", "noSuchRole", "roleBeyondYours", "userBeyondYours", "lastAdministrator"] },
	{ name: "assignPermissions", method: "POST", path: "/api/assign-permissions", who: { any: ["assign_permissions"] }, body: "permissionAssignment",
		reply: "message", success: "permissionsUpdated", refusals: ["noSuchRole", "noSuchPermission", "permissionBeyondYours", "ownRole", "lastAdministrator"] },
	{ name: "users", method: "GET", path: "/api/users", who: { any: ["manage_users", "view_dashboard"] },
		reply: "users", refusals: [] },
	{ name: "addUser", method: "POST", path: "/api/users", who: { any: ["manage_users"] }, body: "newUser",
		reply: "message", success: "userAdded", refusals: ["noSuchRole", "roleBeyondYours", "duplicatePhone", "invalidMobile", "passwordTooShort", "passwordTooLong", "passwordCommon", "passwordIsPersonal", "tooBusy"] },
	{ name: "deleteUser", method: "DELETE", path: "/api/users/{id}", who: { any: ["manage_users"] }, params: "id",
		reply: "message", success: "userDeleted", refusals: ["unknownUser", "deletingOneself", "userBeyondYours", "lastAdministrator"] },
	{ name: "addRole", method: "POST", path: "/api/add-role", who: { any: ["assign_permissions"] }, body: "newRole",
		reply: "message", success: "roleAdded", refusals: ["roleNameRequired", "mixedAlphabets", "duplicateRole"] },
	{ name: "deleteRole", method: "DELETE", path: "/api/roles/{id}", who: { any: ["assign_permissions"] }, params: "id",
		reply: "message", success: "roleDeleted", refusals: ["unknownRole", "roleInUse", "adminRoleStays", "permissionBeyondYours"] },

	// requirements, The server: beyond §7
	{ name: "logout", method: "POST", path: "/api/logout", who: "signedIn", withTemporaryPassword: true,
		reply: "message", success: "signedOut", refusals: [] },
	{ name: "resetPassword", method: "POST", path: "/api/users/{id}/password", who: { any: ["manage_users"] }, params: "id", body: "passwordReset",
		reply: "message", success: "passwordReset", refusals: ["unknownUser", "resettingOneself", "userBeyondYours", "passwordTooShort", "passwordTooLong", "passwordCommon", "passwordIsPersonal", "tooBusy"] },
	{ name: "changePassword", method: "POST", path: "/api/me/password", who: "signedIn", withTemporaryPassword: true, body: "passwordChange",
		reply: "message", success: "passwordChanged", refusals: ["currentPasswordWrong", "passwordUnchanged", "passwordTooShort", "passwordTooLong", "passwordCommon", "passwordIsPersonal", "tooManyTries", "tooBusy"] },
	{ name: "mySessions", method: "GET", path: "/api/me/sessions", who: "signedIn",
		reply: "sessions", refusals: [] },
	{ name: "endMySession", method: "DELETE", path: "/api/me/sessions/{id}", who: "signedIn", params: "sessionId",
		reply: "message", success: "sessionEnded", refusals: ["unknownSession"] },
	{ name: "endMyOtherSessions", method: "DELETE", path: "/api/me/sessions", who: "signedIn",
		reply: "message", success: "sessionsEnded", refusals: [] },
	{ name: "userSessions", method: "GET", path: "/api/users/{id}/sessions", who: { any: ["manage_users"] }, params: "id",
		reply: "sessions", refusals: ["unknownUser"] },
	{ name: "endUserSessions", method: "DELETE", path: "/api/users/{id}/sessions", who: { any: ["manage_users"] }, params: "id",
		reply: "message", success: "userSessionsEnded", refusals: ["unknownUser", "userBeyondYours"] },
	{ name: "user", method: "GET", path: "/api/users/{id}", who: { any: ["manage_users"] }, params: "id",
		reply: "user", refusals: ["unknownUser"] },
	{ name: "editUser", method: "POST", path: "/api/users/{id}", who: { any: ["manage_users"] }, params: "id", body: "userEdit",
		reply: "message", success: "userChanged", refusals: ["unknownUser", "editingOneself", "userBeyondYours", "duplicatePhone", "invalidMobile"] },
	{ name: "setLastDay", method: "POST", path: "/api/users/{id}/last-day", who: { any: ["manage_users"] }, params: "id", body: "lastDay",
		reply: "message", success: "lastDaySet", refusals: ["unknownUser", "suspendingOneself", "userBeyondYours", "lastAdministrator"] },
	{ name: "suspendUsers", method: "POST", path: "/api/users/suspend", who: { any: ["manage_users"] }, body: "people",
		reply: "message", success: "usersSuspended", refusals: ["selectPeople", "noSuchUser", "suspendingOneself", "oneBeyondYours", "lastAdministrator"] },
	{ name: "reinstateUsers", method: "POST", path: "/api/users/reinstate", who: { any: ["manage_users"] }, body: "people",
		reply: "message", success: "usersReinstated", refusals: ["selectPeople", "noSuchUser", "oneBeyondYours"] },
	{ name: "assignRoles", method: "POST", path: "/api/users/role", who: { any: ["assign_role"] }, body: "roleOfPeople",
		reply: "message", success: "rolesAssigned", refusals: ["selectPeople", "noSuchUser", "noSuchRole", "roleBeyondYours", "oneBeyondYours", "lastAdministrator"] },
	{ name: "usersPage", method: "GET", path: "/api/users/page", who: { any: ["manage_users"] }, query: "usersQuery",
		reply: "usersPage", refusals: [] },
	{ name: "exportUsers", method: "POST", path: "/api/users/export", who: { any: ["manage_users"] }, body: "userFilter",
		reply: "csv", replyType: "text/csv", file: "users", refusals: [] },
	{ name: "rolePermissions", method: "GET", path: "/api/roles/{id}/permissions", who: { any: ["assign_permissions"] }, params: "id",
		reply: "permissions", refusals: ["unknownRole"] },
	{ name: "myRole", method: "GET", path: "/api/me/role", who: "signedIn",
		reply: "roleCard", refusals: [] },
	{ name: "roleCards", method: "GET", path: "/api/roles/cards", who: { any: ["manage_users", "assign_role", "assign_permissions"] },
		reply: "roleCards", refusals: [] },
	{ name: "editRole", method: "POST", path: "/api/roles/{id}", who: { any: ["assign_permissions"] }, params: "id", body: "roleEdit",
		reply: "message", success: "roleChanged", refusals: ["unknownRole", "permissionBeyondYours", "adminRoleKeepsName", "roleNameRequired", "mixedAlphabets", "duplicateRole", "bothLanguages"] },
	{ name: "copyRole", method: "POST", path: "/api/roles/{id}/copy", who: { any: ["assign_permissions"] }, params: "id", body: "newRole",
		reply: "message", success: "roleAdded", refusals: ["unknownRole", "permissionBeyondYours", "roleNameRequired", "mixedAlphabets", "duplicateRole"] },
	{ name: "auditLines", method: "GET", path: "/api/audit", who: { any: ["manage_users", "assign_role", "assign_permissions"] }, query: "auditQuery",
		reply: "auditLines", refusals: [] },
	{ name: "exportAudit", method: "POST", path: "/api/audit/export", who: { any: ["manage_users", "assign_role", "assign_permissions"] }, body: "auditFilter",
		reply: "csv", replyType: "text/csv", file: "audit", refusals: [] },
	{ name: "health", method: "GET", path: "/healthz", who: "anyone",
		reply: "status", refusals: [] },
	{ name: "ready", method: "GET", path: "/readyz", who: "anyone",
		reply: "status", refusals: ["databaseAway", "tooBusy"] },
	{ name: "site", method: "GET", path: "/api/site", who: "signedIn",
		reply: "site", refusals: [] },
	{ name: "openApi", method: "GET", path: "/api/openapi.json", who: "anyone",
		reply: "openApi", refusals: [] },
	{ name: "apiDocs", method: "GET", path: "/api/docs", who: "anyone",
		reply: "html", replyType: "text/html", refusals: [] },
] as const satisfies readonly Call[];

export type CallName = (typeof calls)[number]["name"];

/** The row of one call, with its own shapes in the type. */
export type CallRow<Name extends CallName> = Extract<(typeof calls)[number], { name: Name }>;

type ShapeOf<Name extends CallName, Part extends "params" | "query" | "body" | "reply"> =
	CallRow<Name> extends { readonly [Key in Part]: infer Shape extends ShapeName } ? Shape : never;

/** What the server reads from the body of a call; never where a call has none. */
export type Body<Name extends CallName> = Shapes[ShapeOf<Name, "body">];
/** What the browser sends as the body of a call. */
export type SentBody<Name extends CallName> = Sent[ShapeOf<Name, "body">];
/** What the server reads from the address of a call. */
export type Params<Name extends CallName> = Shapes[ShapeOf<Name, "params">];
/** What the server reads from the search parameters of a call. */
export type Query<Name extends CallName> = Shapes[ShapeOf<Name, "query">];
/** What a call answers. */
export type Reply<Name extends CallName> = Shapes[ShapeOf<Name, "reply">];

const byName = new Map<string, Call>(calls.map((call) => [call.name, call]));

/** The row of a call. */
export function callByName<Name extends CallName>(name: Name): CallRow<Name> {
	const call = byName.get(name);
	if (!call) throw new Error(`No call is named "${name}"`);
	return call as CallRow<Name>;
}

/** The address of a call, its parameters filled in; those that the path doesn't name become search parameters. */
export function callPath(name: CallName, params: Readonly<Record<string, string | number>> = {}): string {
	const rest = new Map(Object.entries(params));
	const path = callByName(name).path.replace(/\{(\w+)\}/g, (_, param: string) => {
		const value = rest.get(param);
		if (value === undefined) throw new Error(`${name} needs "${param}" in its address`);
		rest.delete(param);
		return encodeURIComponent(value);
	});
	if (rest.size === 0) return path;
	return `${path}?${new URLSearchParams([...rest].map(([key, value]) => [key, String(value)]))}`;
}

/** A call that touches no data can't be refused for the sake of the database. */
const withoutData: readonly CallName[] = ["health", "ready", "openApi", "apiDocs"];

/** Every refusal that a call can give: its own, and those that follow from who may make it and what it takes. */
export function refusalsOf(name: CallName): readonly OutcomeName[] {
	const call: Call = callByName(name);
	const refusals = new Set<OutcomeName>(call.refusals);
	const add = (...names: OutcomeName[]) => {
		for (const each of names) refusals.add(each);
	};
	if (call.who === "testPage") add("unknownCall");
	if (call.who === "signedIn" || typeof call.who === "object") {
		add("notSignedIn");
		if (!call.withTemporaryPassword) add("passwordChangeRequired");
	}
	if (typeof call.who === "object") add(call.who.any.length > 1 ? "noneOfPermissions" : "notPermitted");
	if (call.query) add("fieldInvalid", "fieldTooLong");
	if (call.body)
		add("malformed", "fieldMissing", "fieldInvalid", "fieldEmpty", "fieldTooLong", "tooLarge", "notJson");
	if (!withoutData.includes(name)) add("databaseAway");
	add("serverError");
	return [...refusals];
}
