import type { DeskKind } from "#contract/content/desk.ts";
import { isGroup, type Row, type RowValue } from "#contract/content/row.ts";
import { languages } from "#contract/language.ts";
import { memo } from "#contract/memo.ts";
import type { SitePages } from "#contract/site-pages.ts";
import type { DeadLink } from "../content/edited-content.ts";

interface NamedPlace extends DeadLink {
	readonly address: string;
}

/** Fields with an address that must not exist on this site, so that it is no dead link. */
const ownAddresses: Readonly<Partial<Record<DeskKind, string>>> = { redirects: "from", ownPages: "path" };

interface ThisSite {
	readonly pages: SitePages;
	readonly publicUrl: string;
	readonly leadsTo: (address: string) => Promise<boolean>;
}

const firstSteps = memo(
	({ all }: SitePages) => new Set(["media", ...all.map(({ path }) => path.split("/")[1])]),
);

/** Finds broken links of a row within this site; keys of pages, files and portals are checked before publishing. */
export async function deadLinksIn(kind: DeskKind, row: Row, { pages, publicUrl, leadsTo }: ThisSite) {
	const host = new URL(publicUrl).host.replace(/^www\./, "");
	const steps = firstSteps(pages);
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
	const different = new Map(named.map((each) => [`${each.at} ${each.found}`, each]));
	for (const { at, found, address } of different.values()) {
		if (!(await leadsTo(address))) dead.push({ at, found });
	}
	return dead;
}

function addressesIn(text: string, host: string, steps: ReadonlySet<string | undefined>) {
	return [...text.matchAll(/(?<![^\s("'“‘[])(?:https?:\/\/(?:www\.)?([^\s/?#]+))?(\/[^\s"'”’<>()[\]]*)/gi)]
		.map(([found, of, path = ""]) => ({ found: bare(found), of, address: bare(path) }))
		.filter(({ of, address }) => {
			if (of !== undefined) return of.toLowerCase() === host;
			const [, step] = address.replace(/^\/hi(?=\/)/, "").split(/[/?#]/);
			return Boolean(step) && steps.has(step);
		});
}

const bare = (address: string) => address.replace(/[.,;:!?।]+$/, "");

function placeOnPage({ anchor, page, link }: Row, pages: SitePages) {
	const name = page ?? (isGroup(link) ? link.page : undefined);
	if (typeof anchor !== "string" || anchor === "" || typeof name !== "string" || !pages.has(name))
		return undefined;
	return { found: anchor, address: `${pages.path(name, languages[0])}#${anchor}` };
}
