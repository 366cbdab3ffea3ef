import { deskKind } from "#contract/content/desk.ts";
import { nameIn, type Row } from "#contract/content/row.ts";
import { fill, inEveryLanguage, type Lang } from "#contract/language.ts";
import type { SitePages } from "#contract/site-pages.ts";
import type { KindRow, SeenPage } from "../content/edited-content.ts";

/**
 * Pages on which readers see a row, the best first: its kind's place, else those that change with it. Empty for an unused fact.
 * @param pages those of the site with the row
 * @param changed names of pages that differ with it
 */
export function seenOn(row: KindRow, pages: SitePages, changed: readonly string[]): readonly SeenPage[] {
	const place = placeOf(row, pages);
	const others = changed
		.filter((name) => place?.name !== name || !place.isWhole)
		.map((name): Place => ({ name, at: () => "", isWhole: true }));
	return [...(place ? [place] : []), ...others].map(({ name, at }) => ({
		title: pages.byName(name).title,
		path: inEveryLanguage((lang) => pages.path(name, lang) + at(lang)),
	}));
}

interface Place {
	readonly name: string;
	readonly at: (lang: Lang) => string;
	readonly isWhole: boolean;
}

/** Tells which pages can show a row; on others an alert leaves an empty list, which changes their HTML but shows nothing. */
export function namedIn({ kind, raw }: KindRow, pages: SitePages): (page: string) => boolean {
	const { seenOn: on } = deskKind(kind);
	if (on === "whereUsed" || !("placesIn" in on)) return () => true;
	const named = String((raw as Row | null)?.[on.placesIn] ?? "").split(/\s+/);
	return (page) => ["all", page, pages.byName(page).section].some((each) => named.includes(each));
}

/** Place of a row; undefined if only rendering can tell, or the council lacks the page. */
export function placeOf({ kind, key, raw }: KindRow, pages: SitePages): Place | undefined {
	const { seenOn: on } = deskKind(kind);
	const row = (raw ?? {}) as Row;
	const has = (name: string) => pages.has(name) && pages.byName(name).audience === "public";
	if (on === "whereUsed" || "placesIn" in on) return undefined;
	const name = "page" in on ? on.page : "pageIn" in on ? String(row[on.pageIn]) : fill(on.ownPage, { key });
	if (!has(name)) return undefined;
	const { at = "" } = "page" in on ? on : {};
	return {
		name,
		isWhole: at === "",
		at: (lang) => fill(at, { key: encodeURIComponent(key), name: encodeURIComponent(nameIn(row, lang)) }),
	};
}
