import { days, hours } from "./limits.ts";

/**
 * Moments as a council writes them: a day (`2026-11-21`), or a day with its time (`2026-11-21 06:00`), always Indian time.
 * India keeps one time all the year round.
 */
const indianTime = "+05:30";

/** The same in milliseconds. */
export const aheadOfUtc = hours(5.5);

/** A day, or a day with its time; seconds are for those who need them. */
export const momentForm = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}(?::\d{2})?)?$/;

/** When something begins: a day begins at midnight. Milliseconds since 1970. */
export function beginOf(moment: string): number {
	const [date, time = "00:00"] = moment.split(" ");
	return Date.parse(`${date}T${time}${indianTime}`);
}

/** When something has ended: a day ends at the midnight that follows. Milliseconds since 1970. */
export function endOf(moment: string): number {
	return beginOf(moment) + (moment.includes(" ") ? 0 : days(1));
}

/** A moment (milliseconds since 1970) as the calls write it: `2026-11-21T03:30:00.000Z`. */
export function momentOf(milliseconds: number): string {
	return new Date(milliseconds).toISOString();
}

/** The same of what may have no moment. */
export function momentOrNull(milliseconds: number | null): string | null {
	return milliseconds === null ? null : momentOf(milliseconds);
}

/** The day and the time in India at a moment (milliseconds since 1970), as `2026-11-21 09:00:00`. */
export function indianSecond(moment: number): string {
	return momentOf(moment + aheadOfUtc)
		.slice(0, 19)
		.replace("T", " ");
}

/** The same without the seconds: `2026-11-21 09:00`. */
export function indianMinute(moment: number): string {
	return indianSecond(moment).slice(0, 16);
}

/** The calendar day in India at a moment (milliseconds since 1970), as `2026-11-21`. */
export function indianDay(moment: number): string {
	return momentOf(moment + aheadOfUtc).slice(0, 10);
}

/** The day so many days after another; before it, if the number is negative. */
export function daysFrom(day: string, count: number): string {
	return new Date(Date.parse(day) + days(count)).toISOString().slice(0, 10);
}
