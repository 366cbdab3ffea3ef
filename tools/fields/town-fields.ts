import * as z from "zod";
import { inputOf, wordsOf } from "#contract/content/field.ts";
import { type Content, type ContentKind, kinds } from "#contract/content/kinds.ts";
import { languages } from "#contract/language.ts";
import { pages } from "#contract/pages.ts";

interface Field {
	/** `hours`, `social[].network`, or the columns `title_en, title_hi`. */
	readonly name: string;
	readonly isNeeded: boolean;
	readonly expected: string;
	readonly example: string;
}

export const folderOfFields = "build/fields";

const longestExample = 60;

/** Reference of a town's files and fields, from their schemas. @param examples a town with sample values */
export function fieldReference(examples: Partial<Content>): string {
	const parts = Object.entries(kinds).map(([kind, row]) => {
		const rows = exampleRows(examples[kind as ContentKind], row.form);
		const fields = fieldsOf(row.schema, row.form === "table", rows);
		const lines = fields.map(({ name, isNeeded, expected, example }) =>
			[name.replace(/[^, ]+/g, "`$&`"), isNeeded ? "yes" : "", expected, example].map(cell).join(" | "),
		);
		const head = ["| Field | Needed | What it holds | Example |", "|---|---|---|---|"];
		const refers = Object.entries(row.refersTo).map(
			([field, to]) => `\`${field}\` names rows of \`${kinds[to as ContentKind].file}\`.`,
		);
		const intro = [introOf(row), ...refers].join(" ");
		return [`## ${row.file}`, "", intro, "", ...head, ...lines.map((line) => `| ${line} |`), ""].join("\n");
	});
	const names = pages.map(({ name, title }) => `\`${name}\` ${title.en}`).join(" · ");
	return [
		"# The fields of a town's folder",
		"",
		"Made by the build and by `npm run fields` from the schemas that check the folder at the start; the examples are the demo town's. How the",
		"folder is laid out is in [town/README.md](../../town/README.md). In a table a text has a column for each language.",
		"",
		...parts,
		"## Names of pages",
		"",
		names,
		"",
	].join("\n");
}

/** JSON Schemas of the YAML files, for editors, by file name with dashes for slashes. */
export function editorSchemas(): ReadonlyMap<string, { readonly file: string; readonly schema: object }> {
	const found = new Map<string, { file: string; schema: object }>();
	for (const { form, file, schema } of Object.values(kinds)) {
		if (form === "table") continue;
		const one = z.toJSONSchema(schema, {
			io: "input",
			unrepresentable: "any",
			reused: "ref",
			override: ({ zodSchema, jsonSchema }) => {
				if (inputOf(zodSchema) === "choice" && wordsOf(zodSchema).list === "pages") offerPages(jsonSchema);
				else if (jsonSchema.pattern ?? jsonSchema.format) allowPlaceholder(jsonSchema);
			},
		});
		const { $schema, $defs, ...row } = one;
		const whole =
			form === "map" ? { $schema, type: "object", additionalProperties: row, ...($defs && { $defs }) } : one;
		const name = `${file.replaceAll("/", "-").replace(/\.yaml$/, "")}.json`;
		found.set(name, { file: form === "collection" ? `${file}/*.yaml` : file, schema: whole });
	}
	return found;
}

/** Suggests page names, but allows others, as a council has its own. */
function offerPages(schema: z.core.JSONSchema.BaseSchema): void {
	const own = { ...schema };
	for (const key of Object.keys(schema)) delete schema[key];
	schema.anyOf = [{ enum: pages.map(({ name }) => name) }, own];
}

function allowPlaceholder(schema: z.core.JSONSchema.BaseSchema): void {
	const own = { ...schema };
	for (const key of Object.keys(schema)) delete schema[key];
	schema.anyOf = [own, { type: "string", pattern: "^\\{(council|facts)\\.[A-Za-z.]+\\}$" }];
}

/** .vscode/settings.json: maps files to schemas, in whatever folder a town is. */
export function editorSettings(): string {
	const files = [...editorSchemas()].map(([name, { file }]) => [`./${folderOfFields}/${name}`, `**/${file}`]);
	return `${JSON.stringify({ "yaml.schemas": Object.fromEntries(files) }, null, "\t")}\n`;
}

function introOf(row: (typeof kinds)[ContentKind]): string {
	if (row.form === "document") {
		return "optional" in row ? "A document; it may be left out." : "A document; it must be there.";
	}
	if (row.form === "collection") {
		return "A folder, with a file `<name>.yaml` for each row; it may be left out. Links name a row by its file's name.";
	}
	if (row.form === "table")
		return `A table; \`${row.key}\` is different in every row. Left out, it has no rows.`;
	const required = row.required.length > 0 ? ` These must be there: ${row.required.join(", ")}.` : "";
	const closed = row.closed ? " No other keys may be." : "";
	return `A key and its fields for each row.${required}${closed}`;
}

function exampleRows(content: unknown, form: (typeof kinds)[ContentKind]["form"]): readonly unknown[] {
	if (form === "document" || content === undefined) return [content];
	return Array.isArray(content) ? content : Object.values(content as object);
}

function fieldsOf(schema: z.ZodType, isTable: boolean, examples: readonly unknown[], prefix = ""): Field[] {
	const { inner } = unwrapped(schema);
	if (!(inner instanceof z.ZodObject)) return [];
	return Object.entries(inner.shape).flatMap(([key, field]): Field[] => {
		const { inner, isNeeded } = unwrapped(field as z.ZodType);
		const values = examples.flatMap((row) => (row as Record<string, unknown> | undefined)?.[key] ?? []);
		const name = `${prefix}${key}`;
		const example = shown(values[0]);
		const known = wordsOf(inner).written;
		if (known !== undefined) {
			const columns =
				isTable && inputOf(inner) === "text" ? languages.map((lang) => `${name}_${lang}`).join(", ") : name;
			return [{ name: columns, isNeeded, expected: known, example }];
		}
		const item = itemOf(inner);
		if (item) {
			const known = wordsOf(item).written;
			const nested = known === undefined ? fieldsOf(item, false, values.flat(), `${name}[].`) : [];
			const items = nested.length > 0 ? "" : `: ${known ?? expectedOf(item)}`;
			const expected = `${expectedOf(inner)}${items}`;
			return [{ name, isNeeded, expected, example: nested.length > 0 ? "" : example }, ...nested];
		}
		const nested = fieldsOf(inner, false, values, `${name}.`);
		if (nested.length > 0) return [{ name, isNeeded, expected: "the fields", example: "" }, ...nested];
		return [{ name, isNeeded, expected: expectedOf(inner), example }];
	});
}

function unwrapped(schema: z.ZodType): { inner: z.ZodType; isNeeded: boolean } {
	let [inner, isNeeded] = [schema, true];
	while (wordsOf(inner).written === undefined) {
		if (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault) {
			isNeeded = false;
			inner = inner.unwrap() as z.ZodType;
		} else if (inner instanceof z.ZodPipe && !(inner.in instanceof z.ZodTransform)) {
			inner = inner.in as z.ZodType;
		} else break;
	}
	return { inner, isNeeded };
}

function itemOf(schema: z.ZodType): z.ZodType | undefined {
	return schema instanceof z.ZodArray ? unwrapped(schema.element as z.ZodType).inner : undefined;
}

function expectedOf(schema: z.ZodType): string {
	const [issue] = schema.safeParse(() => {}).error?.issues ?? [];
	return issue?.message ?? "";
}

function shown(value: unknown): string {
	if (value === undefined || value === null) return "";
	if (Array.isArray(value)) return value.length > 0 ? shown(value[0]) : "";
	if (typeof value !== "object") return cut(String(value));
	const entries = Object.entries(value);
	const [name, target] = entries[0] ?? ["", ""];
	if (name === "$day") return target === 0 ? "today" : `today${Number(target) > 0 ? "+" : ""}${target}`;
	if (name === languages[0] || name.startsWith("$")) return shown(target);
	return cut(`{ ${entries.map(([key, part]) => `${key}: ${shown(part)}`).join(", ")} }`);
}

function cut(text: string): string {
	return text.length > longestExample ? `${text.slice(0, longestExample - 1).trimEnd()}…` : text;
}

function cell(text: string): string {
	return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
