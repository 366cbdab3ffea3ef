import { isDeepStrictEqual } from "node:util";
import { type ContentDoor, documentOf, type PageDocument } from "#contract/content/door.ts";
import type { ContentKind } from "#contract/content/kinds.ts";
import { serviceSections } from "#contract/content/service-page.ts";
import { inEveryLanguage, type Lang, language, languages } from "#contract/language.ts";
import { topBarButtons } from "#contract/navigation.ts";
import type { Section } from "#contract/pages.ts";
import type { SearchGroup } from "#contract/search.ts";
import { type Part, trackDoor } from "../kit/track-reads.ts";
import type { Follow } from "./following-index.ts";
import { type Passage, passagesOf } from "./passages.ts";
import type { SearchDocument } from "./search-index.ts";

const groupOf: Readonly<Partial<Record<Section, SearchGroup>>> = { services: "services", schemes: "schemes" };

/** Field of a service's document → its anchor on the page (app/public/service-page/sections.tsx). */
const anchors: ReadonlyMap<string, string> = new Map([
	...[...serviceSections, "problems"].map((section) => [section, section] as const),
	...(["facts", "check"] as const).map((field) => [field, "fee-and-time"] as const),
	["otherWays", "other-ways"],
]);

interface Listed {
	readonly page: string;
	readonly section: string | undefined;
	readonly names: Readonly<Record<Lang, readonly string[]>>;
	/** Sections that have documents of their own, so that the page leaves them out. */
	readonly apart: readonly string[];
}

/** Follows all public, indexed pages; a page is made anew if something that it has read has changed. */
export function followPages(doorNow: () => ContentDoor): Follow {
	const reads = new Map<string, ReadonlySet<Part>>();
	const values = new Map<Part, unknown>();
	let listed: ReadonlyMap<string, Listed> = new Map();
	return function* () {
		const [door, before] = [doorNow(), listed];
		const readPart = (part: Part) =>
			part === "pages" ? door.pages : door.read(...(part.split("/") as [ContentKind, Lang]));
		const changed = new Set([...values.keys()].filter((part) => readPart(part) !== values.get(part)));
		const made = <Made>(id: string, make: (door: ContentDoor) => Made): Made => {
			const own = new Set<Part>();
			const result = make(trackDoor(door, own));
			reads.set(id, own);
			for (const part of own) values.set(part, readPart(part));
			return result;
		};
		const isSame = (id: string) => {
			const own = reads.get(id);
			return own !== undefined && ![...own].some((part) => changed.has(part));
		};
		if (!isSame("")) listed = made("", listPages);
		for (const part of changed) values.set(part, readPart(part));
		for (const id of before.keys()) if (!listed.has(id)) yield [id, undefined];
		for (const [id, page] of listed) {
			if (isSame(id) && (listed === before || isDeepStrictEqual(page, before.get(id)))) continue;
			reads.delete(id);
			yield [id, () => made(id, (tracked) => documentIn(tracked, page))];
		}
	};
}

/** Lists all pages with their other names, and sections that the A–Z list or the search words name, on pages that aren't about a service. */
function listPages(door: ContentDoor): ReadonlyMap<string, Listed> {
	const named = inEveryLanguage((lang) => namesOfPages(door, lang));
	const places = new Set(named[languages[0]].map(({ at }) => at));
	const sections = Object.entries(door.read("ownPages", languages[0])).flatMap(
		([page, { service, sections }]) =>
			(service || !door.pages.has(page) ? [] : sections)
				.map(({ id }) => ({ page, section: id, at: `${page}#${id}` }))
				.filter(({ at }) => places.has(at)),
	);
	const apart = new Set(sections.map(({ at }) => at));
	const called = inEveryLanguage((lang) =>
		Map.groupBy(named[lang], ({ page, at }) => (apart.has(at) ? at : page)),
	);
	const namesOf = (of: string) =>
		inEveryLanguage((lang) => (called[lang].get(of) ?? []).map(({ words }) => words));
	const found = door.pages.all.filter(({ audience, indexed }) => audience === "public" && indexed);
	const own = Map.groupBy(sections, ({ page }) => page);
	return new Map<string, Listed>([
		...found.map(({ name }): [string, Listed] => {
			const apart = own.get(name)?.map(({ section }) => section) ?? [];
			return [name, { page: name, section: undefined, names: namesOf(name), apart }];
		}),
		...sections.map(({ page, section, at }): [string, Listed] => {
			return [at, { page, section, names: namesOf(at), apart: [] }];
		}),
	]);
}

function documentIn(door: ContentDoor, { page, section: id, names, apart }: Listed): SearchDocument {
	const { path, section, title, description } = door.pages.byName(page);
	const inOne = (lang: Lang) => {
		const href = door.pages.path(page, lang);
		if (id !== undefined) {
			const sections = door.read("ownPages", lang)[page]?.sections ?? [];
			const { title = "", ...words } = sections.find((each) => each.id === id) ?? {};
			return { title, href: `${href}#${id}`, names: names[lang], passages: passagesOf(words) };
		}
		const also = lang === languages[0] ? pathWords(path) : [];
		const passages = [...ownPassages(door, page, lang, apart), ...morePassages(door, page, lang)];
		const lead = { text: description[lang] };
		return { title: title[lang], href, names: [...names[lang], ...also], passages: [lead, ...passages] };
	};
	const group = id === undefined ? (groupOf[section] ?? "pages") : "pages";
	return { group, ...inEveryLanguage(inOne) };
}

function ownPassages(door: ContentDoor, name: string, lang: Lang, apart: readonly string[]): Passage[] {
	const document = documentOf(door, name, lang);
	if (!document) return [];
	const { service, ...words } = document;
	const rest = (words.sections ?? []).filter(({ id }) => !apart.includes(id));
	const isService = (service || "otherWays" in words) && name !== "oldAgePension";
	const passages = passagesOf({ ...words, sections: rest, ...service }, isService ? anchors : undefined);
	return [...passages, ...listedHolidays(door, words, lang)];
}

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
	// Services on a portal of the state have no page here, so their names lead to the link.
	const names = door.read("serviceNames", lang).filter(({ portal }) => portal);
	return names.map(({ term }) => ({ text: term }));
}

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
