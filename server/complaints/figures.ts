import { isLate } from "#contract/complaints/clock.ts";
import {
	type ComplaintFigures,
	type FigurePart,
	type Figures,
	monthsCounted,
} from "#contract/complaints/figures.ts";
import type { ComplaintState } from "#contract/complaints/moves.ts";
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
	const categories = [...content.rows("complaintCategories").keys()];
	const by = {
		all: tallies([]),
		months: tallies(months),
		departments: tallies(Object.keys(departmentNames)),
		categories: tallies(categories),
		wards: tallies(content.rows("wards").keys()),
		lastMonth: tallies(categories),
	};
	for (let from = begins[0] ?? now; from <= now; from += days(7)) {
		for (const row of await arrivedIn(db, from, Math.min(from + days(7), now + 1), isSample)) {
			const facts = factsOf(row, now);
			const endedAt = facts.span === undefined ? 0 : row.arrived_at + facts.span;
			const isOfLastMonth = endedAt >= lastBegins && endedAt < thisBegins;
			tallyOf(by.all).add(facts);
			tallyOf(by.months, months[begins.findLastIndex((begin) => row.arrived_at >= begin)]).add(facts);
			tallyOf(by.departments, row.department).add(facts);
			tallyOf(by.categories, row.category).add(facts);
			tallyOf(by.wards, row.ward).add(facts);
			if (isOfLastMonth) tallyOf(by.lastMonth, row.category).add(facts);
		}
	}
	const reported = (rows: Tallies) => figuresOf(rows).filter((row) => row.reported > 0);
	return {
		countedAt: indianMinute(now),
		isSample,
		all: tallyOf(by.all).figures(""),
		months: figuresOf(by.months).slice(0, -1),
		departments: reported(by.departments),
		categories: reported(by.categories),
		wards: reported(by.wards),
		lastMonth: { month: months.at(-2) ?? "", categories: reported(by.lastMonth) },
	};
}

type Tallies = ReadonlyMap<string, Tally>;

const tallies = (keys: Iterable<string>): Tallies => new Map([...keys, ""].map((key) => [key, new Tally()]));

const tallyOf = (rows: Tallies, key: string | null = ""): Tally =>
	(rows.get(key ?? "") ?? rows.get("")) as Tally;

const figuresOf = (rows: Tallies) => [...rows].map(([key, tally]) => tally.figures(key));

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

const endings: Partial<Record<ComplaintState, FigurePart>> = { declined: "declined", withdrawn: "withdrawn" };

function factsOf(row: Counted, now: number) {
	const { state, arrived_at, due_at: dueAt, ended_at: endedAt, reopened } = row;
	const isDone = state === "resolved" || state === "closed";
	const late = isLate({ state, dueAt, endedAt, escalatesAt: null }, now);
	const isReopened = reopened > 0;
	return {
		isDone,
		isLate: late,
		isReopened,
		part: late ? "late" : isDone ? (isReopened ? "again" : "inTime") : (endings[state] ?? "open"),
		span: isDone && endedAt !== null ? endedAt - arrived_at : undefined,
	};
}

class Tally {
	readonly #spans: number[] = [];
	readonly #counts = {
		...({ inTime: 0, late: 0, again: 0, open: 0, declined: 0, withdrawn: 0 } satisfies Record<
			FigurePart,
			number
		>),
		reported: 0,
		reopened: 0,
		decided: 0,
	};

	add({ isDone, isLate, isReopened, part, span }: ReturnType<typeof factsOf>): void {
		const counts = this.#counts;
		counts.reported += 1;
		counts[part] += 1;
		if (isReopened) counts.reopened += 1;
		if (isDone || isLate) counts.decided += 1;
		if (span !== undefined) this.#spans.push(span);
	}

	figures(key: string): Figures {
		return { key, ...this.#counts, done: this.#spans.length, days: medianDays(this.#spans) };
	}
}

function medianDays(spans: readonly number[]): number | null {
	const sorted = Float64Array.from(spans).sort();
	const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
	return low === undefined || high === undefined ? null : Math.round(((low + high) / 2 / days(1)) * 10) / 10;
}
