import { days, hours, minutes } from "../limits.ts";
import { beginOf, daysFrom, indianMinute } from "../moments.ts";
import { dayOff, type OfficeTimes, spansOn } from "../office.ts";
import { type ComplaintState, moves, openStates } from "./moves.ts";

export type Limit = { readonly hours: number } | { readonly workingDays: number };

/** Longest accepted limits: a month round the clock, or half a year of working days. */
const longest = { h: 720, d: 180 };

export function readLimit(written: string): Limit | undefined {
	const [, count = "", unit] = /^([1-9]\d{0,2})([hd])$/.exec(written) ?? [];
	if (unit === undefined || Number(count) > longest[unit as "h" | "d"]) return undefined;
	return unit === "h" ? { hours: Number(count) } : { workingDays: Number(count) };
}

export const usualOffice: OfficeTimes<never> = { openingHours: "Mo-Sa 10:00-17:00", holidays: [] };

const mostDays = 730;

/** Working times from a moment on, each with the length of its whole day; milliseconds. */
function* workFrom<Name>(from: number, office: OfficeTimes<Name>) {
	const [first = ""] = indianMinute(from).split(" ");
	for (let ahead = 0; ahead < mostDays; ahead += 1) {
		const day = daysFrom(first, ahead);
		if (dayOff(day, office)) continue;
		const spans = spansOn(day, office.openingHours).map(({ from, to }) => [
			beginOf(`${day} ${from}`),
			beginOf(`${day} ${to}`),
		]) as [number, number][];
		const whole = spans.reduce((sum, [begin, end]) => sum + end - begin, 0);
		for (const [begin, end] of spans) if (end > from) yield { begin: Math.max(begin, from), end, whole };
	}
}

/**
 * End of a limit in milliseconds; null without working time. A working day is spent evenly over its hours: three days that begin
 * on Monday at three end on Thursday at three, and what begins at night begins when the office opens.
 * @param part of the limit, such as a half
 */
export function dueAfter<Name>(
	from: number,
	limit: Limit,
	office: OfficeTimes<Name>,
	part = 1,
): number | null {
	if ("hours" in limit) return from + Math.round(hours(limit.hours) * part);
	let left = limit.workingDays * part;
	for (const { begin, end, whole } of workFrom(from, office)) {
		const share = (end - begin) / whole;
		if (share >= left - 1e-9) {
			const moment = Math.round(begin + left * whole);
			return Math.min(end, Math.ceil(moment / minutes(1)) * minutes(1));
		}
		left -= share;
	}
	return null;
}

export function timeBetween<Name>(from: number, to: number, unit: Limit, office: OfficeTimes<Name>): Limit {
	if ("hours" in unit) return { hours: Math.max(0, to - from) / hours(1) };
	let workingDays = 0;
	for (const { begin, end, whole } of workFrom(from, office)) {
		if (begin >= to) break;
		workingDays += (Math.min(end, to) - begin) / whole;
	}
	return { workingDays };
}

/** Due date, and half a limit later the escalation to the executive officer; null without working time. */
export interface Term {
	readonly dueAt: number | null;
	readonly escalatesAt: number | null;
}

export interface Ground {
	readonly limit: Limit;
	readonly office: OfficeTimes<unknown>;
}

export function termOf(from: number, { limit, office }: Ground, part = 1): Term {
	const [dueAt, escalatesAt] = [part, part + 0.5].map((each) => dueAfter(from, limit, office, each));
	return { dueAt: dueAt ?? null, escalatesAt: escalatesAt ?? null };
}

export const longestPause = days(7);

/** Moves a term's remaining time from one moment to another; what was over by then stays. */
export function shifted({ dueAt, escalatesAt }: Term, from: number, to: number, ground: Ground): Term {
	const { limit, office } = ground;
	const move = (moment: number | null) =>
		moment === null || moment <= from
			? moment
			: dueAfter(to, timeBetween(from, moment, limit, office), office);
	return { dueAt: move(dueAt), escalatesAt: move(escalatesAt) };
}

/** Stored clock of a complaint; all moments are milliseconds since 1970. */
export interface ComplaintClock extends Term {
	readonly state: ComplaintState;
	readonly arrivedAt: number;
	/**
	 * Due date: set at arrival, earlier if the category changes, half a limit after a reopening, later by the wait for an answer.
	 * While a question waits, the date that holds if nobody answers.
	 */
	readonly dueAt: number | null;
	/** Half a limit after the due date; for a held complaint, when somebody must look at it. */
	readonly escalatesAt: number | null;
	readonly waitingSince: number | null;
	/** State that a question interrupts; null if none waits. */
	readonly resumes: ComplaintState | null;
	readonly endedAt: number | null;
	/** Moment at which a resolved one closes by silence, or was confirmed. */
	readonly closesAt: number | null;
	readonly reopened: number;
}

const isOpen = (state: ComplaintState) => openStates.some((each) => each === state);

/** State at a moment: a week of silence closes a resolved one, and ends the wait for an answer. */
export function stateAt(
	{ state, closesAt, waitingSince, resumes }: ComplaintClock,
	now: number,
): ComplaintState {
	if (state === "resolved" && closesAt !== null && closesAt <= now) return "closed";
	return state === "waiting" && waitingSince !== null && waitingSince + longestPause <= now
		? (resumes ?? "assigned")
		: state;
}

export function isSilent(clock: ComplaintClock, now: number): boolean {
	return clock.state === "resolved" && stateAt(clock, now) === "closed";
}

/** Term as if the waiting question were answered now. */
export function termBy(clock: ComplaintClock, now: number, ground: Ground): Term {
	const goesOn = (clock.waitingSince ?? now) + longestPause;
	return clock.waitingSince === null || now >= goesOn ? clock : shifted(clock, goesOn, now, ground);
}

/**
 * Whether it is open after its due date, was ended after it, or is held beyond half its limit; never for a merged or declined
 * one, for which no work was done.
 */
export function isLate(
	clock: Pick<ComplaintClock, "state" | "dueAt" | "escalatesAt" | "endedAt">,
	now: number,
): boolean {
	const { state, dueAt, escalatesAt, endedAt } = clock;
	if (state === "merged" || state === "declined") return false;
	if (state === "held") return escalatesAt !== null && now >= escalatesAt;
	return dueAt !== null && (isOpen(state) ? now : Math.min(endedAt ?? now, now)) >= dueAt;
}

/** 0: the department. 1: its head too, once due or reopened. 2: the executive officer too. For open or held ones. */
export function levelAt(clock: ComplaintClock, now: number): 0 | 1 | 2 {
	const { state, escalatesAt, reopened } = clock;
	if (!isOpen(state) && state !== "held") return 0;
	const late = escalatesAt !== null && now >= escalatesAt ? 2 : isLate(clock, now) ? 1 : 0;
	return Math.max(late, Math.min(2, reopened)) as 0 | 1 | 2;
}

/** Latest possible moment, which sorts last. */
export const never = 8_640_000_000_000_000;

/** Computes for an index when it becomes late, and late for the executive officer; null if it is over. */
export function lateFrom({ state, dueAt, escalatesAt }: ComplaintClock): readonly (number | null)[] {
	if (state === "held") return [escalatesAt, escalatesAt];
	return isOpen(state) ? [dueAt ?? never, escalatesAt ?? never] : [null, null];
}

/** Until when a citizen may reopen it; null if open, or not reopenable. */
export function reopenUntil(clock: ComplaintClock, reopenFor: number): number | null {
	const over = clock.closesAt ?? clock.endedAt;
	return over !== null && moves.reopen.from.some((state) => state === clock.state) ? over + reopenFor : null;
}
