import { z } from "zod";
import { departmentNames } from "./content/department-names.ts";
import { lengths } from "./limits.ts";
import { tenDigits } from "./mobile.ts";
import type { OutcomeName } from "./outcomes.ts";
import { notations, type Parameter } from "./queries.ts";

/**
 * Building blocks of the calls' shapes (§7); each subject has its own in shapes.ts. The browser imports only types, because the schemas
 * would cost it 20 kB. Unknown keys of a body are dropped, and a reply carries only what its shape lists, so no password hash can leave.
 * Each check's message is the name of an outcome, which faults.ts turns into a refusal.
 */

type Raw = { readonly input?: unknown; readonly code?: string };

/** Chooses the outcome of a check: missing value, wrong type, or else the given rule (requirements, Fine print). */
export function or(rule: OutcomeName): { error: (raw: Raw) => OutcomeName } {
	return {
		error: (raw) => {
			if (raw.input === undefined) return "fieldMissing";
			return raw.code === "invalid_type" ? "fieldInvalid" : rule;
		},
	};
}

export function rule(name: OutcomeName): { error: OutcomeName } {
	return { error: name };
}

export function body<Fields extends z.ZodRawShape>(fields: Fields) {
	return z.object(fields, rule("malformed"));
}

/** A visible character: names of joiners and spaces alone show as empty, and control characters break tables, logs and the direction of text. */
export const visible = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u;
const controls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** A trimmed line of text. @param empty outcome if nothing is left */
export function line(most: number, empty: OutcomeName = "fieldEmpty") {
	return z
		.string(or("fieldInvalid"))
		.trim()
		.refine((value) => visible.test(value), { ...rule(empty), abort: true })
		.refine((value) => value.isWellFormed() && !controls.test(value), rule("fieldInvalid"))
		.max(most, rule("fieldTooLong"));
}

/** Refuses text that PostgreSQL can't store (NUL), or that direction marks show as something else. */
export const isPlain = (value: string): boolean =>
	value.isWellFormed() && !controls.test(value.replace(/[\t\r\n]/g, " "));

const virama = "\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d";
const idleSigns = new RegExp(
	`(?<![${virama}\ufe0f\\p{Extended_Pictographic}\\p{Emoji_Modifier}])[\\p{Cf}\\p{DI}](?![${virama}])`,
	"gu",
);

/** A person's name with single spaces, and without invisible characters but those that shape Indian letters and emoji. */
export const personName = (empty?: OutcomeName) =>
	line(lengths.personName, empty).transform((name) =>
		name.replace(idleSigns, "").replace(/\s+/gu, " ").trim(),
	);

export function mayBeEmpty(most: number) {
	return z.union(
		[
			z
				.string()
				.regex(/^\s*$/u)
				.transform(() => ""),
			line(most),
		],
		{
			error: (raw) => (raw.input === undefined ? "fieldMissing" : "fieldInvalid"),
		},
	);
}

/** Counted as people count, so that a conjunct or an emoji isn't two. */
export const letters = (value: string): number => [...value].length;

export const mobile = z
	.string(or("fieldInvalid"))
	.trim()
	.min(1, { ...rule("fieldEmpty"), abort: true })
	.max(lengths.typedMobile, { ...rule("invalidMobile"), abort: true })
	.refine((value) => tenDigits(value) !== undefined, { ...rule("invalidMobile"), abort: true })
	.transform((value) => tenDigits(value) ?? value);

export const email = line(lengths.email, "enterNameAndEmail").pipe(z.email(rule("invalidEmail")));

/** Id of a row; a list without a choice sends 0. */
export const id = z
	.int(or("fieldInvalid"))
	.refine((value) => value !== 0, { ...rule("fieldEmpty"), abort: true })
	.positive(rule("fieldInvalid"));

/** Search parameters are text, and a key given twice is a list. */
export const countInAddress = z
	.string(rule("fieldInvalid"))
	.regex(notations.count, rule("fieldInvalid"))
	.transform(Number);

export const day = z.iso.date(or("fieldInvalid"));

/** A form with an empty field asks for everything. */
const dayInAddress = z.union([z.literal(""), z.iso.date()], rule("fieldInvalid")).optional();

export const textInAddress = z
	.string(rule("fieldInvalid"))
	.trim()
	.max(lengths.search, rule("fieldTooLong"))
	.refine(isPlain, rule("fieldInvalid"))
	.optional();

export const keyInAddress = z
	.string(rule("fieldInvalid"))
	.max(lengths.contentKey, rule("fieldTooLong"))
	.refine(isPlain, rule("fieldInvalid"));

export const versionNumber = z.int(or("fieldInvalid")).min(0, rule("fieldInvalid"));

/** Mistakes of a list by row and heading; an empty heading is the whole row. */
export const listMistakes = z.array(z.object({ line: z.int(), column: z.string(), says: z.string() }));

const emptyOr = <Shape extends z.ZodType>(shape: Shape) =>
	z.union([z.literal("").transform(() => undefined), shape], rule("fieldInvalid")).optional();

const parameters = {
	text: textInAddress,
	key: keyInAddress.optional(),
	count: emptyOr(countInAddress),
	page: countInAddress.default(1),
	day: dayInAddress,
	flag: emptyOr(z.literal("1")),
	place: z.string(rule("fieldInvalid")).regex(notations.place, rule("fieldInvalid")).optional(),
};

type ShapeOf<Of extends Parameter> = Of extends keyof typeof parameters
	? (typeof parameters)[Of]
	: Of extends readonly (infer Value extends string)[]
		? ReturnType<typeof emptyOr<z.ZodType<Value, Value>>>
		: never;

export function query<Query extends Readonly<Record<string, Parameter>>>(of: Query) {
	const shapes = Object.entries(of).map(([name, kind]) => [
		name,
		typeof kind === "string" ? parameters[kind] : emptyOr(z.enum(kind)),
	]);
	return z.object(Object.fromEntries(shapes) as { readonly [Name in keyof Query]: ShapeOf<Query[Name]> });
}

export const upTo = (most: number, usual: number) =>
	countInAddress.refine((count) => count <= most, rule("fieldInvalid")).default(usual);

export const text = z.object({ en: z.string(), hi: z.string() });

export const saying = (most: number, empty: OutcomeName = "fieldEmpty") =>
	z
		.string(or("fieldInvalid"))
		.trim()
		.refine((value) => visible.test(value), { ...rule(empty), abort: true })
		.refine(isPlain, rule("fieldInvalid"))
		.max(most, rule("fieldTooLong"));

/** A form field that may be empty; zod types the input of a preprocessed shape as unknown. */
export const unlessEmpty = <Shape extends z.ZodType>(shape: Shape) =>
	z.preprocess(
		(value) => (value === null || (typeof value === "string" && value.trim() === "") ? undefined : value),
		shape.optional(),
	) as unknown as z.ZodOptional<Shape>;

export const department = z.enum(
	Object.keys(departmentNames) as [keyof typeof departmentNames],
	or("fieldInvalid"),
);
export const contentKey = line(lengths.contentKey);

/** Random id of a form or a move; a retry with it is done once. */
export const onceId = z.string(or("fieldInvalid")).regex(/^[A-Za-z0-9_-]{22,64}$/, rule("fieldInvalid"));
