import { type DeskKind, deskKind } from "#contract/content/desk.ts";
import { nameIn, type Row } from "#contract/content/row.ts";
import { fill, inEveryLanguage, type Lang, type Text } from "#contract/language.ts";
import type { SitePages } from "#contract/site-pages.ts";
import type { DeskRow } from "../content/overlay.ts";

/** A page on which readers see a change. */
export interface SeenPage {
	readonly title: Text;
	/** Its address in each language. */
	readonly path: Text;
}

type KindRow = DeskRow & { readonly kind: DeskKind };

/**
 * The pages on which readers see a row, first the one to look at: where its kind has its place, else the first of those that read
 * differently with it. There may be none: a fact that no page uses yet.
 *
 * @param pages those of the site with the row
 * @param changed names of the pages that read differently with it
 */
export function seenOn(row: KindRow, pages: SitePages, changed: readonly string[]): readonly SeenPage[] {
	const place = placeOf(row, pages);
	const named = placesNamed(row);
	// Of an alert somewhere else the other pages carry an empty list.
	const isNamed = (name: string) => [name, pages.byName(name).section].some((each) => named?.includes(each));
	const others = changed
		.filter((name) => !named || named.includes("all") || isNamed(name))
		.filter((name) => place?.name !== name || !place.isWhole)
		.map((name): Place => ({ name, at: () => "", isWhole: true }));
	return [...(place ? [place] : []), ...others].map(({ name, at }) => ({
		title: pages.byName(name).title,
		path: inEveryLanguage((lang) => pages.path(name, lang) + at(lang)),
	}));
}

interface Place {
	readonly name: string;
	/** What follows the page's address. */
	readonly at: (lang: Lang) => string;
	readonly isWhole: boolean;
}

/** The pages and sections that a row names, where its kind is seen on those alone. */
function placesNamed({ kind, raw }: KindRow): readonly string[] | undefined {
	const { seenOn: on } = deskKind(kind);
	if (on === "whereUsed" || !("placesIn" in on)) return undefined;
	return String((raw as Row | null)?.[on.placesIn] ?? "").split(/\s+/);
}

/** Where a row's kind has its place; undefined where that isn't known before one looks, or the council doesn't have the page. */
function placeOf({ kind, key, raw }: KindRow, pages: SitePages): Place | undefined {
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
