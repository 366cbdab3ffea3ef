import type { ContentDoor } from "#contract/content/door.ts";
import type { ContentKind, Read } from "#contract/content/kinds.ts";
import { documentKinds } from "#contract/document-kinds.ts";
import { fill, inEveryLanguage, type Lang, languages, type Text } from "#contract/language.ts";
import { type PageName, pagePath } from "#contract/pages.ts";
import { type SearchGroup, searchTitles } from "#contract/search.ts";
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

/**
 * The search documents of table rows. Only the tables and fields listed here are indexed, so that a person's phone number, a
 * father's name, an employee or a contractor never turns up in the search; nor does a notice before its day.
 *
 * @param before what was made of the content before, where a row that is the same has the same source; it is replaced
 */
export function rowSources(
	door: ContentDoor,
	today: string,
	before: TableSources,
): readonly DocumentSources[] {
	const written = languages.flatMap((lang) => [
		door.read("searchWords", lang),
		door.read("serviceNames", lang),
	]);
	const words = languages.flatMap((lang) => door.read("searchWords", lang));
	/** Address of a place on a page → its names in the list of services from A to Z. */
	const terms = Map.groupBy(
		languages.flatMap((lang) =>
			door
				.read("serviceNames", lang)
				.map(({ term, page, anchor }) => ({ term, at: `${page?.href}#${anchor}` })),
		),
		({ at }) => at,
	);
	const shared = [door.pages, ...written, today];

	function table<Kind extends ContentKind>(
		kind: Kind,
		group: SearchGroup,
		textsOf: (row: RowOf<Kind>, lang: Lang, key: string) => RowTexts,
		isCalled: (words: Words, key: string) => boolean = () => false,
	): DocumentSources {
		const page = shownOn[kind];
		if (page && !door.pages.has(page)) return [];
		const all = inEveryLanguage((lang) => door.read(kind, lang) as object);
		const [first] = languages;
		const isTable = Array.isArray(all[first]);
		const rows = inEveryLanguage((lang) => (isTable ? all[lang] : Object.values(all[lang])) as Rows<Kind>);
		const keys = isTable ? [] : Object.keys(all[first]);
		const earlier = before.get(kind);
		const known =
			earlier && areSame(earlier.shared, shared) && areSame(earlier.keys, keys) ? earlier : undefined;
		const places = known && placesChanged(known.rows, rows);
		if (places?.length === 0) return known?.sources ?? [];
		const sources = places ? [...(known?.sources ?? [])] : [];
		for (const place of places ?? rows[first].keys()) sources[place] = sourceOf(place);
		before.set(kind, { shared, keys, rows, sources });
		return sources;

		function sourceOf(place: number): DocumentSource | undefined {
			const row = rows[first][place];
			if (!row || isAhead(row)) return undefined;
			const id = "id" in row ? String(row.id) : "key" in row ? String(row.key) : String(keys[place] ?? place);
			const name = `${kind}/${id}`;
			const inEach = inEveryLanguage((lang) => rows[lang][place] ?? row);
			const from = [door.pages, ...written, ...languages.map((lang) => inEach[lang])];
			return { id: name, from, make: () => documentOf(name, id, inEach) };
		}

		function documentOf(name: string, id: string, row: Readonly<Record<Lang, RowOf<Kind>>>): SearchDocument {
			const texts = inEveryLanguage((lang) => textsOf(row[lang], lang, id));
			const inAll = (field: "title" | "href" | "text"): Text => inEveryLanguage((lang) => texts[lang][field]);
			const called = words.filter((each) => isCalled(each, id)).map((each) => each.words);
			return {
				id: name,
				group,
				title: inAll("title"),
				href: inAll("href"),
				names: [
					...languages.map((lang) => texts[lang].names ?? ""),
					...called,
					...languages.flatMap((lang) => terms.get(texts[lang].href) ?? []).map(({ term }) => term),
				],
				passages: [{ text: inAll("text") }],
			};
		}
	}

	/** A notice that is ready and waits for its day. */
	function isAhead(row: object): boolean {
		return "closes" in row && "date" in row && String(row.date) > today;
	}

	return [
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
		table("notices", "notices", ({ id, title, ...rest }, lang) => ({
			title,
			text: wordsOfRow(rest, lang),
			names: door.pages.byName("notices").title[lang],
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
		table("officers", "people", ({ name, designation }, lang) => ({
			title: `${name}, ${designation}`,
			text: door.pages.byName("directory").title[lang],
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
}

type RowOf<Kind extends ContentKind> =
	Read<Kind> extends readonly (infer Item)[] ? Item : Read<Kind>[keyof Read<Kind>];

type Rows<Kind extends ContentKind> = readonly (RowOf<Kind> & object)[];

/** The sources of one table by the places of its rows: none of a row that waits for its day. The same list where nothing has changed. */
export type DocumentSources = readonly (DocumentSource | undefined)[];

/** What the search documents of each table were made of. */
export type TableSources = Map<
	ContentKind,
	{
		/** What all rows of the table share. */
		readonly shared: readonly unknown[];
		readonly keys: readonly string[];
		readonly rows: RowsByLanguage;
		readonly sources: DocumentSources;
	}
>;

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
