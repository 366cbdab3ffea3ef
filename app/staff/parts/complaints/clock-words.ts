import type { Reply } from "#contract/api.ts";
import { openStates } from "#contract/complaints/moves.ts";
import { fill, type Lang, language } from "#contract/language.ts";
import { days, hours, minutes } from "#contract/limits.ts";
import { complaintWords as words } from "./words.ts";

export type ClockFacts = Pick<
	Reply<"complaints">["rows"][number],
	"state" | "arrivedAt" | "dueAt" | "endedAt" | "isLate"
>;

/** A duration in its largest useful unit: "50 minutes", "30 hours", "3 days". */
export function timeInWords(milliseconds: number, lang: Lang): string {
	const [unit, value] =
		milliseconds < hours(1)
			? ["minute", milliseconds / minutes(1)]
			: milliseconds < days(2)
				? ["hour", milliseconds / hours(1)]
				: ["day", milliseconds / days(1)];
	return new Intl.NumberFormat(language(lang).locale, {
		style: "unit",
		unit: String(unit),
		unitDisplay: "long",
		numberingSystem: "latn",
	}).format(Math.max(1, Math.floor(Number(value))));
}

/** A complaint's clock and its age, or how long it took if it is closed; `spent` is the share of the time that has passed, 0 to 1. */
export function clockWords(complaint: ClockFacts, now: number, lang: Lang) {
	const { state, isLate } = complaint;
	const arrived = Date.parse(complaint.arrivedAt);
	const time = (length: number) => timeInWords(length, lang);
	const told = (text: keyof typeof words, length: number) => fill(words[text][lang], { time: time(length) });
	const age = told("old", now - arrived);
	if (state === "held") return { says: words[isLate ? "heldLate" : "clockHeld"][lang], age, isLate };
	if (openStates.some((each) => each === state)) {
		// Nothing was promised if no working time could be found.
		if (complaint.dueAt === null) return { says: words.noDate[lang], age, isLate };
		const due = Date.parse(complaint.dueAt);
		const left = due - now;
		const text = isLate ? "late" : state === "waiting" ? "stands" : "left";
		const spent = Math.min(1, Math.max(0, (now - arrived) / Math.max(1, due - arrived)));
		return { says: told(text, Math.abs(left)), age, isLate, ...(!isLate && { spent }) };
	}
	if (state === "merged" || state === "withdrawn") return { says: words.over[lang], age, isLate: false };
	const took = Date.parse(complaint.endedAt ?? complaint.arrivedAt) - arrived;
	if (state === "declined") return { says: told("declined", took), age, isLate: false };
	return { says: words[isLate ? "wasLate" : "inTime"][lang], age: told("took", took), isLate };
}
