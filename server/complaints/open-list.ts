import { isLate } from "#contract/complaints/clock.ts";
import {
	type OpenAsked,
	type OpenList,
	openListPage,
	openTableRows,
	type PublicState,
	publicStates,
} from "#contract/complaints/open-list.ts";
import { wholeKey } from "#contract/content/desk.ts";
import { minutes } from "#contract/limits.ts";
import { beginOf, indianDay, momentOf, momentOrNull } from "#contract/moments.ts";
import type { Services } from "../calls/call-context.ts";
import { categoryOf, termAt } from "./categories.ts";
import { type ComplaintRow, clockOf } from "./complaints.store.ts";
import { listComplaints } from "./lists.store.ts";

type With = Pick<Services, "database" | "content">;

export const stateNames = Object.keys(publicStates) as readonly PublicState[];

/** Categories that may be shown: not the conduct of staff nor one's own bill, which would point at a person. */
export function shownCategories(content: Services["content"]): readonly string[] {
	return [...content.rows("complaintCategories").keys()].filter(
		(key) => categoryOf(content, key)?.contact !== "must",
	);
}

export function openAsked({ content }: Pick<With, "content">, query: URLSearchParams): OpenAsked {
	const [ward, category, state, before] = ["ward", "category", "state", "before"].map(
		(name) => query.get(name) ?? "",
	) as [string, string, string, string];
	const known = stateNames.find((each) => each === state);
	return {
		...(content.rows("wards").has(ward) && { ward }),
		...(shownCategories(content).includes(category) && { category }),
		...(known && { state: known }),
		...(/^-\d{1,12}$/.test(before) && { before }),
	};
}

export async function openList(
	{ database, content }: With,
	asked: OpenAsked,
	most: number = openListPage,
): Promise<OpenList> {
	const now = content.now();
	const { state, ...filters } = asked;
	const states = state ? publicStates[state].of : stateNames.flatMap((each) => publicStates[each].of);
	const everybody = { userId: 0, isAll: true, departments: [], headed: [] };
	const { rows, next } = await listComplaints(
		database.db,
		{ view: "all", ...filters },
		{ ...everybody, shown: { categories: shownCategories(content), states } },
		now,
		most,
	);
	return {
		asked,
		rows: rows.map((row) => factsOf(content, row, now)),
		next,
		isSample: content.rows("council").get(wholeKey)?.sample === true,
	};
}

interface OpenTable {
	readonly at: number;
	readonly list: Promise<OpenList>;
}

const tables = new WeakMap<With["database"], OpenTable>();

/** The newest as open data, read once a minute at most, as they are many. */
export function openTable(services: With): OpenTable {
	const at = services.content.now();
	const known = tables.get(services.database);
	if (known && at - known.at < minutes(1)) return known;
	const table = { at, list: openList(services, {}, openTableRows) };
	tables.set(services.database, table);
	table.list.catch(() => tables.delete(services.database));
	return table;
}

/** The day's beginning in India: a minute would tell who stood there then. */
export const dayOf = (moment: number) => beginOf(indianDay(moment));

const dayOrNull = (moment: number | null) => momentOrNull(moment === null ? null : dayOf(moment));

export function factsOf(
	content: Services["content"],
	row: ComplaintRow,
	now: number,
): OpenList["rows"][number] {
	const clock = clockOf(row);
	return {
		id: row.id,
		category: row.category,
		ward: row.ward,
		state: stateNames.find((each) => publicStates[each].of.some((one) => one === row.state)) ?? "open",
		arrivedAt: momentOf(dayOf(row.arrived_at)),
		dueAt: dayOrNull(termAt(content, row, now).dueAt),
		endedAt: dayOrNull(row.ended_at),
		isLate: isLate(clock, now),
		reopened: row.reopened,
	};
}
