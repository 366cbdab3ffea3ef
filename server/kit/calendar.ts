import { days } from "#contract/limits.ts";
import { aheadOfUtc, indianDay } from "#contract/moments.ts";

/** So many days after a day; before it, where the number is negative. */
export function daysFrom(day: string, count: number): string {
	return new Date(Date.parse(day) + days(count)).toISOString().slice(0, 10);
}

/** What day it is now: asked anew each time, so no clock that is put forward or back is missed. */
export type Calendar = () => string;

/** The number of the leaf that is open, and what it says. */
let leaf = Number.NaN;
let today = "";

/** The calendar that everybody goes by; tests turn the leaves of one of their own. Written out once a day, for every answer asks. */
export const indianCalendar: Calendar = () => {
	const now = Date.now();
	const number = Math.floor((now + aheadOfUtc) / days(1));
	if (number !== leaf) [leaf, today] = [number, indianDay(now)];
	return today;
};
