import { complaintOf } from "#contract/content/complaints.ts";
import { type DeskKind, deskKinds } from "#contract/content/desk.ts";
import { kinds } from "#contract/content/kinds.ts";
import { languages, type Text } from "#contract/language.ts";
import {
	type CallContext,
	type EditedContent,
	type Handlers,
	inOneWrite,
	type Row,
} from "../api/call-context.ts";
import { writeAuditLine } from "../audit/audit.store.ts";
import type { Mistake } from "../content/mistakes.ts";
import { type DeskRow, deskFile } from "../content/overlay.ts";
import type { Db, Tx } from "../db/tables.ts";
import { refusal } from "../kit/refusal.ts";
import { refuseUnpermitted } from "../permissions/rights.ts";
import type { Caller } from "../session/sessions.ts";
import {
	addVersion,
	decideVersion,
	findVersion,
	keysEverUsed,
	lastWords,
	latestOf,
	latestVersion,
	type NewVersion,
	raiseContentSeq,
	versionsOf,
} from "./content.store.ts";
import { formOf } from "./form.ts";

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
	| "takeContentOff";

/** What staff publish over the council's folder (decisions 32 and 35). */
export const contentCalls: Handlers<ContentCall> = {
	async contentForm({ content, params, lang }) {
		return formOf(params.kind, lang, content.names(lang));
	},

	async contentRows({ database: { db }, content, params: { kind } }) {
		const shown = content.rows(kind);
		const written = await latestOf(db, kind);
		const byDesk = new Set(written.map(({ key }) => key));
		const fromFolder = [...shown]
			.filter(([key]) => !byDesk.has(key))
			.map(([key, row]) => ({ key, row, version: 0, state: null, planned: null, at: null, by: null }));
		const now = Date.now();
		const fromDesk = written.map(async (latest) => {
			const { key, number, state, live_from } = latest;
			const row = shown.get(key) ?? null;
			const was = row ?? latest.row ?? (await lastWords(db, kind, key));
			return {
				key,
				row,
				...(row === null && was && { was }),
				version: number,
				state,
				planned: state === "approved" && live_from !== null && live_from > now ? momentOf(live_from) : null,
				at: momentOf(latest.made_at),
				by: latest.made_name,
			};
		});
		return [...fromFolder, ...(await Promise.all(fromDesk))];
	},

	async contentVersions({ database, params, query }) {
		const versions = await versionsOf(database.db, params.kind, query.key);
		return versions.map((version) => ({
			version: version.number,
			row: version.row,
			at: momentOf(version.made_at),
			by: version.made_name,
			state: version.state,
			from: momentOrNull(version.live_from),
			until: momentOrNull(version.live_until),
			note: version.note,
			reason: version.reason,
			decidedBy: version.decided_name,
			decidedAt: momentOrNull(version.decided_at),
		}));
	},

	async checkContent({ database, content, params: { kind }, body: { key, row } }) {
		refuseMistakes(content, await deskRowOf(database.db, content, kind, key, row));
	},

	async submitContent(context) {
		const { kind } = context.params;
		await inOneWrite(context, deskKinds[kind].edit, async (tx, actor) => {
			const row = await add(tx, context, actor, { state: "waiting", liveFrom: null, liveUntil: null });
			await writeLine(tx, actor, "send content for review", row);
		});
	},

	async publishContent(context) {
		await publish(context, Date.now(), endOf(context.body, Date.now()));
		await context.content.refresh();
	},

	async planContent(context) {
		const from = beginOf(context.body, Date.now());
		await publish(context, from, endOf(context.body, from));
		await context.content.refresh();
	},

	async approveContent(context) {
		const { kind } = context.params;
		const { key, number } = context.body;
		const now = Date.now();
		const from = context.body.from === undefined ? now : beginOf({ from: context.body.from }, now);
		const until = endOf(context.body, from);
		await inOneWrite(context, deskKinds[kind].publish, async (tx, actor) => {
			const seq = await raiseContentSeq(tx);
			const version = await versionOf(tx, kind, key, number);
			if (version.latest !== number || version.state !== "waiting") throw refusal("nothingToDecide");
			const row = { kind, key, raw: version.row };
			refuseMistakes(context.content, row);
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
			const { latest, state, live_from, row } = await versionOf(tx, kind, key, number);
			const isWaiting = state === "waiting" && number === latest;
			// Also one after which others were published: it would still come at its moment.
			const isPlanned = state === "approved" && Number(live_from) > Date.now();
			if (!isWaiting && !isPlanned) throw refusal("nothingToDecide");
			const decision = { state: "returned", live_from: null, live_until: null, reason } as const;
			await decideVersion(tx, { kind, key, number }, decision, actor, Date.now(), seq);
			await writeLine(tx, actor, "return content", { kind, key, raw: row });
		});
		await context.content.refresh();
	},

	async takeContentOff(context) {
		const { kind } = context.params;
		const { key, basedOn } = context.body;
		await inOneWrite(context, deskKinds[kind].publish, async (tx, actor) => {
			const seq = await raiseContentSeq(tx);
			const row = context.content.rows(kind).get(key);
			if (!row) throw refusal("unknownContent");
			const off = { kind, key, raw: null };
			await refuseLate(tx, off, basedOn);
			refuseMistakes(context.content, off);
			const now = Date.now();
			const version = {
				...off,
				base: context.content.beneath(kind, key).mark,
				basedOn,
				state: "approved",
				liveFrom: now,
				liveUntil: null,
				note: "",
			} as const;
			await addVersion(tx, version, actor, now, seq);
			await writeLine(tx, actor, "take content off", { kind, key, raw: row });
		});
		await context.content.refresh();
	},
};

export const momentOf = (milliseconds: number) => new Date(milliseconds).toISOString();

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

/** Publishes what was sent from a moment on. */
async function publish(context: Writing, liveFrom: number, liveUntil: number | null): Promise<void> {
	const { kind } = context.params;
	await inOneWrite(context, deskKinds[kind].publish, async (tx, actor) => {
		refuseUnpermitted(actor, [deskKinds[kind].edit]);
		const row = await add(tx, context, actor, { state: "approved", liveFrom, liveUntil });
		await writeLine(tx, actor, "publish content", row);
	});
}

/**
 * Adds what was sent as the row's next version.
 *
 * @throws {Refusal} contentChanged where somebody has written another since, contentMistakes where the site couldn't show it
 */
async function add(
	tx: Tx,
	{ content, params: { kind }, body }: Writing,
	actor: Caller,
	state: Pick<NewVersion, "state" | "liveFrom" | "liveUntil">,
): Promise<KindRow> {
	const seq = await raiseContentSeq(tx);
	const row = await deskRowOf(tx, content, kind, body.key, body.row);
	await refuseLate(tx, row, body.basedOn);
	refuseMistakes(content, row);
	await addVersion(
		tx,
		{
			...row,
			...state,
			basedOn: body.basedOn,
			note: body.note ?? "",
			base: content.beneath(kind, row.key).mark,
		},
		actor,
		Date.now(),
		seq,
	);
	return row;
}

type KindRow = DeskRow & { readonly kind: DeskKind };

/** What was sent as a row of the desk; something new gets its key. @throws {Refusal} unknownContent */
export async function deskRowOf(
	db: Db,
	content: EditedContent,
	kind: DeskKind,
	key: string | undefined,
	row: Row,
): Promise<KindRow> {
	const known = content.rows(kind);
	const used = await keysEverUsed(db, kind);
	if (key !== undefined && !known.has(key) && !used.includes(key)) throw refusal("unknownContent");
	const own = key ?? freeKey([...known.keys(), ...used]);
	return { kind, key: own, raw: withOwnFields(kind, own, row, known.get(own)) };
}

/** @throws {Refusal} unknownContent, or nothingToDecide where the row is there without this version */
async function versionOf(tx: Tx, kind: DeskKind, key: string, number: number) {
	const version = await findVersion(tx, kind, key, number);
	if (version) return version;
	throw refusal((await latestVersion(tx, kind, key)) ? "nothingToDecide" : "unknownContent");
}

/** After the row of the clock is locked. @throws {Refusal} contentChanged where it isn't based on the latest version */
async function refuseLate(tx: Tx, { kind, key }: KindRow, basedOn: number): Promise<void> {
	const latest = await latestVersion(tx, kind, key);
	if ((latest?.number ?? 0) !== basedOn) throw refusal("contentChanged", { name: latest?.made_name ?? "" });
}

/** @throws {Refusal} contentMistakes with a sentence for each field */
export function refuseMistakes(content: EditedContent, row: DeskRow): void {
	const mistakes = content.mistakesWith(row);
	if (mistakes.length > 0) throw refusal("contentMistakes").about(sentencesOf(mistakes, deskFile(row)));
}

async function writeLine(
	tx: Tx,
	actor: Caller,
	action: "publish content" | "send content for review" | "return content" | "take content off",
	{ kind, key, raw }: KindRow,
): Promise<void> {
	const subject = { id: null, name: raw === null ? key : headlineOf(raw as Row) };
	await writeAuditLine(tx, { actor, action, subject, detail: `${deskKinds[kind].one.en} ${key}` });
}

/** A sentence for each field of the row; what the row breaks elsewhere is said of the row as a whole. */
function sentencesOf(mistakes: readonly Mistake[], file: string): Readonly<Record<string, Text>> {
	const own = mistakes.filter((mistake) => mistake.file === file);
	return Object.fromEntries(
		own.map(({ field = "", ...fault }) => [field, complaintOf(fault.problem ?? fault.expected ?? "")]),
	);
}

/** The next number that no row of the kind has or has had. */
function freeKey(used: readonly string[]): string {
	return String(Math.max(0, ...used.map(Number).filter(Number.isInteger)) + 1);
}

/** The fields that aren't the writer's: the row's number, and its version, which readers who have put the former away don't know yet. */
function withOwnFields(kind: DeskKind, key: string, row: Row, before: Row | undefined): Row {
	const { key: keyField, schema } = kinds[kind];
	const written = Object.entries(row).filter(([, value]) => value !== "");
	const own: Row = { ...Object.fromEntries(written), [keyField]: key };
	return "version" in schema.shape ? { ...own, version: String(Number(before?.version ?? 0) + 1) } : own;
}

/** What the row is called in the audit log: the beginning of its text. */
function headlineOf(row: Row): string {
	const text = Object.values(row).find((value) => typeof value === "object");
	const words = typeof text === "object" ? text[languages[0]] : "";
	return words.length > 80 ? `${words.slice(0, 79)}…` : words;
}
