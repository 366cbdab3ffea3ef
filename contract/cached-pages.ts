import { type Page, pageByName, pages } from "./pages.ts";

/** In case of need first: what a phone has that loses its connection after a minute. */
const first = [pageByName("offline"), pageByName("contact"), pageByName("health")];

/** The pages that a reader's device caches: all that search engines may find, and the one that stands in for the others. */
export const cachedPages: readonly Page[] = [
	...first,
	...pages.filter(
		(page) => page.audience === "public" && page.indexed && !first.some(({ name }) => name === page.name),
	),
];
