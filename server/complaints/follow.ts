import type { Body, Reply } from "#contract/api.ts";
import type { ComplaintEvent } from "#contract/complaints/moves.ts";
import type { CallContext } from "../calls/call-context.ts";
import { actOf, once, sameBefore } from "../calls/once.ts";
import type { Db, Tx } from "../db/tables.ts";
import { refusal } from "../kit/refusal.ts";
import { followCounters, isFirstOrTenth, reportCounters } from "../session/throttle.ts";
import {
	addEvent,
	addPhotos,
	type ComplaintRow,
	changeComplaint,
	complaintById,
	complaintByNumber,
	forgetPersons,
	hashOf,
	joinedTo,
	lockComplaint,
	newMark,
	personsOf,
	setContact,
} from "./complaints.store.ts";
import { type Making, makeMove } from "./make-move.ts";
import { photoRows, refuseWithoutRoom, type Taken, withPhotos } from "./photos.ts";
import { readSettings } from "./settings.store.ts";
import { type Follower, standingOf } from "./standing.ts";
import { followed } from "./views.ts";

type Context = Pick<
	CallContext<"tellComplaint">,
	"database" | "content" | "gateway" | "photos" | "throttle" | "freeBytes" | "address" | "lang" | "log"
> & {
	readonly isOpen?: boolean;
};

type Code = Body<"followComplaint">;

/**
 * Opens a complaint by number and code. Only wrong codes are counted, so that nobody can lock out its reporter.
 * @throws {Refusal} unknownComplaint, whichever is wrong; tooManyTries
 */
async function opened(
	{ database: { db }, throttle, address, log, isOpen = false }: Context,
	{ number, code }: Code,
) {
	const counters = followCounters(address, number);
	if (!isOpen) await throttle.refuseUsedUp(counters.both);
	const row = await complaintByNumber(db, number);
	const codeHash = hashOf(number, code);
	const persons = row ? await personsOf(db, row.id) : [];
	const found = persons.find(({ code_hash }) => code_hash === codeHash);
	const person = found && { ...found, isFirst: found === persons[0] };
	// A discarded complaint answers as an unknown one.
	if (!row || !person || row.discarded_at !== null) {
		const tries = await throttle.count([counters.both, counters.address]);
		if (isFirstOrTenth(tries))
			log.warn({ event: "unknownComplaint", address, tries }, "a follow code was wrong");
		throw refusal("unknownComplaint");
	}
	return { row, person };
}

export async function follow(context: Context, code: Code): Promise<Reply<"followComplaint">> {
	const { row, person } = await opened(context, code);
	return followed(context, row, person, await readSettings(context.database.db));
}

export async function tell(context: Context, sent: Body<"tellComplaint">): Promise<Reply<"tellComplaint">> {
	const { database, content, throttle, address, lang } = context;
	const { row: own, person } = await opened(context, sent);
	const settings = await readSettings(database.db);
	const making = { content, settings, now: content.now() };
	const { db } = database;
	const now = async (at: Db | Tx = db) => (await complaintById(at, own.id)) ?? own;
	const shown = async (refused: readonly string[] = []) => {
		const fresh = (await personsOf(db, own.id)).find(({ id }) => id === person.id);
		return followed(context, await now(), { ...person, ...fresh }, settings, refused);
	};
	const act = await actOf(["tell", person.id, sent.id], sent);
	const known = await sameBefore<readonly string[]>(db, act);
	if (known) return shown(known.answer);
	const before = await standingOf(db, own, person, making);
	if (!before.mayTell.includes(sent.tell)) throw refusal("moveNotNow");
	if (sent.tell !== "forget") await refuseWithoutRoom(context);
	if (sent.photos.length > 0) await throttle.count(reportCounters(address).all);
	return withPhotos(context, sent.photos.slice(0, before.photosLeft), { address }, async (taken) => {
		const left = sent.photos.length > before.photosLeft ? [refusal("photosFull").sentence(lang)] : [];
		const refused = [...taken.refused, ...left];
		if (sent.tell === "photo" && taken.files.length === 0) {
			if (refused.length > 0) return shown(refused);
			throw refusal("fieldMissing", { field: "photos" }).of("photos");
		}
		const answer = await db.transaction().execute((tx) =>
			once(tx, act, async () => {
				// Locks all of the group, so that simultaneous moves are counted in turn.
				await lockComplaint(tx, own.id);
				for (const { id } of await joinedTo(tx, await now(tx))) await lockComplaint(tx, id);
				await told(tx, await now(tx), person, sent, taken.files, making);
				return refused;
			}),
		);
		return shown(answer);
	});
}

async function told(
	tx: Tx,
	own: ComplaintRow,
	person: Follower,
	sent: Body<"tellComplaint">,
	files: Taken["files"],
	making: Making,
): Promise<void> {
	const standing = await standingOf(tx, own, person, making);
	if (!standing.mayTell.includes(sent.tell)) throw refusal("moveNotNow");
	const { tell, answer, reason, words, rating } = sent;
	const row = tell === "forget" ? own : standing.row;
	const about = { complaint_id: row.id, move_id: newMark(person.id), at: making.now };
	const note = (what: ComplaintEvent, fields = {}) =>
		addEvent(tx, { ...about, what, by_id: null, by_name: null, body: JSON.stringify(fields) });
	if (tell === "forget") await forgetPersons(tx, own.id, person.id);
	if (tell === "photo" || tell === "forget") await note(tell);
	else if (tell === "reopen" && !standing.isHeard) {
		if (reason === undefined) throw refusal("whatIsntDone").of("reason");
		await note("notDone", { reason });
	} else if (tell === "withdraw" && row.reporters > 1) {
		// Others report it too, so it is withdrawn for this reporter alone, who hears of it no more.
		await note(tell, { reason });
		await setContact(tx, person.id, { told_in: null });
	} else {
		const fields = { answer, reason, words, rating };
		const by = { as: ["citizen"], mine: standing.mine } as const;
		const next = await makeMove(tx, row, { move: tell, fields, mark: about.move_id }, by, making);
		if (!next) throw refusal("tooBusy", { seconds: 1 });
	}
	const added = files.slice(0, standing.photosLeft);
	await addPhotos(tx, photoRows(added, { ...about, proof: 0 }));
	const now = (await complaintById(tx, row.id)) ?? row;
	const isLess = tell === "withdraw" && now.state !== "withdrawn";
	await changeComplaint(tx, now, {}, { photos: added.length, reporters: isLess ? -1 : 0 });
}
