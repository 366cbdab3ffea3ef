import { isDeepStrictEqual } from "node:util";
import { attachments, filesField } from "#contract/content/beside-row.ts";
import { type DeskKind, deskKinds } from "#contract/content/desk.ts";
import { desk } from "#contract/content/limits.ts";
import type { Row } from "#contract/content/row.ts";
import type { Text } from "#contract/language.ts";
import { days } from "#contract/limits.ts";
import { momentOf } from "#contract/moments.ts";
import type { EditedContent, KindRow } from "../content/edited-content.ts";
import type { Tx } from "../db/tables.ts";
import { refusal } from "../kit/refusal.ts";
import { refuseUnpermitted } from "../session/permitted.ts";
import type { Caller } from "../session/sessions.ts";
import { writeContentLine } from "./audit-line.ts";
import { countVersionsBy, versionsOf } from "./content.store.ts";
import { refuseEnd, refusePlanned } from "./dependents.ts";
import { refuseMistakes } from "./prepare-row.ts";
import { bringsOtherWords, rowNeedsReview } from "./review-rules.ts";
import { addVersion, reserveKey, withdrawPlan } from "./version-changes.store.ts";

/** A row's next version, which unpublishes it if `raw` is null. */
export interface Written {
	readonly row: KindRow;
	readonly basedOn: number;
	readonly publicNote?: () => Text | undefined;
}

interface Sending {
	readonly state: "waiting" | "approved";
	/** Milliseconds since 1970; null means at once. */
	readonly liveFrom?: number | null;
	readonly liveUntil?: number | null;
	readonly note?: string | undefined;
	readonly seq: number;
}

/**
 * Adds the next versions of rows, all or none, and withdraws their former plans.
 * @returns the withdrawn plan of each
 * @throws {Refusal} secondPairOfEyes, contentMistakes, listHasMistakes, contentNeeded, tooManyVersions
 */
export async function addVersions(
	tx: Tx,
	content: EditedContent,
	actor: Caller,
	written: readonly Written[],
	{ state, liveFrom = null, liveUntil = null, note = "", seq }: Sending,
): Promise<readonly Awaited<ReturnType<typeof withdraw>>[]> {
	const rows = written.map(({ row }) => row);
	const offs = rows.filter(({ raw }) => raw === null);
	const isApproved = state === "approved";
	for (const row of isApproved ? rows : []) {
		const needsReview = row.raw === null ? bringsOtherWords : rowNeedsReview;
		if (await needsReview(tx, content, row)) throw refusal("secondPairOfEyes");
	}
	refuseMistakes(content, ...rows);
	const now = content.now();
	if (isApproved && offs.length > 0) await refusePlanned(tx, content, offs, now);
	if (!isApproved || offs.length < rows.length) await refuseMany(tx, actor, rows.length, now);
	const former = [];
	for (const [index, { row, basedOn, publicNote }] of written.entries()) {
		former.push(isApproved ? await withdraw(tx, row, actor, now) : null);
		await refuseEnd(tx, content, row, { number: basedOn + 1, liveFrom, liveUntil });
		if (row.kind in attachments) await reserveNumbers(tx, row, seq);
		const base = content.folderRow(row.kind, row.key).mark;
		const told = publicNote?.();
		const version = {
			...row,
			state,
			liveFrom,
			liveUntil,
			basedOn,
			note,
			publicNote: told,
			base,
		};
		// Corrections are keyed by timestamp, so it must be unique.
		await addVersion(tx, version, actor, now + index, seq);
	}
	return former;
}

/** Refuses new words of an actor who may publish but not write. @throws {Refusal} notPermitted */
export async function refuseNewWords(
	tx: Tx,
	content: EditedContent,
	actor: Caller,
	{ kind, key, row }: { readonly kind: DeskKind; readonly key?: string | undefined; readonly row: Row },
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

async function refuseMany(tx: Tx, { id }: Caller, more: number, now: number): Promise<void> {
	if ((await countVersionsBy(tx, id, now - days(1))) + more <= desk.versionsADay) return;
	throw refusal("tooManyVersions", { most: desk.versionsADay });
}

/** Reserves the numbers of documents that are written with this row, whatever becomes of the version. */
async function reserveNumbers(tx: Tx, { raw }: KindRow, seq: number): Promise<void> {
	const files = ((raw as Row | null)?.[filesField] ?? []) as readonly Row[];
	for (const { id } of files) await reserveKey(tx, "documents", String(id), seq);
}

/** Withdraws a row's plan. @returns the plan; null if there was none */
export async function withdraw(tx: Tx, row: KindRow, actor: Caller, now: number) {
	const former = await withdrawPlan(tx, row, actor, now);
	if (!former) return null;
	await writeContentLine(tx, actor, "take content back", { ...row, raw: former.row });
	const { number, live_from, live_until } = former;
	return {
		version: number,
		from: momentOf(Number(live_from)),
		until: live_until === null ? null : momentOf(Number(live_until)),
	};
}
