import { filledPath } from "./call-path.ts";
import {
	contentPermissions,
	movingPermissions,
	type Permission,
	shelfPermissions,
	writingPermissions,
} from "./permissions.ts";
import type { Sent, ShapeName, Shapes } from "./shapes.ts";
import { feedbackPermissions } from "./site/feedback.ts";

/**
 * Table of calls, §7's and others (requirements, Beyond §7), for the server, the browser and the OpenAPI document. The desk carries
 * this file, public pages site-calls.ts: names of shapes, no schema.
 */

/** Callers of a call (requirements, Who may call what), without default. testPage: anyone, while the test page is on. any: a session with one of these permissions. */
export type Who = "anyone" | "testPage" | "signedIn" | { readonly any: readonly Permission[] };

export { deviceMark, errorField, idempotencyKey } from "./call-path.ts";

export type Call = {
	readonly name: string;
	readonly method: "GET" | "POST" | "DELETE";
	/** As §7 writes it; `{id}` is a parameter. */
	readonly path: string;
	readonly who: Who;
	readonly params?: ShapeName;
	/** Search parameters; unknown keys are dropped. */
	readonly query?: ShapeName;
	readonly body?: ShapeName;
	readonly reply: ShapeName;
	readonly replyType?: "text/html";
	/**
	 * Size of the body: a list, a page's words (`limits.lists`, `limits.desk`), or a form with photographs (multipart/form-data, JSON
	 * without any; `limits.complaints`).
	 */
	readonly takes?: "list" | "content" | "photos";
	/**
	 * Makes retries harmless by the id in the body (`id`, `draft`) or the header Idempotency-Key (decision 60); always: for some
	 * minutes without one too.
	 */
	readonly once?: "named" | "always";
	/** Name of a CSV reply, without the day. */
	readonly file?: string;
};

// biome-ignore format: a call is two lines (who may send what where, what comes back), so the table reads like §7
export const calls = [
	// §7
	{ name: "login", method: "POST", path: "/api/login", who: "anyone", body: "login",
		reply: "token" },
	{ name: "me", method: "GET", path: "/api/me", who: "signedIn",
		reply: "me" },
	{ name: "testUsers", method: "GET", path: "/", who: "testPage",
		reply: "testUsers" },
	{ name: "addTestUser", method: "POST", path: "/add", who: "testPage", body: "newTestUser",
		reply: "message" },
	{ name: "assignableUsers", method: "GET", path: "/api/fetch", who: { any: ["assign_role"] },
		reply: "assignableUsers" },
	{ name: "roles", method: "GET", path: "/api/roles", who: { any: ["view_dashboard", "manage_users", "assign_role", "assign_permissions"] },
		reply: "roles" },
	{ name: "permissions", method: "GET", path: "/api/permissions", who: { any: ["view_dashboard", "assign_permissions"] },
		reply: "permissions" },
	{ name: "assignRole", method: "POST", path: "/api/assign-role", who: { any: ["assign_role"] }, body: "roleAssignment",
		reply: "message" },
	{ name: "assignPermissions", method: "POST", path: "/api/assign-permissions", who: { any: ["assign_permissions"] }, body: "permissionAssignment",
		reply: "message" },
	{ name: "users", method: "GET", path: "/api/users", who: { any: ["manage_users", "view_dashboard"] },
		reply: "users" },
	{ name: "addUser", method: "POST", path: "/api/users", who: { any: ["manage_users"] }, body: "newUser", once: "named",
		reply: "message" },
	{ name: "deleteUser", method: "DELETE", path: "/api/users/{id}", who: { any: ["manage_users"] }, params: "id",
		reply: "message" },
	{ name: "addRole", method: "POST", path: "/api/add-role", who: { any: ["assign_permissions"] }, body: "newRole", once: "named",
		reply: "message" },
	{ name: "deleteRole", method: "DELETE", path: "/api/roles/{id}", who: { any: ["assign_permissions"] }, params: "id",
		reply: "message" },

	// requirements, The server: beyond §7
	{ name: "logout", method: "POST", path: "/api/logout", who: "signedIn",
		reply: "message" },
	{ name: "resetPassword", method: "POST", path: "/api/users/{id}/password", who: { any: ["manage_users"] }, params: "id", body: "passwordReset",
		reply: "message" },
	{ name: "changePassword", method: "POST", path: "/api/me/password", who: "signedIn", body: "passwordChange",
		reply: "message" },
	{ name: "mySessions", method: "GET", path: "/api/me/sessions", who: "signedIn",
		reply: "sessions" },
	{ name: "endMySession", method: "DELETE", path: "/api/me/sessions/{id}", who: "signedIn", params: "sessionId",
		reply: "message" },
	{ name: "endMyOtherSessions", method: "DELETE", path: "/api/me/sessions", who: "signedIn",
		reply: "message" },
	{ name: "userSessions", method: "GET", path: "/api/users/{id}/sessions", who: { any: ["manage_users"] }, params: "id",
		reply: "sessions" },
	{ name: "endUserSessions", method: "DELETE", path: "/api/users/{id}/sessions", who: { any: ["manage_users"] }, params: "id",
		reply: "message" },
	{ name: "user", method: "GET", path: "/api/users/{id}", who: { any: ["manage_users"] }, params: "id",
		reply: "user" },
	{ name: "editUser", method: "POST", path: "/api/users/{id}", who: { any: ["manage_users"] }, params: "id", body: "userEdit",
		reply: "message" },
	{ name: "setLastDay", method: "POST", path: "/api/users/{id}/last-day", who: { any: ["manage_users"] }, params: "id", body: "lastDay",
		reply: "message" },
	{ name: "suspendUsers", method: "POST", path: "/api/users/suspend", who: { any: ["manage_users"] }, body: "people",
		reply: "message" },
	{ name: "reinstateUsers", method: "POST", path: "/api/users/reinstate", who: { any: ["manage_users"] }, body: "people",
		reply: "message" },
	{ name: "assignRoles", method: "POST", path: "/api/users/role", who: { any: ["assign_role"] }, body: "roleOfPeople",
		reply: "message" },
	{ name: "usersPage", method: "GET", path: "/api/users/page", who: { any: ["manage_users"] }, query: "usersQuery",
		reply: "usersPage" },
	{ name: "exportUsers", method: "POST", path: "/api/users/export", who: { any: ["manage_users"] }, body: "userFilter",
		reply: "csv", file: "users" },
	{ name: "rolePermissions", method: "GET", path: "/api/roles/{id}/permissions", who: { any: ["assign_permissions"] }, params: "id",
		reply: "permissions" },
	{ name: "myRole", method: "GET", path: "/api/me/role", who: "signedIn",
		reply: "roleCard" },
	{ name: "roleCards", method: "GET", path: "/api/roles/cards", who: { any: ["view_dashboard", "manage_users", "assign_role", "assign_permissions"] },
		reply: "roleCards" },
	{ name: "editRole", method: "POST", path: "/api/roles/{id}", who: { any: ["assign_permissions"] }, params: "id", body: "roleEdit",
		reply: "message" },
	{ name: "copyRole", method: "POST", path: "/api/roles/{id}/copy", who: { any: ["assign_permissions"] }, params: "id", body: "newRole", once: "named",
		reply: "message" },
	{ name: "userRole", method: "GET", path: "/api/users/{id}/role", who: { any: ["assign_role"] }, params: "id",
		reply: "userRole" },
	{ name: "auditLines", method: "GET", path: "/api/audit", who: { any: ["manage_users", "assign_role", "assign_permissions"] }, query: "auditQuery",
		reply: "auditLines" },
	{ name: "exportAudit", method: "POST", path: "/api/audit/export", who: { any: ["manage_users", "assign_role", "assign_permissions"] }, body: "auditFilter",
		reply: "csv", file: "audit" },
	{ name: "mySecondFactor", method: "GET", path: "/api/me/second-factor", who: "signedIn",
		reply: "secondFactor" },
	{ name: "beginSecondFactor", method: "POST", path: "/api/me/second-factor/begin", who: "signedIn", body: "ownPassword",
		reply: "newSecondFactor" },
	{ name: "confirmSecondFactor", method: "POST", path: "/api/me/second-factor/confirm", who: "signedIn", body: "typedCode", once: "always",
		reply: "recoveryCodes" },
	{ name: "renewRecoveryCodes", method: "POST", path: "/api/me/second-factor/recovery-codes", who: "signedIn", body: "ownPassword", once: "always",
		reply: "recoveryCodes" },
	{ name: "endSecondFactor", method: "POST", path: "/api/me/second-factor/end", who: "signedIn", body: "ownPassword",
		reply: "message" },
	{ name: "resetSecondFactor", method: "POST", path: "/api/users/{id}/second-factor/reset", who: { any: ["manage_users"] }, params: "id",
		reply: "message" },
	{ name: "contentForm", method: "GET", path: "/api/content/{kind}/form", who: { any: contentPermissions }, params: "contentKind", query: "contentFormQuery",
		reply: "contentForm" },
	{ name: "contentRows", method: "GET", path: "/api/content/{kind}", who: { any: contentPermissions }, params: "contentKind", query: "contentRowsQuery",
		reply: "contentRows" },
	{ name: "contentVersions", method: "GET", path: "/api/content/{kind}/versions", who: { any: contentPermissions }, params: "contentKind", query: "contentKey",
		reply: "contentVersions" },
	{ name: "publishContent", method: "POST", path: "/api/content/{kind}", who: { any: contentPermissions }, params: "contentKind", body: "publication", takes: "content", once: "named",
		reply: "published" },
	{ name: "unpublishContent", method: "POST", path: "/api/content/{kind}/off", who: { any: contentPermissions }, params: "contentKind", body: "contentOff", once: "named",
		reply: "decided" },
	{ name: "proposeContentOff", method: "POST", path: "/api/content/{kind}/propose-off", who: { any: contentPermissions }, params: "contentKind", body: "contentOffProposal", once: "named",
		reply: "message" },
	{ name: "markContentReviewed", method: "POST", path: "/api/content/{kind}/confirm", who: { any: ["publish_content"] }, params: "contentKind", body: "contentOff", once: "named",
		reply: "message" },
	{ name: "checkContent", method: "POST", path: "/api/content/{kind}/check", who: { any: contentPermissions }, params: "contentKind", body: "publication", takes: "content",
		reply: "message" },
	{ name: "submitContent", method: "POST", path: "/api/content/{kind}/submit", who: { any: contentPermissions }, params: "contentKind", body: "publication", takes: "content", once: "named",
		reply: "published" },
	{ name: "planContent", method: "POST", path: "/api/content/{kind}/plan", who: { any: contentPermissions }, params: "contentKind", body: "plannedPublication", takes: "content", once: "named",
		reply: "published" },
	{ name: "approveContent", method: "POST", path: "/api/content/{kind}/approve", who: { any: contentPermissions }, params: "contentKind", body: "approval", once: "named",
		reply: "decided" },
	{ name: "returnContent", method: "POST", path: "/api/content/{kind}/return", who: { any: contentPermissions }, params: "contentKind", body: "returned", once: "named",
		reply: "message" },
	{ name: "remarkContent", method: "POST", path: "/api/content/{kind}/remark", who: { any: contentPermissions }, params: "contentKind", body: "remark",
		reply: "message" },
	{ name: "withdrawContent", method: "POST", path: "/api/content/{kind}/back", who: { any: contentPermissions }, params: "contentKind", body: "takenBack", once: "named",
		reply: "message" },
	{ name: "previewContent", method: "POST", path: "/api/content/{kind}/preview", who: { any: contentPermissions }, params: "contentKind", body: "preview", takes: "content",
		reply: "previewTicket" },
	{ name: "drawContent", method: "POST", path: "/api/content/{kind}/page", who: { any: contentPermissions }, params: "contentKind", body: "unfinished", takes: "content",
		reply: "drawnPage" },
	{ name: "previewLinks", method: "GET", path: "/api/content/{kind}/preview/links", who: { any: contentPermissions }, params: "contentKind",
		reply: "previewLinks" },
	{ name: "endPreviewLink", method: "POST", path: "/api/content/{kind}/preview/end", who: { any: contentPermissions }, params: "contentKind", body: "previewLink",
		reply: "message" },
	{ name: "contentDrafts", method: "GET", path: "/api/content/{kind}/drafts", who: { any: contentPermissions }, params: "contentKind", query: "contentKey",
		reply: "contentDrafts" },
	{ name: "keepDraft", method: "POST", path: "/api/content/{kind}/drafts", who: { any: contentPermissions }, params: "contentKind", body: "draft", takes: "content",
		reply: "draftKept" },
	{ name: "dropDraft", method: "POST", path: "/api/content/{kind}/drafts/drop", who: { any: contentPermissions }, params: "contentKind", body: "draftName",
		reply: "message" },
	{ name: "deskToday", method: "GET", path: "/api/desk", who: { any: contentPermissions },
		reply: "deskToday" },
	{ name: "deskCounts", method: "GET", path: "/api/desk/counts", who: { any: contentPermissions },
		reply: "deskCounts" },
	{ name: "deskSearch", method: "GET", path: "/api/desk/search", who: { any: contentPermissions }, query: "deskQuestion",
		reply: "deskFindings" },
	{ name: "exportRows", method: "GET", path: "/api/content/{kind}/list", who: { any: contentPermissions }, params: "contentKind",
		reply: "csv", file: "list" },
	{ name: "previewRows", method: "POST", path: "/api/content/{kind}/list/preview", who: { any: contentPermissions }, params: "contentKind", body: "peopleList", takes: "list",
		reply: "rowsPreview" },
	{ name: "publishRows", method: "POST", path: "/api/content/{kind}/list", who: { any: contentPermissions }, params: "contentKind", body: "rowsSent", takes: "list", once: "always",
		reply: "rowsPublished" },
	{ name: "submitRows", method: "POST", path: "/api/content/{kind}/list/submit", who: { any: contentPermissions }, params: "contentKind", body: "rowsSent", takes: "list", once: "always",
		reply: "message" },
	{ name: "approveRows", method: "POST", path: "/api/content/{kind}/list/approve", who: { any: contentPermissions }, params: "contentKind", body: "rowsApproved", once: "named",
		reply: "rowsPublished" },
	{ name: "hindiWords", method: "GET", path: "/api/desk/hindi", who: { any: contentPermissions }, query: "latinWord",
		reply: "hindiWords" },
	{ name: "mediaFiles", method: "GET", path: "/api/media", who: { any: shelfPermissions }, query: "mediaQuery",
		reply: "mediaFiles" },
	{ name: "addFile", method: "POST", path: "/api/media", who: { any: writingPermissions }, body: "newFile",
		reply: "mediaFile" },
	{ name: "describeFile", method: "POST", path: "/api/media/{id}", who: { any: writingPermissions }, params: "id", body: "fileWords",
		reply: "message" },
	{ name: "deleteFile", method: "DELETE", path: "/api/media/{id}", who: { any: shelfPermissions }, params: "id",
		reply: "message" },
	{ name: "beginPasskey", method: "POST", path: "/api/me/passkeys/begin", who: "signedIn", body: "ownPassword",
		reply: "passkeyOptions" },
	{ name: "finishPasskey", method: "POST", path: "/api/me/passkeys", who: "signedIn", body: "newPasskey",
		reply: "recoveryCodes" },
	{ name: "removePasskey", method: "POST", path: "/api/me/passkeys/{id}/remove", who: "signedIn", params: "id", body: "ownPassword",
		reply: "message" },
	{ name: "beginPasskeySignIn", method: "POST", path: "/api/login/passkey", who: "anyone", body: "passwordOnly",
		reply: "passkeyOptions" },
	{ name: "health", method: "GET", path: "/healthz", who: "anyone",
		reply: "status" },
	{ name: "ready", method: "GET", path: "/readyz", who: "anyone",
		reply: "status" },
	{ name: "site", method: "GET", path: "/api/site", who: "signedIn",
		reply: "site" },
	{ name: "firstDays", method: "GET", path: "/api/first-days", who: "signedIn",
		reply: "firstDays" },
	{ name: "lookedOverRoles", method: "POST", path: "/api/first-days/roles", who: { any: ["assign_permissions"] },
		reply: "message" },
	{ name: "previewUsers", method: "POST", path: "/api/users/preview", who: { any: ["manage_users"] }, body: "peopleList", takes: "list",
		reply: "peoplePreview" },
	{ name: "importUsers", method: "POST", path: "/api/users/import", who: { any: ["manage_users"] }, body: "peopleList", takes: "list", once: "always",
		reply: "handedPasswords" },
	{ name: "askForPassword", method: "POST", path: "/api/password-request", who: "anyone", body: "passwordRequest",
		reply: "message" },
	{ name: "passwordGivers", method: "GET", path: "/api/password-request", who: "anyone",
		reply: "texts" },
	{ name: "passwordRequests", method: "GET", path: "/api/password-requests", who: { any: ["manage_users"] },
		reply: "passwordRequests" },
	{ name: "dismissPasswordRequest", method: "DELETE", path: "/api/password-requests/{id}", who: { any: ["manage_users"] }, params: "id",
		reply: "message" },
	{ name: "complaintDesk", method: "GET", path: "/api/complaints/desk", who: "anyone", query: "complaintPlace",
		reply: "complaintDesk" },
	{ name: "reportComplaint", method: "POST", path: "/api/complaints", who: "anyone", body: "complaintReport", takes: "photos",
		reply: "complaintReceived" },
	{ name: "followComplaint", method: "POST", path: "/api/complaints/follow", who: "anyone", body: "complaintCode",
		reply: "complaintFollowed" },
	{ name: "tellComplaint", method: "POST", path: "/api/complaints/tell", who: "anyone", body: "complaintTold", takes: "photos",
		reply: "complaintFollowed" },
	{ name: "complaints", method: "GET", path: "/api/complaints", who: { any: ["view_complaints"] }, query: "complaintQuery",
		reply: "complaintList" },
	{ name: "complaintCounts", method: "GET", path: "/api/complaints/counts", who: { any: ["view_complaints"] },
		reply: "complaintCounts" },
	{ name: "lookAgain", method: "GET", path: "/api/complaints/look-again", who: { any: ["view_complaints"] },
		reply: "lookAgain" },
	{ name: "complaintChoices", method: "GET", path: "/api/complaints/choices", who: { any: ["view_complaints", ...movingPermissions] },
		reply: "complaintChoices" },
	{ name: "exportComplaints", method: "GET", path: "/api/complaints.csv", who: { any: ["view_complaints"] }, query: "complaintQuery",
		reply: "csv", file: "complaints" },
	{ name: "takeComplaint", method: "POST", path: "/api/complaints/take", who: { any: ["handle_complaints"] }, body: "complaintTaken", takes: "photos",
		reply: "complaintReceived" },
	{ name: "complaint", method: "GET", path: "/api/complaints/{id}", who: { any: ["view_complaints"] }, params: "complaintId",
		reply: "complaintCase" },
	{ name: "moveComplaint", method: "POST", path: "/api/complaints/{id}/move", who: { any: movingPermissions }, params: "complaintId", body: "complaintMove", once: "named",
		reply: "complaintCase" },
	{ name: "noteComplaint", method: "POST", path: "/api/complaints/{id}/notes", who: { any: movingPermissions }, params: "complaintId", body: "complaintNote", once: "named",
		reply: "complaintCase" },
	{ name: "addComplaintPhotos", method: "POST", path: "/api/complaints/{id}/photos", who: { any: movingPermissions }, params: "complaintId", body: "complaintPhotos", takes: "photos", once: "named",
		reply: "complaintCase" },
	{ name: "complaintPerson", method: "POST", path: "/api/complaints/{id}/person", who: { any: movingPermissions }, params: "complaintId",
		reply: "complaintPersons" },
	{ name: "eraseComplaint", method: "POST", path: "/api/complaints/{id}/erase", who: { any: ["assign_complaints"] }, params: "complaintId",
		reply: "message" },
	{ name: "settings", method: "GET", path: "/api/settings", who: { any: ["edit_settings"] },
		reply: "settings" },
	{ name: "saveSettings", method: "POST", path: "/api/settings", who: { any: ["edit_settings"] }, body: "settingsSent", once: "named",
		reply: "settings" },
	{ name: "feedback", method: "GET", path: "/api/feedback", who: { any: feedbackPermissions },
		reply: "feedback" },
	{ name: "putAway", method: "POST", path: "/api/feedback/away", who: { any: feedbackPermissions }, body: "putAway",
		reply: "message" },
	{ name: "openApi", method: "GET", path: "/api/openapi.json", who: "anyone",
		reply: "openApi" },
	{ name: "apiDocs", method: "GET", path: "/api/docs", who: "anyone",
		reply: "html", replyType: "text/html" },
] as const satisfies readonly Call[];

export type CallName = (typeof calls)[number]["name"];

export type CallRow<Name extends CallName> = Extract<(typeof calls)[number], { name: Name }>;

type ShapeOf<Name extends CallName, Part extends "params" | "query" | "body" | "reply"> =
	CallRow<Name> extends { readonly [Key in Part]: infer Shape extends ShapeName } ? Shape : never;

export type Body<Name extends CallName> = Shapes[ShapeOf<Name, "body">];
export type SentBody<Name extends CallName> = Sent[ShapeOf<Name, "body">];
export type Params<Name extends CallName> = Shapes[ShapeOf<Name, "params">];
export type Query<Name extends CallName> = Shapes[ShapeOf<Name, "query">];
export type Reply<Name extends CallName> = Shapes[ShapeOf<Name, "reply">];

const byName = new Map<string, Call>(calls.map((call) => [call.name, call]));

export function callByName<Name extends CallName>(name: Name): CallRow<Name> {
	const call = byName.get(name);
	if (!call) throw new Error(`No call is named "${name}"`);
	return call as CallRow<Name>;
}

export function callPath(name: CallName, params: Readonly<Record<string, string | number>> = {}): string {
	return filledPath(callByName(name).path, name, params);
}
