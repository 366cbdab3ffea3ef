import { type Lang, languages } from "#contract/language.ts";
import { descriptions } from "#contract/page-descriptions.ts";
import { pageAtPath, pagePath } from "#contract/pages.ts";
import type { Site } from "../parts/site-data.ts";
import { langOf } from "../words/language.ts";
import { words } from "../words/words.ts";

/** A tag of the head, in React Router's form. */
export type HeadTag = Readonly<Record<string, string>>;

/** Title, description and addresses of every page, from the table of pages. */
export function headOf(pathname: string, site: Site | undefined): HeadTag[] {
	const found = pageAtPath(pathname);
	const council = site?.council.name ?? "";
	if (!found) {
		const lang = langOf(pathname);
		return [{ title: `${words.pageNotFound[lang]} · ${council}` }, { name: "robots", content: "noindex" }];
	}
	const { page, lang } = found;
	const address = (language: Lang) => site?.publicUrl + pagePath(page.name, language);
	const title = page.name === "home" ? council : `${page.title[lang]} · ${council}`;
	return [
		{ title },
		// Read by machines, from the page as it is served: a browser carries none of them.
		...(import.meta.env.SSR ? [{ name: "description", content: descriptions[page.name][lang] }] : []),
		...(page.indexed ? [] : [{ name: "robots", content: "noindex" }]),
		{ tagName: "link", rel: "canonical", href: address(lang) },
		...languages.map((hrefLang) => ({
			tagName: "link",
			rel: "alternate",
			hrefLang,
			href: address(hrefLang),
		})),
	];
}

/** Writes into the head what another page of the same document is called and where it is: what a reader shares or keeps. */
export function describeDocument(tags: readonly HeadTag[], lang: Lang): void {
	document.documentElement.lang = lang;
	const before = 'link:is([rel="canonical"], [rel="manifest"], [hreflang]), meta[name="robots"]';
	for (const tag of document.head.querySelectorAll(before)) tag.remove();
	for (const tag of tags) addToHead(tag);
}

/** Writes one tag into the head. */
export function addToHead({ title, tagName = "meta", ...attributes }: HeadTag): void {
	if (title !== undefined) {
		document.title = title;
		return;
	}
	const tag = document.createElement(tagName);
	for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
	document.head.append(tag);
}
