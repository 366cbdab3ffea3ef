import type { ContentDoor } from "#contract/content/door.ts";
import type { ContentKind, Read } from "#contract/content/kinds.ts";
import { documentKinds } from "#contract/document-kinds.ts";
import { fill, inEveryLanguage, type Lang, languages, type Text } from "#contract/language.ts";
import { type PageName, pagePath } from "#contract/pages.ts";
import { type SearchGroup, searchTitles } from "#contract/search.ts";
import type { SitePages } from "#contract/site-pages.ts";
import { areSame, changedPlaces } from "../kit/lists.ts";
import { wordsOfRow } from "./passages.ts";
import type { DocumentSource, SearchDocument } from "./search-document.ts";

/** The indexed fields of a row, in one language. */
interface RowTexts {
	readonly title: string;
	readonly href: string;
	readonly text: string;
	/** Other names. */
	readonly names?: string;
}

type Words = Read<"searchWords">[number];

/** Tables whose rows are found on a page that not every council has. */
const shownOn: Readonly<Partial<Record<ContentKind, PageName>>> = {
	sanitation: "sanitation",
	licences: "licences",
	acts: "acts",
	wards: "wards",
	places: "tourism",
	institutions: "education",
	hospitals: "health",
};

/** What the search documents of all rows have in common. */
interface Shared {
	/** While these are the same objects, so is the rest. */
	readonly from: readonly unknown[];
	readonly pages: SitePages;
	readonly today: string;
	/** The town's own words for rows. */
	readonly words: readonly Words[];
	/** Address of a place on a page → its names in the list of services from A to Z. */
	readonly terms: ReadonlyMap<string, readonly string[]>;
}

function sharedOf(door: ContentDoor, today: string, before?: Shared): Shared {
	const written = languages.flatMap((lang) => [
		door.read("searchWords", lang),
		door.read("serviceNames", lang),
	]);
	const from = [door.pages, ...written];
	if (before?.today === today && areSame(before.from, from)) return before;
	const terms = new Map<string, string[]>();
	for (const { term, page, anchor } of languages.flatMap((lang) => door.read("serviceNames", lang))) {
		const at = `${page?.href}#${anchor}`;
		terms.set(at, [...(terms.get(at) ?? []), term]);
	}
	const words = languages.flatMap((lang) => door.read("searchWords", lang));
	return { from, pages: door.pages, today, words, terms };
}

/** A table's part of the search. */
interface SearchedTable {
	readonly kind: ContentKind;
	/** The source of the row at a place, in each language; none of one that waits for its day. */
	readonly sourceOf: (
		row: Readonly<Record<Lang, object>>,
		key: string | number,
		shared: Shared,
	) => DocumentSource | undefined;
}

/**
 * How the rows of a table are found. A source lives as long as its row, so nothing of it may hold the content that it was made from:
 * each publishing would keep the one before in memory.
 */
function table<Kind extends ContentKind>(
	kind: Kind,
	group: SearchGroup,
	textsOf: (row: RowOf<Kind>, lang: Lang, pages: SitePages) => RowTexts,
	isCalled: (words: Words, key: string) => boolean = () => false,
): SearchedTable {
	return {
		kind,
		sourceOf: (row, key, shared) => {
			const first: object = row[languages[0]];
			if (isAhead(first, shared.today)) return undefined;
			const id = "id" in first ? String(first.id) : "key" in first ? String(first.key) : String(key);
			const from = [...shared.from, ...languages.map((lang) => row[lang])];
			const make = () => documentOf(id, row as Readonly<Record<Lang, RowOf<Kind>>>, shared);
			return { id: `${kind}/${id}`, from, make };
		},
	};

	function documentOf(
		id: string,
		row: Readonly<Record<Lang, RowOf<Kind>>>,
		{ pages, words, terms }: Shared,
	): SearchDocument {
		const texts = inEveryLanguage((lang) => textsOf(row[lang], lang, pages));
		const inAll = (field: "title" | "href" | "text"): Text => inEveryLanguage((lang) => texts[lang][field]);
		return {
			id: `${kind}/${id}`,
			group,
			title: inAll("title"),
			href: inAll("href"),
			names: [
				...languages.map((lang) => texts[lang].names ?? ""),
				...words.filter((each) => isCalled(each, id)).map((each) => each.words),
				...languages.flatMap((lang) => terms.get(texts[lang].href) ?? []),
			],
			passages: [{ text: inAll("text") }],
		};
	}
}

/** A notice that is ready and waits for its day. */
function isAhead(row: object, today: string): boolean {
	return "closes" in row && "date" in row && String(row.date) > today;
}

/**
 * Only the tables and fields listed here are indexed, so that a person's phone number, a father's name, an employee or a contractor
 * never turns up in the search; nor does a notice before its day.
 */
const tables: readonly SearchedTable[] = [
	table(
		"sanitation",
		"services",
		({ id, title, description }, lang) => ({
			title,
			text: description,
			href: `${pagePath("sanitation", lang)}#service-${id}`,
		}),
		({ sanitation }, id) => sanitation === Number(id),
	),
	table(
		"licences",
		"services",
		({ id, title, description, today = "" }, lang) => ({
			title,
			text: `${description} ${today}`,
			href: `${pagePath("licences", lang)}#licence-${id}`,
		}),
		({ licence }, id) => licence === Number(id),
	),
	table(
		"today",
		"services",
		({ title, text, bring = [], link }, lang) => ({
			title,
			text: [text, ...bring].join(" "),
			href: link && "href" in link ? link.href : pagePath("contact", lang),
		}),
		({ today }, key) => today === key,
	),
	table("notices", "notices", ({ id, title, ...rest }, lang, pages) => ({
		title,
		text: wordsOfRow(rest, lang),
		names: pages.byName("notices").title[lang],
		href: `${pagePath("notices", lang)}?notice=${id}`,
	})),
	table("acts", "acts", ({ title, portal }, lang) => ({
		title,
		text: portal?.name ?? "",
		href: query("acts", title, lang),
	})),
	table("documents", "documents", ({ title, kind, file }, lang) => ({
		title,
		text: documentKinds[kind][lang],
		href: file.href,
	})),
	table("officers", "people", ({ name, designation }, lang, pages) => ({
		title: `${name}, ${designation}`,
		text: pages.byName("directory").title[lang],
		href: `${pagePath("directory", lang)}?section=officers`,
	})),
	table("departments", "people", ({ title, description, url }) => ({
		title,
		text: description,
		href: url.href,
	})),
	table("wards", "wards", ({ id, name, population, member, mohallas = "" }, lang) => ({
		title: fill(searchTitles.ward[lang], { id, name }),
		text: `${fill(searchTitles.wardText[lang], { population: population.toLocaleString("en-IN"), member })} ${mohallas}`.trim(),
		// Short parts of a name, such as Pal, are found in names alone.
		names: member,
		href: query("wards", name, lang),
	})),
	table("places", "places", ({ id, name, description }, lang) => ({
		title: name,
		text: description,
		href: `${pagePath("tourism", lang)}#place-${id}`,
	})),
	table("institutions", "places", ({ id, title, description }, lang) => ({
		title,
		text: description,
		href: `${pagePath("education", lang)}#institution-${id}`,
	})),
	table("hospitals", "places", ({ id, name, description }, lang) => ({
		title: name,
		text: description,
		href: `${pagePath("health", lang)}#hospital-${id}`,
	})),
	table(
		"helplines",
		"helplines",
		({ number, name, note = "" }, lang) => ({
			title: `${number} · ${name}`,
			text: note,
			names: number.replace(/\D/g, ""),
			href: `${pagePath("contact", lang)}#helplines`,
		}),
		({ helpline }, key) => helpline === key,
	),
];

/**
 * The search documents of table rows.
 *
 * @param before what was made of the content before, where a row that is the same has the same source; it is replaced
 */
export function rowSources(
	door: ContentDoor,
	today: string,
	before: TableSources,
): readonly DocumentSources[] {
	const shared = sharedOf(door, today, before.shared);
	before.shared = shared;
	return tables.map((searched) => sourcesOf(searched, door, shared, before));
}

function sourcesOf(
	{ kind, sourceOf }: SearchedTable,
	door: ContentDoor,
	shared: Shared,
	{ tables: before }: TableSources,
): DocumentSources {
	const page = shownOn[kind];
	if (page && !door.pages.has(page)) return [];
	const all = inEveryLanguage((lang) => door.read(kind, lang) as object);
	const [first] = languages;
	const isTable = Array.isArray(all[first]);
	const rows = inEveryLanguage(
		(lang) => (isTable ? all[lang] : Object.values(all[lang])) as readonly object[],
	);
	const keys = isTable ? [] : Object.keys(all[first]);
	const earlier = before.get(kind);
	const known = earlier && earlier.shared === shared && areSame(earlier.keys, keys) ? earlier : undefined;
	const places = known && placesChanged(known.rows, rows);
	if (places?.length === 0) return known?.sources ?? [];
	const sources = places ? [...(known?.sources ?? [])] : [];
	for (const place of places ?? rows[first].keys()) {
		const row = rows[first][place];
		const inEach = row && inEveryLanguage((lang) => rows[lang][place] ?? row);
		sources[place] = inEach && sourceOf(inEach, keys[place] ?? place, shared);
	}
	before.set(kind, { shared, keys, rows, sources });
	return sources;
}

type RowOf<Kind extends ContentKind> =
	Read<Kind> extends readonly (infer Item)[] ? Item : Read<Kind>[keyof Read<Kind>];

/** The sources of one table by the places of its rows: none of a row that waits for its day. The same list where nothing has changed. */
export type DocumentSources = readonly (DocumentSource | undefined)[];

/** What the search documents of each table were made of. */
export interface TableSources {
	shared?: Shared;
	readonly tables: Map<
		ContentKind,
		{
			readonly shared: Shared;
			readonly keys: readonly string[];
			readonly rows: RowsByLanguage;
			readonly sources: DocumentSources;
		}
	>;
}

type RowsByLanguage = Readonly<Record<Lang, readonly object[]>>;

/** The places at which rows read differently in some language; undefined where rows are gone or have moved. */
function placesChanged(before: RowsByLanguage, now: RowsByLanguage): readonly number[] | undefined {
	const found = new Set<number>();
	for (const lang of languages) {
		const places = changedPlaces(before[lang], now[lang]);
		if (!places) return undefined;
		for (const place of places) found.add(place);
	}
	return [...found];
}

/** The address of a page with its own search, filtered to one row. */
function query(page: PageName, row: string, lang: Lang): string {
	return `${pagePath(page, lang)}?${new URLSearchParams({ q: row })}`;
}
