import { z } from "zod";
import { departmentNames } from "./content/department-names.ts";
import { lengths } from "./limits.ts";
import { tenDigits } from "./mobile.ts";
import type { OutcomeName } from "./outcomes.ts";
import { notations, type Parameter } from "./queries.ts";

/**
 * Building blocks of the shapes that travel in the calls (§7); each subject has its own in shapes.ts. For the server: the browser takes the types alone
 * (`import type`), because the schemas would cost it 20 kB. An unknown key in a body is dropped, a reply carries only what its shape lists, so no
 * password hash can leave.
 * The message of every check is the name of an outcome; faults.ts turns it into a refusal.
 */

type Raw = { readonly input?: unknown; readonly code?: string };

/** Absent and of the wrong type get another outcome than "present, but breaks the rule" (requirements, Fine print). */
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

/** A name of nothing but joiners and spaces shows as an empty cell; control characters break tables, logs and the direction of text. */
export const visible = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u;
const controls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** A line of text, unchanged but for trimming. `empty` is the outcome when nothing is left. */
export function line(most: number, empty: OutcomeName = "fieldEmpty") {
	return z
		.string(or("fieldInvalid"))
		.trim()
		.refine((value) => visible.test(value), { ...rule(empty), abort: true })
		.refine((value) => value.isWellFormed() && !controls.test(value), rule("fieldInvalid"))
		.max(most, rule("fieldTooLong"));
}

/** Refuses text that a database can't store or that shows as something else: PostgreSQL takes no NUL, and direction marks turn words around. */
export const isPlain = (value: string): boolean =>
	value.isWellFormed() && !controls.test(value.replace(/[\t\r\n]/g, " "));

const virama = "\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d";
const idleSigns = new RegExp(
	`(?<![${virama}\ufe0f\\p{Extended_Pictographic}\\p{Emoji_Modifier}])[\\p{Cf}\\p{DI}](?![${virama}])`,
	"gu",
);

/** A person's name as people see it: one space between words, and of what is invisible only what shapes Indian letters and pictures. */
export const personName = (empty?: OutcomeName) =>
	line(lengths.personName, empty).transform((name) =>
		name.replace(idleSigns, "").replace(/\s+/gu, " ").trim(),
	);

/** A line of text that may be empty. */
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

/** Nothing chosen in a list is 0. */
export const id = z
	.int(or("fieldInvalid"))
	.refine((value) => value !== 0, { ...rule("fieldEmpty"), abort: true })
	.positive(rule("fieldInvalid"));

/** Search parameters are text too, and a key that is given twice is a list. */
export const countInAddress = z
	.string(rule("fieldInvalid"))
	.regex(notations.count, rule("fieldInvalid"))
	.transform(Number);

export const day = z.iso.date(or("fieldInvalid"));

/** A form that is sent with an empty field asks for everything. */
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

/** Mistakes of a list, by row of the spreadsheet and heading of the column; the heading is empty for the whole row. */
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

/** Makes the shape of a list's search parameters. */
export function query<Query extends Readonly<Record<string, Parameter>>>(of: Query) {
	const shapes = Object.entries(of).map(([name, kind]) => [
		name,
		typeof kind === "string" ? parameters[kind] : emptyOr(z.enum(kind)),
	]);
	return z.object(Object.fromEntries(shapes) as { readonly [Name in keyof Query]: ShapeOf<Query[Name]> });
}

/** Whole numbers up to a most. */
export const upTo = (most: number, usual: number) =>
	countInAddress.refine((count) => count <= most, rule("fieldInvalid")).default(usual);

export const text = z.object({ en: z.string(), hi: z.string() });

/** A text of several lines that says something. */
export const saying = (most: number, empty: OutcomeName = "fieldEmpty") =>
	z
		.string(or("fieldInvalid"))
		.trim()
		.refine((value) => visible.test(value), { ...rule(empty), abort: true })
		.refine(isPlain, rule("fieldInvalid"))
		.max(most, rule("fieldTooLong"));

/** A field of a form that may be left empty; zod types what goes into a preprocessed shape as unknown. */
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

/** Made by whoever sends a form or makes a move, at random: what is sent again with it is done once. */
export const onceId = z.string(or("fieldInvalid")).regex(/^[A-Za-z0-9_-]{22,64}$/, rule("fieldInvalid"));
