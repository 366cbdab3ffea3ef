import { beforeAll, describe, expect, test } from "vitest";
import { type Call, type CallName, calls } from "#contract/api.ts";
import { successOf, withTemporaryPassword } from "#contract/call-outcomes.ts";
import { days } from "#contract/limits.ts";
import { type Permission, permissionNames, permissions } from "#contract/permissions.ts";
import { readSettings } from "#server/complaints/settings.store.ts";
import { addFile, fileAt } from "#server/media/media.store.ts";
import { raiseContentSeq } from "#server/publishing/content-clock.store.ts";
import { putDraft } from "#server/publishing/drafts.store.ts";
import { hashToken, newToken, sessionName } from "#server/session/token.ts";
import { addPasskey, findPasskey } from "#server/staff/second-factor/passkeys.store.ts";
import { keepPendingSecret } from "#server/staff/second-factor/second-factor.store.ts";
import { addPasswordRequest } from "#server/staff/users/password-requests.store.ts";
import { findUser, givePassword, suspendUser } from "#server/staff/users/users.store.ts";
import { alert as anAlert } from "../support/alert.ts";
import { aDrain, aPhoto, asForm, newAddress, newId, worksIn } from "../support/complaints.ts";
import {
	type Answer,
	type Desk,
	type EngineName,
	onEachDatabase,
	type Person,
	password,
	type Sending,
	words,
} from "../support/desk.ts";
import { sweep } from "../support/long.ts";
import { Device } from "../support/passkey.ts";
import { codeOf, giveSecondFactor, secret } from "../support/second-factor.ts";
import { storedPassword } from "../support/seeded.ts";
import { begin, piece } from "../support/tus.ts";
import { pdf } from "../support/uploaded-files.ts";

/** requirements, Who may call what: every call, by every kind of person, and what is different afterwards. */
const rows = calls as readonly Call[];

type Kind =
	| "nobody"
	| "a stale session"
	| "a temporary password"
	| Permission
	| "no permission"
	| "an administrator";
const kinds: readonly Kind[] = [
	"nobody",
	"a stale session",
	"a temporary password",
	"no permission",
	...permissionNames,
	"an administrator",
];

/** Callers to try in the gate: of the permissions, those that a call wants and one that it doesn't. On PostgreSQL its queries are enough. */
function askers({ who }: Call, engine: EngineName): readonly Kind[] {
	if (engine === "PostgreSQL") return ["an administrator"];
	const wanted: readonly Kind[] = typeof who === "object" ? who.any : [];
	const other = permissionNames.find((name) => !wanted.includes(name));
	const isAsked = (kind: Kind) => wanted.includes(kind) || kind === other;
	return kinds.filter((kind) => isAsked(kind) || !permissionNames.some((name) => name === kind));
}

/** Calls open to everybody who works on some content, and to change an alert to those who work on alerts. */
const onAlerts: readonly CallName[] = [
	"publishContent",
	"planContent",
	"submitContent",
	"approveContent",
	"returnContent",
	"remarkContent",
	"withdrawContent",
	"unpublishContent",
	"publishRows",
	"submitRows",
	"approveRows",
	"proposeContentOff",
	"keepDraft",
	"previewContent",
	"drawContent",
	"endPreviewLink",
];

/** Calls on one complaint, which also want the right to see it: one right alone isn't enough. */
const onOneComplaint: readonly CallName[] = [
	"moveComplaint",
	"noteComplaint",
	"addComplaintPhotos",
	"complaintPerson",
	"eraseComplaint",
];

function needed(name: CallName, any: readonly Permission[], kind: Kind): readonly Permission[] {
	if (onOneComplaint.includes(name) && any.some((each) => each === kind)) return ["view_complaints"];
	return onAlerts.includes(name) && any.some((each) => each === kind) ? ["publish_alerts"] : any;
}

async function giveTemporaryPassword({ database }: Desk, { id }: Person): Promise<void> {
	const user = await findUser(database.db, id);
	await givePassword(database.db, id, user?.password_hash ?? "", Date.now() + days(7));
}

/** A passkey that somebody has. */
async function passkeyOf({ database: { db } }: Desk, { id }: Person): Promise<number> {
	const credential_id = newToken();
	const passkey = { credential_id, public_key: "", counter: 0, transports: "", name: "", added_at: 0 };
	await addPasskey(db, id, passkey);
	return (await findPasskey(db, id, credential_id))?.id ?? 0;
}

/** A document that somebody has uploaded. */
async function fileOnShelf({ database: { db } }: Desk, by: Person, mark: string): Promise<number> {
	const path = `uploads/00/${mark}.pdf`;
	const facts = { bytes: 1, width: null, height: null, tone: null, pages: 1, has_text: 1, name: "x.pdf" };
	const file = { ...facts, path, type: "pdf", hash: mark } as const;
	await db.transaction().execute(async (tx) => addFile(tx, file, by, 0, await raiseContentSeq(tx)));
	return Number((await fileAt(db, path))?.id);
}

onEachDatabase((open, engine) => {
	let desk: Desk;
	const people = new Map<Kind, Person | undefined>();

	beforeAll(async () => {
		desk = await open();
		people.set("nobody", undefined);
		const stale = await desk.administrator();
		const token = await desk.session(stale.id, Date.now() - 13 * 3_600_000);
		people.set("a stale session", { ...stale, token });
		const temporary = await desk.administrator();
		await giveTemporaryPassword(desk, temporary);
		people.set("a temporary password", temporary);
		people.set("no permission", await desk.person());
		for (const permission of permissionNames) people.set(permission, await desk.person(permission));
		people.set("an administrator", await desk.administrator());
	});

	/** A call that would succeed for somebody who may make it, on things that nobody else needs. */
	async function sensible(name: CallName, as: Person | undefined): Promise<Sending> {
		const bystander = await desk.person();
		const number = String(bystander.id).padStart(9, "0");
		switch (name) {
			case "login":
				return { body: { mobile: bystander.phone, password } };
			case "addTestUser":
				return { body: { name: "कविता", email: "kavita@palika.example" } };
			case "assignRole":
				return { body: { userId: bystander.id, roleId: await desk.role(`given ${number}`) } };
			case "assignPermissions":
				return { body: { roleId: bystander.roleId, permissionIds: [] } };
			case "addUser":
				return { body: { name: "सुरेश", role: bystander.roleId, phone: `8${number}`, password } };
			case "editRole":
				return {
					id: bystander.roleId,
					body: { name: `renamed ${number}`, titleEn: "", titleHi: "", aboutEn: "", aboutHi: "" },
				};
			case "copyRole":
				return { id: bystander.roleId, body: { name: `copied ${number}` } };
			case "contentForm":
			case "contentRows":
			case "exportRows":
				return { query: { kind: "alerts" } };
			case "putAway": {
				const said = { wrong: "wrong", words: number, at: Date.now() } as const;
				const pages = ["", "/info/notices"].map((page) => ({ ...said, page }));
				const rows = await desk.database.db.insertInto("feedback").values(pages).returning("id").execute();
				return { body: { feedback: rows.map(({ id }) => Number(id)) } };
			}
			case "deskSearch":
				return { query: { q: "helpline" } };
			case "hindiWords":
				return { query: { word: "janm" } };
			case "contentVersions":
				return { query: { kind: "alerts", key: "1" } };
			case "contentDrafts":
				return { query: { kind: "alerts", key: "1" } };
			case "publishContent":
			case "checkContent":
			case "submitContent":
				return { query: { kind: "alerts" }, body: { basedOn: 0, row: anAlert } };
			case "planContent": {
				const from = new Date(Date.now() + days(1)).toISOString();
				return { query: { kind: "alerts" }, body: { basedOn: 0, row: anAlert, from } };
			}
			case "approveContent":
			case "approveRows":
			case "remarkContent":
			case "returnContent": {
				const chief = people.get("an administrator");
				const query = { kind: "alerts" };
				await desk.ask("submitContent", { as: chief, query, body: { basedOn: 0, row: anAlert } });
				const { key } = (await desk.ask("contentRows", { as: chief, query })).json.rows[0];
				if (name === "approveRows") return { query, body: { versions: [{ key, number: 1 }] } };
				return {
					query,
					body: {
						key,
						number: 1,
						...(name === "returnContent" && { reason: "Which ward?" }),
						...(name === "remarkContent" && { at: "text", text: "Which ward?" }),
					},
				};
			}
			case "withdrawContent": {
				const query = { kind: "alerts" };
				const from = new Date(Date.now() + days(1)).toISOString();
				const sent = { as: people.get("an administrator"), query, body: { basedOn: 0, row: anAlert, from } };
				const { key } = (await desk.ask("planContent", sent)).json;
				return { query, body: { key, number: 1 } };
			}
			case "previewContent":
				return { query: { kind: "alerts" }, body: { row: anAlert } };
			case "drawContent":
				return { query: { kind: "alerts" }, body: { row: anAlert, lang: "hi" } };
			case "previewLinks":
				return { query: { kind: "alerts" } };
			case "endPreviewLink": {
				// Their own, or anybody's where they publish such rows.
				const maker = as && (await desk.holderOf(await desk.role(`maker ${number}`, "publish_alerts")));
				const shared = { as: maker, query: { kind: "alerts" }, body: { row: anAlert, days: 1 } };
				const { ticket = "" } = maker ? (await desk.ask("previewContent", shared)).json : {};
				return { query: { kind: "alerts" }, body: { id: sessionName(hashToken(ticket)) } };
			}
			case "keepDraft":
				return {
					query: { kind: "alerts" },
					body: { key: "", draft: `t${number}`, rev: 0, basedOn: 0, row: anAlert },
				};
			case "dropDraft": {
				const draft = { key: "", draft: `t${number}`, rev: 1 };
				const query = { kind: "alerts" as const };
				if (as)
					await putDraft(desk.database.db, as.id, { ...query, ...draft, rev: 0, basedOn: 0, body: "{}" }, 0);
				return { query, body: draft };
			}
			case "addFile": {
				const sent = pdf(1, `/Marked ${bystander.id}`);
				const id = await begin(desk.app, as ?? bystander, sent.length);
				if (as) await piece(desk.app, as, id, 0, sent);
				// Callers who may not even begin name an upload that there never was.
				return {
					body: { upload: id.includes("-") ? id : `${bystander.id}-${"a".repeat(22)}`, name: "x.pdf" },
				};
			}
			case "describeFile":
			case "deleteFile": {
				const id = await fileOnShelf(desk, as ?? bystander, number);
				const words = { titleEn: "Budget", titleHi: "बजट", descriptionEn: "", descriptionHi: "" };
				return { id, ...(name === "describeFile" && { body: words }) };
			}
			case "markContentReviewed": {
				const query = { kind: "noticesPage", key: "all" };
				const sent = { as: people.get("an administrator"), query };
				const [latest] = (await desk.ask("contentVersions", sent)).json;
				return { query: { kind: "noticesPage" }, body: { key: "all", basedOn: latest.version } };
			}
			case "previewRows":
				return {
					query: { kind: "wards" },
					body: { list: "id,name_en,name_hi,population,member_en,member_hi,phone\n1,a,अ,5,b,ब,1" },
				};
			case "publishRows":
			case "submitRows":
				return { query: { kind: "alerts" }, body: { rows: [{ basedOn: 0, row: anAlert }] } };
			case "proposeContentOff":
			case "unpublishContent": {
				const chief = people.get("an administrator");
				const query = { kind: "alerts" };
				await desk.ask("publishContent", { as: chief, query, body: { basedOn: 0, row: anAlert } });
				const { rows } = (await desk.ask("contentRows", { as: chief, query })).json;
				const reason = name === "proposeContentOff" && { reason: "It is over" };
				return { query, body: { key: rows[0].key, basedOn: 1, ...reason } };
			}
			case "exportAudit":
			case "exportUsers":
				return { body: {} };
			case "endMySession":
				return { id: sessionName(hashToken(as ? await desk.session(as.id) : "")) };
			case "deleteUser":
			case "user":
			case "userSessions":
			case "userRole":
			case "endUserSessions":
				return { id: bystander.id };
			case "editUser":
				return { id: bystander.id, body: { name: "सुरेश", phone: bystander.phone } };
			case "setLastDay":
				return { id: bystander.id, body: { lastDay: "2040-03-31" } };
			case "suspendUsers":
				return { body: { userIds: [bystander.id] } };
			case "reinstateUsers":
				await suspendUser(desk.database.db, bystander.id, Date.now());
				return { body: { userIds: [bystander.id] } };
			case "assignRoles":
				return { body: { userIds: [bystander.id], roleId: await desk.role(`given ${number}`) } };
			case "addRole":
				return { body: { name: `clerk ${number}` } };
			case "deleteRole":
				return { id: await desk.role(`unused ${number}`) };
			case "previewUsers":
			case "importUsers":
				return { body: { list: `Name,Phone,Role\nसुरेश,8${number},${bystander.role}` } };
			case "askForPassword":
				return { body: { mobile: bystander.phone } };
			case "dismissPasswordRequest":
				await addPasswordRequest(desk.database.db, bystander.id, Date.now());
				return { id: bystander.id };
			case "rolePermissions":
				return { id: bystander.roleId };
			case "resetPassword":
				return { id: bystander.id, body: { password } };
			case "beginSecondFactor":
				return { body: { currentPassword: password } };
			case "confirmSecondFactor":
				if (as) await keepPendingSecret(desk.database.db, as.id, secret, Date.now());
				return { body: { code: codeOf(secret) } };
			case "renewRecoveryCodes":
			case "endSecondFactor":
				if (as) await giveSecondFactor(desk, as);
				return { body: { currentPassword: password } };
			case "beginPasskey":
				return { body: { currentPassword: password } };
			case "finishPasskey": {
				const begun = as && (await desk.ask("beginPasskey", { as, body: { currentPassword: password } }));
				return { body: { answer: begun?.status === 200 ? new Device().make(begun.json) : {} } };
			}
			case "removePasskey":
				return { id: as ? await passkeyOf(desk, as) : 1, body: { currentPassword: password } };
			case "beginPasskeySignIn":
				await passkeyOf(desk, bystander);
				return { body: { mobile: bystander.phone, password } };
			case "resetSecondFactor":
				await giveSecondFactor(desk, bystander);
				return { id: bystander.id };
			case "changePassword":
				return { body: { currentPassword: password, newPassword: `${password}-${number}` } };
			case "reportComplaint":
				return { body: { ...aDrain, form: newId() } };
			case "takeComplaint":
				return { body: { ...aDrain, form: newId(), way: "counter" } };
			case "followComplaint": {
				const { number, code } = await reported();
				return { body: { number, code } };
			}
			case "tellComplaint": {
				const { number, code } = await reported();
				return { body: { number, code, id: newId(), tell: "withdraw" } };
			}
			case "complaint":
			case "complaintPerson":
			case "eraseComplaint":
			case "addComplaintPhotos":
			case "noteComplaint":
			case "moveComplaint": {
				const { number: id } = await reported();
				if (as) await worksIn(desk, as, "swasth");
				const move = { move: "propose", version: 1, reason: "a", words: "b", responsible: "c" };
				const photo = new FormData();
				photo.set("id", newId());
				photo.append("photo", new File([await aPhoto()], "proof.jpg"));
				if (name === "addComplaintPhotos") return { id, ...(await asForm(photo)) };
				const body = {
					...(name === "moveComplaint" && { id: newId(), ...move }),
					...(name === "noteComplaint" && { id: newId(), text: "Ask the neighbour" }),
				};
				return { id, ...(Object.keys(body).length > 0 && { body }) };
			}
			case "saveSettings": {
				const { version } = await readSettings(desk.database.db);
				const days = { reopenDays: 15, silenceDays: 7, keepMonths: 12 };
				return { body: { isOn: true, open311: false, ...days, departments: [], fallback: null, version } };
			}
			default:
				return {};
		}
	}

	/** A drain that somebody has reported. */
	async function reported(): Promise<{ number: string; code: string }> {
		return (await desk.ask("reportComplaint", { from: newAddress(), body: { ...aDrain, form: newId() } }))
			.json;
	}

	function expected({ who, ...call }: Call, kind: Kind): number {
		const success = ["userAdded", "roleAdded", "testUserAdded"].includes(
			successOf(call.name as CallName) ?? "",
		);
		const fine = success ? 201 : 200;
		if (who === "anyone" || who === "testPage") return fine;
		if (kind === "nobody" || kind === "a stale session") return 401;
		if (kind === "a temporary password")
			return withTemporaryPassword.includes(call.name as CallName) ? fine : 403;
		if (who === "signedIn" || kind === "an administrator") return fine;
		return needed(call.name as CallName, who.any, kind).some((each) => each === kind) ? fine : 403;
	}

	/** Such a call by somebody of a kind. */
	async function prepared(name: CallName, kind: Kind): Promise<Sending> {
		// Signing out and changing one's password end what the next test needs.
		const endsSessions = name === "logout" || name === "changePassword";
		const known = people.get(kind);
		const as =
			endsSessions && known && kind !== "a stale session" ? await desk.holderOf(known.roleId) : known;
		if (as && kind === "a temporary password") await giveTemporaryPassword(desk, as);
		return { ...(await sensible(name, as)), ...(as && { as }) };
	}

	async function ask(call: Call, kind: Kind, sending: Sending): Promise<Answer> {
		const answer = await desk.ask(call.name as CallName, sending);
		expect(answer.status, `${kind}: ${answer.text}`).toBe(expected(call, kind));
		expect(answer.headers["cache-control"]).toBe("no-store");
		return answer;
	}

	describe.each(rows.map((call) => [call.name as CallName, call] as const))("%s", (name, call) => {
		const asked = sweep(kinds, askers(call, engine));
		const refused = asked.filter((kind) => expected(call, kind) >= 400);

		if (refused.length > 0)
			test("tells others why they are refused, and changes nothing", async () => {
				const sendings = new Map<Kind, Sending>();
				for (const kind of refused) sendings.set(kind, await prepared(name, kind));
				const before = await desk.contents();
				for (const [kind, sending] of sendings) {
					const { status, json, headers } = await ask(call, kind, sending);
					if (status === 401) {
						expect(json).toEqual({ error: words("notSignedIn") });
						expect(headers["www-authenticate"]).toBe("Bearer");
					} else if (kind === "a temporary password") {
						expect(json).toEqual({ error: words("passwordChangeRequired") });
					} else if (typeof call.who === "object") {
						const any = needed(name, call.who.any, kind);
						const [missing] = any;
						const isOneOf = /^This needs one of these permissions/.test(json.error);
						expect(isOneOf, kind).toBe(any.length > 1);
						expect(json.error).toContain(`${permissions[missing as Permission].en} (${missing})`);
					}
				}
				expect(await desk.contents()).toEqual(before);
			});

		test.each(asked.filter((kind) => !refused.includes(kind)))("asked by somebody with %s", async (kind) => {
			const sending = await prepared(name, kind);
			const before = await desk.contents();
			await ask(call, kind, sending);
			// A list is only looked at.
			const looks =
				// Saving a list as a file leaves a line in the audit log.
				(call.method === "GET" && name !== "exportComplaints") ||
				["previewUsers", "checkContent", "drawContent", "previewRows", "followComplaint"].includes(name);
			const after = await desk.contents();
			if (looks) expect(after).toEqual(before);
			else expect(after).not.toEqual(before);
		});
	});

	test("a person with only view_dashboard sees of users their id, name and role alone", async () => {
		const answer = await desk.ask("users", { as: people.get("view_dashboard") });
		expect(new Set(answer.json.flatMap(Object.keys))).toEqual(new Set(["id", "name", "role"]));
	});

	test("whoever manages users sees phones, and no password but its mask", async () => {
		const answer = await desk.ask("users", { as: people.get("manage_users") });
		expect(new Set(answer.json.flatMap(Object.keys))).toEqual(
			new Set(["id", "name", "role", "phone", "password"]),
		);
		expect(new Set(answer.json.map((row: { password: string }) => row.password))).toEqual(
			new Set(["••••••••"]),
		);
		expect(answer.text).not.toMatch(storedPassword);
	});
});
