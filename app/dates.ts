import type { Lang } from "#contract/language.ts";
import { days } from "#contract/limits.ts";

/** Indian time, and western digits in both languages (brief §11). */
function format(date: string, lang: Lang, options: Intl.DateTimeFormatOptions): string {
	return new Intl.DateTimeFormat(`${lang}-IN`, {
		timeZone: "Asia/Kolkata",
		numberingSystem: "latn",
		...options,
	}).format(new Date(`${date}T12:00:00+05:30`));
}

/** `2025-09-25` → "25 September 2025", "25 सितंबर 2025". */
export function longDate(date: string, lang: Lang): string {
	return format(date, lang, { day: "numeric", month: "long", year: "numeric" });
}

/** A day as `longDate` says it, and its time where one is given: `2026-11-21 18:00` → "21 November 2026, 18:00". */
export function longMoment(moment: string, lang: Lang): string {
	const [date = moment, time] = moment.split(" ");
	return time ? `${longDate(date, lang)}, ${time.slice(0, 5)}` : longDate(date, lang);
}

/** `2025-06-15` → "Jun 2025", "जून 2025": what stands below the day's number. */
export function monthAndYear(date: string, lang: Lang): string {
	return format(date, lang, { month: "short", year: "numeric" });
}

/** `2025-06-05` → "05". */
export function dayOfMonth(date: string): string {
	return date.slice(8, 10);
}

const inIndia = { timeZone: "Asia/Kolkata", numberingSystem: "latn" } as const;

/** A moment as a clerk says it: "Today, 10:42", "Yesterday, 16:05", "18 Nov, 12:31", "18 Nov 2025, 12:31". */
export function dayAndTime(moment: Date, now: Date, lang: Lang): string {
	const time = new Intl.DateTimeFormat(`${lang}-IN`, {
		...inIndia,
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
	}).format(moment);
	return `${dayBeside(moment, now, lang)}, ${time}`;
}

const nearDays = [
	{ en: "Today", hi: "आज" },
	{ en: "Yesterday", hi: "कल" },
] as const;

function dayBeside(moment: Date, now: Date, lang: Lang): string {
	const [day, today] = [isoDay(moment), isoDay(now)];
	const near = nearDays[(Date.parse(today) - Date.parse(day)) / days(1)];
	if (near) return near[lang];
	const isThisYear = day.slice(0, 4) === today.slice(0, 4);
	return new Intl.DateTimeFormat(`${lang}-IN`, {
		...inIndia,
		day: "numeric",
		month: "short",
		...(isThisYear ? {} : { year: "numeric" }),
	}).format(moment);
}

/** The day it is in India then: `2025-09-25`. */
function isoDay(moment: Date): string {
	return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(moment);
}
