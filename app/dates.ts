import type { Lang } from "#contract/language.ts";

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

/** `2025-06-15` → "Jun 2025", "जून 2025": what stands below the day's number. */
export function monthAndYear(date: string, lang: Lang): string {
	return format(date, lang, { month: "short", year: "numeric" });
}

/** `2025-06-05` → "05". */
export function dayOfMonth(date: string): string {
	return date.slice(8, 10);
}
