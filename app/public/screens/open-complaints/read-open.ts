import { type OpenComplaint, publicStates } from "#contract/complaints/open-list.ts";
import { fill, inEveryLanguage, type Lang, type Text } from "#contract/language.ts";
import { indianDay } from "#contract/moments.ts";
import { daysBetween } from "#contract/notices.ts";
import { daysAgo, shortDate } from "../../../words/dates.ts";
import { dueDay } from "../../complaint/moments.ts";
import type { PageContext } from "../../context.ts";
import { openWords as words } from "./words.ts";

export type NamedComplaint = ReturnType<typeof namedComplaint>;

export function readOpen({ door, visit, today }: PageContext, lang: Lang) {
	const wards = door.read("wards", lang);
	const wardIn = (id: string) => wards.find((each) => String(each.id) === id);
	const { ward } = visit?.open?.asked ?? {};
	const wardOf = (number: string) => fill(words.inWard[lang], { number, name: wardIn(number)?.name ?? "" });
	const categories = door.read("complaintCategories", lang);
	const names = {
		ward: (id: string | null) => (id === null || !wardIn(id) ? words.noWard[lang] : wardOf(id)),
		category: (key: string) => categories.find((each) => each.key === key),
	};
	return {
		asked: visit?.open?.asked ?? {},
		isSample: visit?.open?.isSample ?? false,
		next: visit?.open?.next ?? null,
		rows: visit?.open?.rows.map((row) => namedComplaint(row, names, today, lang)),
		wards: wards.map(({ id }) => ({ value: String(id), label: wardOf(String(id)) })),
		categories: categories
			.filter(({ portal, contact }) => !portal && contact !== "must")
			.map(({ key, title }) => ({ value: key, label: title })),
		title: ward === undefined ? undefined : titleOf(door, ward),
	};
}

const titleOf = (door: PageContext["door"], ward: string): Text =>
	inEveryLanguage((lang) => {
		const { name = "" } = door.read("wards", lang).find(({ id }) => String(id) === ward) ?? {};
		return fill(words.ofWard[lang], { number: ward, name });
	});

interface Names {
	readonly ward: (id: string | null) => string;
	readonly category: (key: string) => { readonly title: string; readonly icon: string } | undefined;
}

function namedComplaint(row: OpenComplaint, names: Names, today: string, lang: Lang) {
	const { state, dueAt, endedAt, isLate } = row;
	// A line doesn't break within a date.
	const whole = (text: string) => text.replaceAll(" ", "\u00a0");
	const day = (moment: string) => whole(shortDate(indianDay(Date.parse(moment)), today, lang));
	const say = (text: keyof typeof words, moment: string | null, dayOf = day) =>
		moment === null ? [] : [fill(words[text][lang], { day: dayOf(moment) })];
	const due = (moment: string) => dueDay(moment, today, lang);
	const arrived = indianDay(Date.parse(row.arrivedAt));
	const ended = {
		open: [],
		declined: say("declined", endedAt),
		done: say(isLate ? "doneLate" : "done", endedAt),
	};
	const { title = row.category, icon = "info" } = names.category(row.category) ?? {};
	return {
		...row,
		title,
		icon,
		where: names.ward(row.ward),
		day: day(row.arrivedAt),
		stateWords: state === "open" && isLate ? words.openLate[lang] : publicStates[state].title[lang],
		since: [
			whole(daysAgo(daysBetween(arrived, today), lang)),
			...(row.reopened > 0 ? [words.reopened[lang]] : []),
		],
		says: state === "open" ? say(isLate ? "late" : "due", dueAt, due) : ended[state],
	};
}
