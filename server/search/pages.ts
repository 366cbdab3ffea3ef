import { type ContentDoor, documentOf } from "#contract/content/door.ts";
import type { ContentKind } from "#contract/content/kinds.ts";
import type { serviceSections } from "#contract/content/service-page.ts";
import { inEveryLanguage, languages, type Text } from "#contract/language.ts";
import { topBarButtons } from "#contract/navigation.ts";
import type { PageName, Section } from "#contract/pages.ts";
import type { SearchGroup } from "#contract/search.ts";
import type { SitePage } from "#contract/site-pages.ts";
import { areSame } from "../kit/lists.ts";
import { passagesOf } from "./passages.ts";
import type { DocumentSource, Passage } from "./search-document.ts";

const groupOf: Readonly<Partial<Record<Section, SearchGroup>>> = { services: "services", schemes: "schemes" };

/** Field of a service's document → its anchor on the page (app/public/service-page/sections.tsx). */
const serviceAnchors: Readonly<Record<string, (typeof serviceSections)[number] | "problems">> = {
	problems: "problems",
	why: "why",
	who: "who",
	facts: "fee-and-time",
	check: "fee-and-time",
	documents: "documents",
	steps: "steps",
	otherWays: "other-ways",
	next: "next",
	wrong: "wrong",
	forms: "forms",
	questions: "questions",
};

/** The pages with these anchors. The old age pension's page has its own order of sections, and no anchors. */
const withServiceAnchors: readonly string[] = [
	"widowPension",
	"divyangPension",
	"birthCertificate",
	"deathCertificate",
	"marriageCertificate",
	"licences",
	"grievances",
	"rightToInformation",
] satisfies PageName[];

/** Tables that are searched as part of a page, because their rows have no search document of their own. */
const alsoShown: Readonly<Partial<Record<PageName, readonly ContentKind[]>>> = {
	oldAgePension: ["pensionSchemes", "pensionSteps", "pensionQuestions"],
	achievements: ["achievements"],
	videoGallery: ["videos"],
};

/** Other names of each page, and what they come from. */
export interface PageNames {
	readonly from: readonly unknown[];
	readonly names: ReadonlyMap<string, readonly string[]>;
}

/** The names, or those of before where all they come from is the same. */
export function pageNames(door: ContentDoor, before?: PageNames): PageNames {
	const kinds = ["home", "searchWords", "serviceNames"] as const;
	const from = [door.pages, ...kinds.flatMap((kind) => languages.map((lang) => door.read(kind, lang)))];
	return before && areSame(before.from, from) ? before : { from, names: namesOfPages(door) };
}

/** The search documents of all public, indexed pages. */
export function pageSources(door: ContentDoor, { names }: PageNames): DocumentSource[] {
	const { pages } = door;
	const inAllOf = (kinds: readonly ContentKind[]) =>
		kinds.flatMap((kind) => languages.map((lang) => door.read(kind, lang)));
	return pages.all
		.filter((page) => page.audience === "public" && page.indexed)
		.map((page) => {
			const called = [...(names.get(page.name) ?? []), ...pathWords(page.path)];
			const from = [
				page,
				called.join(),
				...languages.map((lang) => documentOf(door, page.name, lang)),
				...inAllOf(alsoShown[page.name as PageName] ?? []),
				...inAllOf(page.name === "contact" ? ["council"] : []),
				...inAllOf(page.name === "aToZ" ? ["serviceNames"] : []),
			];
			return sourceOf(page, called, from);
		});
}

/** A source lives as long as its page stays the same, so it doesn't hold the content that it was made from. */
function sourceOf(page: SitePage, called: readonly string[], from: readonly unknown[]): DocumentSource {
	return {
		id: page.name,
		from,
		make: (door) => ({
			id: page.name,
			page: page.name,
			group: groupOf[page.section] ?? "pages",
			title: page.title,
			href: inEveryLanguage((lang) => door.pages.path(page.name, lang)),
			names: called,
			passages: [
				{ text: page.description },
				...documentPieces(door, page.name),
				...morePieces(door, page.name),
			],
		}),
	};
}

function documentPieces(door: ContentDoor, name: string): Passage[] {
	const document = documentOf(door, name, languages[0]);
	if (!document) return [];
	const content = inEveryLanguage((lang) => {
		const { service, ...words } = documentOf(door, name, lang) ?? {};
		return { ...words, ...service };
	});
	const isService = withServiceAnchors.includes(name) || document.service !== undefined;
	return passagesOf(content, isService ? serviceAnchors : {});
}

function morePieces(door: ContentDoor, name: string): Passage[] {
	const more = (alsoShown[name as PageName] ?? []).flatMap((kind) => rowPieces(door, kind));
	if (name === "aToZ") return [...more, ...portalPieces(door)];
	if (name !== "contact") return more;
	const office = inEveryLanguage((lang) => {
		const { address, hours, holidays, helpline, email } = door.read("council", lang);
		return [address, hours, holidays, helpline, email].join(". ");
	});
	return [...more, { text: office }];
}

/** What is on a portal of the state has no page here: its name leads to where the link is. */
function portalPieces(door: ContentDoor): Passage[] {
	const terms = inEveryLanguage((lang) => door.read("serviceNames", lang));
	return terms[languages[0]].flatMap(({ portal }, index) =>
		portal ? [{ text: inEveryLanguage((lang) => terms[lang][index]?.term ?? "") }] : [],
	);
}

function rowPieces(door: ContentDoor, kind: ContentKind): Passage[] {
	return passagesOf(inEveryLanguage((lang) => ({ rows: Object.values(door.read(kind, lang)) })));
}

/** Other names of each page, from the menus, the home page and the town's search words. */
function namesOfPages(door: ContentDoor): Map<string, string[]> {
	const { pages } = door;
	const names = new Map<string, string[]>();
	const nameOf = ({ href }: { readonly href: string }) => pages.atPath(href)?.page.name;
	const call = (name: string | undefined, ...words: string[]) => {
		if (name && name !== "home") names.set(name, [...(names.get(name) ?? []), ...words]);
	};
	for (const entry of [
		...pages.menus.flatMap((menu) => menu.entries),
		...pages.top,
		...topBarButtons,
		...pages.footer,
	]) {
		if (typeof entry.to === "object" && "page" in entry.to) call(entry.to.page, ...inAll(entry.label));
	}
	for (const lang of languages) {
		const { tasks, quickLinks, services, about } = door.read("home", lang);
		for (const { label, page } of [...tasks, ...quickLinks, ...about.topics]) call(nameOf(page), label);
		for (const { title, page } of services) call(nameOf(page), title);
		for (const { words, page } of door.read("searchWords", lang)) call(page && nameOf(page), words);
		for (const { term, page } of door.read("serviceNames", lang)) call(page && nameOf(page), term);
	}
	return names;
}

function inAll(text: Text): string[] {
	return languages.map((lang) => text[lang]);
}

/** `/schemes/old-age` → old, age, oldage, so that a half-remembered address still finds its page. */
function pathWords(path: string): string[] {
	const last = path.split("/").at(-1) ?? "";
	return [last, last.replaceAll("-", "")];
}
