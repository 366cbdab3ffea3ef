import { days, hours, minutes } from "../limits.ts";
import { beginOf, daysFrom, indianMinute } from "../moments.ts";
import { dayOff, type OfficeTimes, spansOn } from "../office.ts";
import { type ComplaintState, moves, openStates } from "./moves.ts";

/** How long the council gives itself: hours round the clock, or working days of its office. */
export type Limit = { readonly hours: number } | { readonly workingDays: number };

/** Beyond these a limit promises nothing: a month round the clock, and half a year of working days. */
const longest = { h: 720, d: 180 };

/** `24h` or `3d`, as the table of categories has it; undefined of anything else. */
export function readLimit(written: string): Limit | undefined {
	const [, count = "", unit] = /^([1-9]\d{0,2})([hd])$/.exec(written) ?? [];
	if (unit === undefined || Number(count) > longest[unit as "h" | "d"]) return undefined;
	return unit === "h" ? { hours: Number(count) } : { workingDays: Number(count) };
}

/** Working days of a council that doesn't say its hours for programs. */
export const usualOffice: OfficeTimes<never> = { openingHours: "Mo-Sa 10:00-17:00", holidays: [] };

/** So far ahead working time is looked for: a council that has none in two years promises no date. */
const mostDays = 730;

/** The times at which the office works from a moment on, each with the length of its whole day; milliseconds. */
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
 * When a limit ends that begins at a moment, both in milliseconds; null where the office doesn't work for so long. A working day is spent
 * evenly over the hours of its day: what begins on Monday at three and has three of them ends on Thursday at three, what begins at night
 * begins when the office opens.
 *
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
		// Fractions of days don't add up to the last digit.
		if (share >= left - 1e-9) {
			const moment = Math.round(begin + left * whole);
			return Math.min(end, Math.ceil(moment / minutes(1)) * minutes(1));
		}
		left -= share;
	}
	return null;
}

/** Measures the time between two moments in the unit of a limit: hours, or working days. */
export function timeBetween<Name>(from: number, to: number, unit: Limit, office: OfficeTimes<Name>): Limit {
	if ("hours" in unit) return { hours: Math.max(0, to - from) / hours(1) };
	let workingDays = 0;
	for (const { begin, end, whole } of workFrom(from, office)) {
		if (begin >= to) break;
		workingDays += (Math.min(end, to) - begin) / whole;
	}
	return { workingDays };
}

/** A promise: when it is to be kept, and when it goes to the executive officer, half the limit later; null without working time. */
export interface Term {
	readonly dueAt: number | null;
	readonly escalatesAt: number | null;
}

/** Ground on which a complaint's clock runs: the limit of its category, and the office's time. */
export interface Ground {
	readonly limit: Limit;
	readonly office: OfficeTimes<unknown>;
}

/** The term of a limit that begins at a moment. @param part of the limit */
export function termOf(from: number, { limit, office }: Ground, part = 1): Term {
	const [dueAt, escalatesAt] = [part, part + 0.5].map((each) => dueAfter(from, limit, office, each));
	return { dueAt: dueAt ?? null, escalatesAt: escalatesAt ?? null };
}

/** A question stops the clock for so long at most. */
export const longestPause = days(7);

/**
 * A term of which what would run from one moment on runs from another on, later or earlier: what is to come keeps as much of its own time,
 * and what was over by then stays.
 */
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
	 * Fixed at arrival; an earlier one takes its place, half a limit when it is reopened, and what is left when a question is over. While
	 * one waits it is as if nobody answered.
	 */
	readonly dueAt: number | null;
	/** Due and half the limit; of a held one, by when somebody must have looked at it. */
	readonly escalatesAt: number | null;
	/** Since when a question waits; null: none does. */
	readonly waitingSince: number | null;
	/** When the council was done with it: resolved, declined, closed; null: it isn't. */
	readonly endedAt: number | null;
	/** When a resolved one closes by silence, or has been confirmed. */
	readonly closesAt: number | null;
	readonly reopened: number;
}

const isOpen = (state: ComplaintState) => openStates.some((each) => each === state);

/**
 * The state as of a moment: who says nothing for a week after it was resolved is content, and after a week without an answer the
 * department goes on.
 */
export function stateAt({ state, closesAt, waitingSince }: ComplaintClock, now: number): ComplaintState {
	if (state === "resolved" && closesAt !== null && closesAt <= now) return "closed";
	return state === "waiting" && waitingSince !== null && waitingSince + longestPause <= now
		? "assigned"
		: state;
}

/** Whether it was closed by nobody. */
export function isSilent(clock: ComplaintClock, now: number): boolean {
	return clock.state === "resolved" && stateAt(clock, now) === "closed";
}

/** The term if the question that waits were answered now: what was left begins now. */
export function termBy(clock: ComplaintClock, now: number, ground: Ground): Term {
	const goesOn = (clock.waitingSince ?? now) + longestPause;
	return clock.waitingSince === null || now >= goesOn ? clock : shifted(clock, goesOn, now, ground);
}

/** Late: still open after it was due; held for half its limit; of one that is over, whether it was; the one it was joined to says so of both. */
export function isLate(clock: ComplaintClock, now: number): boolean {
	const { state, dueAt, escalatesAt, endedAt } = clock;
	if (state === "merged") return false;
	if (state === "held") return escalatesAt !== null && now >= escalatesAt;
	return dueAt !== null && (isOpen(state) ? now : Math.min(endedAt ?? now, now)) >= dueAt;
}

/** 0: the section has it. 1: its head too, from due on or once reopened. 2: the executive officer too. Only of what is open or held. */
export function levelAt(clock: ComplaintClock, now: number): 0 | 1 | 2 {
	const { state, escalatesAt, reopened } = clock;
	if (!isOpen(state) && state !== "held") return 0;
	const late = escalatesAt !== null && now >= escalatesAt ? 2 : isLate(clock, now) ? 1 : 0;
	return Math.max(late, Math.min(2, reopened)) as 0 | 1 | 2;
}

/** The last moment that there is: late never, and behind all others in a list. */
export const never = 8_640_000_000_000_000;

/**
 * Computes the moments from which a complaint is late, and late for the executive officer, if nothing more happens, so that
 * a list finds late ones by an index. null if it is over.
 */
export function lateFrom({ state, dueAt, escalatesAt }: ComplaintClock): readonly (number | null)[] {
	if (state === "held") return [escalatesAt, escalatesAt];
	return isOpen(state) ? [dueAt ?? never, escalatesAt ?? never] : [null, null];
}

/** Until when a citizen may reopen it; null while it is open, and of what can't be. */
export function reopenUntil(clock: ComplaintClock, reopenFor: number): number | null {
	const over = clock.closesAt ?? clock.endedAt;
	return over !== null && moves.reopen.from.some((state) => state === clock.state) ? over + reopenFor : null;
}
