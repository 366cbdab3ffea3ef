import type { Lang } from "#contract/language.ts";
import { shared } from "./shared.ts";
import { town } from "./town.ts";

/** The address of the run's one site with the demo town, which tests only read. */
export const site = await shared("site");

/** Address that this site calls its own, for nobody has told it one. */
export const publicUrl = "http://localhost:0";

/** Every page that citizens read: the site's, the council's own and its stories. */
export const publicPages = town.pages.all.filter(({ audience }) => audience === "public");

export const pathsIn = (lang: Lang) => publicPages.map(({ name }) => town.pages.path(name, lang));

/** An answer of the site as it comes, a redirect too. */
export function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
	return fetch(site + path, { headers, method, redirect: "manual" });
}

const known = new Map<string, Promise<string>>();

/** The HTML of a page, asked for once. @throws {Error} unless it is answered 200 */
export function html(path: string): Promise<string> {
	const page = known.get(path) ?? fetchPage(path);
	known.set(path, page);
	return page;
}

async function fetchPage(path: string): Promise<string> {
	const answer = await get(path);
	if (answer.status !== 200) throw new Error(`${path} is answered ${answer.status}`);
	return answer.text();
}
