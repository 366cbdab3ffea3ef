import { type DeskKind, deskKind } from "#contract/content/desk.ts";
import { asReadersSee } from "#contract/content/order.ts";
import { orderKey, type Row } from "#contract/content/row.ts";
import { endOf, indianMinute, momentForm } from "#contract/moments.ts";
import { closing } from "#contract/notices.ts";
import type { EditedContent, Rows } from "../content/edited-content.ts";
import type { Db } from "../db/tables.ts";
import { VersionedTable } from "../kit/versioned-table.ts";
import { latestSince } from "./content.store.ts";
import { contentSeq } from "./content-clock.store.ts";
import { isOwned } from "./prepare-row.ts";
import { findsRow, RowNames } from "./row-search.ts";

export type Latest = Awaited<ReturnType<typeof latestSince>>[number];

export function closingIn({ closes, closesAt }: Row) {
	return { closes: String(closes ?? ""), closesAt: closesAt ? String(closesAt) : undefined };
}

/** Minute at which a row closes or ends, as text that sorts; undefined if it has no end. */
function endIn(row: Row, field = "ends"): string | undefined {
	if (row.closes) return closing(closingIn(row));
	const end = row[field];
	return typeof end === "string" && momentForm.test(end) ? indianMinute(endOf(end)) : undefined;
}

/** State of a row's latest words; erased ones need no more work. */
export const openState = ({ state, erased_at }: Latest) => (erased_at === null ? state : "approved");

const byRank = (rows: Iterable<readonly [string, string]> = []) =>
	VersionedTable.of(rows, (_key, rank: string) => rank);

class DeskOrder {
	readonly written = new Map<string, Latest>();
	readonly #names = new RowNames();
	readonly #kind: DeskKind;
	#seq = -1;
	#shown: Rows | undefined;
	/** Order of the unpublished rows, oldest first; of all rows, for kinds that show the newest first. */
	#ranked = byRank();
	#ends = byRank();
	readonly off = new Set<string>();
	readonly #changed = new Set<string>();
	#minute = "";

	constructor(kind: DeskKind) {
		this.#kind = kind;
	}

	async read(db: Db): Promise<void> {
		const now = await contentSeq(db);
		if (now === this.#seq) return;
		for (const row of await latestSince(db, this.#kind, this.#seq)) {
			this.written.set(row.key, row);
			this.#changed.add(row.key);
		}
		this.#seq = now;
	}

	follow(shown: Rows, now: number): void {
		const minute = indianMinute(now);
		// A sample town's days move at midnight, and a clock may be set back: then all rows are ranked anew.
		const isNext = minute >= this.#minute && minute.slice(0, 10) === this.#minute.slice(0, 10);
		const changed = isNext && this.#shown ? shown.changedSince(this.#shown) : undefined;
		const keys = new Set(
			changed ? [...changed, ...this.#changed] : [...shown.keys(), ...this.written.keys()],
		);
		for (const key of changed ? this.#ends.inOrder : []) {
			if ((this.#ends.get(key) ?? "") > minute) break;
			keys.add(key);
		}
		// Reads all old rows before the new ones, since a versioned table is slow when two versions are read by turns.
		const before = new Map([...keys].map((key) => [key, this.#shown?.get(key)]));
		const ranks = new Map<string, string | undefined>();
		const ends = new Map<string, string | undefined>();
		for (const key of keys) {
			const row = shown.get(key);
			const end = row && endIn(row, deskKind(this.#kind).ends);
			ranks.set(key, this.#rankOf(key, row, end, minute));
			ends.set(key, end !== undefined && end > minute ? end : undefined);
			if (!changed || row !== before.get(key)) this.#names.set(key, row);
			if (!row && this.written.has(key) && key !== orderKey) this.off.add(key);
			else this.off.delete(key);
		}
		this.#ranked = changed ? this.#ranked.with(ranks) : byRank(defined(ranks));
		this.#ends = changed ? this.#ends.with(ends) : byRank(defined(ends));
		[this.#shown, this.#minute] = [shown, minute];
		this.#changed.clear();
	}

	/**
	 * Ranks rows that need attention first, then open ones (by their end, if they have one), then the rest; each group
	 * newest first.
	 */
	#rankOf(key: string, row: Row | undefined, end: string | undefined, minute: string): string | undefined {
		const latest = this.written.get(key);
		if (key === orderKey || (!row && !latest)) return undefined;
		if (row && this.#kind === "documents" && isOwned(row)) return undefined;
		if (!deskKind(this.#kind).newestFirst) return row ? undefined : "";
		const { ends } = deskKind(this.#kind);
		const hasEnd = this.#kind === "notices" || ends !== undefined;
		const isWaiting = hasEnd && !row && latest && openState(latest) !== "approved";
		const isOver = row ? end !== undefined && end <= minute : hasEnd;
		const open = hasEnd && row ? `1 ${end}` : "1";
		const last = isOver && ends && end ? Date.parse(end) : Number(key) || 0;
		const newest = String(Number.MAX_SAFE_INTEGER - last).padStart(16, "0");
		return `${isWaiting ? "0" : isOver ? "2" : open} ${newest}`;
	}

	get keys(): readonly string[] {
		if (deskKind(this.#kind).newestFirst || !this.#shown) return this.#ranked.inOrder;
		return asReadersSee(this.#kind, [...this.#shown.inOrder, ...this.#ranked.inOrder]);
	}

	/** Keys that a text finds, in order. @param words of rows that readers don't see */
	find(typed: string, words: ReadonlyMap<string, Row>): readonly string[] {
		const finds = findsRow(typed);
		const unseen = [...words].filter(([key, row]) => !this.#shown?.has(key) && finds(key, row));
		const found = [...this.#names.find(typed), ...unseen.map(([key]) => key)];
		const isShown = (key: string) => !deskKind(this.#kind).newestFirst && this.#shown?.has(key) === true;
		const places = [...new Set(found)].flatMap((key) => {
			const place = isShown(key) ? this.#shown?.placeOf(key) : this.#ranked.placeOf(key);
			return place === undefined || place < 0 ? [] : [{ key, place, isOff: !isShown(key) }];
		});
		places.sort((one, other) => Number(one.isOff) - Number(other.isOff) || one.place - other.place);
		const inOrder = places.map(({ key }) => key);
		return deskKind(this.#kind).newestFirst ? inOrder : asReadersSee(this.#kind, inOrder);
	}
}

const defined = (values: ReadonlyMap<string, string | undefined>) =>
	[...values].filter((each): each is [string, string] => each[1] !== undefined);

/** By database, for a test process may have several. */
const known = new WeakMap<Db, Map<DeskKind, DeskOrder>>();

export async function deskOrder(db: Db, content: EditedContent, kind: DeskKind): Promise<DeskOrder> {
	const kinds = known.get(db) ?? new Map<DeskKind, DeskOrder>();
	known.set(db, kinds);
	const order = kinds.get(kind) ?? new DeskOrder(kind);
	kinds.set(kind, order);
	await order.read(db);
	order.follow(content.rows(kind), content.now());
	return order;
}
