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
import type { Sources } from "./search-index.ts";

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
		read.flatMap((kind) => Object.values<unknown>(door.read(kind, lang) ?? {})),
	);
	const found = door.pages.all.filter(({ audience, indexed }) => audience === "public" && indexed);
	// Made for the first page that is made: after most publishings none is.
	const called = memo((of: ContentDoor) =>
		inEveryLanguage((lang) => Map.groupBy(namesOfPages(of, lang), ({ page }) => page)),
	);
	const makeAt = (place: number) => {
		const { name = "", path, section, title, description } = found[place] as SitePage;
		const inOne = (lang: Lang) => {
			const names = (called(door)[lang].get(name) ?? []).map(({ words }) => words);
			if (lang === languages[0]) names.push(...pathWords(path));
			const passages = [...ownPassages(door, name, lang), ...morePassages(door, name, lang)];
			const lead = { text: description[lang] };
			return { title: title[lang], href: door.pages.path(name, lang), names, passages: [lead, ...passages] };
		};
		return { group: groupOf[section] ?? "pages", ...inEveryLanguage(inOne) };
	};
	return { common: [door.pages, ...common], rows: [found], idAt: (place) => found[place]?.name, makeAt };
}

function ownPassages(door: ContentDoor, name: string, lang: Lang): Passage[] {
	const document = documentOf(door, name, lang);
	if (!document) return [];
	const { service, ...words } = document;
	// The old age pension's page has its own order of sections, and no anchors.
	const isService = (service || "otherWays" in words) && name !== "oldAgePension";
	const passages = passagesOf({ ...words, ...service }, isService ? anchors : undefined);
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

/** What is searched as part of a page, because it has no document of its own. */
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
	// What is on a portal of the state has no page here: its name leads to where the link is.
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
		...door.read("serviceNames", lang).map(({ term, page }) => ({ words: term, page })),
	];
	return [
		...entries.flatMap(({ to, label }) =>
			typeof to === "object" && "page" in to ? [{ page: to.page, words: label[lang] }] : [],
		),
		...links.map(({ words, page }) => ({ words, page: page && door.pages.atPath(page.href)?.page.name })),
	].filter(({ page }) => page !== "home");
}

/** `/schemes/old-age` → old, age, oldage, so that a half-remembered address still finds its page. */
function pathWords(path: string): string[] {
	const last = path.split("/").at(-1) ?? "";
	return [last, last.replaceAll("-", "")];
}
