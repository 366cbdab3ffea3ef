import { days, hours } from "./limits.ts";

/** Days (`2026-11-21`) or moments (`2026-11-21 06:00`), always Indian time, which has no summer time. */
const indianTime = "+05:30";

export const aheadOfUtc = hours(5.5);

export const momentForm = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}(?::\d{2})?)?$/;

/** Begin of a moment, a day's at midnight; milliseconds since 1970. */
export function beginOf(moment: string): number {
	const [date, time = "00:00"] = moment.split(" ");
	return Date.parse(`${date}T${time}${indianTime}`);
}

/** End of a moment, a day's at the next midnight; milliseconds since 1970. */
export function endOf(moment: string): number {
	return beginOf(moment) + (moment.includes(" ") ? 0 : days(1));
}

/** Milliseconds since 1970 as `2026-11-21T03:30:00.000Z`. */
export function momentOf(milliseconds: number): string {
	return new Date(milliseconds).toISOString();
}

export function momentOrNull(milliseconds: number | null): string | null {
	return milliseconds === null ? null : momentOf(milliseconds);
}

/** Milliseconds since 1970 in India, as `2026-11-21 09:00:00`. */
export function indianSecond(moment: number): string {
	return momentOf(moment + aheadOfUtc)
		.slice(0, 19)
		.replace("T", " ");
}

export function indianMinute(moment: number): string {
	return indianSecond(moment).slice(0, 16);
}

/** Day in India of milliseconds since 1970, as `2026-11-21`. */
export function indianDay(moment: number): string {
	return momentOf(moment + aheadOfUtc).slice(0, 10);
}

export function daysFrom(day: string, count: number): string {
	return new Date(Date.parse(day) + days(count)).toISOString().slice(0, 10);
}
