import type { Read } from "#contract/content/kinds.ts";
import type { Text } from "#contract/language.ts";
import { daysFrom } from "#contract/moments.ts";
import { dayOff, officeOf } from "#contract/office.ts";
import { Register } from "../../parts/register/register.tsx";
import { dayAndMonth, longMonth, momentInWords, weekday } from "../../words/dates.ts";
import { useLang, useSay } from "../../words/language.ts";
import { usePageContext } from "../context.ts";

export type HolidayList = NonNullable<Read<"helpPage">["sections"][number]["holidays"]>;

const words = {
	day: { en: "Day", hi: "दिन" },
	holiday: { en: "Holiday", hi: "अवकाश" },
	month: { en: "Month", hi: "महीना" },
	closedOn: { en: "Closed on", hi: "बंद" },
	none: {
		en: "No day is in the list. Please ask at the office.",
		hi: "सूची में कोई दिन नहीं है। कृपया कार्यालय में पूछें।",
	},
} as const satisfies Readonly<Record<string, Text>>;

/** Days for which Saturdays are listed; more if the list of holidays goes further. */
const ahead = 120;

/** The council's list of holidays (tables/holidays.csv), or the Saturdays on which its office is closed. */
export function Holidays({ which, caption }: { which: HolidayList; caption: string }) {
	const say = useSay();
	const lang = useLang();
	const { door, today } = usePageContext();
	const all = door.read("holidays", lang).toSorted((one, other) => one.date.localeCompare(other.date));
	const isSaturdays = which === "saturdays";
	const cells = isSaturdays
		? freeSaturdays().map((date) => [
				longMonth(date, lang),
				`${weekday(date, lang)}, ${dayAndMonth(date, lang)}`,
			])
		: all
				.filter(({ date }) => date < today === (which === "past"))
				.map(({ date, name, note }) => [momentInWords(date, lang), note ? `${name} (${note})` : name]);
	if (cells.length === 0) return <p>{say(words.none)}</p>;
	return (
		<Register
			caption={caption}
			rows={cells.map(([term, text], place) => ({ id: place + 1, term, text }))}
			columns={[
				{
					key: "term",
					label: say(words[isSaturdays ? "month" : "day"]),
					role: "head",
					cell: ({ term }) => term,
				},
				{ key: "text", label: say(words[isSaturdays ? "closedOn" : "holiday"]), cell: ({ text }) => text },
			]}
		/>
	);

	function freeSaturdays(): readonly string[] {
		const office = officeOf(door.read("council", lang), []);
		const last = [daysFrom(today, ahead), all.at(-1)?.date ?? ""].toSorted().at(-1) ?? "";
		const days: string[] = [];
		for (let day = today; office && day <= last; day = daysFrom(day, 1)) {
			if (dayOff(day, office)?.why === "saturday") days.push(day);
		}
		return days;
	}
}
