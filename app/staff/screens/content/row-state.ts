import type { Reply } from "#contract/api.ts";
import { fill, type Lang } from "#contract/language.ts";
import { beginOf, endOf } from "#contract/moments.ts";
import { longMoment } from "../../../words/dates.ts";
import { contentWords as words } from "./words.ts";

export type ContentRow = Reply<"contentRows">[number];
export type Row = NonNullable<ContentRow["row"]>;

/** A field that isn't in two languages; empty where the row hasn't got it. */
export function plain(row: Row | null, name: string): string {
	const value = row?.[name];
	return typeof value === "string" ? value : "";
}

/** The text by which one recognises a row. */
export function headline(row: Row | null, lang: Lang): string {
	const text = Object.values(row ?? {}).find((value) => typeof value === "object");
	return typeof text === "object" ? text[lang] : "";
}

/** The latest first that is shown, then what is to come, then what is over or taken off. */
export const stateOrder = ["now", "planned", "over", "off"] as const;

/** Whether readers see a row at a moment. */
export function stateOf(row: Row | null, now: number): (typeof stateOrder)[number] {
	if (row === null) return "off";
	if (now < beginOf(plain(row, "starts"))) return "planned";
	return now < endOf(plain(row, "ends")) ? "now" : "over";
}

/** The state in words, with the moment on which it changes or has changed. */
export function stateInWords(row: Row | null, now: number, lang: Lang): string {
	const state = stateOf(row, now);
	const moment = plain(row, state === "planned" ? "starts" : "ends");
	return fill(words[state][lang], { moment: moment && longMoment(moment, lang) });
}
