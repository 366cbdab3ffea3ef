import { days } from "#contract/limits.ts";
import { aheadOfUtc, indianDay } from "#contract/moments.ts";

/** The same day so many months later, or that month's last. */
export function monthsFrom(date: string, months: number): string {
	const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
	const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
	return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** Returns today. Called each time, so that a corrected clock is noticed. */
export type Calendar = () => string;

export const calendarAt =
	(moment: number): Calendar =>
	() =>
		indianDay(moment);

let cachedDay = Number.NaN;
let cached = "";

/** The day in India of a recent moment, formatted once a day, as every response needs it. */
export function currentDay(now: number): string {
	const day = Math.floor((now + aheadOfUtc) / days(1));
	if (day !== cachedDay) [cachedDay, cached] = [day, indianDay(now)];
	return cached;
}

export const indianCalendar: Calendar = () => currentDay(Date.now());

export function readAgainAfter(
	{ reviewed, readAgain }: { readonly reviewed: string; readonly readAgain?: unknown },
	months: number,
): string {
	return typeof readAgain === "string" && readAgain >= reviewed ? readAgain : monthsFrom(reviewed, months);
}
