import type { Body, Reply } from "#contract/api.ts";
import type { CallContext } from "../calls/call-context.ts";
import type { Db, Tx } from "../db/tables.ts";
import { refusal } from "../kit/refusal.ts";
import { followCounters, reportCounters } from "../session/throttle.ts";
import {
	addEvent,
	addPhotos,
	type ComplaintRow,
	changeComplaint,
	complaintByNumber,
	eventsOf,
	forgetPersons,
	hashOf,
	personsOf,
} from "./complaints.store.ts";
import { type Making, makeMove } from "./make-move.ts";
import { photoRows, type Taken, takePhotos } from "./photos.ts";
import { readSettings } from "./settings.store.ts";
import { followed, ownMove } from "./shown.ts";

type Context = Pick<
	CallContext<"tellComplaint">,
	"database" | "content" | "photos" | "throttle" | "address" | "lang" | "log"
>;

type Code = Body<"followComplaint">;

/**
 * The complaint of a number, for whoever has one of its codes. Tries are limited as those of a sign-in are.
 *
 * @throws {Refusal} unknownComplaint, whichever of the two is wrong; tooManyTries
 */
async function opened({ database: { db }, throttle, address }: Context, { number, code }: Code) {
	const counters = followCounters(address, number);
	await throttle.count(counters);
	const row = await complaintByNumber(db, number);
	const codeHash = hashOf(number, code);
	const persons = row ? await personsOf(db, row.id) : [];
	const found = persons.find(({ code_hash }) => code_hash === codeHash);
	const person = found && { ...found, isFirst: found === persons[0] };
	// Of what was discarded nothing is known any more.
	if (!row || !person || row.discarded_at !== null) throw refusal("unknownComplaint");
	await throttle.undo(db, counters);
	return { row, person };
}

/** What the citizen sees. @throws {Refusal} as `opened` */
export async function follow(context: Context, code: Code): Promise<Reply<"followComplaint">> {
	const { row, person } = await opened(context, code);
	return followed(context, row, person, await readSettings(context.database.db));
}

/** How often it is tried again where staff do something at the same moment. */
const mostTries = 5;

/**
 * What a citizen says of their complaint: an answer, a photo, done, not done, taken back, forget me.
 *
 * @throws {Refusal} as `opened`; moveNotNow, or a field that is missing
 */
export async function tell(context: Context, sent: Body<"tellComplaint">): Promise<Reply<"tellComplaint">> {
	const { database, content, throttle, address, lang, log } = context;
	const { row, person } = await opened(context, sent);
	const settings = await readSettings(database.db);
	const making = { content, settings, now: content.now() };
	const before = await followed(context, row, person, settings);
	if (await isTold(database.db, row.id, ownMove(person.id, sent.id))) return before;
	if (!before.mayTell.includes(sent.tell)) throw refusal("moveNotNow");
	const mayAdd = before.mayTell.includes("photo");
	if (sent.photos.length > 0) await throttle.count([reportCounters(address).all]);
	const taken = await takePhotos(context.photos, mayAdd ? sent.photos : [], lang, log);
	if (sent.tell === "photo" && taken.files.length === 0) {
		if (taken.refused.length > 0) return { ...before, photosRefused: [...taken.refused] };
		throw refusal("fieldMissing", { field: "photos" }).of("photos");
	}
	for (let tries = 0; tries < mostTries; tries += 1) {
		const next = await database.db.transaction().execute(async (tx) => {
			const now = await complaintByNumber(tx, row.number);
			return now && told(tx, now, person.id, sent, taken, making);
		});
		if (!next) continue;
		const fresh = (await personsOf(database.db, row.id)).find(({ id }) => id === person.id);
		return followed(context, next, { ...person, ...fresh }, settings, taken.refused);
	}
	throw refusal("tooBusy", { seconds: 1 });
}

/** Whether something is told already: whoever sends it again, for its answer was lost, tells it once. */
async function isTold(db: Db | Tx, id: number, moveId: string): Promise<boolean> {
	return (await eventsOf(db, id)).some(({ move_id }) => move_id === moveId);
}

/** @returns undefined where somebody was quicker */
async function told(
	tx: Tx,
	row: ComplaintRow,
	personId: number,
	sent: Body<"tellComplaint">,
	taken: Taken,
	making: Making,
): Promise<ComplaintRow | undefined> {
	const about = { complaint_id: row.id, move_id: ownMove(personId, sent.id), at: making.now };
	// Sent twice at the same time.
	if (await isTold(tx, row.id, about.move_id)) return row;
	const { tell, answer, reason, words, rating } = sent;
	let next: ComplaintRow | undefined;
	if (tell === "photo" || tell === "forget") {
		if (tell === "forget") await forgetPersons(tx, row.id, personId);
		next = await changeComplaint(tx, row, {});
		await addEvent(tx, { ...about, what: tell, by_id: null, by_name: null, body: "{}" });
	} else {
		const fields = { answer, reason, words, rating };
		next = await makeMove(tx, row, { move: tell, id: about.move_id, fields }, { as: ["citizen"] }, making);
	}
	if (!next || taken.files.length === 0) return next;
	await addPhotos(tx, photoRows(taken.files, { ...about, proof: 0 }));
	return changeComplaint(tx, next, { photos: next.photos + taken.files.length });
}
