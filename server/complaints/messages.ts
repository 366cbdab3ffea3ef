import { randomBytes } from "node:crypto";
import { longestPause } from "#contract/complaints/clock.ts";
import { complaints as limits } from "#contract/complaints/limits.ts";
import type { ComplaintEvent } from "#contract/complaints/moves.ts";
import type { Occasion } from "#contract/complaints/occasions.ts";
import type { Lang } from "#contract/language.ts";
import { days } from "#contract/limits.ts";
import { indianMinute } from "#contract/moments.ts";
import type { Services } from "../calls/call-context.ts";
import type { Db, Tx } from "../db/tables.ts";
import { type ComplaintRow, hashOf } from "./complaints.store.ts";
import { addMessages, countTold, lateUntold, toldPersons } from "./messages.store.ts";

export function tells({ gateway, content }: Pick<Services, "gateway" | "content">): boolean {
	return gateway !== undefined && content.rows("messages").size > 0;
}

export function isToldBy(
	services: Pick<Services, "gateway" | "content">,
	{ told_in, mobile }: { readonly told_in: Lang | null; readonly mobile: string },
): boolean {
	return told_in !== null && mobile !== "" && tells(services);
}

export function isByDay(moment: number): boolean {
	const time = indianMinute(moment).slice(-5);
	return time >= limits.tellsFrom && time < limits.tellsUntil;
}

export const stopPath = "/complaint/stop";

const occasionsOf: Readonly<Partial<Record<ComplaintEvent, Occasion>>> = {
	arrive: "received",
	also: "received",
	release: "received",
	ask: "question",
	resolve: "done",
	reopen: "reopened",
};

/** Columns that record a reporter's wish to be told; false if a stranger may be typing this number again and again. */
export async function toldBy(
	tx: Tx,
	{
		mobile,
		lang,
		now,
		isStaff,
	}: { readonly mobile: string; readonly lang: Lang; readonly now: number; readonly isStaff: boolean },
) {
	const isMuch = !isStaff && (await countTold(tx, mobile, now - days(1))) >= limits.toldOfNumber;
	return mobile !== "" && !isMuch && { told_in: lang, stop_key: randomBytes(8).toString("hex") };
}

/**
 * Writes what an event tells citizens, in its transaction.
 * @param personId one reporter; all without it, and those joined to the complaint
 */
export async function noteMessages(
	tx: Tx,
	row: ComplaintRow,
	event: ComplaintEvent,
	{ move_id, at }: { readonly move_id: string; readonly at: number },
	personId?: number,
): Promise<void> {
	const what = occasionsOf[event];
	if (what && row.state !== "held") await note(tx, row, what, { key: move_id, at }, personId);
}

async function note(
	tx: Tx,
	row: ComplaintRow,
	what: Occasion,
	{ key, at }: { readonly key?: string; readonly at: number },
	personId?: number,
): Promise<void> {
	const day =
		{ question: (row.waiting_since ?? at) + longestPause, done: null }[what as string] ?? row.due_at;
	const persons = await toldPersons(tx, row.id);
	const rows = persons
		.filter(({ id }) => personId === undefined || id === personId)
		.map(({ id, form_hash }) => ({
			mark: hashOf(what, String(id), key ?? form_hash),
			person_id: id,
			user_id: null,
			what,
			day,
			at,
			next_at: at,
		}));
	await addMessages(tx, rows);
}

/** Writes once for each complaint that it is late; no act but the clock makes it so. */
export async function noteLate(db: Db, now: number): Promise<void> {
	for (const row of await lateUntold(db, now - limits.sendWithin, now)) {
		await db.transaction().execute((tx) => note(tx, row, "late", { at: now }));
	}
}
