import type { PageName } from "./pages.ts";
import type { SitePage, SitePages } from "./site-pages.ts";

/** Needed first, if a phone loses its connection early. */
const first: readonly string[] = ["offline", "contact", "health"] satisfies PageName[];

/** Pages that change with each complaint, some of them personal, are never cached. */
const ofComplaints: readonly string[] = [
	"report",
	"followComplaint",
	"openComplaints",
	"complaintFigures",
	"servicePromise",
] satisfies PageName[];

export function cachedPages(pages: SitePages): readonly SitePage[] {
	const rest = pages.all.filter(
		({ audience, indexed, name }) =>
			audience === "public" && indexed && ![...first, ...ofComplaints].includes(name),
	);
	return [...first.filter((name) => pages.has(name)).map((name) => pages.byName(name)), ...rest];
}
