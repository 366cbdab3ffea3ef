import type { Reply } from "#contract/api.ts";
import type { DeskKind } from "#contract/content/desk.ts";
import type { Row } from "#contract/content/row.ts";
import { fill, type Lang } from "#contract/language.ts";
import { beginOf, endOf } from "#contract/moments.ts";
import { lastMoment } from "#contract/notices.ts";
import { dayAndTime, longMoment } from "../../../words/dates.ts";
import { lastDay, plain, shownVersion, type Versions } from "../../parts/rows.ts";
import { contentWords as words } from "./words.ts";

type ContentRow = Pick<Reply<"contentRows">["rows"][number], "key" | "row" | "state" | "planned">;

/** State of a row at a moment: what is to be done, else whether readers see it. */
export function stateOf({ key, row, state, planned }: ContentRow, now: number) {
	if (key === "") return "draft";
	if (state === "waiting" || state === "returned" || state === "withdrawn") return state;
	if (planned !== null) return "comes";
	if (row === null) return "off";
	const [starts, ends] = ["starts", "ends"].map((name) => plain(row, name));
	const closes = closingOf(row);
	if (starts && now < beginOf(starts)) return "planned";
	if (ends) return now < endOf(ends) ? "now" : "over";
	return closes && now >= endOf(closes) ? "closed" : "out";
}

function closingOf(row: Row | null): string {
	return lastMoment({ closes: plain(row, "closes"), closesAt: plain(row, "closesAt") });
}

/** True if the latest words are those that readers see, or saw until the row was taken off. */
export function isOutNow({ state, planned }: ContentRow): boolean {
	return state === "approved" && planned === null;
}

export const stateIcons: Readonly<Record<ReturnType<typeof stateOf>, string>> = {
	draft: "pen",
	waiting: "hourglass",
	returned: "return",
	withdrawn: "return",
	comes: "cal",
	planned: "cal",
	off: "hidden",
	now: "globe",
	out: "globe",
	over: "box",
	closed: "box",
};

export function stateInWords(each: ContentRow, now: number, lang: Lang): string {
	const state = stateOf(each, now);
	if (state === "comes") {
		return fill(words.comes[lang], { moment: dayAndTime(new Date(each.planned ?? 0), new Date(now), lang) });
	}
	const closes = closingOf(each.row);
	if (closes && (state === "out" || state === "closed")) {
		const says = {
			out: closes.includes(" ") ? words.outUntilHour : words.outUntil,
			closed: closes.includes(" ") ? words.closedHour : words.closed,
		}[state];
		return fill(says[lang], { moment: longMoment(closes, lang) });
	}
	const moment = plain(each.row, state === "planned" ? "starts" : "ends");
	return fill(words[state][lang], { moment: moment && longMoment(moment, lang) });
}

/** Last day of an open row, as short as a list has room for: "to 1 Dec"; empty if it has none. */
export function untilInWords(each: ContentRow, now: number, lang: Lang): string {
	const last = stateOf(each, now) === "out" ? closingOf(each.row) : "";
	return last && fill(words.until[lang], { day: lastDay(last, now, lang) });
}

export function isPlanned({ state, from }: Versions[number], now: number): boolean {
	return state === "approved" && from !== null && Date.parse(from) > now;
}

export function stateOfVersions(key: string, versions: Versions, now: number, lang: Lang): string {
	const [latest] = versions;
	if (!latest) return "";
	// Nothing is to be done about erased words.
	const state = latest.erasedAt === null ? latest.state : "approved";
	const coming = versions.filter((each) => isPlanned(each, now)).map(({ from }) => from ?? "");
	const planned = coming.toSorted()[0] ?? null;
	const row = shownVersion(versions, now)?.row ?? null;
	return stateInWords({ key, row, state, planned }, now, lang);
}

/** A new row begins now; an alert is on every page, and a story has a paragraph. */
export function newRow(kind: DeskKind, now: string): Row {
	const moment = { starts: `${now.slice(0, 10)} ${now.slice(11, 16)}` };
	if (kind === "alerts") return { on: "all", ...moment };
	if (kind === "serviceStatus") return moment;
	const date = now.slice(0, 10);
	if (kind === "stories") return { date, paragraphs: [{ en: "", hi: "" }] };
	if (kind === "ownPages") return { reviewed: date };
	return kind === "notices" ? { date } : {};
}
