import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Query } from "#contract/api.ts";
import { longestPause } from "#contract/complaints/clock.ts";
import { complaints as limits } from "#contract/complaints/limits.ts";
import { complaintNumber, completeNumber, namesOne, serialDigits } from "#contract/complaints/number.ts";
import { plainDigits, tenDigits } from "#contract/mobile.ts";
import { indianDay } from "#contract/moments.ts";
import { keysOf, wordsOf } from "#contract/phonetic-key.ts";
import type { Db, Tables } from "../db/tables.ts";
import type { ComplaintRow } from "./complaints.store.ts";
import { workers } from "./settings.store.ts";

export interface Scope {
	readonly userId: number;
	/** Whether they see all departments, and held complaints. */
	readonly isAll: boolean;
	readonly departments: readonly ComplaintRow["department"][];
	readonly headed: readonly ComplaintRow["department"][];
	/** Departments whose complaints wait for whoever assigns, as nobody works in them. */
	readonly unstaffed?: readonly ComplaintRow["department"][];
	readonly shown?: {
		readonly categories: readonly string[];
		readonly states: readonly ComplaintRow["state"][];
	};
	readonly findsPersons?: boolean;
}

type Complaints = SelectQueryBuilder<Tables, "complaints", object>;

/**
 * Writes a condition that most rows meet so that no index serves it: the database then walks the list's order and sorts
 * nothing.
 */
const inOrder = (condition: Expression<SqlBool>) =>
	sql<SqlBool>`case when ${condition} then true else false end`;

/** Leaves a condition as it is, for counts, which find all rows by its index anyway. */
const byIndex = (condition: Expression<SqlBool>) => condition;

function inScope(
	complaints: Complaints,
	{ isAll, departments, userId }: Scope,
	found: typeof inOrder | typeof byIndex,
): Complaints {
	if (isAll) return complaints;
	return complaints.where((eb) => {
		const own = eb("person_id", "=", userId);
		return found(departments.length > 0 ? eb.or([eb("department", "in", departments), own]) : own);
	});
}

export function isInScope(row: ComplaintRow, { isAll, departments, userId }: Scope): boolean {
	if (isAll) return true;
	return row.state !== "held" && (departments.includes(row.department) || row.person_id === userId);
}

type Wanted = Omit<Query<"complaints">, "before">;

/** Views with the most urgent first; others show the newest. */
const urgent: ReadonlySet<Wanted["view"]> = new Set(["mine", "section", "late", "answered", "waiting"]);

const nothing = sql<boolean>`1 = 0`;

function inView(
	complaints: Complaints,
	view: Wanted["view"],
	scope: Scope,
	now: number,
	found: typeof inOrder | typeof byIndex = inOrder,
): Complaints {
	const { userId, departments, headed, isAll, unstaffed = [] } = scope;
	if (view === "held") {
		return complaints
			.where("state", "=", "held")
			.where("discarded_at", "is", null)
			.$if(!isAll, (held) => held.where(nothing));
	}
	if (view === "all") return inScope(complaints.where("state", "<>", "held"), scope, found);
	// Held complaints are late only for those who see all.
	const open = complaints
		.where("late_at", "is not", null)
		.$if(!isAll || view === "section", (all) => all.where((eb) => found(eb("state", "<>", "held"))));
	if (view === "mine") return open.where("person_id", "=", userId);
	if (view === "late") return inScope(open.where("late_at", "<=", now), scope, found);
	if (view === "answered") return inScope(open.where("answered_at", "is not", null), scope, found);
	if (view === "section") {
		if (departments.length === 0) return open.where(nothing);
		return open.where((eb) => {
			const own = eb("department", "in", departments);
			// The index has the order of a single department only.
			return departments.length > 1 ? found(own) : own;
		});
	}
	return open.where((eb) => {
		const mayWork = workers(eb, now);
		// Former staff's work waits to be reassigned, except in the demonstration.
		const left = inOrder(
			eb.or([
				eb("person_id", "not in", mayWork),
				eb.and([
					eb.or([eb("state", "=", "working"), eb("resumes", "=", "working")]),
					eb("person_id", "is", null),
					eb("sample", "=", 0),
				]),
			]),
		);
		return eb.or([
			...(isAll
				? [
						left,
						...(unstaffed.length > 0 ? [isNobodys(eb, unstaffed)] : []),
						eb.and([eb("proposed_by", "is not", null), eb("proposed_by", "<>", userId)]),
						eb("late_again_at", "<=", now),
						eb("reopened", ">=", 2),
					]
				: []),
			...(headed.length > 0
				? [
						eb.and([
							eb("department", "in", headed),
							eb.or([eb("late_at", "<=", now), eb("reopened", ">=", 1), left]),
						]),
					]
				: []),
			...(isAll || headed.length > 0 ? [] : [nothing]),
		]);
	});
}

const isNobodys = (
	eb: ExpressionBuilder<Tables, "complaints">,
	unstaffed: readonly ComplaintRow["department"][],
) =>
	eb.and([
		eb("department", "in", unstaffed),
		eb("person_id", "is", null),
		eb("state", "<>", "held"),
		eb("sample", "=", 0),
	]);

async function matching(db: Db, wanted: Wanted, scope: Scope, now: number): Promise<Complaints> {
	const { view, state, category, ward, section, person, q } = wanted;
	const complaints = db.selectFrom("complaints");
	// A search for one number also finds held complaints, for those who see them.
	const isEverywhere = view === "all" && scope.isAll && namesOne(q ?? "");
	let found = isEverywhere ? complaints : inView(complaints, view, scope, now);
	if (state === "closed") {
		found = found.where((eb) => {
			const silent = eb.and([eb("state", "=", "resolved"), eb("closes_at", "<=", now)]);
			return inOrder(eb.or([eb("state", "=", "closed"), silent]));
		});
	} else if (state === "assigned" || state === "working") {
		found = found.where((eb) => {
			const resumed = eb(eb.fn.coalesce("resumes", eb.val("assigned")), "=", state);
			const isOver = eb("waiting_since", "<=", now - longestPause);
			const unanswered = eb.and([eb("state", "=", "waiting"), isOver, resumed]);
			return inOrder(eb.or([eb("state", "=", state), unanswered]));
		});
	} else if (state) found = found.where("state", "=", state);
	if (state === "resolved") found = found.where("closes_at", ">", now);
	if (state === "waiting") found = found.where("waiting_since", ">", now - longestPause);
	if (scope.shown) {
		const { categories, states } = scope.shown;
		// Complaints in several states are common, those in a single one may be rare.
		const inStates = states.length > 1 ? inOrder : byIndex;
		found = found.where((eb) => inStates(eb("state", "in", states)));
		if (!category) found = found.where((eb) => inOrder(eb("category", "in", categories)));
	}
	if (category) found = found.where("category", "=", category);
	if (ward) found = found.where("ward", "=", ward);
	if (section) found = found.where("department", "=", section);
	if (person !== undefined) found = found.where("person_id", "=", person);
	return q ? sought(db, found, q, now, scope) : found;
}

export const isByMobile = ({ q = "" }: Pick<Wanted, "q">, { findsPersons }: Scope): boolean =>
	findsPersons === true && tenDigits(q) !== undefined;

const yearsOfSerials = 3;

async function sought(
	db: Db,
	complaints: Complaints,
	q: string,
	now: number,
	{ findsPersons }: Scope,
): Promise<Complaints> {
	const [number, mobile] = [completeNumber(q), tenDigits(q)];
	if (number !== undefined || mobile !== undefined) {
		return complaints.where((eb) => {
			const persons = eb.selectFrom("complaint_persons").select("complaint_id");
			const isNumber = number === undefined ? [] : [eb("number", "=", number)];
			const isTheirs =
				findsPersons && mobile !== undefined ? [eb("id", "in", persons.where("mobile", "=", mobile))] : [];
			return eb.or([...isNumber, ...isTheirs]);
		});
	}
	const digits = plainDigits(q);
	if (serialDigits.test(digits)) {
		const year = Number(indianDay(now).slice(0, 4));
		const numbers = Array.from({ length: yearsOfSerials }, (_, ago) =>
			complaintNumber(year - ago, Number(digits)),
		);
		return complaints.where("id", "in", (eb) =>
			eb
				.selectFrom("complaint_words")
				.select("complaint_id")
				.where("word", "=", digits)
				.unionAll(eb.selectFrom("complaints").select("id as complaint_id").where("number", "in", numbers)),
		);
	}
	const sounds = wordsOf(q)
		.map(keysOf)
		.filter((keys) => keys.length > 0);
	let found = sounds.length > 0 ? complaints : complaints.where(nothing);
	for (const keys of sounds) {
		const having = db.selectFrom("complaint_words").select("complaint_id").where("word", "in", keys);
		const isRare = (await having.limit(common).execute()).length < common;
		found = found.where((eb) => {
			if (isRare) return eb("id", "in", having);
			// With `exists`, PostgreSQL would build a table of all complaints that have the word.
			return eb(having.where("complaint_id", "=", eb.ref("complaints.id")).limit(1), "is not", null);
		});
	}
	return found;
}

/** Above this many matches, walking the list's order fills a page sooner. */
const common = 1000;

/**
 * A page of the list.
 * @param before start of the page, as the previous one gave it
 * @returns `next`, the start of the following page; null on the last
 */
export async function listComplaints(
	db: Db,
	{ before, ...wanted }: Query<"complaints">,
	scope: Scope,
	now: number,
	most: number = limits.page,
): Promise<{ readonly rows: readonly ComplaintRow[]; readonly next: string | null }> {
	const isUrgent = urgent.has(wanted.view);
	const isOldest = wanted.view === "held";
	let found = await matching(db, wanted, scope, now);
	const [due = 0, id = 0] = before?.split("-").map(Number) ?? [];
	if (before !== undefined && isUrgent) {
		found = found.where((eb) =>
			eb.or([eb("late_at", ">", due), eb.and([eb("late_at", "=", due), eb("id", ">", id)])]),
		);
	} else if (before !== undefined) found = found.where("id", isOldest ? ">" : "<", id);
	const rows = await found
		.selectAll()
		.$if(isUrgent, (each) => each.orderBy("late_at").orderBy("id"))
		.$if(!isUrgent, (each) => each.orderBy("id", isOldest ? "asc" : "desc"))
		.limit(most + 1)
		.execute();
	const shown = rows.slice(0, most);
	const last = shown.at(-1);
	const next = rows.length > most && last ? `${isUrgent ? last.late_at : ""}-${last.id}` : null;
	return { rows: shown, next };
}

export async function countComplaints(
	db: Db,
	view: Wanted["view"],
	scope: Scope,
	now: number,
): Promise<number> {
	const { count } = await inView(db.selectFrom("complaints"), view, scope, now, byIndex)
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return Number(count);
}

export async function listArrived(
	db: Db,
	{ categories, states }: NonNullable<Scope["shown"]>,
	{ from, until, ids }: { readonly from: number; readonly until: number; readonly ids?: readonly number[] },
	most: number,
): Promise<ComplaintRow[]> {
	if ([categories, states, ids].some((each) => each?.length === 0)) return [];
	return db
		.selectFrom("complaints")
		.selectAll()
		.where((eb) => inOrder(eb.and([eb("category", "in", categories), eb("state", "in", states)])))
		.where("arrived_at", ">=", from)
		.where("arrived_at", "<=", until)
		.$if(ids !== undefined, (found) => found.where("id", "in", ids ?? []))
		.orderBy("arrived_at", "desc")
		.limit(most)
		.execute();
}
