import type { PageName } from "./pages.ts";
import type { SitePage, SitePages } from "./site-pages.ts";

/** In case of need first: what a phone has that loses its connection after a minute. */
const first: readonly string[] = ["offline", "contact", "health"] satisfies PageName[];

/** Pages that show something to one person are never cached, and a report needs a connection. */
export const ofOnePerson: readonly string[] = ["report", "followComplaint"] satisfies PageName[];

/** The pages that a reader's device caches: all that search engines may find, and the one that stands in for the others. */
export function cachedPages(pages: SitePages): readonly SitePage[] {
	const rest = pages.all.filter(
		({ audience, indexed, name }) =>
			audience === "public" && indexed && ![...first, ...ofOnePerson].includes(name),
	);
	return [...first.filter((name) => pages.has(name)).map((name) => pages.byName(name)), ...rest];
}
