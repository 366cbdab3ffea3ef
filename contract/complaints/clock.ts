import { days, hours, minutes } from "../limits.ts";
import { beginOf, daysFrom, indianMinute } from "../moments.ts";
import { dayOff, type OfficeTimes, spansOn } from "../office.ts";
import { type ComplaintState, moves, openStates } from "./moves.ts";

/** How long the council gives itself: hours round the clock, or working days of its office. */
export type Limit = { readonly hours: number } | { readonly workingDays: number };

/** `24h` or `3d`, as the table of categories has it; undefined of anything else. */
export function readLimit(written: string): Limit | undefined {
	const [, count, unit] = /^([1-9]\d{0,2})([hd])$/.exec(written) ?? [];
	if (count === undefined) return undefined;
	return unit === "h" ? { hours: Number(count) } : { workingDays: Number(count) };
}

/** By which working days are counted where a council doesn't say its hours for programs. */
export const usualOffice: OfficeTimes<never> = { openingHours: "Mo-Sa 10:00-17:00", holidays: [] };

/** No council gives itself longer, holidays included. */
const mostDays = 3000;

/**
 * When a limit ends that begins at a moment, both in milliseconds. A working day is spent evenly over the hours of its day: what begins on
 * Monday at three and has three of them ends on Thursday at three, what begins at night begins when the office opens.
 *
 * @param part of the limit, such as a half
 */
export function dueAfter<Name>(from: number, limit: Limit, office: OfficeTimes<Name>, part = 1): number {
	if ("hours" in limit) return from + hours(limit.hours) * part;
	let left = limit.workingDays * part;
	const [first = ""] = indianMinute(from).split(" ");
	let day = first;
	for (let count = 0; count < mostDays; count += 1) {
		const spans = dayOff(day, office) ? [] : spansIn(day, office.openingHours);
		const whole = lengthOf(spans);
		const rest = spans
			.map(({ begin, end }) => ({ begin: Math.max(begin, from), end }))
			.filter(({ begin, end }) => end > begin);
		const here = whole > 0 ? lengthOf(rest) / whole : 0;
		// Fractions of days don't add up to the last digit.
		if (here > 0 && here >= left - 1e-9) return momentAfter(rest, left * whole);
		left -= here;
		day = daysFrom(day, 1);
	}
	return from + days(mostDays);
}

interface Span {
	readonly begin: number;
	readonly end: number;
}

function spansIn(day: string, openingHours: string): readonly Span[] {
	return spansOn(day, openingHours).map(({ from, to }) => ({
		begin: beginOf(`${day} ${from}`),
		end: beginOf(`${day} ${to}`),
	}));
}

const lengthOf = (spans: readonly Span[]) => spans.reduce((sum, { begin, end }) => sum + end - begin, 0);

/** The moment at which so many milliseconds of some spans are over, in whole minutes. */
function momentAfter(spans: readonly Span[], milliseconds: number): number {
	let left = milliseconds;
	for (const { begin, end } of spans) {
		if (left <= end - begin + 1e-3) {
			const moment = begin + left;
			return Math.min(end, Math.ceil(Math.round(moment) / minutes(1)) * minutes(1));
		}
		left -= end - begin;
	}
	return spans.at(-1)?.end ?? 0;
}

/** A question stops the clock for so long at most. */
export const longestPause = days(7);

/** What is stored of a complaint's clock; all moments are milliseconds since 1970. */
export interface ComplaintClock {
	readonly state: ComplaintState;
	readonly arrivedAt: number;
	/** Fixed at arrival; only an earlier one ever takes its place, or half a limit when it is reopened. */
	readonly dueAt: number;
	/** Due and half the limit. */
	readonly escalatesAt: number;
	/** How long earlier questions have stopped the clock. */
	readonly pausedFor: number;
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

/** How long the clock has stood still by a moment. */
function pauseBy({ pausedFor, waitingSince }: ComplaintClock, now: number): number {
	if (waitingSince === null) return pausedFor;
	return pausedFor + Math.min(Math.max(0, now - waitingSince), longestPause);
}

/** When it is due as of a moment, with what a question has stopped the clock. */
export function dueBy(clock: ComplaintClock, now: number): number {
	return clock.dueAt + pauseBy(clock, now);
}

/** Late: still open after it was due; of one that is over, whether it was; the one it was joined to says so of both. */
export function isLate(clock: ComplaintClock, now: number): boolean {
	if (clock.state === "held" || clock.state === "merged") return false;
	const then = isOpen(clock.state) ? now : Math.min(clock.endedAt ?? now, now);
	return then >= dueBy(clock, then);
}

/** 0: the section has it. 1: its head too, from due on or once reopened. 2: the executive officer too. Only of what is open. */
export function levelAt(clock: ComplaintClock, now: number): 0 | 1 | 2 {
	if (!isOpen(clock.state)) return 0;
	const late = now >= clock.escalatesAt + pauseBy(clock, now) ? 2 : isLate(clock, now) ? 1 : 0;
	return Math.max(late, Math.min(2, clock.reopened)) as 0 | 1 | 2;
}

/**
 * From which moment on a complaint is late if nothing more happens; by it a list finds what is late without computing each.
 * Null: never, for it is over or held.
 *
 * @param moment due, or due and half the limit
 */
export function lateFrom({ state, pausedFor, waitingSince }: ComplaintClock, moment: number): number | null {
	if (!isOpen(state)) return null;
	const before = moment + pausedFor;
	return waitingSince === null || before <= waitingSince ? before : before + longestPause;
}

/** Until when a citizen may reopen it; null while it is open, and of what can't be. */
export function reopenUntil(clock: ComplaintClock, reopenFor: number): number | null {
	const over = clock.closesAt ?? clock.endedAt;
	return over !== null && moves.reopen.from.some((state) => state === clock.state) ? over + reopenFor : null;
}
