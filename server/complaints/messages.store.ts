import type { Expression, ExpressionBuilder, Insertable, Selectable, SqlBool } from "kysely";
import { complaints as limits } from "#contract/complaints/limits.ts";
import { openStates } from "#contract/complaints/moves.ts";
import type { Db, Tables, Tx } from "../db/tables.ts";
import { type ComplaintRow, joinedTo } from "./complaints.store.ts";
import { workers } from "./settings.store.ts";

export type MessageRow = Selectable<Tables["messages"]>;

export async function addMessages(tx: Tx, rows: readonly Insertable<Tables["messages"]>[]): Promise<void> {
	if (rows.length === 0) return;
	await tx
		.insertInto("messages")
		.values(rows)
		.onConflict((conflict) => conflict.column("mark").doNothing())
		.execute();
}

export async function knownMarks(db: Db, marks: readonly string[]): Promise<ReadonlySet<string>> {
	if (marks.length === 0) return new Set();
	const rows = await db.selectFrom("messages").select("mark").where("mark", "in", marks).execute();
	return new Set(rows.map(({ mark }) => mark));
}

const told = (db: Db | Tx) =>
	db.selectFrom("complaint_persons").where("told_in", "is not", null).where("mobile", "<>", "");

/** Reporters who are told of complaints, also of those merged into these, over any number of merges. */
function toldOf(
	db: Db | Tx,
	which: (complaints: ExpressionBuilder<Tables, "complaints">) => Expression<SqlBool>,
) {
	return (
		db
			.withRecursive("joined", (cte) =>
				cte
					.selectFrom("complaints")
					.where(which)
					.select(["id as root", "id"])
					.union(
						cte
							.selectFrom("complaints")
							.innerJoin("joined", "joined.id", "merged_into")
							.select(["root", "complaints.id"]),
					),
			)
			.selectFrom("joined")
			// SQLite keeps this order, so that it looks the persons of each complaint up instead of walking them all.
			.crossJoin("complaint_persons")
			.whereRef("complaint_id", "=", "joined.id")
			.where("told_in", "is not", null)
			.where("mobile", "<>", "")
	);
}

export async function toldPersons(db: Db | Tx, complaintId: number) {
	return toldOf(db, (eb) => eb("id", "=", complaintId))
		.select(["complaint_persons.id", "form_hash"])
		.execute();
}

export async function countTold(db: Db | Tx, mobile: string, since: number): Promise<number> {
	const { count } = await told(db)
		.where("mobile", "=", mobile)
		.where("at", ">=", since)
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** Open complaints that have become late since a moment, and of which some reporter hasn't been told yet. */
export async function lateUntold(db: Db, since: number, now: number): Promise<ComplaintRow[]> {
	const untold = toldOf(db, (eb) =>
		eb.and([
			eb("late_at", ">", since),
			eb("late_at", "<=", now),
			eb("state", "in", openStates),
			eb("sample", "=", 0),
		]),
	)
		.where((eb) => {
			const known = eb
				.selectFrom("messages")
				.select("messages.id")
				.whereRef("person_id", "=", "complaint_persons.id")
				.where("what", "=", "late");
			return eb.not(eb.exists(known));
		})
		.select("root");
	return db.selectFrom("complaints").selectAll().where("id", "in", untold).execute();
}

/**
 * Takes the next message that is due and marks it as being sent; if the server dies before the answer, it is due
 * again later.
 * @returns undefined if none is due
 */
export async function claimMessage(
	db: Db,
	now: number,
	{ toCitizens, toStaff }: { readonly toCitizens: boolean; readonly toStaff: boolean },
): Promise<MessageRow | undefined> {
	for (;;) {
		const row = await db
			.selectFrom("messages")
			.selectAll()
			.where("next_at", "<=", now)
			.$if(!toCitizens, (rows) => rows.where("person_id", "is", null))
			.$if(!toStaff, (rows) => rows.where("user_id", "is", null))
			.orderBy("next_at")
			.orderBy("id")
			.limit(1)
			.executeTakeFirst();
		if (!row) return undefined;
		const claimed = await db
			.updateTable("messages")
			.set({ tries: row.tries + 1, next_at: now + limits.firstWait * 2 ** row.tries })
			.where("id", "=", row.id)
			.where("tries", "=", row.tries)
			.where("next_at", "=", row.next_at)
			.returningAll()
			.executeTakeFirst();
		if (claimed) return claimed;
	}
}

/** @param fault undefined if the gateway took the message */
export async function settleMessage(
	db: Db,
	{ id, tries, at }: MessageRow,
	fault: string | undefined,
	now: number,
): Promise<void> {
	const isLast = tries >= limits.sendTries || now - at > limits.sendWithin;
	await db
		.updateTable("messages")
		.set(
			fault === undefined
				? { sent_at: now, next_at: null, fault: null }
				: { fault, ...(isLast && { next_at: null }) },
		)
		.where("id", "=", id)
		.where("sent_at", "is", null)
		.execute();
}

export async function dropMessage(db: Db, id: number): Promise<void> {
	await db.deleteFrom("messages").where("id", "=", id).execute();
}

/** Reporter of a message and their complaint, with the state of the one it was merged into; undefined if they don't want messages any more. */
export async function addresseeOf(db: Db, personId: number) {
	const found = await told(db)
		.innerJoin("complaints", "complaints.id", "complaint_persons.complaint_id")
		.where("complaint_persons.id", "=", personId)
		.select(["mobile", "told_in", "stop_key", "number", "category", "state", "merged_into"])
		.executeTakeFirst();
	return found && { ...found, state: (await joinedTo(db, found)).at(-1)?.state ?? found.state };
}

/** Ends all messages to the phone of the reporter who got this key; an unknown one ends nothing. */
export async function stopMessages(db: Db, key: string): Promise<void> {
	await db
		.updateTable("complaint_persons")
		.set({ told_in: null })
		.where("mobile", "in", (eb) =>
			eb.selectFrom("complaint_persons as other").select("other.mobile").where("other.stop_key", "=", key),
		)
		.where("mobile", "<>", "")
		.execute();
}

export async function unsentSince(db: Db, since: number) {
	return db
		.selectFrom("messages")
		.innerJoin("complaint_persons", "complaint_persons.id", "messages.person_id")
		.innerJoin("complaints", "complaints.id", "complaint_persons.complaint_id")
		.select(["number", "what", "messages.at", "fault"])
		.where("messages.at", ">=", since)
		.where("sent_at", "is", null)
		.where("next_at", "is", null)
		.orderBy("messages.id", "desc")
		.limit(limits.page)
		.execute();
}

export async function headsWithMail(db: Db, now: number) {
	return db
		.selectFrom("complaint_staff")
		.innerJoin("users", "users.id", "complaint_staff.user_id")
		.select(["users.id", "users.email", "department"])
		.where("is_head", "=", 1)
		.where("email", "is not", null)
		.where("users.id", "in", workers(db, now))
		.execute();
}

export async function countWork(db: Db, department: ComplaintRow["department"], now: number) {
	const counted = await db
		.selectFrom("complaints")
		.where("department", "=", department)
		.where("state", "in", openStates)
		.where("sample", "=", 0)
		.select(({ fn }) => [
			fn.countAll<number>().filterWhere("late_at", "<=", now).as("late"),
			fn.countAll<number>().filterWhere("state", "=", "assigned").as("waiting"),
			fn.countAll<number>().filterWhere("answered_at", "is not", null).as("answered"),
		])
		.executeTakeFirstOrThrow();
	const { late, waiting, answered } = counted;
	return { late: Number(late), waiting: Number(waiting), answered: Number(answered) };
}
