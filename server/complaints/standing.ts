import { stateAt } from "#contract/complaints/clock.ts";
import { complaints as limits } from "#contract/complaints/limits.ts";
import { movesFor, toldNames } from "#contract/complaints/moves.ts";
import type { Lang } from "#contract/language.ts";
import type { Db, Tx } from "../db/tables.ts";
import {
	type ComplaintRow,
	clockOf,
	type EventRow,
	eventsOf,
	isBy,
	joinedTo,
	personsOf,
	photosOf,
} from "./complaints.store.ts";
import { type Making, movableOf } from "./make-move.ts";

export interface Follower {
	readonly id: number;
	readonly form_hash: string;
	readonly name: string;
	readonly mobile: string;
	readonly told_in: Lang | null;
	readonly isFirst: boolean;
}

/**
 * Finds the moves open to a reporter (decision 59): the first one has all of a citizen's, but on a merged complaint
 * neither answers nor withdraws; those who joined may only say that it isn't done, and two of them reopen it.
 */
export async function standingOf(
	db: Db | Tx,
	own: ComplaintRow,
	person: Follower,
	making: Pick<Making, "settings" | "now">,
) {
	const merged = (await joinedTo(db, own)).at(-1);
	const row = merged ?? own;
	const [events, persons, photos] = await Promise.all([
		eventsOf(db, row.id),
		personsOf(db, row.id),
		photosOf(db, row.id),
	]);
	const all = {
		events: merged ? [...(await eventsOf(db, own.id)), ...events] : events,
		photos: merged ? [...(await photosOf(db, own.id)), ...photos] : photos,
	};
	const others = merged ? await personsOf(db, own.id) : [];
	const isOwn = isBy(person);
	const joiners = [...persons.slice(1), ...others.slice(1)].map(isBy);
	/** All joiners together may reopen as often as one first reporter. */
	const mine = person.isFirst ? isOwn : (event: EventRow) => joiners.some((is) => is(event));
	const ended = events.findLastIndex(({ what }) => what === "resolve" || what === "decline");
	const doubts = events.slice(ended + 1).filter(({ what }) => what === "notDone");
	const hasWithdrawn =
		own.state !== "withdrawn" && all.events.some((each) => each.what === "withdraw" && isOwn(each));
	const state = hasWithdrawn ? "withdrawn" : stateAt(clockOf(row), making.now);
	const added = all.photos.filter((photo) => photo.proof === 0 && isOwn(photo)).length;
	const photosLeft = Math.max(0, limits.photosOfOne - added);
	const isOver = ["closed", "declined", "withdrawn"].includes(state);
	const moves = movesFor(movableOf(row, events, making, { mine }), { as: ["citizen"] }, making.now);
	const mayTell = toldNames.filter((name) => {
		if (name === "photo") return !isOver && photosLeft > 0;
		if (name === "forget") return person.name !== "" || person.mobile !== "";
		const isOpen = {
			answer: person.isFirst && !merged,
			confirm: person.isFirst,
			reopen: person.isFirst || !doubts.some(isOwn),
			withdraw: person.isFirst && !merged,
		}[name];
		return isOpen && !hasWithdrawn && moves.some((each) => each === name);
	});
	return {
		row,
		isMerged: merged !== undefined,
		state,
		...all,
		isOwn,
		mine,
		isHeard: person.isFirst || doubts.some((each) => !isOwn(each)),
		photosLeft,
		mayTell,
	};
}

/** Events shown to other reporters: the work, without the correspondence. */
const forOthers: ReadonlySet<EventRow["what"]> = new Set([
	"begin",
	"sendOn",
	"resolve",
	"decline",
	"reopen",
	"merge",
]);

const readByOthers: ReadonlySet<EventRow["what"]> = new Set(["sendOn", "resolve", "decline"]);

/** Notes and proposals are internal, and a discarded complaint looks like a waiting one. */
const officeOnly: ReadonlySet<EventRow["what"]> = new Set([
	"propose",
	"keep",
	"release",
	"discard",
	"check",
	"forget",
	"more",
]);

/** Reasons among colleagues; a decline has separate words for the citizen. */
const reasonOfOffice: ReadonlySet<EventRow["what"]> = new Set(["sendOn", "merge", "unmerge", "decline"]);

/**
 * Event as a follower may see it; undefined if hidden.
 * @param isTheirs whether they are the complaint's first reporter
 */
export function toldTo(event: EventRow, isOwn: boolean, isTheirs: boolean): EventRow | undefined {
	const { what, by_name, body } = event;
	const isByCouncil =
		by_name !== null && (what === "photo" || (isTheirs ? !officeOnly.has(what) : forOthers.has(what)));
	const isByOther = by_name === null && (what === "reopen" || (isTheirs && what === "also"));
	if (!isOwn && !isByCouncil && !isByOther) return undefined;
	if (what === "also") return { ...event, what: isOwn ? "arrive" : what, body: "{}" };
	if (!isOwn && (isByOther || !(isTheirs || readByOthers.has(what)))) return { ...event, body: "{}" };
	const { reason, ...fields } = JSON.parse(body);
	return reasonOfOffice.has(what) ? { ...event, body: JSON.stringify(fields) } : event;
}
