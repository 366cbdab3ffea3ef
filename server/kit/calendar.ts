import { days } from "#contract/limits.ts";
import { aheadOfUtc, indianDay } from "#contract/moments.ts";

/** The day so many days after another; before it, if the number is negative. */
export function daysFrom(day: string, count: number): string {
	return new Date(Date.parse(day) + days(count)).toISOString().slice(0, 10);
}

/** Returns today. Called each time, or a corrected clock would go unnoticed. */
export type Calendar = () => string;

/** The calendar of one moment, milliseconds since 1970. */
export const calendarAt =
	(moment: number): Calendar =>
	() =>
		indianDay(moment);

let cachedDay = Number.NaN;
let today = "";

/** The day in India, formatted once a day because every response needs it. */
export const indianCalendar: Calendar = () => {
	const now = Date.now();
	const day = Math.floor((now + aheadOfUtc) / days(1));
	if (day !== cachedDay) [cachedDay, today] = [day, indianDay(now)];
	return today;
};
