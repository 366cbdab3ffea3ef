import { type DeskKind, deskKind } from "#contract/content/desk.ts";
import { nameIn, type Row } from "#contract/content/row.ts";
import { fill, type Lang, withPrefix } from "#contract/language.ts";
import { type PageName, pagePath, pages } from "#contract/pages.ts";
import { plain } from "./rows.ts";

/** Address of a row's own page or place; undefined if it has several, or a council's own. */
export function publicAddress(kind: DeskKind, key: string, row: Row, lang: Lang): string | undefined {
	const { seenOn } = deskKind(kind);
	if (kind === "ownPages") return withPrefix(plain(row, "path") || "/", lang);
	if (kind === "stories") return `${pagePath("news", lang)}/${key}`;
	if (seenOn === "whereUsed" || "placesIn" in seenOn || "ownPage" in seenOn) return undefined;
	if ("page" in seenOn) {
		const at = { key: encodeURIComponent(key), name: encodeURIComponent(nameIn(row, lang)) };
		return pagePath(seenOn.page, lang) + fill(seenOn.at ?? "", at);
	}
	const name = plain(row, seenOn.pageIn);
	return pages.some((page) => page.name === name) ? pagePath(name as PageName, lang) : undefined;
}
