import { filePath } from "#contract/files.ts";
import { languages } from "#contract/language.ts";
import { pagePath, pages } from "#contract/pages.ts";
import type { LoaderArgs } from "../screen.ts";

/** Closed to search engines: the calls, and every page that is not indexed. */
export function loader({ context }: LoaderArgs): Response {
	const { publicUrl } = context;
	const hidden = pages
		.filter(({ indexed }) => !indexed)
		.flatMap(({ name }) => languages.map((lang) => pagePath(name, lang)));
	const closed = ["/api", ...new Set(hidden)];
	// A path closes every path that it is a prefix of.
	const shortest = closed.filter((path) => !closed.some((other) => path.startsWith(`${other}/`)));
	const lines = [
		"User-agent: *",
		...shortest.map((path) => `Disallow: ${path}`),
		"",
		`Sitemap: ${publicUrl}${filePath("sitemap", "en")}`,
	];
	return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
