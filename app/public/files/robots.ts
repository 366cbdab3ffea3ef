import { filePath } from "#contract/files.ts";
import { languages } from "#contract/language.ts";
import { pagePath, pages } from "#contract/pages.ts";
import type { PageContext } from "../context.ts";

/** Where search engines have no business: the calls, and every page that is not to be found. */
export function loader({ context }: { context: PageContext }): Response {
	const { publicUrl } = context;
	const hidden = pages
		.filter(({ indexed }) => !indexed)
		.flatMap(({ name }) => languages.map((lang) => pagePath(name, lang)));
	const closed = ["/api", ...new Set(hidden)];
	// An address closes all that begin with it.
	const shortest = closed.filter((path) => !closed.some((other) => path.startsWith(`${other}/`)));
	const lines = [
		"User-agent: *",
		...shortest.map((path) => `Disallow: ${path}`),
		"",
		`Sitemap: ${publicUrl}${filePath("sitemap", "en")}`,
	];
	return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
