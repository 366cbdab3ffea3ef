import { days } from "#contract/limits.ts";
import { aheadOfUtc, indianDay } from "#contract/moments.ts";

/** So many days after a day; before it, where the number is negative. */
export function daysFrom(day: string, count: number): string {
	return new Date(Date.parse(day) + days(count)).toISOString().slice(0, 10);
}

/** What day it is now: computed at each call, or a corrected clock would go unnoticed. */
export type Calendar = () => string;

/** The number of the cached day, and its text. */
let leaf = Number.NaN;
let today = "";

/** The calendar of the running server; tests pass their own. Formatted once a day, as every response needs it. */
export const indianCalendar: Calendar = () => {
	const now = Date.now();
	const number = Math.floor((now + aheadOfUtc) / days(1));
	if (number !== leaf) [leaf, today] = [number, indianDay(now)];
	return today;
};
