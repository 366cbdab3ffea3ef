import { readLimit } from "#contract/complaints/clock.ts";
import { fill, type Lang, type Text } from "#contract/language.ts";
import { days, hours } from "#contract/limits.ts";
import { indianMinute } from "#contract/moments.ts";
import { timeInWords } from "#contract/time-in-words.ts";
import { shortDate } from "../../words/dates.ts";

const words = {
	hours: { en: "{count} hours, day and night", hi: "{count} घंटे, दिन-रात" },
	workingDay: { en: "1 working day", hi: "1 कार्य दिवस" },
	workingDays: { en: "{count} working days", hi: "{count} कार्य दिवस" },
	today: { en: "today", hi: "आज" },
	todayAt: { en: "today at {time}", hi: "आज {time}" },
	on: { en: "on {day}", hi: "{day}" },
	lessThanAnHour: { en: "less than an hour ago", hi: "एक घंटे से कम पहले" },
	hoursAgo: { en: "{count} h ago", hi: "{count} घंटे पहले" },
	dayAgo: { en: "1 day ago", hi: "1 दिन पहले" },
	daysAgo: { en: "{count} days ago", hi: "{count} दिन पहले" },
} as const satisfies Readonly<Record<string, Text>>;

/** A limit of the table of categories: `2d` → "2 working days". */
export function limitInWords(written: string, lang: Lang): string {
	const limit = readLimit(written);
	if (limit === undefined) return written;
	if ("hours" in limit) return fill(words.hours[lang], { count: limit.hours });
	const count = limit.workingDays;
	return fill(words[count === 1 ? "workingDay" : "workingDays"][lang], { count });
}

/** Day of a limit's end: "on 28 Nov", "today", with the hour if it is known: "today at 11:30 am". A line doesn't break within it. */
export function dueDay(of: string, today: string, lang: Lang): string {
	const [day = "", time = ""] = indianMinute(Date.parse(of)).split(" ");
	const said =
		day !== today
			? fill(words.on[lang], { day: shortDate(day, today, lang) })
			: time === "00:00"
				? words.today[lang]
				: fill(words.todayAt[lang], { time: timeInWords(time, lang) });
	return said.replaceAll(" ", "\u00a0");
}

/** Time since a moment, in words. @param now milliseconds since 1970 */
export function ago(of: string, now: number, lang: Lang): string {
	const passed = now - Date.parse(of);
	if (passed < hours(1)) return words.lessThanAnHour[lang];
	if (passed < days(1)) return fill(words.hoursAgo[lang], { count: Math.floor(passed / hours(1)) });
	const count = Math.floor(passed / days(1));
	return fill(words[count === 1 ? "dayAgo" : "daysAgo"][lang], { count });
}
