import type { Updateable } from "kysely";
import { dueBy, isSilent, longestPause, reopenUntil, stateAt } from "#contract/complaints/clock.ts";
import {
	type Movable,
	type MoveField,
	type MoveName,
	type Mover,
	mayMove,
	moveFields,
	moveOf,
	neededFields,
	openStates,
} from "#contract/complaints/moves.ts";
import { days } from "#contract/limits.ts";
import type { OfficeTimes } from "#contract/office.ts";
import type { EditedContent } from "../content/edited-content.ts";
import type { Tables, Tx } from "../db/tables.ts";
import { refusal } from "../kit/refusal.ts";
import {
	addEvent,
	type ComplaintRow,
	changeComplaint,
	clockOf,
	complaintByNumber,
	type EventRow,
	eventsOf,
	joinedTo,
	lockComplaint,
	photosOf,
} from "./complaints.store.ts";
import type { ComplaintSettings } from "./settings.store.ts";
import { handlersOf, isAbandoned } from "./settings.store.ts";
import { categoryOf, officeIn, ownCategory, termOf } from "./town.ts";

export type Change = Updateable<Tables["complaints"]>;

/** What goes along with a move, by the keys of its fields. */
type Fields = Readonly<Partial<Record<MoveField, string | number | undefined>>>;

/** Who makes it; without a name the citizen. */
export interface Actor {
	readonly id?: number;
	readonly name?: string;
	readonly as: readonly Mover[];
	/** Of a citizen: which of the reopenings count as theirs. */
	readonly mine?: IsMine;
}

type IsMine = (event: EventRow) => boolean;

/** With what a move is made. */
export interface Making {
	readonly content: EditedContent;
	readonly settings: ComplaintSettings;
	readonly now: number;
}

/** What the table of moves asks of a complaint. */
export function movableOf(
	row: ComplaintRow,
	events: readonly EventRow[],
	{ settings, now }: Pick<Making, "settings" | "now">,
	{ mine = () => true, isLeft = false }: { readonly mine?: IsMine | undefined; readonly isLeft?: boolean },
): Movable {
	const made: Record<string, number> = {};
	for (const event of events) {
		const { what, by_id } = event;
		if (what !== "reopen" || (by_id === null && mine(event))) made[what] = (made[what] ?? 0) + 1;
	}
	const state = stateAt(clockOf(row), now);
	return {
		// Whoever is still there begins anew.
		state: isLeft && state === "working" ? "assigned" : state,
		made,
		proposedBy: row.proposed_by,
		reopenUntil: reopenUntil(clockOf(row), days(settings.reopenDays)),
		isDiscarded: row.discarded_at !== null,
		isAsked: row.waiting_since !== null,
	};
}

/**
 * Makes a move: the row and one event. Whoever sends it again, for its answer was lost, changes nothing.
 *
 * @returns the row as it is then; undefined where somebody else was quicker
 * @throws {Refusal} moveNotYours, moveNotNow, a field that is missing, and what is wrong with one
 */
export async function makeMove(
	tx: Tx,
	row: ComplaintRow,
	{ move, id, fields: sent }: { readonly move: MoveName; readonly id: string; readonly fields: Fields },
	actor: Actor,
	making: Making,
): Promise<ComplaintRow | undefined> {
	const { now } = making;
	const events = await eventsOf(tx, row.id);
	if (events.some(({ move_id }) => move_id === id)) return row;
	const { who, needs, may = [] } = moveOf(move);
	if (!who.some((each) => actor.as.includes(each))) throw refusal("moveNotYours");
	const by = { as: actor.as, ...(actor.id !== undefined && { id: actor.id }) };
	const isLeft = await isAbandoned(tx, row, now);
	const movable = movableOf(row, events, making, { mine: actor.mine, isLeft });
	if (!mayMove(move, movable, by, now)) throw refusal("moveNotNow");
	const fields: Fields = Object.fromEntries([...needs, ...may].map((field) => [field, sent[field]]));
	const wantsProof = categoryOf(making.content, row.category)?.wantsProof ?? false;
	for (const field of neededFields(move, wantsProof)) {
		if (field !== "proof" && fields[field] === undefined) throw missing(field);
	}
	if (move === "resolve" && wantsProof && fields.noProof === undefined)
		await refuseWithoutProof(tx, row, events);
	const found = isLeft ? { ...row, person_id: null } : row;
	const { change, body } = await changeOf(tx, found, move, fields, actor, making);
	const next = await changeComplaint(tx, row, change);
	if (!next) return undefined;
	if (move === "merge") await mergeInto(tx, row, await mergeTarget(tx, row, fields), now);
	if (move === "unmerge") await separate(tx, row);
	const by_name = actor.id === undefined ? null : (actor.name ?? "");
	await addEvent(tx, {
		complaint_id: row.id,
		move_id: id,
		what: move,
		at: now,
		by_id: actor.id ?? null,
		by_name,
		body: JSON.stringify(body),
	});
	return next;
}

/** The table says which fields these are, and each has its sentence. */
function missing(field: MoveField) {
	return field === "reason"
		? refusal("reasonRequired").of(field)
		: refusal("fieldEmpty", { field: (lang) => moveFields[field][lang] }).of(field);
}

/** @throws {Refusal} proofNeeded unless staff have added a photo since it was opened last */
async function refuseWithoutProof(tx: Tx, row: ComplaintRow, events: readonly EventRow[]): Promise<void> {
	const opened = events.findLast(({ what }) => what === "reopen")?.at ?? row.arrived_at;
	const photos = await photosOf(tx, row.id);
	if (!photos.some(({ proof, at }) => proof === 1 && at >= opened))
		throw refusal("proofNeeded").of("noProof");
}

interface Made {
	readonly change: Change;
	readonly body: Readonly<Record<string, unknown>>;
}

async function changeOf(
	tx: Tx,
	row: ComplaintRow,
	move: MoveName,
	fields: Fields,
	actor: Actor,
	making: Making,
): Promise<Made> {
	const { now, settings } = making;
	const { to, clock } = moveOf(move);
	const change: Change = { ...(to && { state: to }) };
	if (row.waiting_since !== null && to && to !== "waiting") {
		change.paused_for = row.paused_for + Math.min(Math.max(0, now - row.waiting_since), longestPause);
		Object.assign(change, { waiting_since: null, question: null });
	}
	if (to && to !== row.state) Object.assign(change, withoutProposal);
	if (clock === "pauses") Object.assign(change, { waiting_since: now, question: String(fields.question) });
	if (clock === "stops" && to) change.ended_at = now;
	const office = officeIn(making.content, settings);
	switch (move) {
		case "discard":
			return { change: { discarded_at: now }, body: fields };
		case "begin":
			return { change: { ...change, person_id: row.person_id ?? actor.id ?? null }, body: fields };
		case "resolve":
			return { change: { ...change, closes_at: now + days(settings.silenceDays) }, body: fields };
		case "confirm":
			return { change: { ...change, closes_at: now, ended_at: row.ended_at }, body: fields };
		case "release":
			return { change: { ...change, discarded_at: null }, body: fields };
		case "propose": {
			const { reason, words, responsible } = fields;
			const proposal = JSON.stringify({ reason, words, responsible });
			const by = { proposed_by: actor.id ?? null, proposed_name: actor.name ?? "" };
			return { change: { ...change, ...by, proposal }, body: {} };
		}
		case "keep":
			return { change: { ...change, ...withoutProposal }, body: fields };
		case "decline":
			return { change, body: JSON.parse(row.proposal ?? "{}") };
		case "sendOn":
			return sentOn(tx, row, fields, actor, making, change, office);
		case "reopen": {
			const { limit = "3d" } = categoryOf(making.content, row.category) ?? {};
			const over = { ended_at: null, closes_at: null, paused_for: 0 };
			const change = { state: "assigned" as const, ...over, ...withoutProposal, reopened: row.reopened + 1 };
			return { change: { ...change, ...termOf(now, limit, office, 0.5) }, body: fields };
		}
		case "merge":
			// Two who join them to each other at once would wait for each other for ever.
			await lockComplaint(tx, Math.min(row.id, (await mergeTarget(tx, row, fields)).id));
			return { change: { ...change, merged_into: (await mergeTarget(tx, row, fields)).id }, body: fields };
		case "unmerge":
			return { change: { ...change, merged_into: null }, body: fields };
		default:
			return { change, body: fields };
	}
}

const withoutProposal = { proposal: null, proposed_by: null, proposed_name: null };

/** @throws {Refusal} sectionOfOthers, noSuchHandler, noSuchCategory, notOurWork */
async function sentOn(
	tx: Tx,
	row: ComplaintRow,
	fields: Fields,
	actor: Actor,
	{ content, now }: Making,
	change: Change,
	office: OfficeTimes<unknown>,
): Promise<Made> {
	const department = fields.department as ComplaintRow["department"];
	const category = fields.category === undefined ? row.category : String(fields.category);
	const isSorting = actor.as.includes("assign");
	if (!isSorting && (department !== row.department || category !== row.category)) {
		throw refusal("sectionOfOthers").of("department");
	}
	const person = fields.person === undefined ? null : Number(fields.person);
	const handlers = person === null ? [] : await handlersOf(tx, now, department);
	const chosen = handlers.find(({ id }) => id === person);
	if (person !== null && !chosen) throw refusal("noSuchHandler").of("person");
	const sent = { ...change, ...withoutProposal, department, category, person_id: person };
	const body = { ...fields, person: chosen?.name };
	if (category === row.category) return { change: sent, body };
	// What was promised is never moved for the worse, and the half limit of a reopened one is counted from there.
	const term = termOf(row.arrived_at, ownCategory(content, category).limit, office);
	const isEarlier = row.reopened === 0 && term.due_at < row.due_at;
	return { change: { ...sent, ...(isEarlier && term) }, body };
}

/** The complaint that another is joined to. @throws {Refusal} noSuchSame; reasonRequired where they are about something else */
async function mergeTarget(tx: Tx, row: ComplaintRow, { into, reason }: Fields): Promise<ComplaintRow> {
	const target = await complaintByNumber(tx, String(into));
	if (
		!target ||
		target.id === row.id ||
		target.sample !== row.sample ||
		!openStates.some((state) => state === target.state)
	) {
		throw refusal("noSuchSame").of("into");
	}
	const isSame = target.category === row.category && target.ward === row.ward;
	if (!isSame && reason === undefined) throw refusal("reasonRequired").of("reason");
	return target;
}

/** What the other complaint takes from one that is joined to it. */
const inherited = ["arrived_at", "due_at", "escalates_at", "paused_for"] as const;

async function mergeInto(tx: Tx, row: ComplaintRow, target: ComplaintRow, now: number): Promise<void> {
	const clock = clockOf(row);
	const isEarlier = dueBy(clock, now) < dueBy(clockOf(target), now);
	const { due_at, escalates_at } = row;
	const taken = {
		arrived_at: Math.min(target.arrived_at, row.arrived_at),
		...(isEarlier && { due_at, escalates_at, paused_for: dueBy(clock, now) - due_at }),
	};
	const changed = await changeComplaint(tx, target, {
		reporters: target.reporters + row.reporters,
		...taken,
	});
	if (!changed) throw refusal("moveNotNow");
	const clocks = [target, changed].map((each) =>
		Object.fromEntries(inherited.map((name) => [name, each[name]])),
	);
	await addEvent(tx, {
		complaint_id: target.id,
		move_id: `merge ${row.number} ${now}`,
		what: "also",
		at: now,
		by_id: null,
		by_name: null,
		body: JSON.stringify({ into: row.number, clocks }),
	});
}

/** Gives the others back what they took and what nothing has changed since. */
async function separate(tx: Tx, row: ComplaintRow): Promise<void> {
	for (const target of await joinedTo(tx, row)) {
		const bodies = (await eventsOf(tx, target.id)).map(({ body }) => JSON.parse(body));
		const [before, taken] = bodies.findLast(({ into }) => into === row.number)?.clocks ?? [{}, {}];
		const back = inherited.filter((name) => target[name] === taken[name]).map((name) => [name, before[name]]);
		const reporters = target.reporters - row.reporters;
		const changed = await changeComplaint(tx, target, { reporters, ...Object.fromEntries(back) });
		if (!changed) throw refusal("moveNotNow");
	}
}

/** Whether it has closed by silence, of which no event tells. */
export function silenceOf(row: ComplaintRow, now: number): number | undefined {
	return isSilent(clockOf(row), now) ? (row.closes_at ?? undefined) : undefined;
}
