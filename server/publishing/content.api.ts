import { isoDate } from "#contract/content/blocks.ts";
import { type DeskKind, deskKind, deskKinds } from "#contract/content/desk.ts";
import type { Row } from "#contract/content/row.ts";
import { contentPermissions, type Permission } from "#contract/permissions.ts";
import type { CallContext, SomeHandlers } from "../calls/call-context.ts";
import type { EditedContent, KindRow } from "../content/edited-content.ts";
import type { Tx } from "../db/tables.ts";
import { calendarAt } from "../kit/calendar.ts";
import { refusal } from "../kit/refusal.ts";
import { refuseUnpermitted } from "../session/permitted.ts";
import type { Caller } from "../session/sessions.ts";
import { addVersions, refuseNewWords, withdraw } from "./add-versions.ts";
import { headingOf, writeContentLine } from "./audit-line.ts";
import { changeContent } from "./change-content.ts";
import { findVersion, latestVersion, versionsToCome } from "./content.store.ts";
import { refuseEnd, refuseNeeded, refusePlanned } from "./dependents.ts";
import { deskRowOf, isAttached, offOf, publicNoteOf, refuseMistakes } from "./prepare-row.ts";
import { rowNeedsReview } from "./review-rules.ts";
import { addVersion, decideVersion, type VersionName } from "./version-changes.store.ts";

/** Publishes the desk's versions over the council's folder (decisions 32 and 35). */
export const contentCalls = {
	async checkContent({ database, content, params: { kind }, body: { key, row } }) {
		refuseMistakes(content, await deskRowOf(database.db, content, kind, key, row));
		publicNoteOf(content, kind, { key, row });
	},

	async submitContent(context) {
		return add(context, contentPermissions, { state: "waiting" });
	},

	async publishContent(context) {
		return publish(context);
	},

	async planContent(context) {
		return publish(context, context.body);
	},

	async approveContent(context) {
		const { kind } = context.params;
		const { key, number } = context.body;
		const wanted = context.body.from;
		const withdrew = await changeContent(context, deskKinds[kind].publish, async (tx, actor, seq) => {
			const now = context.content.now();
			const from = wanted === undefined ? null : beginOf({ from: wanted }, now);
			const until = endOf(context.body, from ?? now);
			const row = await waitingRow(tx, context.content, actor, { kind, key, number });
			if (row.raw === null) {
				refuseNeeded(context.content, row);
				await refusePlanned(tx, context.content, [row], now);
			} else refuseMistakes(context.content, row);
			const former = await withdraw(tx, row, actor, now);
			await refuseEnd(tx, context.content, row, { number, liveFrom: from, liveUntil: until });
			const decision = { state: "approved", live_from: from, live_until: until, reason: "" } as const;
			await decideVersion(tx, { kind, key, number }, decision, actor, now, seq);
			const published = row.raw === null ? "take content off" : "publish content";
			const named = { ...row, raw: row.raw ?? context.content.rows(kind).get(key) ?? null };
			const action = from === null ? published : "plan content";
			await writeContentLine(tx, actor, action, named, { from, until });
			return former;
		});
		return { withdrew };
	},

	async returnContent(context) {
		const { kind } = context.params;
		const { key, number, reason } = context.body;
		await changeContent(context, deskKinds[kind].publish, async (tx, actor, seq) => {
			const { row } = await openVersion(tx, { kind, key, number }, context.content.now());
			const decision = { state: "returned", live_from: null, live_until: null, reason } as const;
			await decideVersion(tx, { kind, key, number }, decision, actor, Date.now(), seq);
			await writeContentLine(tx, actor, "return content", { kind, key, raw: row });
		});
	},

	async withdrawContent(context) {
		const { kind } = context.params;
		const { key, number } = context.body;
		const { edit, publish } = deskKinds[kind];
		await changeContent(context, [...new Set([edit, publish])], async (tx, actor, seq) => {
			const { isPlanned, isLatest, made_by, row } = await openVersion(
				tx,
				{ kind, key, number },
				context.content.now(),
			);
			const isOwn = made_by === actor.id;
			if (isPlanned) refuseUnpermitted(actor, [publish]);
			else if (!isOwn) throw refusal("othersWork");
			// Another person's version, once its plan is withdrawn, waits for review again.
			const state = !isOwn && isLatest ? "waiting" : "withdrawn";
			const decision = { state, live_from: null, live_until: null, reason: "" } as const;
			await decideVersion(tx, { kind, key, number }, decision, actor, Date.now(), seq);
			await writeContentLine(tx, actor, "take content back", { kind, key, raw: row });
		});
	},

	async unpublishContent(context) {
		const { kind } = context.params;
		const { key, basedOn } = context.body;
		const withdrew = await changeContent(context, deskKinds[kind].publish, async (tx, actor, seq) => {
			const { row, off } = offOf(context.content, kind, key);
			await refuseLate(tx, off, basedOn);
			const written = [{ row: off, basedOn }];
			const [former = null] = await addVersions(tx, context.content, actor, written, {
				state: "approved",
				seq,
			});
			await writeContentLine(tx, actor, "take content off", { kind, key, raw: row });
			return former;
		});
		return { withdrew };
	},

	async proposeContentOff(context) {
		const { content, params, body } = context;
		const { kind } = params;
		const { key, basedOn, reason } = body;
		await changeContent(context, deskKinds[kind].edit, async (tx, actor, seq) => {
			const { row, off } = offOf(content, kind, key);
			const { whole, closed } = deskKind(kind);
			if (whole || closed) throw refusal("unknownContent");
			await refuseLate(tx, off, basedOn);
			await addVersions(tx, content, actor, [{ row: off, basedOn }], { state: "waiting", note: reason, seq });
			await writeContentLine(tx, actor, "propose taking content off", { kind, key, raw: row });
		});
	},

	async markContentReviewed(context) {
		const { content, params, body } = context;
		const { kind } = params;
		const { key, basedOn } = body;
		// Republishing copies the words that readers see, so they must be the newest.
		await content.refresh();
		await changeContent(context, deskKinds[kind].publish, async (tx, actor, seq) => {
			const shown = content.rows(kind).get(key);
			if (!shown || !isReviewed(shown)) throw refusal("unknownContent");
			const now = content.now();
			const today = calendarAt(now)();
			const { readAgain, ...words } = shown;
			const later: Row = typeof readAgain === "string" && readAgain > today ? { readAgain } : {};
			const row = await deskRowOf(tx, content, kind, key, { ...words, ...later, reviewed: today });
			await refuseLate(tx, row, basedOn);
			// Today's date must not cover another person's pending words, which nobody has read.
			const toCome = (await versionsToCome(tx, now)).find((each) => each.kind === kind && each.key === key);
			if (toCome) throw refusal("contentChanged", { name: toCome.made_name });
			refuseMistakes(content, row);
			await addVersion(tx, versionAtOnce(row, basedOn, content), actor, now, seq);
			await writeContentLine(tx, actor, "confirm content", row);
		});
	},
} satisfies SomeHandlers;

function versionAtOnce(row: KindRow, basedOn: number, content: EditedContent) {
	const base = content.folderRow(row.kind, row.key).mark;
	return { ...row, base, basedOn, state: "approved", liveFrom: null, liveUntil: null, note: "" } as const;
}

/** Whether a row has a day of review; a sample town's is relative to today, so it never falls due. */
export function isReviewed(row: Row): row is Row & { readonly reviewed: string } {
	return isoDate.safeParse(row.reviewed).success;
}

type Moment = { readonly from: string };

function beginOf({ from }: Moment, now: number): number {
	const begin = Date.parse(from);
	if (begin <= now) throw refusal("momentIsPast");
	return begin;
}

function endOf({ until }: { readonly until?: string | undefined }, from: number): number | null {
	if (until === undefined) return null;
	const end = Date.parse(until);
	if (end <= from) throw refusal("momentIsPast");
	return end;
}

interface Added {
	readonly key: string;
	readonly version: number;
	readonly withdrew: Awaited<ReturnType<typeof withdraw>>;
}

type Writing = CallContext<"submitContent"> | CallContext<"publishContent"> | CallContext<"planContent">;

async function publish(context: Writing, at?: Moment): Promise<Added> {
	return add(context, [deskKinds[context.params.kind].publish], { state: "approved", at });
}

/**
 * Adds what was sent as the row's next version; a retry of something new changes nothing.
 * @throws {Refusal} contentChanged, contentMistakes, alreadySent, tooManyVersions, secondPairOfEyes
 */
async function add(
	context: Writing,
	permissions: readonly Permission[],
	{ state, at }: { readonly state: "waiting" | "approved"; readonly at?: Moment | undefined },
): Promise<Added> {
	const { content, params, body } = context;
	const { kind } = params;
	const write = async (tx: Tx, actor: Caller, seq: number) => {
		await refuseNewWords(tx, content, actor, { ...params, ...body });
		const row = await deskRowOf(tx, content, kind, body.key, body.row);
		await refuseLate(tx, row, body.basedOn);
		const from = at && beginOf(at, content.now());
		const liveFrom = from ?? null;
		const liveUntil = state === "approved" && "until" in body ? endOf(body, from ?? content.now()) : null;
		const publicNote = () => publicNoteOf(content, kind, body);
		const written = [{ row, basedOn: body.basedOn, publicNote }];
		const sending = { state, liveFrom, liveUntil, note: body.note, seq };
		const [withdrew = null] = await addVersions(tx, content, actor, written, sending);
		const approved = from === undefined ? "publish content" : "plan content";
		const action = state === "waiting" ? "send content for review" : approved;
		await writeContentLine(tx, actor, action, row, { from, until: liveUntil });
		return { key: row.key, version: body.basedOn + 1, withdrew };
	};
	return changeContent(context, permissions, write, async (tx, { key, version }) => {
		const first = await findVersion(tx, kind, key, version);
		throw refusal("alreadySent", { name: headingOf({ key, row: first?.row ?? null }) });
	});
}

async function versionOf(tx: Tx, kind: DeskKind, key: string, number: number) {
	const version = await findVersion(tx, kind, key, number);
	if (version) return version;
	throw refusal((await latestVersion(tx, kind, key)) ? "nothingToDecide" : "unknownContent");
}

/** Refuses a version that is approved or isn't its row's latest. @throws {Refusal} nothingToDecide */
export async function undecidedVersion(tx: Tx, { kind, key, number }: VersionName): Promise<void> {
	const { latest, state } = await versionOf(tx, kind, key, number);
	if (number !== latest || state === "approved") throw refusal("nothingToDecide");
}

/** Loads a version that waits for a decision. @throws {Refusal} unknownContent, nothingToDecide, ownWork */
export async function waitingRow(
	tx: Tx,
	content: EditedContent,
	actor: Caller,
	{ kind, key, number }: VersionName,
): Promise<KindRow> {
	if (isAttached(content, kind, key)) throw refusal("unknownContent");
	const version = await versionOf(tx, kind, key, number);
	if (version.latest !== number || version.state !== "waiting") throw refusal("nothingToDecide");
	const row = { kind, key, raw: version.row };
	if (version.made_by === actor.id && (await rowNeedsReview(tx, content, row))) throw refusal("ownWork");
	return row;
}

async function openVersion(tx: Tx, { kind, key, number }: VersionName, now: number) {
	const version = await versionOf(tx, kind, key, number);
	const { latest, state, live_from } = version;
	const isLatest = number === latest;
	const isPlanned = state === "approved" && Number(live_from) > now;
	if (!isPlanned && !(isLatest && state === "waiting")) throw refusal("nothingToDecide");
	return { ...version, isLatest, isPlanned };
}

/** Called under the clock's lock. @throws {Refusal} contentChanged if `basedOn` isn't the latest version */
async function refuseLate(tx: Tx, { kind, key }: KindRow, basedOn: number): Promise<void> {
	const latest = await latestVersion(tx, kind, key);
	if ((latest?.number ?? 0) !== basedOn)
		throw refusal("contentChanged", { name: latest?.made_name ?? "" }).of("basedOn");
}
