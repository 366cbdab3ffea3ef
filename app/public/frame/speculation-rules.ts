import { pages } from "#contract/pages.ts";

/** Never prefetched: files (their paths have a dot), calls, and the staff area. */
const never = [
	"/*.*",
	"/api/*",
	...new Set(
		pages.filter(({ audience }) => audience === "staff").map(({ path }) => `/${path.split("/")[1]}{/*}?`),
	),
];

/** Prefetches a page of ours while the reader reaches for its link (docs/decisions/0022). */
export default {
	prefetch: [
		{
			where: { and: [{ href_matches: "/*" }, { not: { href_matches: never } }] },
			eagerness: "moderate",
		},
	],
};
