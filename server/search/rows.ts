import { lastInWords } from "#contract/changes-told.ts";
import type { ContentDoor } from "#contract/content/door.ts";
import { wordsOf } from "#contract/content/field.ts";
import type { ContentKind, Read } from "#contract/content/kinds.ts";
import { notice, noticeKinds } from "#contract/content/notice.ts";
import { searchTargets } from "#contract/content/search-words.ts";
import { documentKinds } from "#contract/document-kinds.ts";
import { differenceOf } from "#contract/edited-list.ts";
import { fill, inEveryLanguage, type Lang, languages } from "#contract/language.ts";
import { memo } from "#contract/memo.ts";
import { type PageName, pagePath } from "#contract/pages.ts";
import { type SearchGroup, searchTitles } from "#contract/search.ts";
import type { Calendar } from "../kit/calendar.ts";
import { areSame } from "../kit/same.ts";
import type { Follow } from "./following-index.ts";
import type { SearchDocument } from "./search-index.ts";

/** Searchable texts of a row in one language: its title, its prose, its address (or the place on its page), and other names. */
type Texts = readonly [title: string, text: string, at: string, names?: string];

type RowOf<Kind extends ContentKind> =
	Read<Kind> extends readonly (infer Item)[] ? Item : Read<Kind>[keyof Read<Kind>];

function table<Kind extends ContentKind>(
	kind: Kind,
	group: SearchGroup,
	page: PageName,
	textsOf: (row: RowOf<Kind>, lang: Lang, pageTitle: string) => Texts,
) {
	return { kind, group, page, textsOf: textsOf as (row: object, lang: Lang, pageTitle: string) => Texts };
}

function sumsIn(given: { readonly [Field in keyof typeof notice.shape]?: string | undefined }, lang: Lang) {
	const sums = Object.entries(given).flatMap(([field, sum]) => {
		const { label } = wordsOf(notice.shape[field as keyof typeof notice.shape]);
		return sum && label ? [`${label[lang]} ${sum}`] : [];
	});
	return sums.length > 0 ? fill(searchTitles.sums[lang], { sums: sums.join(", ") }) : "";
}

/**
 * Only the tables and fields listed here are indexed, so that a person's phone number, a father's name, an employee or a contractor
 * never turns up in the search. Short parts of a ward member's name, such as Pal, are found in names alone.
 */
// biome-ignore format: a table is a line, so the list stays readable
export const tables = [
	table("sanitation", "services", "sanitation", ({ id, title, description }) => [title, description, `#service-${id}`]),
	table("complaintCategories", "services", "report", ({ key, title, ask }) => [title, ask, `?category=${key}`]),
	table("licences", "services", "licences", ({ id, title, description, today = "" }) => [title, `${description} ${today}`, `#licence-${id}`]),
	table("today", "services", "contact", ({ title, text, bring = [], link }) => [title, [text, ...bring].join(" "), link && "href" in link ? link.href : ""]),
	table("notices", "notices", "notices", ({ id, title, kind, reference = "", closes, closesAt, summary, estimate, earnestMoney, fee, documents, portal }, lang, page) => [
		title,
		fill(searchTitles.noticeText[lang], {
			kind: `${noticeKinds[kind][lang]} ${reference}`.trim(),
			day: lastInWords({ closes, ...(closesAt && { closesAt }) }, lang),
			text: [summary, sumsIn({ estimate, earnestMoney, fee }, lang), documents, portal?.name].filter(Boolean).join(" "),
		}),
		`?notice=${id}`, page,
	]),
	table("acts", "acts", "acts", ({ title, portal }) => [title, portal?.name ?? "", `?${new URLSearchParams({ q: title })}`]),
	table("documents", "documents", "notices", ({ title, kind, file }, lang) => [title, documentKinds[kind][lang], file.href]),
	table("officers", "people", "directory", ({ name, designation }, _, page) => [`${name}, ${designation}`, page, "?section=officers"]),
	table("departments", "people", "directory", ({ title, description, url }) => [title, description, url.href]),
	table("wards", "wards", "wards", ({ id, name, population, member, mohallas = "" }, lang) => [
		fill(searchTitles.ward[lang], { id, name }),
		`${fill(searchTitles.wardText[lang], { population: population.toLocaleString("en-IN"), member })} ${mohallas}`.trim(),
		`?ward=${id}`, member,
	]),
	table("places", "places", "tourism", ({ id, name, description }) => [name, description, `#place-${id}`]),
	table("institutions", "places", "education", ({ id, title, description }) => [title, description, `#institution-${id}`]),
	table("hospitals", "places", "health", ({ id, name, description }) => [name, description, `#hospital-${id}`]),
	table("helplines", "helplines", "contact", ({ number, name, note = "" }) => [`${number} · ${name}`, note, "#helplines", number.replace(/\D/g, "")]),
];

/** `licence/7` → the words that lead there. */
const wordsByTarget = memo((words: Read<"searchWords">) =>
	Map.groupBy(words, (row): string | undefined => {
		const column = searchTargets.find((target) => row[target] !== undefined);
		return column && `${column}/${row[column]}`;
	}),
);

const namesByAddress = memo((names: Read<"serviceNames">) =>
	Map.groupBy(names, ({ page, anchor }) => `${page?.href}#${anchor}`),
);

const keyed = memo((row: object, key: string): object => ({ key, ...row }));

export function followRows(doorNow: () => ContentDoor, today: Calendar): readonly Follow[] {
	return tables.map(({ kind, group, page, textsOf }) => {
		const isNotices = kind === "notices";
		let common: readonly unknown[] = [];
		let lists = languages.map((): readonly object[] => []);
		return function* () {
			const [door, day, commonBefore, before] = [doorNow(), today(), common, lists];
			const words = inEveryLanguage((lang) => door.read("searchWords", lang));
			const names = inEveryLanguage((lang) => door.read("serviceNames", lang));
			common = [door.pages, ...(isNotices ? [day] : languages.flatMap((lang) => [words[lang], names[lang]]))];
			const now = languages.map((lang): readonly object[] => {
				const read: object = door.pages.has(page) ? door.read(kind, lang) : [];
				return Array.isArray(read) ? read : Object.entries(read).map(([key, row]) => keyed(row, key));
			});
			lists = now;
			const idOf = (row: object) => {
				const { id, key, date, active } = row as Readonly<Record<string, unknown>>;
				return (isNotices && String(date) > day) || active === false ? undefined : `${kind}/${id ?? key}`;
			};
			const make = (id: string, place: number): SearchDocument => {
				const inOne = (lang: Lang) => {
					const row = now[languages.indexOf(lang)]?.[place] ?? {};
					const [title, text, at, name = ""] = textsOf(row, lang, door.pages.byName(page).title[lang]);
					const href = /^[?#]|^$/.test(at) ? pagePath(page, lang) + at : at;
					// Search words name their targets in the singular: `licence`, `helpline`.
					const called = wordsByTarget(words[lang]).get(id.replace(/s?\//, "/")) ?? [];
					const listed = namesByAddress(names[lang]).get(href) ?? [];
					const others = [name, ...called.map((each) => each.words), ...listed.map(({ term }) => term)];
					return { title, href, names: others, passages: [{ text }] };
				};
				return { group, ...inEveryLanguage(inOne) };
			};
			const isAlike = areSame(common, commonBefore);
			const differences = now.map((list, at) => {
				const was = before[at] ?? [];
				return { list, ...(isAlike ? differenceOf(list, was) : { gone: was, come: list }) };
			});
			for (const id of differences.flatMap(({ gone }) => gone.map(idOf))) if (id) yield [id, undefined];
			for (const { list, come } of differences) {
				for (const row of come) {
					const id = idOf(row);
					if (id) yield [id, () => make(id, list.indexOf(row))];
				}
			}
		};
	});
}
