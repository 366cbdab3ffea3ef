import { isLate } from "#contract/complaints/clock.ts";
import { type ComplaintFigures, type Figures, monthsCounted } from "#contract/complaints/figures.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import { wholeKey } from "#contract/content/desk.ts";
import { days } from "#contract/limits.ts";
import { beginOf, indianDay, indianMinute } from "#contract/moments.ts";
import type { Services } from "../calls/call-context.ts";
import type { EditedContent } from "../content/edited-content.ts";
import type { Database } from "../db/open.ts";
import type { Db } from "../db/tables.ts";
import type { ComplaintRow } from "./complaints.store.ts";

type Town = Pick<EditedContent, "now" | "rows">;

/** The figures as last counted; readers wait for the first count only. */
export function keptFigures(database: Database, content: () => Town): Services["figures"] {
	let kept: Promise<ComplaintFigures> | undefined;
	const refresh = async () => {
		const counting = countFigures(database, content());
		kept ??= counting;
		try {
			await counting;
			kept = counting;
		} catch (error) {
			kept = undefined;
			throw error;
		}
		return counting;
	};
	return { refresh, read: () => kept ?? refresh() };
}

/** Counts week by week, so that other requests get their turn between. */
export async function countFigures({ db }: Database, content: Town): Promise<ComplaintFigures> {
	const now = content.now();
	const isSample = content.rows("council").get(wholeKey)?.sample === true;
	const months = monthsUntil(indianDay(now).slice(0, 7), monthsCounted);
	const begins = months.map((month) => beginOf(`${month}-01`));
	const [lastBegins = 0, thisBegins = 0] = begins.slice(-2);
	const all = new Tally();
	const by = {
		months: months.map(() => new Tally()),
		departments: new Tallies(Object.keys(departmentNames)),
		categories: new Tallies(content.rows("complaintCategories").keys()),
		wards: new Tallies(content.rows("wards").keys()),
	};
	const lastMonth = new Tallies(content.rows("complaintCategories").keys());
	for (let from = begins[0] ?? now; from <= now; from += days(7)) {
		for (const row of await arrivedIn(db, from, Math.min(from + days(7), now + 1), isSample)) {
			const facts = factsOf(row, now);
			all.add(facts);
			by.months[begins.findLastIndex((begin) => row.arrived_at >= begin)]?.add(facts);
			by.departments.add(row.department, facts);
			by.categories.add(row.category, facts);
			by.wards.add(row.ward, facts);
			const endedAt = facts.span === undefined ? 0 : row.arrived_at + facts.span;
			if (endedAt >= lastBegins && endedAt < thisBegins) lastMonth.add(row.category, facts);
		}
	}
	return {
		countedAt: indianMinute(now),
		isSample,
		all: all.figures(""),
		months: months.map((month, index) => (by.months[index] ?? new Tally()).figures(month)),
		departments: by.departments.figures(),
		categories: by.categories.figures(),
		wards: by.wards.figures(),
		lastMonth: { month: months.at(-2) ?? "", categories: lastMonth.figures() },
	};
}

/** Consecutive months up to the named one, `2026-11`. */
function monthsUntil(month: string, count: number): string[] {
	const [year = 0, number = 0] = month.split("-").map(Number);
	return Array.from({ length: count }, (_, index) =>
		new Date(Date.UTC(year, number - count + index, 1)).toISOString().slice(0, 7),
	);
}

/** Columns of the index on arrival; nothing that a citizen has typed. */
type Counted = Pick<
	ComplaintRow,
	"state" | "category" | "department" | "ward" | "arrived_at" | "due_at" | "ended_at" | "reopened"
>;

async function arrivedIn(db: Db, from: number, to: number, withSamples: boolean): Promise<Counted[]> {
	return db
		.selectFrom("complaints")
		.select(["state", "category", "department", "ward", "arrived_at", "due_at", "ended_at", "reopened"])
		.where("arrived_at", ">=", from)
		.where("arrived_at", "<", to)
		.where("state", "not in", ["held", "merged"])
		.$if(!withSamples, (complaints) => complaints.where("sample", "=", 0))
		.execute();
}

function factsOf(row: Counted, now: number) {
	const { state, arrived_at, due_at: dueAt, ended_at: endedAt, reopened } = row;
	const isDone = state === "resolved" || state === "closed";
	const late = isLate({ state, dueAt, endedAt, escalatesAt: null }, now);
	return {
		isDone,
		isLate: late,
		isReopened: reopened > 0,
		span: isDone && endedAt !== null ? endedAt - arrived_at : undefined,
	};
}

class Tally {
	readonly #spans: number[] = [];
	readonly #counts = { reported: 0, inTime: 0, late: 0, reopened: 0, decided: 0 };

	add({ isDone, isLate, isReopened, span }: ReturnType<typeof factsOf>): void {
		const counts = this.#counts;
		counts.reported += 1;
		if (isDone && !isLate && !isReopened) counts.inTime += 1;
		if (isLate) counts.late += 1;
		if (isReopened) counts.reopened += 1;
		if (isDone || isLate) counts.decided += 1;
		if (span !== undefined) this.#spans.push(span);
	}

	figures(key: string): Figures {
		return { key, ...this.#counts, done: this.#spans.length, days: medianDays(this.#spans) };
	}
}

/** In days and tenths. */
function medianDays(spans: readonly number[]): number | null {
	const sorted = Float64Array.from(spans).sort();
	const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
	return low === undefined || high === undefined ? null : Math.round(((low + high) / 2 / days(1)) * 10) / 10;
}

/** A tally for each row of a table, and one for what is in it no more. */
class Tallies {
	readonly #byKey: ReadonlyMap<string, Tally>;
	readonly #others = new Tally();

	constructor(keys: Iterable<string>) {
		this.#byKey = new Map(Array.from(keys, (key) => [key, new Tally()]));
	}

	add(key: string | null, facts: ReturnType<typeof factsOf>): void {
		(this.#byKey.get(key ?? "") ?? this.#others).add(facts);
	}

	/** In the order of the table, without rows that have none. */
	figures(): Figures[] {
		const all = [...this.#byKey, ["", this.#others] as const].map(([key, tally]) => tally.figures(key));
		return all.filter(({ reported }) => reported > 0);
	}
}
