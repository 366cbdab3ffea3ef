import { type Lang, language } from "#contract/language.ts";
import { days } from "#contract/limits.ts";
import { beginOf, indianDay, indianMinute } from "#contract/moments.ts";
import { timeInWords } from "#contract/time-in-words.ts";

const formats = {
	weekday: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
	day: { day: "numeric", month: "long", year: "numeric" },
	weekdayName: { weekday: "long" },
	shortWeekday: { weekday: "short" },
	dayAndMonth: { day: "numeric", month: "long" },
	longMonth: { month: "long", year: "numeric" },
	month: { month: "short", year: "numeric" },
	shortDay: { day: "numeric", month: "short", year: "numeric" },
	shortDayOfThisYear: { day: "numeric", month: "short" },
	time: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** One instance each: a formatter for every date of a long list would cost time and megabytes of memory. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Indian time, and western digits in both languages (requirements, Look). */
function format(moment: number, lang: Lang, name: keyof typeof formats): string {
	const key = `${lang} ${name}`;
	const formatter =
		formatters.get(key) ??
		new Intl.DateTimeFormat(language(lang).locale, {
			timeZone: "Asia/Kolkata",
			numberingSystem: "latn",
			...formats[name],
		});
	formatters.set(key, formatter);
	return formatter.format(moment);
}

/** 0 → "today", "आज"; 3 → "3 days ago", "3 दिन पहले". */
export function daysAgo(days: number, lang: Lang): string {
	const numeric = days === 0 ? "auto" : "always";
	return new Intl.RelativeTimeFormat(`${language(lang).locale}-u-nu-latn`, { numeric }).format(-days, "day");
}

/** `2025-09-25` → "25 September 2025", "25 सितंबर 2025". */
export function longDate(date: string, lang: Lang): string {
	return format(beginOf(date), lang, "day");
}

export function weekday(date: string, lang: Lang): string {
	return format(beginOf(date), lang, "weekdayName");
}

export function shortWeekday(date: string, lang: Lang): string {
	return format(beginOf(date), lang, "shortWeekday");
}

export function dayAndMonth(date: string, lang: Lang): string {
	return format(beginOf(date), lang, "dayAndMonth");
}

/** `longDate`, with the time where there is one: `2026-11-21 18:00` → "21 November 2026, 6 pm". */
export function longMoment(moment: string, lang: Lang): string {
	const [date = moment, time] = moment.split(" ");
	return time ? `${longDate(date, lang)}, ${timeInWords(time, lang)}` : longDate(date, lang);
}

/**
 * Spells out a date field's value, so that month and day aren't confused: `2026-11-07T18:00` →
 * "Saturday, 7 November 2026, 6 pm". Empty until it is complete.
 */
export function momentInWords(typed: string, lang: Lang): string {
	const [date = "", time] = typed.split("T");
	const begin = beginOf(date);
	if (Number.isNaN(begin)) return "";
	return [format(begin, lang, "weekday"), ...(time ? [timeInWords(time, lang)] : [])].join(", ");
}

/** A moment of a call, as it is said, in which no line breaks within the hour: "Friday, 27 November 2026, 6 pm", "शुक्रवार, 27 नवंबर 2026, शाम 6 बजे". */
export function fullMoment(of: string, lang: Lang): string {
	const [day = "", time = ""] = indianMinute(Date.parse(of)).split(" ");
	return `${format(beginOf(day), lang, "weekday")}, ${timeInWords(time, lang).replaceAll(" ", "\u00a0")}`;
}

/** `2025-06-15` → "Jun 2025", "जून 2025": below the day's number. */
export function monthAndYear(date: string, lang: Lang): string {
	return format(beginOf(date), lang, "month");
}

export function longMonth(date: string, lang: Lang): string {
	return format(beginOf(date), lang, "longMonth");
}

export function dayOfMonth(date: string): string {
	return date.slice(8, 10);
}

/** A moment relative to today: "Today, 10:42", "Yesterday, 16:05", "18 Nov, 12:31", "18 Nov 2025, 12:31". */
export function dayAndTime(moment: Date, now: Date, lang: Lang): string {
	return `${dayBeside(moment.getTime(), now.getTime(), lang)}, ${format(moment.getTime(), lang, "time")}`;
}

export function dayHeading(moment: Date, now: Date, lang: Lang): string {
	const day = indianDay(moment.getTime());
	const near = nearDay(day, indianDay(now.getTime()));
	return near ? `${near[lang]}, ${longDate(day, lang)}` : longDate(day, lang);
}

export function timeOfDay(moment: Date, lang: Lang): string {
	return format(moment.getTime(), lang, "time");
}

/** A day relative to today: "Today", "Yesterday", "18 Nov", "18 Nov 2025". */
export function shortDay(moment: Date, now: Date, lang: Lang): string {
	return dayBeside(moment.getTime(), now.getTime(), lang);
}

const nearDays = [
	{ en: "Today", hi: "आज" },
	{ en: "Yesterday", hi: "कल" },
] as const;

function nearDay(day: string, today: string) {
	return nearDays[(Date.parse(today) - Date.parse(day)) / days(1)];
}

function dayBeside(moment: number, now: number, lang: Lang): string {
	const [day, today] = [indianDay(moment), indianDay(now)];
	const near = nearDay(day, today);
	return near ? near[lang] : shortDate(day, today, lang);
}

/** A date, with its year unless it is this one: "18 Nov", "18 Nov 2025". */
export function shortDate(date: string, today: string, lang: Lang): string {
	const isThisYear = date.slice(0, 4) === today.slice(0, 4);
	return format(beginOf(date), lang, isThisYear ? "shortDayOfThisYear" : "shortDay");
}
