import type { Reply } from "#contract/api.ts";
import { type DeskKind, deskKind, deskKinds } from "#contract/content/desk.ts";
import { nameIn, orderKey, type Row, titleOf } from "#contract/content/row.ts";
import { hasEnded, versionAt } from "#contract/content/versions.ts";
import { fill, type Lang } from "#contract/language.ts";
import { beginOf, daysFrom, indianDay } from "#contract/moments.ts";
import { longMoment, shortDay } from "../../words/dates.ts";
import { staffWords as words } from "./words.ts";

export type Versions = Reply<"contentVersions">;

export function plain(row: Row | null, name: string): string {
	const value = row?.[name];
	return typeof value === "string" ? value : "";
}

export function headline(row: Row | null, lang: Lang): string {
	return nameIn(row ?? undefined, lang, 160);
}

/** Name of a row among several kinds; a new one isn't called by the value of a field. */
export function rowName(kind: DeskKind, key: string, row: Row | null, lang: Lang): string {
	const { title: titles, one } = deskKinds[kind];
	const title = titles[lang];
	if (key === "")
		return nameIn(titleOf(row ?? {}), lang, 160) || fill(words.untitled[lang], { one: one[lang] });
	if (key === orderKey) return fill(words.orderOf[lang], { title });
	return deskKind(kind).whole ? title : headline(row, lang) || key;
}

/** Line below a row's name, if its kind has one. */
export function byline(kind: DeskKind, key: string, row: Row | null, lang: Lang): string {
	const { tells = [] } = deskKind(kind);
	const said = tells.map((name) => {
		const value = name === "key" ? key : row?.[name];
		if (typeof value !== "string") return nameIn(value ?? undefined, lang);
		// A sample town's dates count from today.
		const moving = /^today([+-]\d+)?$/.exec(value);
		const day = moving ? daysFrom(indianDay(Date.now()), Number(moving[1] ?? 0)) : value;
		return /^\d{4}-\d\d-\d\d/.test(day) ? longMoment(day, lang) : value;
	});
	return said.filter(Boolean).join(" · ");
}

/** A day within a sentence: "today", "12 Dec". */
export function lastDay(day: string, now: number, lang: Lang): string {
	return shortDay(new Date(beginOf(day)), new Date(now), lang).replace("Today", "today");
}

/** False for a new row that states its own beginning, such as an alert; once readers see it, other words can be planned. */
export function isPlannable(kind: DeskKind, shown: Row | null): boolean {
	return deskKind(kind).begins !== "starts" || shown !== null;
}

export function shownVersion(versions: Versions, now: number): Versions[number] | undefined {
	const approved = versions.flatMap(({ version: number, state, from, until }) =>
		state === "approved" && from !== null
			? [{ number, liveFrom: Date.parse(from), liveUntil: until === null ? null : Date.parse(until) }]
			: [],
	);
	const shown = versionAt(approved, now);
	if (shown && hasEnded(shown, now)) return undefined;
	return versions.find(({ version }) => version === (shown?.number ?? 0));
}
