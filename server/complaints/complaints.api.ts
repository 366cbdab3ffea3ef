import type { Reply } from "#contract/api.ts";
import { complaints as limits } from "#contract/complaints/limits.ts";
import { complaintStates, complaintViews, complaintWays, eventWords } from "#contract/complaints/moves.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import { csv } from "#contract/csv.ts";
import type { Lang, Text } from "#contract/language.ts";
import { indianMinute, momentOf } from "#contract/moments.ts";
import { movingPermissions } from "#contract/permissions.ts";
import { type CallContext, type Handlers, inOneWrite } from "../calls/call-context.ts";
import { sameBefore } from "../calls/once.ts";
import type { Tx } from "../db/tables.ts";
import { type Refusal, refusal } from "../kit/refusal.ts";
import { citizenSearchCounter, deskCounters } from "../session/throttle.ts";
import { writeAuditLine } from "../staff/audit/audit.store.ts";
import { moversOf, scopeOf, visible, workable } from "./access.ts";
import { categoryOf } from "./categories.ts";
import { choices } from "./choices.ts";
import {
	addEvent,
	addNote,
	addPhotos,
	type ComplaintRow,
	changeComplaint,
	complaintByNumber,
	eraseWords,
	eventsOf,
	firstPhotosOf,
	namesOf,
	newMark,
	personsOf,
} from "./complaints.store.ts";
import { deskStatus } from "./desk-status.ts";
import { follow, tell } from "./follow.ts";
import { countComplaints, isByMobile, listComplaints, type Scope } from "./lists.store.ts";
import { lookAgain } from "./look-again.ts";
import { makeMove } from "./make-move.ts";
import { photoRows, signedPhotos, withPhotos } from "./photos.ts";
import { receive } from "./report.ts";
import { removeFiles } from "./retention.ts";
import { readSettings } from "./settings.store.ts";
import { caseOf, toListItem } from "./views.ts";

type ComplaintCall =
	| "complaintDesk"
	| "reportComplaint"
	| "followComplaint"
	| "tellComplaint"
	| "complaints"
	| "complaintCounts"
	| "complaintChoices"
	| "lookAgain"
	| "exportComplaints"
	| "takeComplaint"
	| "complaint"
	| "moveComplaint"
	| "noteComplaint"
	| "addComplaintPhotos"
	| "complaintPerson"
	| "eraseComplaint";

export const complaintCalls: Handlers<ComplaintCall> = {
	async complaintDesk(context) {
		await context.throttle.count(deskCounters(context.address));
		return deskStatus(context, context.query);
	},
	complaintChoices: choices,
	lookAgain,
	reportComplaint: (context) => receive(context, context.body, { way: "site" }),
	followComplaint: (context) => follow(context, context.body),
	tellComplaint: (context) => tell(context, context.body),

	async complaints(context) {
		const { database, content, caller, query } = context;
		const { db } = database;
		const now = content.now();
		const scope = await scopeOf(db, caller, now);
		const { rows, next } = await listComplaints(db, query, scope, now);
		await noteSearch(context, scope, rows.length);
		const named = await withNames(context, rows, now);
		const having = rows.filter(({ photos }) => photos > 0).map(({ id }) => id);
		const first = await firstPhotosOf(db, having);
		const signed = await signedPhotos(context, first, now);
		const photos = new Map(first.map(({ complaint_id }, at) => [complaint_id, signed[at]?.src]));
		return {
			rows: named.map((row, at) => ({ ...row, photo: photos.get(rows[at]?.id ?? 0) ?? null })),
			next,
		};
	},

	async complaintCounts({ database: { db }, content, caller }) {
		const now = content.now();
		const scope = await scopeOf(db, caller, now);
		const views = complaintViews.filter((view) => view !== "all");
		const counts = views.map(async (view) => [view, await countComplaints(db, view, scope, now)] as const);
		return Object.fromEntries(await Promise.all(counts)) as Reply<"complaintCounts">;
	},

	async exportComplaints(context) {
		const { database, content, caller, query, lang } = context;
		const { db } = database;
		const now = content.now();
		const scope = await scopeOf(db, caller, now);
		const shown: Shown[] = [];
		for (let before: string | null | undefined; before !== null; ) {
			const page = await listComplaints(db, { ...query, before }, scope, now, limits.exported);
			shown.push(...(await withNames(context, page.rows, now)));
			before = page.next;
		}
		await noteSearch(context, scope, shown.length);
		const detail = String(shown.length);
		await writeAuditLine(db, { actor: caller, action: "save complaints as a file", detail });
		return asFile(context, shown, lang);
	},

	async takeComplaint(context) {
		const { body, caller } = context;
		const { way, ...sent } = body;
		return receive(context, sent, { way, by: caller });
	},

	async complaint(context) {
		const { database, content, caller, params } = context;
		const found = await visible(database.db, caller, params.id, content.now());
		return caseOf(context, found.row, { ...found, caller, settings: await readSettings(database.db) });
	},

	async moveComplaint(context) {
		const { params, body, content } = context;
		const { move, id: _, version, ...fields } = body;
		const settings = await readSettings(context.database.db);
		await inOneWrite(context, movingPermissions, async (tx, actor) => {
			const { row, as } = await workable(tx, actor, params.id, content.now());
			const by = { id: actor.id, name: actor.name, as };
			const making = { content, settings, now: content.now() };
			const next = row.version === version && (await makeMove(tx, row, { move, fields }, by, making));
			if (!next) throw await staleRefusal(tx, row);
			if (move !== "decline") return;
			const subject = { id: null, name: row.number };
			const detail = row.proposed_name ?? "";
			await writeAuditLine(tx, { actor, action: "decline complaint", subject, detail });
		});
		return caseNow(context);
	},

	async noteComplaint(context) {
		const { params, body, content } = context;
		await inOneWrite(context, movingPermissions, async (tx, actor) => {
			const { row } = await workable(tx, actor, params.id, content.now());
			await addNote(tx, {
				complaint_id: row.id,
				body: body.text,
				at: content.now(),
				by_id: actor.id,
				by_name: actor.name,
			});
		});
		return caseNow(context);
	},

	async addComplaintPhotos(context) {
		const { params, body, content, database, caller } = context;
		await workable(database.db, caller, params.id, content.now());
		const known = await sameBefore<readonly string[]>(database.db, context.act);
		if (known) return caseNow(context, known.answer);
		return withPhotos(context, body.photos, { staff: caller.id }, async (taken) => {
			const refused = await inOneWrite(context, movingPermissions, async (tx, actor) => {
				const { row } = await workable(tx, actor, params.id, content.now());
				if (taken.files.length === 0) return taken.refused;
				const about = { complaint_id: row.id, move_id: newMark(), at: content.now() };
				const by = { by_id: actor.id, by_name: actor.name };
				await addEvent(tx, { ...about, ...by, what: "photo", body: "{}" });
				await addPhotos(tx, photoRows(taken.files, { ...about, proof: 1 }));
				const next = await changeComplaint(tx, row, { answered_at: null }, { photos: taken.files.length });
				if (!next) throw refusal("tooBusy", { seconds: 1 });
				return taken.refused;
			});
			return caseNow(context, refused);
		});
	},

	async complaintPerson(context) {
		const { params, content } = context;
		const persons = await inOneWrite(context, movingPermissions, async (tx, actor) => {
			const { row } = await workable(tx, actor, params.id, content.now());
			const subject = { id: null, name: row.number };
			await writeAuditLine(tx, { actor, action: "show a citizen's number", subject });
			return personsOf(tx, row.id);
		});
		return { persons: persons.map(({ name, mobile, at }) => ({ name, mobile, at: momentOf(at) })) };
	},

	async eraseComplaint(context) {
		const { params, content } = context;
		const paths = await inOneWrite(context, "assign_complaints", async (tx, actor) => {
			const { row } = await visible(tx, actor, params.id, content.now());
			const subject = { id: null, name: row.number };
			await writeAuditLine(tx, { actor, action: "erase a citizen", subject });
			const paths = await eraseWords(tx, row, content.now());
			const by = { by_id: actor.id, by_name: actor.name };
			const about = { complaint_id: row.id, move_id: newMark(), at: content.now() };
			await addEvent(tx, { ...about, ...by, what: "forget", body: "{}" });
			return paths;
		});
		await removeFiles(context, paths, context.log);
	},
};

async function staleRefusal(tx: Tx, row: ComplaintRow): Promise<Refusal> {
	const last = (await eventsOf(tx, row.id)).at(-1);
	return refusal("complaintMoved", {
		name: last?.by_name ?? ((lang) => (lang === "en" ? "The citizen" : "नागरिक")),
		what: (lang) => (last ? eventWords(last.what) : complaintStates[row.state])[lang],
	});
}

type Searching = Pick<CallContext<"complaints">, "database" | "caller" | "query" | "throttle">;

async function noteSearch(
	{ database, caller, query, throttle }: Searching,
	scope: Scope,
	found: number,
): Promise<void> {
	if (!isByMobile(query, scope)) return;
	await throttle.count([citizenSearchCounter(caller.id)]);
	const line = { actor: caller, action: "search by a citizen's number", detail: String(found) } as const;
	await writeAuditLine(database.db, line);
}

type Shown = ReturnType<typeof toListItem>;

async function withNames(
	context: Pick<CallContext<"complaints">, "database" | "content">,
	rows: readonly ComplaintRow[],
	now: number,
) {
	const names = await namesOf(
		context.database.db,
		rows.map(({ person_id }) => person_id),
	);
	return rows.map((row) => toListItem(context, row, names.get(row.person_id ?? 0) ?? null, now));
}

type OfCase = Pick<CallContext<"complaint">, "database" | "content" | "caller" | "params">;

async function caseNow(context: OfCase, refused: readonly string[] = []): Promise<Reply<"complaint">> {
	const { database, content, caller, params } = context;
	const row = await complaintByNumber(database.db, params.id);
	if (!row) throw refusal("noSuchComplaint");
	const scope = await scopeOf(database.db, caller, content.now());
	const as = moversOf(caller, scope, row);
	return caseOf(context, row, { caller, as, scope, settings: await readSettings(database.db) }, refused);
}

/** The list as CSV, without free text. */
function asFile(
	{ content }: Pick<CallContext<"exportComplaints">, "content">,
	rows: readonly Shown[],
	lang: Lang,
): string {
	const yes = { en: "yes", hi: "हाँ" }[lang];
	const moment = (at: string | null) => (at === null ? "" : indianMinute(Date.parse(at)));
	return csv([
		heads[lang].split(","),
		...rows.map((row) => [
			row.id,
			categoryOf(content, row.category)?.title[lang] ?? row.category,
			departmentNames[row.department][lang],
			row.person ?? "",
			row.ward ?? "",
			row.mohalla?.[lang] ?? "",
			complaintStates[row.state][lang],
			moment(row.arrivedAt),
			moment(row.dueAt),
			moment(row.endedAt),
			row.isLate ? yes : "",
			row.level,
			row.reopened,
			row.reporters,
			complaintWays[row.way][lang],
		]),
	]);
}

const heads: Text = {
	en: "Number,Category,Department,Person,Ward,Mohalla,State,Received,Due,Ended,Late,Level,Reopened,Reported by,How",
	hi: "नंबर,श्रेणी,विभाग,व्यक्ति,वार्ड,मोहल्ला,स्थिति,मिली,समय सीमा,समाप्त,देर,स्तर,फिर खुली,बताने वाले,कैसे आई",
};
