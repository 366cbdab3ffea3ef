import { type ContentDoor, documentOf, type PageDocument } from "#contract/content/door.ts";
import { type ContentKind, kinds } from "#contract/content/kinds.ts";
import { serviceSections } from "#contract/content/service-page.ts";
import { inEveryLanguage, type Lang, language, languages } from "#contract/language.ts";
import { memo } from "#contract/memo.ts";
import { topBarButtons } from "#contract/navigation.ts";
import type { Section } from "#contract/pages.ts";
import type { SearchGroup } from "#contract/search.ts";
import type { SitePage } from "#contract/site-pages.ts";
import { type Passage, passagesOf } from "./passages.ts";
import { tables } from "./rows.ts";
import type { SearchDocument, Sources } from "./search-index.ts";

const groupOf: Readonly<Partial<Record<Section, SearchGroup>>> = { services: "services", schemes: "schemes" };

/** Field of a service's document → its anchor on the page (app/public/service-page/sections.tsx). */
const anchors: ReadonlyMap<string, string> = new Map([
	...[...serviceSections, "problems"].map((section) => [section, section] as const),
	...(["facts", "check"] as const).map((field) => [field, "fee-and-time"] as const),
	["otherWays", "other-ways"],
]);

/** Pages are made of every kind but those whose rows have documents of their own. */
const read = (Object.keys(kinds) as ContentKind[]).filter(
	(kind) => !tables.some((table) => table.kind === kind),
);

/** All public, indexed pages. */
export function pageSources(door: ContentDoor): Sources {
	const common = languages.flatMap((lang) =>
		read.flatMap((kind): readonly unknown[] => {
			const content = door.read(kind, lang) ?? {};
			return Array.isArray(content) ? [content] : Object.values(content);
		}),
	);
	const sections = inEveryLanguage((lang) => namedSections(door, lang));
	const parts = sections[languages[0]];
	const named = new Set(parts.map(({ at }) => at));
	const found = door.pages.all.filter(({ audience, indexed }) => audience === "public" && indexed);
	// Made for the first page that is made: after most publishings none is.
	const called = memo((of: ContentDoor) =>
		inEveryLanguage((lang) =>
			Map.groupBy(namesOfPages(of, lang), ({ page, at }) => (named.has(at) ? at : page)),
		),
	);
	const namesOf = (of: string, lang: Lang) => (called(door)[lang].get(of) ?? []).map(({ words }) => words);
	const makeAt = (place: number): SearchDocument => {
		if (place >= found.length) {
			const partIn = (lang: Lang) => {
				const { page, at, section } = sections[lang][place - found.length] as (typeof parts)[number];
				const { title, ...words } = section;
				const href = `${door.pages.path(page, lang)}#${section.id}`;
				return { title, href, names: namesOf(at, lang), passages: passagesOf(words) };
			};
			return { group: "pages", ...inEveryLanguage(partIn) };
		}
		const { name = "", path, section, title, description } = found[place] as SitePage;
		const inOne = (lang: Lang) => {
			const names = namesOf(name, lang);
			if (lang === languages[0]) names.push(...pathWords(path));
			const passages = [...ownPassages(door, name, lang, named), ...morePassages(door, name, lang)];
			const lead = { text: description[lang] };
			return { title: title[lang], href: door.pages.path(name, lang), names, passages: [lead, ...passages] };
		};
		return { group: groupOf[section] ?? "pages", ...inEveryLanguage(inOne) };
	};
	const idAt = (place: number) => found[place]?.name ?? parts[place - found.length]?.at;
	const rows = [[...found, ...parts.map(({ section }) => section)]];
	return { common: [door.pages, ...common], rows, idAt, makeAt };
}

/**
 * Sections that have a name of their own in the list from A to Z or among the search words, on the council's pages about no single
 * service: each is found by itself.
 */
function namedSections(door: ContentDoor, lang: Lang) {
	const names = new Set(namesOfPages(door, lang).map(({ at }) => at));
	return Object.entries(door.read("ownPages", lang)).flatMap(([page, { service, sections }]) =>
		(service ? [] : sections)
			.map((section) => ({ page, at: `${page}#${section.id}`, section }))
			.filter(({ at }) => names.has(at) && door.pages.has(page)),
	);
}

function ownPassages(door: ContentDoor, name: string, lang: Lang, named: ReadonlySet<string>): Passage[] {
	const document = documentOf(door, name, lang);
	if (!document) return [];
	const { service, ...words } = document;
	// Leaves out sections that are documents of their own, or they would be found twice.
	const rest = (words.sections ?? []).filter(({ id }) => !named.has(`${name}#${id}`));
	// The old age pension's page has its own order of sections, and no anchors.
	const isService = (service || "otherWays" in words) && name !== "oldAgePension";
	const passages = passagesOf({ ...words, sections: rest, ...service }, isService ? anchors : undefined);
	return [...passages, ...listedHolidays(door, words, lang)];
}

/** The days of a page that draws its list from tables/holidays.csv. */
function listedHolidays(door: ContentDoor, { sections = [] }: PageDocument, lang: Lang): Passage[] {
	const format = new Intl.DateTimeFormat(language(lang).locale, {
		dateStyle: "full",
		numberingSystem: "latn",
	});
	return sections.flatMap(({ id, holidays }) =>
		holidays === "coming"
			? door
					.read("holidays", lang)
					.map(({ date, name }) => ({ text: `${name}: ${format.format(new Date(date))}`, anchor: id }))
			: [],
	);
}

/** Collects the passages of rows that have no document of their own. */
function morePassages(door: ContentDoor, name: string, lang: Lang): Passage[] {
	const rows = (...kinds: readonly ContentKind[]) =>
		kinds.flatMap((kind) => passagesOf({ rows: Object.values(door.read(kind, lang)) }));
	if (name === "oldAgePension") return rows("pensionSchemes", "pensionSteps", "pensionQuestions");
	if (name === "achievements") return rows("achievements");
	if (name === "videoGallery") return rows("videos");
	if (name === "contact") {
		const { address, hours, holidays, helpline, email } = door.read("council", lang);
		return [{ text: [address, hours, holidays, helpline, email].join(". ") }];
	}
	if (name !== "aToZ") return [];
	// Services on a portal of the state have no page here: their names lead to the link.
	const names = door.read("serviceNames", lang).filter(({ portal }) => portal);
	return names.map(({ term }) => ({ text: term }));
}

/** Other names of pages, from the menus, the home page and the town's search words. */
export function namesOfPages(door: ContentDoor, lang: Lang) {
	const { menus, top, footer } = door.pages;
	const { tasks, quickLinks, services, about } = door.read("home", lang);
	const entries = [...menus.flatMap((menu) => menu.entries), ...top, ...topBarButtons, ...footer];
	const links = [
		...[...tasks, ...quickLinks, ...about.topics].map(({ label, page }) => ({ words: label, page })),
		...services.map(({ title, page }) => ({ words: title, page })),
		...door.read("searchWords", lang),
		...door.read("serviceNames", lang).map(({ term, ...to }) => ({ words: term, ...to })),
	];
	const of = (words: string, page: string | undefined, anchor = "") => ({
		words,
		page,
		at: `${page}#${anchor}`,
	});
	return [
		...entries.flatMap(({ to, label }) =>
			typeof to === "object" && "page" in to ? [of(label[lang], to.page)] : [],
		),
		...links.map(({ words, page, ...to }) =>
			of(words, page && door.pages.atPath(page.href)?.page.name, "anchor" in to ? to.anchor : undefined),
		),
	].filter(({ page }) => page !== "home");
}

/** `/schemes/old-age` → old, age, oldage, so that a half-remembered address still finds its page. */
function pathWords(path: string): string[] {
	const last = path.split("/").at(-1) ?? "";
	return [last, last.replaceAll("-", "")];
}
