import * as z from "zod";
import { wholeKey } from "#contract/content/desk.ts";
import { countedFacts } from "#contract/content/facts.ts";
import { type ContentKind, kinds } from "#contract/content/kinds.ts";
import { wardColumns } from "#contract/content/ward-map.ts";
import { fileAddresses } from "#contract/files.ts";
import { memo } from "#contract/memo.ts";
import { isPageName, pageByName } from "#contract/pages.ts";
import { checkColours } from "./colours.ts";
import { type Entry, entriesOf, type Fields, keyText, type Source, type Sources } from "./entries.ts";
import { didYouMean, faultsIn, type Mistake, nearest, type Path, type RowName, shown } from "./mistakes.ts";
import { fillPlaceholders, isUnfilled, rowsNamedIn, type Values } from "./placeholders.ts";
import { referencesIn, requiredKeys } from "./references.ts";

export interface CheckedEntry {
	readonly entry: Entry;
	/** Value with its wrong parts removed, so that broken references in the rest are reported in the same run. */
	readonly parsed: unknown;
	readonly mistakes: readonly Mistake[];
	readonly references: ReturnType<typeof referencesIn>;
	readonly isKeyRead: boolean;
}

/** Checks entries by their kind's schema, each once for the same placeholder values. */
export const checkerOf = memo((values: Values) => memo((entry: Entry) => checkEntry(entry, values)));

function checkEntry(entry: Entry, values: Values): CheckedEntry {
	const { kind, raw, place } = entry;
	const row = kinds[kind];
	const { filled, faults } = fillPlaceholders(entry, values);
	const result = (row.schema as z.ZodType).safeParse(filled, { reportInput: true });
	const issues = result.error?.issues.filter(({ input }) => !isUnfilled(input)) ?? [];
	const mistakes: Mistake[] = [...faults, ...faultsIn(row.schema, issues)].map(({ path, ...fault }) => ({
		...place(path),
		...fault,
		causes: causesAt(raw, path),
	}));
	const parsed = result.success ? result.data : rightParts(row.schema, filled);
	if (kind === "council") mistakes.push(...checkColours(entry, parsed));
	const isKeyRead =
		row.form !== "table" ||
		(row.schema.shape as Record<string, z.ZodType>)[row.key]?.safeParse((raw as Fields)[row.key]).success ===
			true;
	return { entry, parsed, mistakes, references: referencesIn(parsed, row.refersTo), isKeyRead };
}

function causesAt(raw: unknown, path: Path): RowName[] | undefined {
	const value = path.reduce<unknown>((inside, step) => (inside as Fields | undefined)?.[String(step)], raw);
	return [rowsNamedIn(value), rowsNamedIn(raw)].find(({ length }) => length > 0);
}

function rightParts(schema: z.core.$ZodType, raw: unknown): unknown {
	const result = z.safeParse(schema, raw);
	if (result.success) return result.data;
	if (schema instanceof z.ZodArray && Array.isArray(raw)) {
		return raw.map((item) => rightParts(schema.element, item));
	}
	if (typeof raw !== "object" || raw === null) return undefined;
	const parts = (part: (name: string) => z.core.$ZodType | undefined) =>
		Object.fromEntries(
			Object.entries(raw).map(([name, value]) => {
				const inner = part(name);
				return [name, inner && rightParts(inner, value)];
			}),
		);
	if (schema instanceof z.ZodRecord) return parts(() => schema.valueType);
	if (schema instanceof z.ZodObject) {
		return parts((name) => (Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined));
	}
	return undefined;
}

export function checkKeys(kind: ContentKind, source: Source, sources: Sources): Mistake[] {
	if (kind === "ownPages") return takenAddresses(source, sources);
	return kind === "wardMap" ? wardsTwice(source) : wrongKeys(kind, source, sources);
}

function wardsTwice({ table }: Source): Mistake[] {
	const places = new Map<string, Entry>();
	const cells = [...table.values()].flatMap((row) => wardColumns.map((column) => ({ row, column })));
	return cells.flatMap(({ row, column }): Mistake[] => {
		const ward = keyText((row.raw as Fields | null)?.[column]);
		const earlier = ward ? places.get(ward) : undefined;
		if (ward && !earlier) places.set(ward, row);
		if (!earlier) return [];
		const expected = `a ward that has no other place (row ${earlier.key} of the map has it)`;
		return [{ ...row.place([column]), found: shown(ward), expected, code: "wardTwice", causes: [earlier] }];
	});
}

function takenAddresses({ table }: Source, sources: Sources): Mistake[] {
	const taken = new Map<string, { readonly what: string; readonly causes: readonly RowName[] }>(
		fileAddresses.map(({ path }) => [path, { what: "a file of the site", causes: [] }]),
	);
	for (const story of entriesOf(sources, "stories")) {
		const what = `the story ${story.key}`;
		taken.set(`${pageByName("news").path}/${story.key}`, { what, causes: [story] });
	}
	for (const redirect of entriesOf(sources, "redirects")) {
		const what = "a redirect (tables/redirects.csv)";
		taken.set(String((redirect.raw as Fields).from).toLowerCase(), { what, causes: [redirect] });
	}
	return [...table.values()].flatMap((page): Mistake[] => {
		const { key, raw, place } = page;
		if (isPageName(key)) {
			const problem = `a page of the site is called "${key}" already; give the file another name`;
			return [{ ...place(["path"]), problem, code: "taken" }];
		}
		const path = String((raw as Fields | null)?.path);
		const holder = taken.get(path);
		taken.set(path, { what: `the page ${key}`, causes: [page] });
		if (!holder) return [];
		const expected = `an address that isn't that of ${holder.what}`;
		return [{ ...place(["path"]), found: shown(path), expected, code: "pageAddress", causes: holder.causes }];
	});
}

function wrongKeys(kind: ContentKind, { file, table }: Source, sources: Sources): Mistake[] {
	const map = kinds[kind];
	if (map.form !== "map") return [];
	const present = [...table.keys()];
	const closed = map.closed ?? present;
	const required = requiredKeys(kind, sources);
	const unknown = present.filter((key) => !closed.includes(key));
	const misspelt = new Set(unknown.map((key) => nearest(key, closed)));
	const at = (key: string) => (table.get(key) as Entry).place([]);
	return [
		...required
			.filter((key) => !table.has(key) && !misspelt.has(key))
			.map((key) => {
				const likely = nearest(
					key,
					present.filter((each) => !required.includes(each)),
				);
				const hint = likely ? ` (is it the "${likely}" of line ${at(likely).line}?)` : "";
				const expected = `this key: the site links to it${hint}`;
				const menus = { kind: "menus", key: wholeKey };
				return {
					file,
					key,
					found: "nothing",
					expected,
					code: "needed" as const,
					causes: [{ kind, key }, menus],
				};
			}),
		...unknown.map((key) => {
			const expected = `one of the keys ${closed.join(", ")}${didYouMean(key, closed)}`;
			return { ...at(key), found: shown(key), expected, code: "choice" as const };
		}),
		...(kind === "facts" ? present : [])
			.filter((key) => Object.hasOwn(countedFacts, key))
			.map((key) => {
				const problem = `is counted from tables/${countedFacts[key]?.table}.csv; delete this line, {facts.${key}} goes on working`;
				return { ...at(key), problem, code: "taken" as const };
			}),
	];
}
