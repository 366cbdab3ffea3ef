import { type ContentDoor, documentOf } from "#contract/content/door.ts";
import { type ContentKind, kinds } from "#contract/content/kinds.ts";
import { serviceSections } from "#contract/content/service-page.ts";
import { inEveryLanguage, languages } from "#contract/language.ts";
import { topBarButtons } from "#contract/navigation.ts";
import type { Section } from "#contract/pages.ts";
import type { SearchGroup } from "#contract/search.ts";
import { type Passage, passagesOf } from "./passages.ts";
import { tables } from "./rows.ts";
import type { SearchDocument } from "./search-index.ts";

const groupOf: Readonly<Partial<Record<Section, SearchGroup>>> = { services: "services", schemes: "schemes" };

/** Field of a service's document → its anchor on the page (app/public/service-page/sections.tsx). */
const anchors: ReadonlyMap<string, string> = new Map([
	...[...serviceSections, "problems"].map((section) => [section, section] as const),
	...(["facts", "check"] as const).map((field) => [field, "fee-and-time"] as const),
	["otherWays", "other-ways"],
]);

/** All that pages are made of: every kind but those whose rows have documents of their own. */
export function readForPages(door: ContentDoor): readonly unknown[] {
	const read = (Object.keys(kinds) as ContentKind[]).filter(
		(kind) => !tables.some((table) => table.kind === kind),
	);
	return [door.pages, ...languages.flatMap((lang) => read.map((kind): object => door.read(kind, lang)))];
}

/** The search documents of all public, indexed pages, by their names. */
export function pageDocuments(door: ContentDoor): ReadonlyMap<string, () => SearchDocument> {
	const names = namesOfPages(door);
	const found = door.pages.all.filter((page) => page.audience === "public" && page.indexed);
	return new Map(
		found.map(({ name, path, section, title, description }) => [
			name,
			() => ({
				group: groupOf[section] ?? "pages",
				title,
				href: inEveryLanguage((lang) => door.pages.path(name, lang)),
				names: [...(names.get(name) ?? []), ...pathWords(path)],
				passages: [{ text: description }, ...documentPieces(door, name), ...morePieces(door, name)],
			}),
		]),
	);
}

function documentPieces(door: ContentDoor, name: string): Passage[] {
	const document = documentOf(door, name, languages[0]);
	if (!document) return [];
	const content = inEveryLanguage((lang) => {
		const { service, ...words } = documentOf(door, name, lang) ?? {};
		return { ...words, ...service };
	});
	const isService = "otherWays" in content.en || documentOf(door, name, languages[0])?.service !== undefined;
	// The old age pension's page has its own order of sections, and no anchors.
	return passagesOf(content, isService && name !== "oldAgePension" ? anchors : undefined);
}

/** What is searched as part of a page, because it has no document of its own. */
function morePieces(door: ContentDoor, name: string): Passage[] {
	const rows = (...kinds: readonly ContentKind[]) =>
		kinds.flatMap((kind) =>
			passagesOf(inEveryLanguage((lang) => ({ rows: Object.values(door.read(kind, lang)) }))),
		);
	if (name === "oldAgePension") return rows("pensionSchemes", "pensionSteps", "pensionQuestions");
	if (name === "achievements") return rows("achievements");
	if (name === "videoGallery") return rows("videos");
	if (name === "contact") {
		const office = inEveryLanguage((lang) => door.read("council", lang));
		const fields = ["address", "hours", "holidays", "helpline", "email"] as const;
		return [{ text: inEveryLanguage((lang) => fields.map((field) => office[lang][field]).join(". ")) }];
	}
	if (name !== "aToZ") return [];
	// What is on a portal of the state has no page here: its name leads to where the link is.
	const terms = inEveryLanguage((lang) => door.read("serviceNames", lang).filter(({ portal }) => portal));
	return terms.en.map((_, place) => ({ text: inEveryLanguage((lang) => terms[lang][place]?.term ?? "") }));
}

/** Other names of each page, from the menus, the home page and the town's search words. */
function namesOfPages(door: ContentDoor): Map<string, string[]> {
	const { pages } = door;
	const names = new Map<string, string[]>();
	const nameOf = ({ href }: { readonly href: string }) => pages.atPath(href)?.page.name;
	const call = (name: string | undefined, ...words: string[]) => {
		if (name && name !== "home") names.set(name, [...(names.get(name) ?? []), ...words]);
	};
	const entries = [
		...pages.menus.flatMap((menu) => menu.entries),
		...pages.top,
		...topBarButtons,
		...pages.footer,
	];
	for (const { to, label } of entries) {
		if (typeof to === "object" && "page" in to) call(to.page, ...languages.map((lang) => label[lang]));
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

/** `/schemes/old-age` → old, age, oldage, so that a half-remembered address still finds its page. */
function pathWords(path: string): string[] {
	const last = path.split("/").at(-1) ?? "";
	return [last, last.replaceAll("-", "")];
}
