import { type DeskKind, deskKind } from "#contract/content/desk.ts";
import { kinds } from "#contract/content/kinds.ts";
import {
	type ApprovedVersion,
	hasBegun,
	hasEnded,
	nextChange,
	versionAt,
} from "#contract/content/versions.ts";
import type { DeskRow } from "../content/overlay.ts";
import type { Db } from "../db/tables.ts";
import { calendarAt } from "../kit/calendar.ts";
import { approvedSince } from "./content.store.ts";
import { contentSeq } from "./content-clock.store.ts";

/** An approved version with what it lays over the folder. */
export interface WithRow extends ApprovedVersion {
	readonly row: DeskRow;
}

interface Version extends WithRow {
	/** What readers get once it has ended. */
	readonly off: DeskRow;
	/** What readers are told of it for good, as long as there is the row. */
	readonly correction?: DeskRow | undefined;
}

/**
 * The correction that a version tells, as the council's folder would have it: of the day on which readers first saw it. Its number is the
 * moment at which it was written, which no other has, in this database or in the folder that is exported from it.
 */
function correctionOf(
	notice: string,
	note: string | null,
	liveFrom: number,
	madeAt: number | null,
): DeskRow | undefined {
	if (note === null) return undefined;
	const id = String(madeAt);
	const raw = { id, notice, date: calendarAt(liveFrom)(), text: JSON.parse(note) };
	return { kind: "corrections", key: id, raw };
}

/** What lies over the folder at a moment of a row's versions. */
function shownAt(versions: readonly Version[], now: number): DeskRow | undefined {
	const version = versionAt(versions, now);
	return version && (hasEnded(version, now) ? version.off : version.row);
}

/** Whether a row goes with the end of its version. A whole page, and what the site asks for by name, are always there: earlier words come back. */
export function endsRow({ liveUntil, row: { kind } }: WithRow): boolean {
	return liveUntil !== null && kinds[kind].form !== "document" && !deskKind(kind as DeskKind).closed;
}

const isOf = ({ row, off }: Version, shown: DeskRow) => shown === row || shown === off;

/**
 * What the desk has approved, and what of it readers see at a moment: computed from the clock on every server, so there is no job that
 * could fail to run (decision 35).
 */
export class PublishedVersions {
	readonly #db: Db;
	readonly #items = new Map<number, readonly Version[]>();
	/** Rows of databases that were there before have the number 0. */
	#seq = -1;

	constructor(db: Db) {
		this.#db = db;
	}

	/** Reads what was approved since the last reading. @returns whether anything was */
	async read(): Promise<boolean> {
		// The number first: what is published between the two is read twice, and never missed.
		const latest = await contentSeq(this.#db);
		if (latest === this.#seq) return false;
		const byItem = new Map<number, Version[]>();
		for (const {
			item,
			kind,
			key,
			body,
			number,
			liveFrom,
			liveUntil,
			publicNote,
			madeAt,
			decidedAt,
		} of await approvedSince(this.#db, this.#seq)) {
			const before = byItem.get(item) ?? [];
			byItem.set(item, before);
			if (number === null) continue;
			const known = this.#items.get(item)?.find((version) => version.number === number);
			const row = known?.row ?? { kind, key, raw: body === null ? null : JSON.parse(body) };
			const off = known?.off ?? { kind, key, raw: null };
			const begins = liveFrom ?? decidedAt ?? madeAt ?? 0;
			const correction = known ? known.correction : correctionOf(key, publicNote, begins, madeAt);
			before.push({ number, liveFrom, liveUntil, row, off, correction });
		}
		for (const [item, versions] of byItem) {
			const marked = versions.map((version) => ({ ...version, isLast: endsRow(version) }));
			this.#items.set(item, marked);
		}
		this.#seq = latest;
		return true;
	}

	/** The rows that lie over the folder at a moment; a row that hasn't changed is the same object as before. */
	rowsAt(now: number): DeskRow[] {
		return [...this.#items.values()].flatMap((versions) => {
			const row = shownAt(versions, now);
			if (!row || row.raw === null) return row ? [row] : [];
			const corrections = versions.flatMap((version) =>
				version.correction && hasBegun(version, now) ? [version.correction] : [],
			);
			return [row, ...corrections];
		});
	}

	/** What readers get at a moment in place of a row that doesn't fit: what they would if its version had never been written. */
	fallbackFor(row: DeskRow, now: number): DeskRow | undefined {
		const versions = [...this.#items.values()].find((each) => each.some((one) => isOf(one, row))) ?? [];
		const own = versions.find((each) => isOf(each, row));
		return (
			own &&
			shownAt(
				versions.filter(({ number }) => number < own.number),
				now,
			)
		);
	}

	/** When the rows change by themselves; Infinity where nothing is planned. */
	nextChange(now: number): number {
		return [...this.#items.values()].reduce(
			(nearest, versions) => Math.min(nearest, nextChange(versions, now)),
			Number.POSITIVE_INFINITY,
		);
	}
}
