import { fileAddresses } from "#contract/files.ts";
import { pages } from "#contract/pages.ts";

/** Staff pages, files and calls are never fetched ahead. */
const never = [
	...pages.filter(({ audience }) => audience === "staff").map(({ path }) => `${path}*`),
	...fileAddresses.map(({ path }) => `${path}*`),
	"/api/*",
	"/media/*",
	"/assets/*",
];

/** A page of ours is fetched as the reader reaches for its link (docs/decisions/0022). */
export default {
	prefetch: [
		{
			where: {
				and: [{ href_matches: "/*" }, ...never.map((path) => ({ not: { href_matches: path } }))],
			},
			eagerness: "moderate",
		},
	],
};
