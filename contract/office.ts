import { daysFrom } from "./moments.ts";

/** Office times. Days are `2026-11-21` and moments `2026-11-21 15:00`, in India, which sort as text. */
export interface OfficeTimes<Name = string> {
	/** `Mo-Sa 10:00-17:00`; two spans on one day have lunch between them. */
	readonly openingHours: string;
	readonly closedSaturdays?: ClosedSaturdays | undefined;
	readonly holidays: readonly { readonly date: string; readonly name: Name }[];
}

export type ClosedSaturdays = keyof typeof freeWeeks;

const freeWeeks = { second: [2], secondAndFourth: [2, 4] } as const;

export type DayOff<Name = string> =
	| { readonly why: "holiday"; readonly name: Name }
	| { readonly why: "saturday"; readonly week: 2 | 4 }
	| { readonly why: "weekday" };

export interface OfficeState<Name = string> {
	readonly isOpen: boolean;
	/** Next closing or opening; undefined if there is none within two months. */
	readonly until?: string | undefined;
	/** Reason for closing, other than the hour. */
	readonly because?: DayOff<Name> | { readonly why: "lunch" } | undefined;
}

/** No list of holidays closes an office for longer. */
const mostDaysAhead = 62;

const dayNames = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"];

interface Span {
	readonly from: string;
	readonly to: string;
}

const weekdayOf = (day: string) => new Date(day).getUTCDay();

export const writtenSpans = (openingHours: string) =>
	[...openingHours.matchAll(/(\w\w)(?:-(\w\w))? ([\d:]+)-([\d:]+)/g)].map(
		([, first = "", last = first, from = "", to = ""]) => ({
			first: dayNames.indexOf(first),
			last: dayNames.indexOf(last),
			from,
			to,
		}),
	);

function spansIn(openingHours: string): readonly (Span & { readonly isOn: (weekday: number) => boolean })[] {
	return writtenSpans(openingHours).map(({ first, last, from, to }) => {
		const after = (each: number) => (each - first + 7) % 7;
		return { from, to, isOn: (weekday) => after(weekday) <= after(last) };
	});
}

const endsLater = ({ from, to }: Span) => from < to && to <= "24:00";

export const isForward = (openingHours: string) => spansIn(openingHours).every(endsLater);

export const areApart = (openingHours: string) =>
	dayNames.every((_, weekday) => {
		const spans = hoursOf(weekday, openingHours);
		return spans.every(({ from }, place) => place === 0 || (spans[place - 1]?.to ?? "") <= from);
	});

const hoursOf = (weekday: number, openingHours: string): readonly Span[] =>
	spansIn(openingHours)
		.filter((span) => span.isOn(weekday) && endsLater(span))
		.map(({ from, to }) => ({ from, to }))
		.sort((one, other) => one.from.localeCompare(other.from));

export function spansOn(day: string, openingHours: string): readonly Span[] {
	return hoursOf(weekdayOf(day), openingHours);
}

export function dayOff<Name>(day: string, office: OfficeTimes<Name>): DayOff<Name> | undefined {
	const holiday = office.holidays.find(({ date }) => date === day);
	if (holiday) return { why: "holiday", name: holiday.name };
	const week = Math.ceil(Number(day.slice(8)) / 7);
	const free = office.closedSaturdays && weekdayOf(day) === 6 ? freeWeeks[office.closedSaturdays] : [];
	const freeWeek = free.find((each) => each === week);
	if (freeWeek) return { why: "saturday", week: freeWeek };
	return spansOn(day, office.openingHours).length === 0 ? { why: "weekday" } : undefined;
}

/** End of work through adjoining spans, across midnight too; undefined if there is none within two months. */
function endOfWork<Name>(today: string, to: string, office: OfficeTimes<Name>): string | undefined {
	for (let ahead = 0, until = to; ahead <= mostDaysAhead; ahead += 1, until = "00:00") {
		const day = daysFrom(today, ahead);
		const spans = dayOff(day, office) ? [] : spansOn(day, office.openingHours);
		for (const { from, to } of spans) if (from === until) until = to;
		if (until === "00:00") return `${daysFrom(day, -1)} 24:00`;
		if (until !== "24:00") return `${day} ${until}`;
	}
	return undefined;
}

export function officeAt<Name>(now: string, office: OfficeTimes<Name>): OfficeState<Name> {
	const [today = "", time = ""] = now.split(" ");
	const off = dayOff(today, office);
	const spans = off ? [] : spansOn(today, office.openingHours);
	const current = spans.find(({ from, to }) => from <= time && time < to);
	if (current) return { isOpen: true, until: endOfWork(today, current.to, office) };
	const later = spans.find(({ from }) => time < from);
	if (later) {
		const because = later === spans[0] ? undefined : ({ why: "lunch" } as const);
		return { isOpen: false, until: `${today} ${later.from}`, because };
	}
	for (let ahead = 1; ahead <= mostDaysAhead; ahead += 1) {
		const day = daysFrom(today, ahead);
		const [first] = dayOff(day, office) ? [] : spansOn(day, office.openingHours);
		if (first) return { isOpen: false, until: `${day} ${first.from}`, because: off };
	}
	return { isOpen: false, because: off };
}

export function officeOf<Name>(
	{ openingHours, closedSaturdays }: Partial<Omit<OfficeTimes, "holidays">>,
	holidays: OfficeTimes<Name>["holidays"],
): OfficeTimes<Name> | undefined {
	return openingHours === undefined ? undefined : { openingHours, closedSaturdays, holidays };
}
