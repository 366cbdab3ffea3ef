import type { DeskKind } from "#contract/content/desk.ts";
import { isGroup, type Row, type RowValue } from "#contract/content/row.ts";
import { languages } from "#contract/language.ts";
import type { SitePages } from "#contract/site-pages.ts";
import type { DeadLink } from "../content/edited-content.ts";

/** A place of this site that a row names. */
interface NamedPlace extends DeadLink {
	/** From the first slash on. */
	readonly address: string;
}

/** Fields that hold an address at which nothing else may be. */
const ownAddresses: Readonly<Partial<Record<DeskKind, string>>> = { redirects: "from", ownPages: "path" };

interface ThisSite {
	readonly pages: SitePages;
	readonly publicUrl: string;
	/** Whether this site has something at an address, with the place on the page that it names. */
	readonly leadsTo: (address: string) => Promise<boolean>;
}

/**
 * Addresses of this site in a row's words, and places on its pages, at which nothing is; other sites are asked nothing. Pages, files and
 * portals that a row names by their keys are checked before it is published.
 */
export async function deadLinksIn(
	kind: DeskKind,
	row: Row,
	{ pages, publicUrl, leadsTo }: ThisSite,
): Promise<DeadLink[]> {
	const host = new URL(publicUrl).host.replace(/^www\./, "");
	const steps = new Set(["media", ...pages.all.map(({ path }) => path.split("/")[1])]);
	const named: NamedPlace[] = [];
	const visit = (value: RowValue | undefined, at: string): void => {
		if (typeof value === "string") {
			for (const { found, address } of addressesIn(value, host, steps)) named.push({ at, found, address });
		}
		if (typeof value !== "object" || value === null) return;
		const place = isGroup(value) ? placeOnPage(value, pages) : undefined;
		if (place) named.push({ ...place, at: at === "" ? "anchor" : `${at}.anchor` });
		for (const [name, part] of Object.entries(value)) {
			if (at === "" && name === ownAddresses[kind]) continue;
			const isLanguage = isGroup(value) && languages.some((lang) => lang === name);
			visit(part, isLanguage ? at : at === "" ? name : `${at}.${name}`);
		}
	};
	visit(row, "");
	const dead: DeadLink[] = [];
	// A link that both languages share is reported once.
	const different = new Map(named.map((each) => [`${each.at} ${each.found}`, each]));
	for (const { at, found, address } of different.values()) {
		if (!(await leadsTo(address))) dead.push({ at, found });
	}
	return dead;
}

/** The addresses of this site in a text: whole ones, and those that begin with the first step of one of its pages. */
function addressesIn(text: string, host: string, steps: ReadonlySet<string | undefined>) {
	return [...text.matchAll(/(?<![^\s("'“‘[])(?:https?:\/\/(?:www\.)?([^\s/?#]+))?(\/[^\s"'”’<>()[\]]*)/gi)]
		.map(([found, of, path = ""]) => ({ found: bare(found), of, address: bare(path) }))
		.filter(({ of, address }) => {
			if (of !== undefined) return of.toLowerCase() === host;
			const [, step] = address.replace(/^\/hi(?=\/)/, "").split(/[/?#]/);
			return Boolean(step) && steps.has(step);
		});
}

/** Without the marks with which a sentence goes on. */
const bare = (address: string) => address.replace(/[.,;:!?।]+$/, "");

/** The place on a page that a link names beside it. */
function placeOnPage({ anchor, page, link }: Row, pages: SitePages) {
	const name = page ?? (isGroup(link) ? link.page : undefined);
	if (typeof anchor !== "string" || anchor === "" || typeof name !== "string" || !pages.has(name))
		return undefined;
	return { found: anchor, address: `${pages.path(name, languages[0])}#${anchor}` };
}
