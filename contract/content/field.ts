import * as z from "zod";
import { inEveryLanguage, type Text } from "../language.ts";
import type { FormField, FormType } from "./form-plan.ts";
import type { MistakeCode } from "./validation-messages.ts";

/** Any schema. */
export type Schema = z.core.$ZodType;

/** Words of a schema for the form at the desk, the reference of the folder and messages about wrong values. */
interface FieldWords {
	readonly label?: Text;
	readonly hint?: Text;
	/** Written in sentences, so its box is taller. */
	readonly long?: true;
	/** How it is filled in, where its schema alone doesn't tell. */
	readonly input?: FormType;
	/** The list from which it is chosen (server/publishing/form.ts). */
	readonly list?: ListName;
	/** The names of the values of an enum. */
	readonly choices?: Readonly<Record<string, Text>>;
	/** Of a group: it is a table, whose rows call their cells by its heads. */
	readonly table?: true;
	/** Of a picture: the list of the row that takes the others where several are chosen at once. */
	readonly rest?: string;
	/** The value of another field without which it isn't asked for (form-plan.ts). */
	readonly only?: FormField["only"];
	/** Left out at the desk it is made from the title beside it, so it isn't asked for. */
	readonly made?: true;
	/** Message for a wrong value, if its input alone doesn't tell. */
	readonly wrong?: MistakeCode;
	/** Text of the folder's reference, if that is more than the message of the schema. */
	readonly written?: string;
}

/** A list of the site from which is chosen: `rows` are those of a kind. */
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

/** Words of each schema. Zod's global registry would write them into the editor's schemas. */
export const forms = z.registry<FieldWords>();

declare const label: unique symbol;

/** A schema that has its label: a field without one doesn't compile (blocks.ts, `fields`). */
export interface Named {
	readonly [label]: true;
}

/** The same schema with what it says of itself; what is left out stays as it was. */
export function about<Of extends z.ZodType>(schema: Of, words: FieldWords): Of {
	const copy = schema.clone();
	forms.add(copy, words);
	return copy;
}

/** The same schema as a field, with its label in every language. */
export function named<Of extends z.ZodType>(schema: Of, words: Text & FieldWords): Of & Named {
	return about(schema, { ...words, label: inEveryLanguage((lang) => words[lang]) }) as Of & Named;
}

/** One of a few values, each with the name by which it is chosen. */
export function oneOf<Value extends string>(choices: Readonly<Record<Value, Text>>) {
	const values = Object.keys(choices) as Value[];
	return z.enum(values, `one of ${values.join(", ")}`).register(forms, { choices });
}

/** Finds the words of a field, also of an optional one. */
export function wordsOf(schema: Schema): FieldWords {
	return { ...(isOptional(schema) && wordsOf(schema.unwrap())), ...forms.get(schema) };
}

function isOptional(schema: Schema): schema is z.ZodOptional | z.ZodDefault {
	return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
}

/** Unwraps a field to the block that it holds, and whether it is optional. */
export function blockOf(schema: Schema): { readonly block: Schema; readonly optional: boolean } {
	if (isOptional(schema)) return { block: blockOf(schema.unwrap()).block, optional: true };
	const optional =
		schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform && schema.out instanceof z.ZodOptional;
	return { block: schema, optional };
}

/** The fields of a group, also where something is made of them afterwards; undefined of anything else. */
export function shapeIn(schema: Schema): Readonly<Record<string, Schema>> | undefined {
	const { block } = blockOf(schema);
	if (block instanceof z.ZodPipe) return shapeIn(block.in);
	return block instanceof z.ZodObject ? block.shape : undefined;
}

/** The fields of a row's schema. */
export function shapeOf(schema: Schema): Readonly<Record<string, Schema>> {
	const shape = shapeIn(schema);
	if (!shape) throw new Error("A row is a group of fields");
	return shape;
}

/** How a block is filled in; undefined of one for which the desk has no input. */
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

/** Whether a list has as many items as the page has places for. */
export function isFixed(list: z.ZodArray): boolean {
	return list.def.checks?.some((check) => check._zod.def.check === "length_equals") ?? false;
}

/** Chooses the message for a wrong value at a path: the nearest field on the way to it knows how it is filled in. */
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

/** Every label, hint and name of a choice below a schema. */
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
