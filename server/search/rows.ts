import type { ContentDoor } from "#contract/content/door.ts";
import type { ContentKind, Read } from "#contract/content/kinds.ts";
import { documentKinds } from "#contract/document-kinds.ts";
import { fill, inEveryLanguage, type Lang, languages } from "#contract/language.ts";
import { type PageName, pagePath } from "#contract/pages.ts";
import { type SearchGroup, searchTitles } from "#contract/search.ts";
import { wordsOfRow } from "./passages.ts";
import type { SearchDocument } from "./search-index.ts";

/** What is searched of a row in one language: its title, its prose, its address (or the place on its page), and other names. */
type Texts = readonly [title: string, text: string, at: string, names?: string];

type RowOf<Kind extends ContentKind> =
	Read<Kind> extends readonly (infer Item)[] ? Item : Read<Kind>[keyof Read<Kind>];

/** A table whose rows are found on a page, which not every council has. */
function table<Kind extends ContentKind>(
	kind: Kind,
	group: SearchGroup,
	page: PageName,
	textsOf: (row: RowOf<Kind>, lang: Lang, pageTitle: string) => Texts,
) {
	return { kind, group, page, textsOf: textsOf as (row: object, lang: Lang, pageTitle: string) => Texts };
}

/**
 * Only the tables and fields listed here are indexed, so that a person's phone number, a father's name, an employee or a contractor
 * never turns up in the search. Short parts of a ward member's name, such as Pal, are found in names alone.
 */
// biome-ignore format: a table is a line, so the list stays readable
export const tables = [
	table("sanitation", "services", "sanitation", ({ id, title, description }) => [title, description, `#service-${id}`]),
	table("licences", "services", "licences", ({ id, title, description, today = "" }) => [title, `${description} ${today}`, `#licence-${id}`]),
	table("today", "services", "contact", ({ title, text, bring = [], link }) => [title, [text, ...bring].join(" "), link && "href" in link ? link.href : ""]),
	table("notices", "notices", "notices", ({ id, title, ...rest }, lang, page) => [title, wordsOfRow(rest, lang), `?notice=${id}`, page]),
	table("acts", "acts", "acts", ({ title, portal }) => [title, portal?.name ?? "", asked(title)]),
	table("documents", "documents", "notices", ({ title, kind, file }, lang) => [title, documentKinds[kind][lang], file.href]),
	table("officers", "people", "directory", ({ name, designation }, _, page) => [`${name}, ${designation}`, page, "?section=officers"]),
	table("departments", "people", "directory", ({ title, description, url }) => [title, description, url.href]),
	table("wards", "wards", "wards", ({ id, name, population, member, mohallas = "" }, lang) => [
		fill(searchTitles.ward[lang], { id, name }),
		`${fill(searchTitles.wardText[lang], { population: population.toLocaleString("en-IN"), member })} ${mohallas}`.trim(),
		asked(name), member,
	]),
	table("places", "places", "tourism", ({ id, name, description }) => [name, description, `#place-${id}`]),
	table("institutions", "places", "education", ({ id, title, description }) => [title, description, `#institution-${id}`]),
	table("hospitals", "places", "health", ({ id, name, description }) => [name, description, `#hospital-${id}`]),
	table("helplines", "helplines", "contact", ({ number, name, note = "" }) => [`${number} · ${name}`, note, "#helplines", number.replace(/\D/g, "")]),
];

type Table = (typeof tables)[number];

/** A page with its own search, filtered to one row. */
function asked(row: string): string {
	return `?${new URLSearchParams({ q: row })}`;
}

/** What rows are called beside their own words: by the town's search words, and in the list from A to Z by the address of a place. */
export function rowNames(door: ContentDoor) {
	const all = languages.flatMap((lang) => door.read("serviceNames", lang));
	const terms = Map.groupBy(all, ({ page, anchor }) => `${page?.href}#${anchor}`);
	return { words: languages.flatMap((lang) => door.read("searchWords", lang)), terms };
}

type InLanguages<Part> = Readonly<Record<Lang, Part>>;

/** A table as it was read on a day. */
export interface ReadTable {
	readonly rows: InLanguages<readonly object[]>;
	readonly today: string;
}

export function readTable(door: ContentDoor, { kind, page }: Table, today: string): ReadTable {
	const rows = inEveryLanguage((lang): readonly object[] => {
		const all: object = door.pages.has(page) ? door.read(kind, lang) : [];
		return Array.isArray(all) ? all : Object.entries(all).map(([key, row]) => ({ key, ...row }));
	});
	return { rows, today };
}

/** The rows of a table that may be found and read otherwise another time, by their ids: of ten thousand a publishing changes one. */
export function rowsUnlike({ rows, today }: ReadTable, other: ReadTable | undefined) {
	const found = new Map<string, InLanguages<object>>();
	const first = rows[languages[0]];
	const pairs = languages.map((lang) => [rows[lang], other?.rows[lang]] as const);
	const isSameDay = today === other?.today;
	if (isSameDay && pairs.every(([one, two]) => one === two)) return found;
	for (let place = 0; place < first.length; place += 1) {
		if (isSameDay && pairs.every(([one, two]) => one[place] === two?.[place])) continue;
		const row = first[place] as object;
		// A notice waits for its day.
		if ("closes" in row && "date" in row && String(row.date) > today) continue;
		const id = "id" in row ? row.id : "key" in row ? row.key : place;
		const inEach = inEveryLanguage((lang) => rows[lang][place] ?? row);
		found.set(String(id), inEach);
	}
	return found;
}

export function documentOfRow(
	{ kind, group, page, textsOf }: Table,
	id: string,
	row: InLanguages<object>,
	{ pages }: ContentDoor,
	{ words, terms }: ReturnType<typeof rowNames>,
): SearchDocument {
	const texts = inEveryLanguage((lang) => textsOf(row[lang], lang, pages.byName(page).title[lang]));
	const href = inEveryLanguage((lang) => {
		const [, , at] = texts[lang];
		return /^[?#]|^$/.test(at) ? pagePath(page, lang) + at : at;
	});
	// The column of a row's words is called as one of its kind: `licence`, `helpline`.
	const column = kind.replace(/s$/, "");
	const called = words.filter((each) => String((each as Readonly<Record<string, unknown>>)[column]) === id);
	return {
		group,
		title: inEveryLanguage((lang) => texts[lang][0]),
		href,
		names: [
			...languages.map((lang) => texts[lang][3] ?? ""),
			...called.map((each) => each.words),
			...languages.flatMap((lang) => (terms.get(href[lang]) ?? []).map(({ term }) => term)),
		],
		passages: [{ text: inEveryLanguage((lang) => texts[lang][1]) }],
	};
}
