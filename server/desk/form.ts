import * as z from "zod";
import type { Reply } from "#contract/api.ts";
import { moment, where } from "#contract/content/alert.ts";
import { page, portal, rowId, text } from "#contract/content/blocks.ts";
import type { DeskKind } from "#contract/content/desk.ts";
import { everywhere, type FieldWords, type FormType, formWords } from "#contract/content/form.ts";
import { kinds } from "#contract/content/kinds.ts";
import type { Lang } from "#contract/language.ts";
import { type Section, sections } from "#contract/pages.ts";

type Field = Reply<"contentForm">[number];

/** What can be linked or named, and how it is called in the reader's language. */
export interface Names {
	readonly portals: ReadonlyMap<string, string>;
	readonly pages: ReadonlyMap<string, string>;
}

/** How each block of contract/content/ is filled in; a block that isn't here can't be in a kind that staff publish. */
const types: ReadonlyMap<z.core.$ZodType, FormType> = new Map<z.core.$ZodType, FormType>([
	[text, "text"],
	[rowId, "hidden"],
	[moment, "moment"],
	[page, "choice"],
	[portal, "choice"],
	[where, "places"],
]);

/** Sections that citizens don't read. */
const hiddenSections: ReadonlySet<string> = new Set(["test", "staff"] satisfies Section[]);

/** The form of a kind: its schema's fields in their order, so that a field that is added there is in the form. */
export function formOf(kind: DeskKind, lang: Lang, names: Names): Field[] {
	const shape: Readonly<Record<string, z.core.$ZodType>> = kinds[kind].schema.shape;
	const words: Readonly<Record<string, FieldWords>> = formWords[kind];
	return Object.entries(shape).map(([name, schema]) => {
		const optional = schema instanceof z.ZodOptional;
		const block = optional ? schema.unwrap() : schema;
		const type = block instanceof z.ZodEnum ? "choice" : types.get(block);
		if (!type) throw new Error(`The desk has no input for the field ${name} of ${kind}`);
		const own = words[name]?.choices;
		const choices = choicesOf(block, lang, names)?.map(([value, label]) => ({
			value,
			label: own?.[value]?.[lang] ?? label,
		}));
		return { name, type, optional, ...(choices && { choices }) };
	});
}

/** What may be chosen for a block, each with its name; undefined where it is written. */
function choicesOf(
	block: z.core.$ZodType,
	lang: Lang,
	{ portals, pages }: Names,
): (readonly [string, string])[] | undefined {
	if (block instanceof z.ZodEnum) {
		return block.options.map((value) => [String(value), pages.get(String(value)) ?? String(value)]);
	}
	if (block === page) return [...pages];
	if (block === portal) return [...portals].sort((one, other) => one[1].localeCompare(other[1], lang));
	if (block !== where) return undefined;
	const whole = Object.entries(sections).filter(([name]) => !hiddenSections.has(name));
	const named = new Map<string, string>([
		["all", everywhere.all[lang]],
		...whole.map(([name, { title }]) => [name, `${title[lang]} (${everywhere.section[lang]})`] as const),
	]);
	for (const [name, title] of pages) if (!named.has(name)) named.set(name, title);
	return [...named];
}
