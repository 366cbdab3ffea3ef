import * as z from "zod";
import { inEveryLanguage, type Text } from "../language.ts";
import type { FormField, FormType } from "./form-plan.ts";
import type { MistakeCode } from "./validation-messages.ts";

export type Schema = z.core.$ZodType;

interface FieldWords {
	readonly label?: Text;
	readonly hint?: Text;
	readonly long?: true;
	readonly input?: FormType;
	readonly list?: ListName;
	readonly choices?: Readonly<Record<string, Text>>;
	readonly table?: true;
	/** Name of the list that takes the further pictures if several are chosen at once. */
	readonly rest?: string;
	readonly only?: FormField["only"];
	/** Derived from the title at the desk by default. */
	readonly made?: true;
	/** Message for a wrong value, if its input alone doesn't tell. */
	readonly wrong?: MistakeCode;
	readonly written?: string;
}

export type ListName =
	| "pages"
	| "services"
	| "portals"
	| "places"
	| "pictures"
	| "files"
	| "pdfs"
	| "films"
	| `rows ${string}`;

/** Words of each schema; Zod's global registry would write them into the editors' schemas. */
export const forms = z.registry<FieldWords>();

declare const label: unique symbol;

export interface Named {
	readonly [label]: true;
}

/** Returns a copy of a schema with these words added to those that it has. */
export function about<Of extends z.ZodType>(schema: Of, words: FieldWords): Of {
	const copy = schema.clone();
	forms.add(copy, words);
	return copy;
}

export function named<Of extends z.ZodType>(schema: Of, words: Text & FieldWords): Of & Named {
	return about(schema, { ...words, label: inEveryLanguage((lang) => words[lang]) }) as Of & Named;
}

export function oneOf<Value extends string>(choices: Readonly<Record<Value, Text>>) {
	const values = Object.keys(choices) as Value[];
	return z.enum(values, `one of ${values.join(", ")}`).register(forms, { choices });
}

export function wordsOf(schema: Schema): FieldWords {
	return { ...(isOptional(schema) && wordsOf(schema.unwrap())), ...forms.get(schema) };
}

function isOptional(schema: Schema): schema is z.ZodOptional | z.ZodDefault {
	return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
}

export function blockOf(schema: Schema): { readonly block: Schema; readonly optional: boolean } {
	if (isOptional(schema)) return { block: blockOf(schema.unwrap()).block, optional: true };
	const optional =
		schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform && schema.out instanceof z.ZodOptional;
	return { block: schema, optional };
}

export function shapeIn(schema: Schema): Readonly<Record<string, Schema>> | undefined {
	const { block } = blockOf(schema);
	if (block instanceof z.ZodPipe) return shapeIn(block.in);
	return block instanceof z.ZodObject ? block.shape : undefined;
}

export function shapeOf(schema: Schema): Readonly<Record<string, Schema>> {
	const shape = shapeIn(schema);
	if (!shape) throw new Error("A row is a group of fields");
	return shape;
}

export function inputOf(block: Schema): FormType | undefined {
	const { input } = wordsOf(block);
	if (input) return input;
	if (block instanceof z.ZodArray) return block.element instanceof z.ZodEnum ? "several" : "list";
	if (block instanceof z.ZodEnum) return "choice";
	if (block instanceof z.ZodBoolean) return "yes";
	if (block instanceof z.ZodNumber) return "number";
	if (block instanceof z.ZodString || block instanceof z.ZodStringFormat) return "words";
	return shapeIn(block) && "group";
}

export function isFixed(list: z.ZodArray): boolean {
	return list.def.checks?.some((check) => check._zod.def.check === "length_equals") ?? false;
}

/** Message for a wrong value, chosen by the nearest field on its path that knows its input. */
export function mistakeAt(schema: Schema, path: readonly PropertyKey[]): MistakeCode | undefined {
	const { block } = blockOf(schema);
	const { input, wrong } = wordsOf(schema);
	const [step, ...rest] = path;
	const inner = input === undefined && step !== undefined ? partAt(block, step) : undefined;
	return inner ? mistakeAt(inner, rest) : (wrong ?? inputOf(block));
}

function partAt(block: Schema, step: PropertyKey): Schema | undefined {
	if (block instanceof z.ZodArray) return block.element as Schema;
	if (block instanceof z.ZodRecord) return block.valueType as Schema;
	const shape = shapeIn(block) ?? {};
	return Object.hasOwn(shape, step) ? shape[String(step)] : undefined;
}

export function textsIn(schema: Schema): readonly Text[] {
	const { block } = blockOf(schema);
	const { label, hint, choices = {}, input } = wordsOf(schema);
	const parts = block instanceof z.ZodArray ? [block.element as Schema] : Object.values(shapeIn(block) ?? {});
	return [
		...[label, hint].filter((text) => text !== undefined),
		...Object.values(choices),
		...(input ? [] : parts.flatMap(textsIn)),
	];
}
