import { type DeskKind, deskKind } from "#contract/content/desk.ts";
import { kinds } from "#contract/content/kinds.ts";
import {
	type ApprovedVersion,
	hasBegun,
	hasEnded,
	momentsOf,
	versionAt,
} from "#contract/content/versions.ts";
import { firstPlace } from "#contract/edited-list.ts";
import { type DeskRow, type DeskRows, deskFile, deskRows } from "../content/overlay.ts";
import type { Db } from "../db/tables.ts";
import { calendarAt } from "../kit/calendar.ts";
import { approvedSince } from "./content.store.ts";
import { contentSeq } from "./content-clock.store.ts";

export interface WithRow extends ApprovedVersion {
	readonly row: DeskRow;
}

interface Version extends WithRow {
	readonly off: DeskRow;
	readonly correction?: DeskRow | undefined;
}

/**
 * Correction note of a version, dated to the day on which readers first saw it. Its key is the timestamp of writing, which is unique
 * in the database and in a folder exported from it.
 */
function correctionOf(
	item: number,
	notice: string,
	note: string | null,
	liveFrom: number,
	madeAt: number | null,
): DeskRow | undefined {
	if (note === null) return undefined;
	const id = String(madeAt);
	const raw = { id, notice, date: calendarAt(liveFrom)(), text: JSON.parse(note) };
	return { kind: "corrections", key: id, raw, item };
}

function shownAt(versions: readonly Version[], now: number): DeskRow | undefined {
	const version = versionAt(versions, now);
	return version && (hasEnded(version, now) ? version.off : version.row);
}

function rowsOf(versions: readonly Version[], now: number): readonly DeskRow[] {
	const row = shownAt(versions, now);
	if (!row || row.raw === null) return row ? [row] : [];
	const told = versions.filter((version) => hasBegun(version, now)).map(({ correction }) => correction);
	return [row, ...told.filter((correction) => correction !== undefined)];
}

/** Whether a row ends with its version. Whole pages and what the site requires by name fall back to earlier words. */
export function endsRow({ liveUntil, row: { kind } }: WithRow): boolean {
	return liveUntil !== null && kinds[kind].form !== "document" && !deskKind(kind as DeskKind).closed;
}

const isOf = ({ row, off }: Version, shown: DeskRow) => shown === row || shown === off;

/** The desk's approved versions. Each server decides by its clock which are visible, so no job can fail (decision 35). */
export class PublishedVersions {
	readonly #db: Db;
	readonly #items = new Map<number, readonly Version[]>();
	readonly #names = new Map<string, number>();
	readonly #moments: { readonly at: number; readonly item: number }[] = [];
	/** Items whose rows may differ from `#rows`. */
	readonly #open = new Set<number>();
	#rows: DeskRows = deskRows([]);
	readonly #shown = new Map<number, readonly DeskRow[]>();
	#at = Number.NEGATIVE_INFINITY;
	/** Starts below 0, the number of rows in older databases. */
	#seq = -1;

	constructor(db: Db) {
		this.#db = db;
	}

	/** Reads versions approved since the last reading. @returns whether there were any */
	async read(): Promise<boolean> {
		// The number is read first: what is published in between is read twice, never missed.
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
			const row = known?.row ?? { kind, key, raw: body === null ? null : JSON.parse(body), item };
			const off = known?.off ?? { kind, key, raw: null, item };
			const begins = liveFrom ?? decidedAt ?? madeAt ?? 0;
			const correction = known ? known.correction : correctionOf(item, key, publicNote, begins, madeAt);
			before.push({ number, liveFrom, liveUntil, row, off, correction });
		}
		for (const [item, versions] of byItem) {
			this.#follow(
				item,
				versions.map((version) => ({ ...version, isLast: endsRow(version) })),
			);
		}
		this.#seq = latest;
		return true;
	}

	#follow(item: number, versions: readonly Version[]): void {
		const place = (at: number) => firstPlace(this.#moments, (each) => each.at >= at);
		for (const at of momentsOf(this.#items.get(item) ?? [])) {
			let index = place(at);
			while (this.#moments[index]?.item !== item) index += 1;
			this.#moments.splice(index, 1);
		}
		for (const at of momentsOf(versions)) this.#moments.splice(place(at), 0, { at, item });
		for (const { row } of versions) this.#names.set(deskFile(row), item);
		this.#items.set(item, versions);
		this.#open.add(item);
	}

	/** Rows that override the folder at a moment; the same object if nothing has changed. */
	rowsAt(now: number): DeskRows {
		const [from, to] = [Math.min(this.#at, now), Math.max(this.#at, now)];
		for (let place = firstPlace(this.#moments, ({ at }) => at > from); ; place += 1) {
			const moment = this.#moments[place];
			if (!moment || moment.at > to) break;
			this.#open.add(moment.item);
		}
		this.#at = now;
		const changes = new Map<string, DeskRow | undefined>();
		for (const item of this.#open) {
			const rows = rowsOf(this.#items.get(item) ?? [], now);
			for (const row of this.#shown.get(item) ?? []) changes.set(deskFile(row), undefined);
			for (const row of rows) changes.set(deskFile(row), row);
			this.#shown.set(item, rows);
		}
		this.#open.clear();
		this.#rows = this.#rows.with(changes);
		return this.#rows;
	}

	fallbackFor(row: DeskRow, now: number): DeskRow | undefined {
		const versions = this.#items.get(this.#names.get(deskFile(row)) ?? -1) ?? [];
		const own = versions.find((each) => isOf(each, row));
		return (
			own &&
			shownAt(
				versions.filter(({ number }) => number < own.number),
				now,
			)
		);
	}

	/** Moment of the rows' next change by time alone; Infinity if none. */
	nextChange(now: number): number {
		return this.#moments[firstPlace(this.#moments, ({ at }) => at > now)]?.at ?? Number.POSITIVE_INFINITY;
	}
}
