import * as z from "zod";
import { countedFacts } from "#contract/content/facts.ts";
import { type ContentKind, kinds } from "#contract/content/kinds.ts";
import { fileAddresses } from "#contract/files.ts";
import { isPageName, pageByName } from "#contract/pages.ts";
import { didYouMean, type Mistake, mistakesIn, nearest, shown } from "./mistakes.ts";
import { isUnfilled } from "./placeholders.ts";
import { keyText, requiredKeys } from "./references.ts";
import type { Source } from "./source.ts";

/** What can only be seen in all rows of a kind at once: their keys, and the addresses of the council's own pages. */
export function checkKeys(
	kind: ContentKind,
	source: Source,
	sources: ReadonlyMap<ContentKind, Source>,
): Mistake[] {
	return [
		...repeatedKeys(kind, source),
		...wrongKeys(kind, source, sources),
		...(kind === "ownPages" ? takenAddresses(source, sources) : []),
	];
}

/**
 * Parses a file, or some rows of it, by the kind's schema. A wrong value is left out of `parsed`, so that a clerk gets the broken
 * references in the other values in the same run.
 */
export function checkValues(kind: ContentKind, source: Source): { parsed: unknown; mistakes: Mistake[] } {
	const schema = schemaOf(kind);
	const result = schema.safeParse(source.raw, { reportInput: true });
	if (result.success) return { parsed: result.data, mistakes: [] };
	const issues = result.error.issues.filter((issue) => !isUnfilled(issue.input));
	const mistakes = mistakesIn(schema, issues).map(({ path, ...fault }) => ({
		file: source.file,
		...source.place(path),
		...fault,
	}));
	return { parsed: rightParts(schema, source.raw), mistakes };
}

function schemaOf(kind: ContentKind): z.ZodType {
	const { form, schema } = kinds[kind];
	if (form === "table") return z.array(schema);
	if (form === "map" || form === "collection")
		return z.record(z.string(), schema, "a list of keys, each with its fields");
	return schema;
}

/** The valid parts of an invalid value. */
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

/** Table rows with a duplicate key: a reference to it would be ambiguous. */
function repeatedKeys(kind: ContentKind, source: Source): Mistake[] {
	const table = kinds[kind];
	if (table.form !== "table") return [];
	if (source.keys?.size === (source.raw as unknown[]).length) return [];
	const first = new Map<string, number>();
	const mistakes: Mistake[] = [];
	for (const [index, row] of (source.raw as Record<string, unknown>[]).entries()) {
		const key = keyText(row[table.key]);
		const earlier = first.get(key);
		if (earlier === undefined || !key) {
			first.set(key, index);
			continue;
		}
		const at = source.place([index, table.key]);
		const expected = `one that no other row has (row ${source.place([earlier, table.key]).row} has it already)`;
		mistakes.push({ file: source.file, ...at, found: shown(key), expected, code: "taken" });
	}
	return mistakes;
}

/** Own pages that are called like one of the site's, or whose address is taken. */
function takenAddresses(source: Source, sources: ReadonlyMap<ContentKind, Source>): Mistake[] {
	const taken = new Map<string, string>(fileAddresses.map(({ path }) => [path, "a file of the site"]));
	for (const key of Object.keys(sources.get("stories")?.raw ?? {})) {
		taken.set(`${pageByName("news").path}/${key}`, `the story ${key}`);
	}
	for (const row of (sources.get("redirects")?.raw ?? []) as { from?: unknown }[]) {
		taken.set(String(row.from).toLowerCase(), "a redirect (tables/redirects.csv)");
	}
	return Object.entries(source.raw as Record<string, { path?: unknown } | null>).flatMap(
		([name, page]): Mistake[] => {
			const at = { file: source.file, ...source.place([name, "path"]) };
			if (isPageName(name)) {
				return [
					{
						...at,
						problem: `a page of the site is called "${name}" already; give the file another name`,
						code: "taken",
					},
				];
			}
			const path = String(page?.path);
			const holder = taken.get(path);
			taken.set(path, `the page ${name}`);
			if (!holder) return [];
			const expected = `an address that isn't that of ${holder}`;
			return [{ ...at, found: shown(path), expected, code: "pageAddress" }];
		},
	);
}

/** Required keys that are missing, keys that no screen reads, and figures that a table holds. */
function wrongKeys(kind: ContentKind, source: Source, sources: ReadonlyMap<ContentKind, Source>): Mistake[] {
	const map = kinds[kind];
	if (map.form !== "map" || typeof source.raw !== "object" || source.raw === null) return [];
	const present = Object.keys(source.raw);
	const closed = map.closed ?? present;
	const required = requiredKeys(kind, sources);
	const unknown = present.filter((key) => !closed.includes(key));
	const misspelt = new Set(unknown.map((key) => nearest(key, closed)));
	const at = (key: string) => ({ file: source.file, ...source.place([key]) });
	return [
		...required
			.filter((key) => !present.includes(key) && !misspelt.has(key))
			.map((key) => {
				const likely = nearest(
					key,
					present.filter((each) => !required.includes(each)),
				);
				const hint = likely ? ` (is it the "${likely}" of line ${source.place([likely]).line}?)` : "";
				const expected = `this key: the site links to it${hint}`;
				return { file: source.file, key, found: "nothing", expected, code: "needed" as const };
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
