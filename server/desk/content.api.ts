import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { isoDate } from "#contract/content/blocks.ts";
import { complaintOf, nameComplaints, notOutYet } from "#contract/content/complaints.ts";
import {
	attachments,
	correctedKind,
	type DeskKind,
	deskKind,
	deskKinds,
	filesField,
	isOrdered,
	publicNoteField,
	type RowFilter,
} from "#contract/content/desk.ts";
import { nameField } from "#contract/content/form-plan.ts";
import { kinds } from "#contract/content/kinds.ts";
import { asReadersSee } from "#contract/content/order.ts";
import { isGroup, nameIn, orderKey, type Row, type RowValue } from "#contract/content/row.ts";
import { hasEnded, isAtOnce, versionAt } from "#contract/content/versions.ts";
import { inEveryLanguage, languages, type Text } from "#contract/language.ts";
import { desk, lengths } from "#contract/limits.ts";
import { outcomes } from "#contract/outcomes.ts";
import { contentPermissions } from "#contract/permissions.ts";
import { idleWords } from "#contract/picture-words.ts";
import { type CallContext, type EditedContent, type Handlers, inOneWrite } from "../api/call-context.ts";
import { writeAuditLine } from "../audit/audit.store.ts";
import type { Mistake } from "../content/mistakes.ts";
import { type DeskRow, deskFile } from "../content/overlay.ts";
import type { RowsByKey } from "../content/rows-by-key.ts";
import { databaseClock } from "../db/engine.ts";
import type { Db, Tx } from "../db/tables.ts";
import { indianCalendar } from "../kit/calendar.ts";
import { refusal } from "../kit/refusal.ts";
import { goneFilesOf } from "../media/media.store.ts";
import { refuseUnpermitted } from "../permissions/rights.ts";
import type { Caller } from "../session/sessions.ts";
import {
	addVersion,
	type Beginning,
	baseOf,
	begunIn,
	decideVersion,
	findVersion,
	highestKeyUsed,
	isKeyUsed,
	lastWords,
	latestAtOnce,
	latestVersion,
	type NewVersion,
	plannedByKey,
	plannedVersions,
	raiseContentSeq,
	reserveKey,
	versionsOf,
	versionsToCome,
} from "./content.store.ts";
import { draftsOf } from "./drafts.store.ts";
import { findsRow } from "./find-rows.ts";
import { formOf, keyFieldOf, orderFormOf } from "./form.ts";
import { latestByKey } from "./latest-by-key.ts";
import { partsWith } from "./needed-under.ts";
import { completeOrder } from "./order.ts";
import { withOwnFields } from "./own-fields.ts";
import { endsRow, type WithRow } from "./published.ts";

type ContentCall =
	| "contentForm"
	| "contentRows"
	| "contentVersions"
	| "checkContent"
	| "submitContent"
	| "publishContent"
	| "planContent"
	| "approveContent"
	| "returnContent"
	| "takeContentBack"
	| "takeContentOff"
	| "confirmContent";

/** What staff publish over the council's folder (decisions 32 and 35). */
export const contentCalls: Handlers<ContentCall> = {
	async contentForm({ content, params: { kind }, query: { key } }) {
		const isOrder = key === orderKey;
		if (isOrder && !isOrdered(kind)) throw refusal("unknownContent");
		const form = isOrder ? orderFormOf : formOf;
		return { ...form(kind, content.names()), fourEyes: content.needsReview(kind) };
	},

	async contentRows({ database: { db }, content, params: { kind }, query, caller }) {
		const { key, q = "", state, page = 1 } = query;
		const shown = content.rows(kind);
		const written = await latestByKey(db, kind);
		const drafts = state === "draft" ? await draftRows(db, caller.id, kind) : new Map<string, Row>();
		const planned = await plannedByKey(db, kind, Date.now());
		const inOrder =
			key === undefined
				? keysInOrder(kind, shown, [...written.keys()])
				: [key].filter((each) => !isAttached(content, kind, each) && (shown.has(each) || written.has(each)));
		// What somebody has begun to write anew has no key yet.
		const known = drafts.has("") ? ["", ...inOrder] : inOrder;
		const all = state ? known.filter(inState(state, { shown, written, drafts, planned })) : known;
		const pageOf = (keys: readonly string[]) => keys.slice((page - 1) * desk.page, page * desk.page);
		// What isn't shown has its words in the database only.
		const gone = (q.trim() === "" ? pageOf(all) : all).filter((each) => !shown.has(each));
		const words = new Map([...(await lastWords(db, kind, gone)), ...drafts]);
		const finds = findsRow(q);
		const found = all.filter((each) => finds(each, shown.get(each) ?? words.get(each)));
		const rows = pageOf(found).map((each) => {
			const latest = written.get(each);
			const row = shown.get(each) ?? null;
			const was = words.get(each);
			return {
				key: each,
				row,
				...(row === null && was && { was }),
				version: latest?.number ?? 0,
				state: latest?.state ?? null,
				planned: momentOrNull(planned.get(each) ?? null),
				at: latest ? momentOf(latest.made_at) : null,
				by: latest?.made_name ?? null,
				differs: differsFrom(content, kind, each, latest?.base_hash),
			};
		});
		return { rows, all: found.length, fourEyes: content.needsReview(kind) };
	},

	async contentVersions({ database, content, params, query, caller }) {
		const { kind } = params;
		const { key } = query;
		if (isAttached(content, kind, key)) return [];
		const versions = await versionsOf(database.db, kind, key);
		const gone = await goneFilesOf(database.db, kind, key);
		const folder = content.inFolder(kind, key);
		const differs = differsFrom(content, kind, key, await baseOf(database.db, kind, key));
		const written = versions.map((version) => ({
			version: version.number,
			row: version.row,
			at: momentOf(version.made_at),
			by: version.made_name,
			isOwn: version.made_by === caller.id,
			state: version.state,
			from: momentOrNull(version.live_from),
			until: momentOrNull(version.live_until),
			note: version.note,
			reason: version.reason,
			decidedBy: version.decided_name,
			decidedAt: momentOrNull(version.decided_at),
			erasedAt: momentOrNull(version.erased_at),
			gone: gone
				.filter(({ number }) => number === version.number)
				.map(({ name, gone_at, gone_name }) => ({ name, at: momentOf(gone_at), by: gone_name })),
		}));
		return folder || differs ? [...written, { ...folderVersion(folder ?? null), differs }] : written;
	},

	async checkContent({ database, content, params: { kind }, body: { key, row } }) {
		refuseMistakes(content, await deskRowOf(database.db, content, kind, key, row));
		publicNoteOf(content, kind, { key, row });
	},

	async submitContent(context) {
		const key = await inOneWrite(context, contentPermissions, async (tx, actor) => {
			await refuseNewWords(tx, context, actor);
			return add(tx, context, actor, { state: "waiting" });
		});
		return { key, version: context.body.basedOn + 1 };
	},

	async publishContent(context) {
		const key = await publish(context);
		await context.content.refresh();
		return { key, version: context.body.basedOn + 1 };
	},

	async planContent(context) {
		const key = await publish(context, beginOf(context.body, Date.now()));
		await context.content.refresh();
		return { key, version: context.body.basedOn + 1 };
	},

	async approveContent(context) {
		const { kind } = context.params;
		const { key, number } = context.body;
		const planned = context.body.from === undefined ? null : beginOf({ from: context.body.from }, Date.now());
		await inOneWrite(context, deskKinds[kind].publish, async (tx, actor) => {
			const seq = await raiseContentSeq(tx);
			const now = await momentNow(tx, context, key);
			const from = planned ?? now;
			const until = endOf(context.body, from);
			if (isAttached(context.content, kind, key)) throw refusal("unknownContent");
			const version = await versionOf(tx, kind, key, number);
			if (version.latest !== number || version.state !== "waiting") throw refusal("nothingToDecide");
			if (context.content.needsReview(kind) && version.made_by === actor.id) throw refusal("ownWork");
			const row = { kind, key, raw: version.row };
			refuseMistakes(context.content, row);
			await refuseEnd(tx, context.content, row, { number, liveFrom: from, liveUntil: until });
			const decision = { state: "approved", live_from: from, live_until: until, reason: "" } as const;
			await decideVersion(tx, { kind, key, number }, decision, actor, now, seq);
			await writeLine(tx, actor, "publish content", row);
		});
		await context.content.refresh();
	},

	async returnContent(context) {
		const { kind } = context.params;
		const { key, number, reason } = context.body;
		await inOneWrite(context, deskKinds[kind].publish, async (tx, actor) => {
			const seq = await raiseContentSeq(tx);
			const { row } = await openVersion(tx, kind, key, number);
			const decision = { state: "returned", live_from: null, live_until: null, reason } as const;
			await decideVersion(tx, { kind, key, number }, decision, actor, Date.now(), seq);
			await writeLine(tx, actor, "return content", { kind, key, raw: row });
		});
		await context.content.refresh();
	},

	async takeContentBack(context) {
		const { kind } = context.params;
		const { key, number } = context.body;
		const { edit, publish } = deskKinds[kind];
		await inOneWrite(context, [...new Set([edit, publish])], async (tx, actor) => {
			const seq = await raiseContentSeq(tx);
			const { isPlanned, isLatest, made_by, row } = await openVersion(tx, kind, key, number);
			const isOwn = made_by === actor.id;
			if (isPlanned) refuseUnpermitted(actor, [publish]);
			else if (!isOwn) throw refusal("othersWork");
			// Another's words, whose plan is taken back, wait for a decision once more.
			const state = !isOwn && isLatest ? "waiting" : "withdrawn";
			const decision = { state, live_from: null, live_until: null, reason: "" } as const;
			await decideVersion(tx, { kind, key, number }, decision, actor, Date.now(), seq);
			await writeLine(tx, actor, "take content back", { kind, key, raw: row });
		});
		await context.content.refresh();
	},

	async takeContentOff(context) {
		const { kind } = context.params;
		const { key, basedOn } = context.body;
		await inOneWrite(context, deskKinds[kind].publish, async (tx, actor) => {
			const seq = await raiseContentSeq(tx);
			const row = context.content.rows(kind).get(key);
			if (!row || isAttached(context.content, kind, key)) throw refusal("unknownContent");
			const off = { kind, key, raw: null };
			await refuseLate(tx, off, basedOn);
			refuseNeeded(context.content, off);
			const now = await momentNow(tx, context, key);
			await refusePlanned(tx, context.content, off, now);
			await addVersion(tx, versionFrom(now, off, basedOn, context.content), actor, now, seq);
			await writeLine(tx, actor, "take content off", { kind, key, raw: row });
		});
		await context.content.refresh();
	},

	async confirmContent(context) {
		const { content, params, body } = context;
		const { kind } = params;
		const { key, basedOn } = body;
		// What readers see is published once more, so it must be the newest.
		await content.refresh();
		await inOneWrite(context, deskKinds[kind].publish, async (tx, actor) => {
			const seq = await raiseContentSeq(tx);
			const shown = content.rows(kind).get(key);
			if (!shown || !isReviewed(shown)) throw refusal("unknownContent");
			const now = await momentNow(tx, context, key);
			const row = await deskRowOf(tx, content, kind, key, { ...shown, reviewed: indianCalendar() });
			await refuseLate(tx, row, basedOn);
			// Somebody else's words are on their way: today's date over them would be one of words that nobody has read.
			const toCome = (await versionsToCome(tx, now)).find((each) => each.kind === kind && each.key === key);
			if (toCome) throw refusal("contentChanged", { name: toCome.made_name });
			refuseMistakes(content, row);
			await addVersion(tx, versionFrom(now, row, basedOn, content), actor, now, seq);
			await writeLine(tx, actor, "confirm content", row);
		});
		await content.refresh();
	},
};

/** A version that readers have from a moment on, without an end. */
function versionFrom(now: number, row: KindRow, basedOn: number, content: EditedContent) {
	const base = content.beneath(row.kind, row.key).mark;
	return { ...row, base, basedOn, state: "approved", liveFrom: now, liveUntil: null, note: "" } as const;
}

/** Whether a row says when it was last read through; in a sample the day may move, and then it is never long ago. */
export function isReviewed(row: Row): row is Row & { readonly reviewed: string } {
	return isoDate.safeParse(row.reviewed).success;
}

type Latest = NonNullable<ReturnType<Awaited<ReturnType<typeof latestByKey>>["get"]>>;

/**
 * The moment of what is published at once: by the clock that all servers share, and never before what was published at once already,
 * for a clock that went back would leave the former words with readers.
 */
async function momentNow(
	tx: Tx,
	{ database, params: { kind } }: Pick<CallContext<"takeContentOff">, "database" | "params">,
	key: string,
): Promise<number> {
	return Math.max(await databaseClock(tx, database.engine), (await latestAtOnce(tx, kind, key)) + 1);
}

/** The newest words that somebody has begun to write, by row; the key is empty for something new. */
async function draftRows(db: Db, userId: number, kind: DeskKind): Promise<Map<string, Row>> {
	const drafts = await draftsOf(db, userId, [kind]);
	return new Map(drafts.toReversed().map(({ key, body }) => [key, JSON.parse(body)]));
}

interface Rows {
	readonly shown: RowsByKey;
	readonly written: ReadonlyMap<string, Latest>;
	readonly drafts: ReadonlyMap<string, Row>;
	readonly planned: ReadonlyMap<string, number>;
}

/** Finds the rows of one state among all of a kind. */
function inState(state: RowFilter, { shown, written, drafts, planned }: Rows): (key: string) => boolean {
	if (state === "draft") return (key) => drafts.has(key);
	if (state === "out") return (key) => shown.has(key);
	if (state === "folder") return (key) => shown.has(key) && !written.has(key);
	if (state === "planned") return (key) => planned.has(key);
	if (state === "waiting") return (key) => written.get(key)?.state === state;
	if (state === "returned") {
		return (key) => ["returned", "withdrawn"].includes(written.get(key)?.state ?? "");
	}
	const isOver = (key: string) => ["approved", "erased"].includes(written.get(key)?.state ?? "");
	return (key) => !shown.has(key) && isOver(key) && !planned.has(key);
}

/** Whether the council's folder has come to say something else than when the desk wrote over it, and readers don't see that. */
export function differsFrom(
	content: EditedContent,
	kind: DeskKind,
	key: string,
	base: string | null | undefined,
): boolean {
	if (base === null || base === undefined) return false;
	const { mark, isShown } = content.beneath(kind, key);
	return !isShown && mark !== base;
}

export const momentOf = (milliseconds: number) => new Date(milliseconds).toISOString();

/** What the council's folder says, as the version on which the desk's first is based. */
const folderVersion = (row: Row | null) => ({
	version: 0,
	row,
	at: null,
	by: null,
	isOwn: false,
	state: "approved" as const,
	from: null,
	until: null,
	note: "",
	reason: "",
	decidedBy: null,
	decidedAt: null,
	erasedAt: null,
	gone: [],
});

const momentOrNull = (milliseconds: number | null) => (milliseconds === null ? null : momentOf(milliseconds));

/** @throws {Refusal} momentIsPast */
function beginOf({ from }: { readonly from: string }, now: number): number {
	const begin = Date.parse(from);
	if (begin <= now) throw refusal("momentIsPast");
	return begin;
}

/** @throws {Refusal} momentIsPast where it ends before it begins */
function endOf({ until }: { readonly until?: string | undefined }, from: number): number | null {
	if (until === undefined) return null;
	const end = Date.parse(until);
	if (end <= from) throw refusal("momentIsPast");
	return end;
}

type Writing = CallContext<"submitContent"> | CallContext<"publishContent"> | CallContext<"planContent">;

/**
 * Publishes what was sent from a moment on, or at once.
 *
 * @returns the row's key
 * @throws {Refusal} secondPairOfEyes where the council wants a review first
 */
async function publish(context: Writing, from?: number): Promise<string> {
	const { kind } = context.params;
	return inOneWrite(context, deskKinds[kind].publish, async (tx, actor) => {
		await refuseNewWords(tx, context, actor);
		if (context.content.needsReview(kind)) throw refusal("secondPairOfEyes");
		return add(tx, context, actor, { state: "approved", from });
	});
}

/**
 * Whoever publishes without writing brings back what was approved before, or what the folder says.
 *
 * @throws {Refusal} notPermitted where the words are others, and the actor may not write
 */
async function refuseNewWords(
	tx: Tx,
	{ content, params: { kind }, body: { key, row } }: Writing,
	actor: Caller,
): Promise<void> {
	const { edit, publish } = deskKinds[kind];
	const [writes, publishes] = [edit, publish].map((needed) => actor.permissions.includes(needed));
	if (key !== undefined && publishes && !writes) {
		const approved = (await versionsOf(tx, kind, key)).filter(({ state }) => state === "approved");
		const known = [content.inFolder(kind, key), ...approved.map((version) => version.row)];
		if (known.some((each) => isDeepStrictEqual(each, row))) return;
	}
	refuseUnpermitted(actor, [edit]);
}

/**
 * Adds what was sent as the row's next version; something new that has arrived before is left as it is.
 *
 * @returns the row's key
 * @throws {Refusal} contentChanged where somebody has written another since, contentMistakes where the site couldn't show it, alreadySent
 */
async function add(
	tx: Tx,
	context: Writing,
	actor: Caller,
	{ state, from }: { readonly state: "waiting" | "approved"; readonly from?: number | undefined },
): Promise<string> {
	const { content, database, params, body } = context;
	const { kind } = params;
	const seq = await raiseContentSeq(tx);
	const beginning = beginningOf(actor, state, body);
	const begun = beginning && (await begunIn(tx, kind, beginning.window));
	if (begun && begun.sent === beginning.sent) return begun.key;
	if (begun) throw refusal("alreadySent", { name: headingOf(begun) });
	const row = await deskRowOf(tx, content, kind, body.key, body.row);
	await refuseLate(tx, row, body.basedOn);
	refuseMistakes(content, row);
	const now = await momentNow(tx, { database, params }, row.key);
	const liveFrom = state === "approved" ? (from ?? now) : null;
	const liveUntil = liveFrom === null || !("until" in body) ? null : endOf(body, liveFrom);
	await refuseEnd(tx, content, row, { number: body.basedOn + 1, liveFrom, liveUntil });
	if (kind in attachments) await reserveNumbers(tx, row, seq);
	await addVersion(
		tx,
		{
			...row,
			state,
			liveFrom,
			liveUntil,
			basedOn: body.basedOn,
			note: body.note ?? "",
			publicNote: publicNoteOf(content, kind, body),
			base: content.beneath(kind, row.key).mark,
			beginning,
		},
		actor,
		now,
		seq,
	);
	await writeLine(tx, actor, state === "waiting" ? "send content for review" : "publish content", row);
	return row.key;
}

/** By what something new is known again; undefined for a row that has a key, and for whoever names no window. */
function beginningOf(
	{ id }: Caller,
	state: NewVersion["state"],
	{ tab, ...sent }: Writing["body"],
): Beginning | undefined {
	if (tab === undefined || sent.key !== undefined) return undefined;
	const hash = createHash("sha256").update(JSON.stringify([state, sent]));
	return { window: `${id} ${tab}`, sent: hash.digest("base64url") };
}

/** No other document may get the number of one that is written with this row, whatever becomes of the version. */
async function reserveNumbers(tx: Tx, { raw }: KindRow, seq: number): Promise<void> {
	const files = ((raw as Row | null)?.[filesField] ?? []) as readonly Row[];
	for (const { id } of files) await reserveKey(tx, "documents", String(id), seq);
}

type KindRow = DeskRow & { readonly kind: DeskKind };

/** What was sent as a row of the desk; something new gets its key. @throws {Refusal} unknownContent, contentMistakes where its name is taken */
export async function deskRowOf(
	db: Db,
	content: EditedContent,
	kind: DeskKind,
	key: string | undefined,
	row: Row,
): Promise<KindRow> {
	const known = content.rows(kind);
	if (key === orderKey) return { kind, key, raw: completeOrder(kind, row, known) };
	// A number that is only kept for a document written with its notice is none to write under.
	const isKnown = (name: string) => known.has(name) || latestVersion(db, kind, name);
	if (key !== undefined && (isAttached(content, kind, key) || !(await isKnown(key)))) {
		throw refusal("unknownContent");
	}
	const own = key ?? (await newKey(db, kind, row, known));
	const before = known.get(own);
	const { [publicNoteField]: _, ...words } = row;
	const raw = withOwnFields(kind, own, kind === correctedKind ? words : row, before);
	return { kind, key: own, raw: await withNumbers(db, content, { kind, key: own }, raw) };
}

/** The key of something new: its number, or the name that its writer has given it. */
async function newKey(db: Db, kind: DeskKind, row: Row, known: RowsByKey): Promise<string> {
	const field = keyFieldOf(kind);
	if (field === undefined) {
		if (kinds[kind].form !== "table") throw refusal("unknownContent");
		return String(Math.max(known.highest, await highestKeyUsed(db, kind)) + 1);
	}
	const name = String(row[field] ?? "").trim();
	const refuse = (words: Text) => refusal("contentMistakes").about({ [field]: words });
	if (name === "" || name.length > lengths.contentKey) throw refuse(nameComplaints.wrong);
	if (field === nameField && !isName(kind, name)) throw refuse(nameComplaints.wrong);
	if (known.has(name) || (await isKeyUsed(db, kind, name))) throw refuse(nameComplaints.taken);
	return name;
}

/** Whether a row may be called so for good: a file of its own is called so too, on every system. */
function isName(kind: DeskKind, name: string): boolean {
	return (kinds[kind].form === "collection" ? /^[a-z][a-z0-9-]*$/ : /^[A-Za-z][A-Za-z0-9-]*$/).test(name);
}

/** Gives each document that is new with a row a number that no other has or has had; one of another row's documents stays that row's. */
async function withNumbers(
	db: Db,
	content: EditedContent,
	{ kind, key }: Pick<KindRow, "kind" | "key">,
	row: Row,
): Promise<Row> {
	if (!(kind in attachments)) return row;
	const { column } = attachments[kind as keyof typeof attachments];
	const files = (row[filesField] ?? []) as readonly Row[];
	const numbers = new Set<string>();
	const isElsewhere = (id: string) => {
		const known = content.rows("documents").get(id) ?? content.inFolder("documents", id);
		return known !== undefined && String(known[column] ?? "") !== key;
	};
	const isNew = ({ id }: Row) =>
		id === undefined || isElsewhere(String(id)) || numbers.has(String(id)) || !numbers.add(String(id));
	const fresh = new Set(files.filter(isNew));
	if (fresh.size === 0) return row;
	const written = [...numbers].map(Number).filter(Number.isInteger);
	let next =
		Math.max(content.rows("documents").highest, await highestKeyUsed(db, "documents"), ...written) + 1;
	const numbered = files.map((file): Row => {
		if (!fresh.has(file)) return file;
		const id = String(next);
		next += 1;
		return { ...file, id };
	});
	return { ...row, [filesField]: numbered };
}

/** @throws {Refusal} unknownContent, or nothingToDecide where the row is there without this version */
async function versionOf(tx: Tx, kind: DeskKind, key: string, number: number) {
	const version = await findVersion(tx, kind, key, number);
	if (version) return version;
	throw refusal((await latestVersion(tx, kind, key)) ? "nothingToDecide" : "unknownContent");
}

/** A version of which readers have seen nothing yet: it waits, or comes at its moment. @throws {Refusal} nothingToDecide */
async function openVersion(tx: Tx, kind: DeskKind, key: string, number: number) {
	const version = await versionOf(tx, kind, key, number);
	const { latest, state, live_from, made_at, decided_at } = version;
	const isLatest = number === latest;
	// Also one after which others were published: it would still come at its moment.
	const isToCome = Number(live_from) > Date.now() && !isAtOnce(Number(live_from), made_at, decided_at);
	const isPlanned = state === "approved" && isToCome;
	if (!isPlanned && !(isLatest && state === "waiting")) throw refusal("nothingToDecide");
	return { ...version, isLatest, isPlanned };
}

/** After the row of the clock is locked. @throws {Refusal} contentChanged where it isn't based on the latest version */
async function refuseLate(tx: Tx, { kind, key }: KindRow, basedOn: number): Promise<void> {
	const latest = await latestVersion(tx, kind, key);
	if ((latest?.number ?? 0) !== basedOn) throw refusal("contentChanged", { name: latest?.made_name ?? "" });
}

/**
 * What the writer tells readers that has changed, checked as the correction that they will read.
 *
 * @throws {Refusal} contentMistakes where it couldn't be shown, or the notice isn't out yet
 */
function publicNoteOf(
	content: EditedContent,
	kind: DeskKind,
	{ key, row }: Pick<Writing["body"], "key" | "row">,
): Text | undefined {
	const written = kind === correctedKind ? row[publicNoteField] : undefined;
	if (!isGroup(written)) return undefined;
	const text = inEveryLanguage((lang) => String(written[lang] ?? "").trim());
	if (languages.every((lang) => text[lang] === "")) return undefined;
	if (key === undefined || !content.rows(kind).has(key)) {
		throw refusal("contentMistakes").about({ [publicNoteField]: notOutYet });
	}
	const id = String(Date.now());
	const correction = {
		kind: "corrections",
		key: id,
		raw: { id, notice: key, date: indianCalendar(), text },
	} as const;
	const found = Object.entries(sentencesOf(content.mistakesWith(correction), deskFile(correction)));
	if (found.length === 0) return text;
	const atField = found.map(([field, words]) => [field.replace(/^text/, publicNoteField), words] as const);
	throw refusal("contentMistakes").about(Object.fromEntries(atField));
}

/** @throws {Refusal} contentMistakes with a sentence for each field */
export function refuseMistakes(content: EditedContent, row: DeskRow): void {
	const mistakes = content.mistakesWith(row);
	const idle = idleIn(content, row);
	if (mistakes.length === 0 && idle.length === 0) return;
	const sentences = sentencesOf(mistakes, deskFile(row));
	throw refusal("contentMistakes").about({ ...Object.fromEntries(idle), ...sentences });
}

/** What a row only repeats of a picture, with the shelf's sentence for each field. A folder's rows may: its writers see no shelf. */
function idleIn(content: EditedContent, { kind, raw }: DeskRow): readonly (readonly [string, Text])[] {
	const { picture, describes } = deskKind(kind as DeskKind);
	if (!picture || !describes || raw === null) return [];
	const row = raw as Row;
	const textAt = (field: string | undefined) => {
		const value = field === undefined ? undefined : row[field];
		return isGroup(value) ? inEveryLanguage((lang) => String(value[lang] ?? "")) : undefined;
	};
	const written = { title: textAt(describes.title), description: textAt(describes.description) };
	const name = content.uploadedName(String(row[picture] ?? ""));
	return idleWords(written, name).map(
		({ part, lang, outcome }) => [`${describes[part]}.${lang}`, outcomes[outcome].words] as const,
	);
}

/** @throws {Refusal} contentNeeded where something else of the site can't be without the row */
function refuseNeeded(content: EditedContent, off: DeskRow): void {
	const mistakes = content.mistakesWith(off);
	if (mistakes.length === 0) return;
	const parts = partsWith(mistakes);
	throw refusal("contentNeeded", { parts: (lang) => parts[lang] });
}

/** @throws {Refusal} contentNeeded where something that comes out later couldn't be without the row */
async function refusePlanned(tx: Tx, content: EditedContent, off: DeskRow, now: number): Promise<void> {
	const planned = (await plannedVersions(tx, now)).filter(
		({ kind, key }) => kind !== off.kind || key !== off.key,
	);
	const broken = planned.find(
		(row) => content.mistakesWith(row).length === 0 && content.mistakesWith(off, row).length > 0,
	);
	if (!broken) return;
	const heading = headingOf({ key: broken.key, row: broken.raw });
	throw refusal("contentNeeded", { parts: (lang) => `${deskKinds[broken.kind].title[lang]}, ${heading}` });
}

/** At its end nobody is there to see what breaks. @throws {Refusal} contentNeeded where the site couldn't be without the row then */
async function refuseEnd(
	tx: Tx,
	content: EditedContent,
	{ kind, key, raw }: KindRow,
	{ number, liveFrom, liveUntil }: Pick<NewVersion, "liveFrom" | "liveUntil"> & { readonly number: number },
): Promise<void> {
	if (liveFrom === null || liveUntil === null) return;
	const others = (await versionsOf(tx, kind, key)).flatMap(({ state, row, ...version }): WithRow[] => {
		if (state !== "approved" || version.live_from === null) return [];
		const { number, live_from: liveFrom, live_until: liveUntil } = version;
		return [{ number, liveFrom, liveUntil, row: { kind, key, raw: row } }];
	});
	const own: WithRow = { number, liveFrom, liveUntil, row: { kind, key, raw } };
	const then = versionAt([...others, { ...own, isLast: endsRow(own) }], liveUntil);
	const isOver = !then || hasEnded(then, liveUntil);
	refuseNeeded(content, isOver ? { kind, key, raw: null } : then.row);
}

async function writeLine(
	tx: Tx,
	actor: Caller,
	action:
		| "publish content"
		| "send content for review"
		| "return content"
		| "confirm content"
		| "take content back"
		| "take content off",
	{ kind, key, raw }: KindRow,
): Promise<void> {
	const subject = { id: null, name: headingOf({ key, row: raw as Row | null }) };
	const { one, title } = deskKinds[kind];
	const detail = key === orderKey ? title.en : `${one.en} ${key}`;
	await writeAuditLine(tx, { actor, action, subject, detail });
}

/** What a row is called where one line names it. */
function headingOf({ key, row }: { readonly key: string; readonly row: Row | null }): string {
	return row === null ? key : nameIn(row as RowValue, languages[0]) || key;
}

/** A sentence for each field of the row; what the row breaks elsewhere is said of the row as a whole. */
function sentencesOf(mistakes: readonly Mistake[], file: string): Readonly<Record<string, Text>> {
	const own = mistakes.filter((mistake) => mistake.file === file);
	return Object.fromEntries(
		own.map(({ field = "", ...fault }) => [field, complaintOf(fault.problem ?? fault.expected ?? "")]),
	);
}

/** Whether a document is written with a notice or an act. */
function isOwned(row: Row): boolean {
	return Object.values(attachments).some(({ column }) => row[column] !== undefined);
}

/** Whether a row is one of those documents, on the site or in the folder: whoever may not change the notice alone may not change them. */
function isAttached(content: EditedContent, kind: DeskKind, key: string): boolean {
	if (kind !== "documents") return false;
	const rows = [content.rows(kind).get(key), content.inFolder(kind, key)];
	return rows.some((row) => row !== undefined && isOwned(row));
}

/** The keys of a kind in the order in which readers see them or staff look for them; documents that belong to a notice or an act are with that. */
function keysInOrder(kind: DeskKind, shown: RowsByKey, written: readonly string[]): string[] {
	const own = kind === "documents" ? shown.keys.filter((key) => !isOwned(shown.get(key) as Row)) : shown.keys;
	const others = written.filter((key) => key !== orderKey && !shown.has(key));
	const keys = [...asReadersSee(kind, [...own, ...others])];
	return deskKind(kind).newestFirst ? keys.sort((one, other) => Number(other) - Number(one)) : keys;
}
