import * as z from "zod";
import { type ContentKind, kinds } from "#contract/content/kinds.ts";
import { complaints, didYouMean, type Mistake, shown } from "./mistakes.ts";
import { isUnfilled } from "./placeholders.ts";
import { keyText } from "./references.ts";
import type { Source } from "./source.ts";

/** Parses a file's values by the kind's schema. Where one is wrong, `parsed` still holds the others, so that their references are checked too. */
export function check(kind: ContentKind, source: Source): { parsed: unknown; mistakes: Mistake[] } {
	const schema = schemaOf(kind);
	const mistakes = [...repeatedKeys(kind, source), ...wrongKeys(kind, source)];
	const result = schema.safeParse(source.raw, { reportInput: true });
	if (result.success) return { parsed: result.data, mistakes };
	const issues = result.error.issues.filter((issue) => !isUnfilled(issue.input));
	for (const { path, found, expected } of complaints(issues)) {
		mistakes.push({ file: source.file, ...source.place(path), found, expected });
	}
	return { parsed: rightParts(schema, source.raw), mistakes };
}

/** The schema of the whole file. */
function schemaOf(kind: ContentKind): z.ZodType {
	const { form, schema } = kinds[kind];
	if (form === "table") return z.array(schema);
	if (form === "map") return z.record(z.string(), schema, "a list of keys, each with its fields");
	return schema;
}

/** What can be parsed of a value that as a whole can't. */
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

/** Two rows of a table with the same key: a reference to it could mean either. */
function repeatedKeys(kind: ContentKind, source: Source): Mistake[] {
	const table = kinds[kind];
	if (table.form !== "table") return [];
	const first = new Map<string, number>();
	return (source.raw as Record<string, unknown>[]).flatMap((row, index) => {
		const key = keyText(row[table.key]);
		const earlier = first.get(key);
		if (earlier === undefined || !key) {
			first.set(key, index);
			return [];
		}
		const at = source.place([index, table.key]);
		const expected = `one that no other row has (row ${source.place([earlier, table.key]).row} has it already)`;
		return [{ file: source.file, ...at, found: shown(key), expected }];
	});
}

/** A key that screens ask for and that isn't there; a key that none of them would ever ask for. */
function wrongKeys(kind: ContentKind, source: Source): Mistake[] {
	const map = kinds[kind];
	if (map.form !== "map" || typeof source.raw !== "object" || source.raw === null) return [];
	const present = Object.keys(source.raw);
	const closed = map.closed ?? present;
	return [
		...map.required
			.filter((key) => !present.includes(key))
			.map((key) => ({
				file: source.file,
				key,
				found: "nothing",
				expected: "this key: the site links to it",
			})),
		...present
			.filter((key) => !closed.includes(key))
			.map((key) => {
				const expected = `one of the keys ${closed.join(", ")}${didYouMean(key, closed)}`;
				return { file: source.file, ...source.place([key]), found: shown(key), expected };
			}),
	];
}
