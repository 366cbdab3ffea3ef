import type { Updateable } from "kysely";
import {
	type Ground,
	isSilent,
	longestPause,
	reopenUntil,
	shifted,
	stateAt,
	type Term,
	termOf,
} from "#contract/complaints/clock.ts";
import {
	type Movable,
	type MoveField,
	type MoveName,
	type Mover,
	mayMove,
	moveFields,
	moveOf,
	moves,
	neededFields,
	openStates,
} from "#contract/complaints/moves.ts";
import { transition } from "#contract/complaints/transition.ts";
import { days } from "#contract/limits.ts";
import type { EditedContent } from "../content/edited-content.ts";
import type { Tables, Tx } from "../db/tables.ts";
import { refusal } from "../kit/refusal.ts";
import { categoryOf, groundOf, ownCategory, soundsOf, termAt } from "./categories.ts";
import {
	addEvent,
	addKeys,
	type ComplaintRow,
	changeComplaint,
	clockOf,
	columnsOf,
	complaintByNumber,
	type EventRow,
	eventsOf,
	joinedTo,
	lockComplaint,
	newMark,
	photosOf,
} from "./complaints.store.ts";
import { discardAlike } from "./held.store.ts";
import { noteMessages } from "./messages.ts";
import type { ComplaintSettings } from "./settings.store.ts";
import { handlersOf, isAbandoned } from "./settings.store.ts";

export type Change = Omit<Updateable<Tables["complaints"]>, "reporters" | "photos">;

type Fields = Readonly<Partial<Record<MoveField, string | number | undefined>>>;

/** Actor of a move; no id means the citizen. */
export interface Actor {
	readonly id?: number;
	readonly name?: string;
	readonly as: readonly Mover[];
	/** Reopenings that count as this citizen's own. */
	readonly mine?: IsMine;
}

type IsMine = (event: EventRow) => boolean;

export interface Making {
	readonly content: EditedContent;
	readonly settings: ComplaintSettings;
	readonly now: number;
}

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
		state: isLeft && state === "working" ? "assigned" : state,
		made,
		proposedBy: row.proposed_by,
		reopenUntil: reopenUntil(clockOf(row), days(settings.reopenDays)),
		isDiscarded: row.discarded_at !== null,
		isAsked: row.waiting_since !== null,
	};
}

/**
 * Makes a move: the row and one event.
 * @returns the row; undefined if somebody else was quicker
 * @throws {Refusal} moveNotYours, moveNotNow, and for a missing or wrong field
 */
export async function makeMove(
	tx: Tx,
	row: ComplaintRow,
	{
		move,
		fields: sent,
		mark = newMark(),
	}: { readonly move: MoveName; readonly fields: Fields; readonly mark?: string },
	actor: Actor,
	making: Making,
): Promise<ComplaintRow | undefined> {
	const { now } = making;
	const events = await eventsOf(tx, row.id);
	const { who, needs, may = [] } = moveOf(move);
	if (!who.some((each) => actor.as.includes(each))) throw refusal("moveNotYours");
	const by = { as: actor.as, ...(actor.id !== undefined && { id: actor.id }) };
	const isLeft = await isAbandoned(tx, row, now);
	const movable = movableOf(row, events, making, { mine: actor.mine, isLeft });
	if (!mayMove(move, movable, by, now)) throw refusal("moveNotNow");
	const fields: Fields = Object.fromEntries([...needs, ...may].map((field) => [field, sent[field]]));
	const wantsProof = categoryOf(making.content, row.category)?.wantsProof ?? false;
	for (const field of neededFields(move, wantsProof)) {
		if (field !== "proof" && fields[field] === undefined) throw missing(move, field);
	}
	if (move === "resolve" && wantsProof && fields.noProof === undefined)
		await refuseWithoutProof(tx, row, events);
	const found = isLeft ? { ...row, person_id: null } : row;
	const { change, body } = await changeOf(tx, found, move, { fields, events }, actor, making);
	const next = await changeComplaint(tx, row, change);
	if (!next) return undefined;
	if (row.state === "held" && next.state !== "held") {
		const added = events
			.filter(({ what }) => what === "more")
			.map(({ body }) => JSON.parse(body).words ?? "");
		const sounds = [soundsOf(categoryOf(making.content, next.category)), ...added].join(" ");
		await addKeys(tx, next, sounds);
	}
	if (move === "merge") await mergeInto(tx, next, await mergeTarget(tx, row, fields), making);
	if (move === "unmerge") await separate(tx, row);
	const by_name = actor.id === undefined ? null : (actor.name ?? "");
	const event = {
		move_id: mark,
		what: move,
		at: now,
		by_id: actor.id ?? null,
		by_name,
		body: JSON.stringify(body),
	};
	await addEvent(tx, { complaint_id: row.id, ...event });
	await noteMessages(tx, next, move, event);
	if (fields.alike !== undefined) await discardAlike(tx, row, event);
	return next;
}

function missing(move: MoveName, field: MoveField) {
	if (move === "reopen") return refusal("whatIsntDone").of(field);
	return field === "reason"
		? refusal("reasonRequired").of(field)
		: refusal("fieldEmpty", { field: (lang) => moveFields[field][lang] }).of(field);
}

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
	{ fields, events }: { readonly fields: Fields; readonly events: readonly EventRow[] },
	actor: Actor,
	making: Making,
): Promise<Made> {
	const { content, now, settings } = making;
	const ground = groundOf(content, row.category);
	const made = { ...ground, now, silence: days(settings.silenceDays) };
	const { to } = moveOf(move);
	const change: Change = {
		...columnsOf(transition(clockOf(row), move, made)),
		question: move === "ask" ? String(fields.question) : null,
		...((actor.id !== undefined || move === "answer") && { answered_at: move === "answer" ? now : null }),
		...(to && to !== row.state && withoutProposal),
	};
	switch (move) {
		case "discard":
			return { change: { discarded_at: now }, body: fields };
		case "begin":
			return { change: { ...change, person_id: row.person_id ?? actor.id ?? null }, body: fields };
		case "release":
			return { change: { ...change, discarded_at: null, network: null }, body: fields };
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
			return sentOn(tx, row, { fields, events }, actor, making, change);
		case "merge":
			// Locks in a common order, as two complaints merged into each other would deadlock.
			await lockComplaint(tx, Math.min(row.id, (await mergeTarget(tx, row, fields)).id));
			return { change: { ...change, merged_into: (await mergeTarget(tx, row, fields)).id }, body: fields };
		case "unmerge":
			return { change: { ...change, merged_into: null }, body: fields };
		default:
			return { change, body: fields };
	}
}

const withoutProposal = { proposal: null, proposed_by: null, proposed_name: null };

async function sentOn(
	tx: Tx,
	row: ComplaintRow,
	{ fields, events }: { readonly fields: Fields; readonly events: readonly EventRow[] },
	actor: Actor,
	{ content, now }: Making,
	change: Change,
): Promise<Made> {
	const department = fields.department as ComplaintRow["department"];
	const category = fields.category === undefined ? row.category : String(fields.category);
	const isSorting = actor.as.includes("assign");
	if (!isSorting && (department !== row.department || category !== row.category)) {
		throw refusal("departmentOfOthers").of("department");
	}
	const person = fields.person === undefined ? null : Number(fields.person);
	const handlers = person === null ? [] : await handlersOf(tx, now, department);
	const chosen = handlers.find(({ id }) => id === person);
	if (person !== null && !chosen) throw refusal("noSuchHandler").of("person");
	const sent = { ...change, ...withoutProposal, department, category, person_id: person };
	const body = { ...fields, person: chosen?.name };
	// A reopened complaint's half term counts from its reopening.
	if (category === row.category || row.reopened > 0) return { change: sent, body };
	ownCategory(content, category);
	const ground = groundOf(content, category);
	const { dueAt, escalatesAt } = withPause(termOf(row.arrived_at, ground), events, now, ground);
	const isEarlier = dueAt !== null && dueAt < (change.due_at ?? Number.POSITIVE_INFINITY);
	return { change: { ...sent, ...(isEarlier && { due_at: dueAt, escalates_at: escalatesAt }) }, body };
}

function withPause(term: Term, events: readonly EventRow[], now: number, ground: Ground): Term {
	const asked = events.findIndex(({ what }) => what === "ask");
	const { at } = events[asked] ?? {};
	if (at === undefined) return term;
	// A withdrawal answers no question; that of the only reporter closes the complaint.
	const ends = ({ what }: EventRow) => what in moves && what !== "withdraw";
	const over = events.slice(asked + 1).find(ends)?.at ?? now;
	return shifted(term, at, Math.min(over, at + longestPause), ground);
}

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

const inherited = ["arrived_at", "due_at", "escalates_at"] as const;

async function mergeInto(
	tx: Tx,
	row: ComplaintRow,
	target: ComplaintRow,
	{ content, now }: Making,
): Promise<void> {
	const own = clockOf(row);
	const goesOn = (target.waiting_since ?? Number.NEGATIVE_INFINITY) + longestPause;
	const isEarlier =
		own.dueAt !== null && own.dueAt < (termAt(content, target, now).dueAt ?? Number.POSITIVE_INFINITY);
	// While the target waits for its citizen's answer, this complaint's clock stands too.
	const { dueAt, escalatesAt } =
		goesOn > now ? shifted(own, now, goesOn, groundOf(content, target.category)) : own;
	const taken = {
		arrived_at: Math.min(target.arrived_at, row.arrived_at),
		...(isEarlier && { due_at: dueAt, escalates_at: escalatesAt }),
	};
	const changed = await changeComplaint(tx, target, taken, { reporters: row.reporters });
	if (!changed) throw refusal("moveNotNow");
	const clocks = [target, changed].map((each) =>
		Object.fromEntries(inherited.map((name) => [name, each[name]])),
	);
	await addEvent(tx, {
		complaint_id: target.id,
		move_id: newMark(),
		what: "also",
		at: now,
		by_id: null,
		by_name: null,
		body: JSON.stringify({ into: row.number, clocks }),
	});
}

/** Restores what a merge took, unless it has changed since. */
async function separate(tx: Tx, row: ComplaintRow): Promise<void> {
	for (const target of await joinedTo(tx, row)) {
		const bodies = (await eventsOf(tx, target.id)).map(({ body }) => JSON.parse(body));
		const [before, taken] = bodies.findLast(({ into }) => into === row.number)?.clocks ?? [{}, {}];
		const back = inherited.filter((name) => target[name] === taken[name]).map((name) => [name, before[name]]);
		const changed = await changeComplaint(tx, target, Object.fromEntries(back), {
			reporters: -row.reporters,
		});
		if (!changed) throw refusal("moveNotNow");
	}
}

/** Moment at which it closed by silence, which leaves no event; undefined if it hasn't. */
export function silenceOf(row: ComplaintRow, now: number): number | undefined {
	return isSilent(clockOf(row), now) ? (row.closes_at ?? undefined) : undefined;
}
