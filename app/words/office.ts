import { fill, type Lang, type Text } from "#contract/language.ts";
import { daysFrom } from "#contract/moments.ts";
import { daysBetween } from "#contract/notices.ts";
import { type OfficeState, writtenSpans } from "#contract/office.ts";
import { timeInWords } from "#contract/time-in-words.ts";
import { dayAndMonth, weekday } from "./dates.ts";

const words = {
	always: { en: "Open day and night", hi: "दिन-रात खुला है" },
	open: { en: "Open now, till {time}", hi: "अभी खुला है, {time} तक" },
	openFor: { en: "Open now, till {day} {time}", hi: "अभी खुला है, {day} {time} तक" },
	lunch: { en: "Closed for lunch, opens at {time}", hi: "अभी भोजनावकाश है, {time} खुलेगा" },
	early: { en: "Closed now, opens today at {time}", hi: "अभी बंद है, आज {time} खुलेगा" },
	late: { en: "Closed now, opens {day} {time}", hi: "अभी बंद है, {day} {time} खुलेगा" },
	off: { en: "Closed today: {why}, opens {day} {time}", hi: "आज बंद है: {why}। {day} {time} खुलेगा" },
	offForLong: { en: "Closed today: {why}", hi: "आज बंद है: {why}" },
	closed: { en: "Closed now", hi: "अभी बंद है" },
	tomorrow: { en: "tomorrow", hi: "कल" },
	onWeekday: { en: "{day}", hi: "{day} को" },
	onDate: { en: "{day},", hi: "{day} को" },
	hours: { en: "{days}, {from} to {to}", hi: "{days}, {from} से {to}" },
	second: { en: "second Saturday", hi: "दूसरा शनिवार" },
	fourth: { en: "fourth Saturday", hi: "चौथा शनिवार" },
} as const satisfies Readonly<Record<string, Text>>;

/** Whether the office is open, why not, and when that changes: "Closed today: second Saturday, opens Monday 10 am". @param now a moment in India */
export function officeWords({ isOpen, until, because }: OfficeState, now: string, lang: Lang): string {
	if (isOpen && until === undefined) return words.always[lang];
	const why = because && reasonOf(because, now, lang);
	if (until === undefined) return why ? fill(words.offForLong[lang], { why }) : words.closed[lang];
	const [day = "", hour = ""] = until.split(" ");
	const time = timeInWords(hour, lang);
	const ahead = daysBetween(now.slice(0, 10), day);
	if (isOpen) {
		const isTonight = ahead === 0 || (ahead === 1 && hour < "12:00");
		return fill(words[isTonight ? "open" : "openFor"][lang], { day: dayIn(ahead, day, lang), time });
	}
	if (ahead === 0) return fill(words[why === undefined ? "early" : "lunch"][lang], { time });
	return fill(words[why === undefined ? "late" : "off"][lang], {
		why: why ?? "",
		day: dayIn(ahead, day, lang),
		time,
	});
}

function reasonOf(because: NonNullable<OfficeState["because"]>, now: string, lang: Lang): string {
	if (because.why === "holiday") return because.name;
	if (because.why === "saturday") return words[because.week === 2 ? "second" : "fourth"][lang];
	return because.why === "weekday" ? weekday(now.slice(0, 10), lang) : "";
}

function dayIn(ahead: number, day: string, lang: Lang): string {
	if (ahead === 1) return words.tomorrow[lang];
	if (ahead < 7) return fill(words.onWeekday[lang], { day: weekday(day, lang) });
	return fill(words.onDate[lang], { day: dayAndMonth(day, lang) });
}

export function hoursInWords(openingHours: string, lang: Lang): string {
	const dayOf = (count: number) => weekday(daysFrom(aSunday, count), lang);
	const timeOf = (time: string) => timeInWords(time, lang).replace(" बजे", "");
	const spans = writtenSpans(openingHours).map(({ first, last, from, to }) =>
		fill(words.hours[lang], {
			days: [...new Set([first, last])].map(dayOf).join("–"),
			from: timeOf(from),
			to: timeOf(to),
		}),
	);
	return spans.join("; ");
}

const aSunday = "2026-11-29";
