import { createHash, randomUUID } from "node:crypto";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { type ComplaintClock, lateFrom } from "#contract/complaints/clock.ts";
import { openStates } from "#contract/complaints/moves.ts";
import { complaintNumber } from "#contract/complaints/number.ts";
import { reportTexts } from "#contract/complaints/report-lines.ts";
import type { Text } from "#contract/language.ts";
import { indianDay } from "#contract/moments.ts";
import { keysIn } from "#contract/phonetic-key.ts";
import type { UsedRow } from "../content/edited-content.ts";
import type { Db, Tables, Tx } from "../db/tables.ts";

export type ComplaintRow = Selectable<Tables["complaints"]>;
export type EventRow = Selectable<Tables["complaint_events"]>;
export type PhotoRow = Selectable<Tables["complaint_photos"]>;

export function hashOf(...secret: readonly string[]): string {
	return createHash("sha256").update(secret.join(" ")).digest("base64url");
}

export function clockOf(row: ComplaintRow): ComplaintClock {
	return {
		state: row.state,
		arrivedAt: row.arrived_at,
		dueAt: row.due_at,
		escalatesAt: row.discarded_at === null ? row.escalates_at : null,
		waitingSince: row.waiting_since,
		resumes: row.resumes,
		endedAt: row.ended_at,
		closesAt: row.closes_at,
		reopened: row.reopened,
	};
}

export function lateness(row: ComplaintRow) {
	const [late_at = null, late_again_at = null] = lateFrom(clockOf(row));
	return { late_at, late_again_at };
}

export function columnsOf({
	arrivedAt,
	dueAt,
	escalatesAt,
	waitingSince,
	endedAt,
	closesAt,
	...same
}: ComplaintClock) {
	return {
		...same,
		arrived_at: arrivedAt,
		due_at: dueAt,
		escalates_at: escalatesAt,
		waiting_since: waitingSince,
		ended_at: endedAt,
		closes_at: closesAt,
	};
}

type NewComplaint = Omit<Insertable<Tables["complaints"]>, "number" | "late_at" | "late_again_at">;

async function nextSerial(tx: Tx, year: number): Promise<number> {
	const { last } = await tx
		.insertInto("complaint_serials")
		.values({ year, last: 1 })
		.onConflict((conflict) =>
			conflict.column("year").doUpdateSet((eb) => ({ last: eb("complaint_serials.last", "+", 1) })),
		)
		.returning("last")
		.executeTakeFirstOrThrow();
	return last;
}

/**
 * Adds a complaint under the next number of its year.
 * @param sounds search keys besides those of its own words
 * @param serial set by the demonstration
 */
export async function addComplaint(
	tx: Tx,
	complaint: NewComplaint,
	sounds: string,
	serial?: number,
): Promise<ComplaintRow> {
	const year = Number(indianDay(complaint.arrived_at).slice(0, 4));
	const number = complaintNumber(year, serial ?? (await nextSerial(tx, year)));
	const row = await tx
		.insertInto("complaints")
		.values({
			...complaint,
			number,
			...lateness({ waiting_since: null, discarded_at: null, ...complaint } as ComplaintRow),
		})
		.returningAll()
		.executeTakeFirstOrThrow();
	// A held complaint may be part of a flood, so its large search keys are added on release.
	if (row.state !== "held") await addKeys(tx, row, sounds);
	return row;
}

export async function addKeys(
	tx: Tx,
	{
		id,
		mohalla,
		...said
	}: Pick<ComplaintRow, "id" | "mohalla"> & Partial<Pick<ComplaintRow, (typeof reportTexts)[number]>>,
	sounds: string,
): Promise<void> {
	const names = Object.values(mohallaOf({ mohalla }) ?? {});
	const texts = reportTexts.map((name) => said[name]);
	const keys = [...new Set(keysIn([...names, ...texts, sounds].join(" ")))].slice(0, mostKeys);
	if (keys.length === 0) return;
	await tx
		.insertInto("complaint_words")
		.values(keys.map((word) => ({ word, complaint_id: id })))
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

export function mohallaOf({ mohalla }: Pick<ComplaintRow, "mohalla">): Text | null {
	return mohalla === null ? null : JSON.parse(mohalla);
}

const mostKeys = 120;

/**
 * Changes a complaint as it was read; words added after an erasure are erased again later.
 * @param more reporters and photographs to add, so that simultaneous joins count
 * @returns undefined if somebody else was quicker
 */
export async function changeComplaint(
	tx: Tx,
	row: ComplaintRow,
	change: Omit<Updateable<Tables["complaints"]>, "reporters" | "photos">,
	{ reporters = 0, photos = 0 }: { readonly reporters?: number; readonly photos?: number } = {},
): Promise<ComplaintRow | undefined> {
	const next = { ...row, ...change } as ComplaintRow;
	return tx
		.updateTable("complaints")
		.set((eb) => ({
			...change,
			...lateness(next),
			reporters: eb("reporters", "+", reporters),
			photos: eb("photos", "+", photos),
			erased_at: null,
			version: row.version + 1,
		}))
		.where("id", "=", row.id)
		.where("version", "=", row.version)
		.returningAll()
		.executeTakeFirst();
}

/** Counts a further reporter without a new version. @returns undefined if it isn't open any more */
export async function addReporter(tx: Tx, id: number, photos: number): Promise<ComplaintRow | undefined> {
	return tx
		.updateTable("complaints")
		.set((eb) => ({ reporters: eb("reporters", "+", 1), photos: eb("photos", "+", photos), erased_at: null }))
		.where("id", "=", id)
		.where("state", "in", openStates)
		.returningAll()
		.executeTakeFirst();
}

export async function complaintByNumber(db: Db | Tx, number: string): Promise<ComplaintRow | undefined> {
	return db.selectFrom("complaints").selectAll().where("number", "=", number).executeTakeFirst();
}

export async function complaintById(db: Db | Tx, id: number): Promise<ComplaintRow | undefined> {
	return db.selectFrom("complaints").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function lockComplaint(tx: Tx, id: number): Promise<ComplaintRow> {
	return tx
		.updateTable("complaints")
		.set((eb) => ({ version: eb.ref("version") }))
		.where("id", "=", id)
		.returningAll()
		.executeTakeFirstOrThrow();
}

/** Chain of complaints that it was merged into; the citizen sees the last one's state. */
export async function joinedTo(db: Db | Tx, row: Pick<ComplaintRow, "merged_into">): Promise<ComplaintRow[]> {
	const next = row.merged_into === null ? undefined : await complaintById(db, row.merged_into);
	return next ? [next, ...(await joinedTo(db, next))] : [];
}

export const newMark = (personId?: number): string => [personId, randomUUID()].filter(Boolean).join(" ");

export const isBy =
	({ id, form_hash }: { readonly id: number; readonly form_hash: string }) =>
	({ move_id }: { readonly move_id: string }): boolean =>
		move_id === form_hash || move_id.startsWith(`${id} `);

export async function addEvent(tx: Tx, event: Insertable<Tables["complaint_events"]>): Promise<void> {
	await tx.insertInto("complaint_events").values(event).execute();
}

export async function eventsOf(db: Db | Tx, id: number): Promise<EventRow[]> {
	return db.selectFrom("complaint_events").selectAll().where("complaint_id", "=", id).orderBy("id").execute();
}

export async function addPerson(tx: Tx, person: Insertable<Tables["complaint_persons"]>): Promise<number> {
	const { id } = await tx
		.insertInto("complaint_persons")
		.values(person)
		.returning("id")
		.executeTakeFirstOrThrow();
	return Number(id);
}

export async function personsOf(db: Db | Tx, id: number) {
	return db
		.selectFrom("complaint_persons")
		.selectAll()
		.where("complaint_id", "=", id)
		.orderBy("id")
		.execute();
}

export async function setContact(
	tx: Tx,
	personId: number,
	contact: Updateable<Tables["complaint_persons"]>,
): Promise<void> {
	await tx.updateTable("complaint_persons").set(contact).where("id", "=", personId).execute();
}

export async function forgetPersons(tx: Tx, complaintId: number, personId?: number): Promise<void> {
	await tx
		.updateTable("complaint_persons")
		.set({ name: "", mobile: "", told_in: null })
		.where("complaint_id", "=", complaintId)
		.$if(personId !== undefined, (persons) => persons.where("id", "=", personId ?? 0))
		.execute();
}

export async function addPhotos(
	tx: Tx,
	photos: readonly Insertable<Tables["complaint_photos"]>[],
): Promise<void> {
	if (photos.length > 0) await tx.insertInto("complaint_photos").values(photos).execute();
}

export async function photosOf(db: Db | Tx, id: number): Promise<PhotoRow[]> {
	return db.selectFrom("complaint_photos").selectAll().where("complaint_id", "=", id).orderBy("id").execute();
}

export async function firstPhotosOf(db: Db, ids: readonly number[]): Promise<PhotoRow[]> {
	if (ids.length === 0) return [];
	return db
		.selectFrom("complaint_photos")
		.selectAll()
		.where("id", "in", (eb) =>
			eb
				.selectFrom("complaint_photos")
				.select((first) => first.fn.min("id").as("id"))
				.where("complaint_id", "in", ids)
				.groupBy("complaint_id"),
		)
		.execute();
}

export async function photoById(db: Db, id: number): Promise<PhotoRow | undefined> {
	return db.selectFrom("complaint_photos").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function knownPhotos(db: Db | Tx, paths: readonly string[]): Promise<ReadonlySet<string>> {
	if (paths.length === 0) return new Set();
	const rows = await db.selectFrom("complaint_photos").select("path").where("path", "in", paths).execute();
	return new Set(rows.map(({ path }) => path));
}

export async function notesOf(db: Db | Tx, id: number) {
	return db.selectFrom("complaint_notes").selectAll().where("complaint_id", "=", id).orderBy("id").execute();
}

export async function addNote(
	tx: Tx,
	note: Omit<Insertable<Tables["complaint_notes"]>, "note_id">,
): Promise<void> {
	await tx
		.insertInto("complaint_notes")
		.values({ ...note, note_id: newMark() })
		.execute();
	await tx
		.updateTable("complaints")
		.set({ erased_at: null, answered_at: null })
		.where("id", "=", note.complaint_id)
		.execute();
}

/** Erases all that people typed or photographed; figures stay. @returns the photos' paths */
export async function eraseWords(tx: Tx, row: ComplaintRow, now: number): Promise<string[]> {
	// The row is locked first, so that a simultaneous move comes before or after.
	await tx
		.updateTable("complaints")
		.set((eb) => ({
			...Object.fromEntries(reportTexts.map((name) => [name, ""])),
			latitude: null,
			longitude: null,
			question: null,
			answered_at: null,
			proposal: null,
			proposed_by: null,
			proposed_name: null,
			photos: 0,
			erased_at: now,
			network: null,
			version: eb("version", "+", 1),
		}))
		.where("id", "=", row.id)
		.execute();
	const photos = await photosOf(tx, row.id);
	await forgetPersons(tx, row.id);
	for (const table of ["complaint_photos", "complaint_notes", "complaint_words"] as const) {
		await tx.deleteFrom(table).where("complaint_id", "=", row.id).execute();
	}
	for (const { id, body } of await eventsOf(tx, row.id)) {
		const { rating, department, category } = JSON.parse(body) as Record<string, unknown>;
		const facts = JSON.stringify({ rating, department, category });
		if (facts !== body)
			await tx.updateTable("complaint_events").set({ body: facts }).where("id", "=", id).execute();
	}
	return photos.map(({ path }) => path);
}

export async function openNear(
	db: Db,
	{ category, ward, sample }: Pick<ComplaintRow, "category" | "ward" | "sample">,
	most: number,
): Promise<ComplaintRow[]> {
	return db
		.selectFrom("complaints")
		.selectAll()
		.where("category", "=", category)
		.where((eb) => (ward === null ? eb("ward", "is", null) : eb("ward", "=", ward)))
		.where("state", "in", openStates)
		.where("sample", "=", sample)
		.orderBy("id")
		.limit(most)
		.execute();
}

export async function doneBetween(db: Db, from: number, until: number): Promise<ComplaintRow[]> {
	return db
		.selectFrom("complaints")
		.selectAll()
		.where("id", "in", (eb) =>
			eb
				.selectFrom("complaint_events")
				.select("complaint_id")
				// A literal, since SQLite doesn't use the index with a parameter.
				.where("what", "=", sql.lit("resolve" as const))
				.where("at", ">=", from)
				.where("at", "<", until),
		)
		.execute();
}

export async function countOpen(db: Db): Promise<ReadonlyMap<ComplaintRow["department"], number>> {
	const rows = await db
		.selectFrom("complaints")
		.select((eb) => ["department", eb.fn.countAll<number>().as("count")])
		.where("state", "in", openStates)
		.where("sample", "=", 0)
		.groupBy("department")
		.execute();
	return new Map(rows.map(({ department, count }) => [department, Number(count)]));
}

/** Categories of open complaints, each with some of their numbers; the town must keep them. */
export async function usedCategories(db: Db | Tx): Promise<UsedRow[]> {
	const rows = await db
		.selectFrom("complaints")
		.select((eb) => ["category", eb.fn.min("number").as("first"), eb.fn.max("number").as("last")])
		// Uses the index on due dates instead of reading all rows.
		.where("id", "in", (eb) =>
			eb
				.selectFrom("complaints")
				.select("id")
				.where("late_at", "is not", null)
				.unionAll(eb.selectFrom("complaints").select("id").where("state", "=", "held")),
		)
		// Samples don't bind the town.
		.where("sample", "=", 0)
		.groupBy("category")
		.execute();
	return rows.map(({ category, first, last }) => ({
		kind: "complaintCategories",
		key: category,
		by: [...new Set([first, last])],
	}));
}

export async function usersOf(db: Db | Tx, ids: readonly (number | null)[]) {
	const wanted = [...new Set(ids)].filter((id) => id !== null);
	if (wanted.length === 0) return [];
	return db.selectFrom("users").select(["id", "name", "phone"]).where("id", "in", wanted).execute();
}

export async function namesOf(
	db: Db | Tx,
	ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
	return new Map((await usersOf(db, ids)).map(({ id, name }) => [id, name]));
}
