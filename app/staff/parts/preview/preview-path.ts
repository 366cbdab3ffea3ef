import type { DeskKind } from "#contract/content/desk.ts";
import type { Row } from "#contract/content/row.ts";
import type { Lang } from "#contract/language.ts";
import { isPageName, type PageName, pageByName, pagePath } from "#contract/pages.ts";
import { previewParameter } from "#contract/preview.ts";
import { plain } from "../rows.ts";

const isPublic = (name: string): name is PageName =>
	isPageName(name) && pageByName(name).audience === "public";

/** On which public page a row is seen: where an alert is shown, else the page that is called like the kind, else the home page. */
export function previewPage(kind: DeskKind, row: Row): PageName {
	if (kind === "serviceStatus") return "services";
	const [place = ""] = kind === "alerts" ? plain(row, "on").split(" ") : [];
	return [place, kind, kind.replace(/Page$/, "")].find(isPublic) ?? "home";
}

/** The address at which readers will see a row, with the preview's ticket. */
export function previewPath(page: PageName, ticket: string, lang: Lang): string {
	return `${pagePath(page, lang)}?${previewParameter}=${ticket}`;
}
