import { type Page, pageByName, pages } from "./pages.ts";

/** Where the worker stands that keeps pages for readers without a connection; its reach is everything below. */
export const workerPath = "/service-worker.js";

/** In case of need first: what a phone keeps that loses its connection after a minute. */
const first = [pageByName("offline"), pageByName("contact"), pageByName("health")];

/** The pages that a reader's device keeps: all that search engines may find, and the one that stands in for the others. */
export const keptPages: readonly Page[] = [
	...first,
	...pages.filter(
		(page) => page.audience === "public" && page.indexed && !first.some(({ name }) => name === page.name),
	),
];
