import * as z from "zod";
import { shortenedCell } from "../csv.ts";
import { documentKinds } from "../document-kinds.ts";
import { focusForm } from "../focus.ts";
import { inEveryLanguage, languages, type Text } from "../language.ts";
import { beginOf, endOf } from "../moments.ts";
import type { PageName } from "../pages.ts";
import { dateExpected } from "./date-expected.ts";
import { about, forms, type Named, named, oneOf } from "./field.ts";
import { iconWords } from "./icon-names.ts";
import { type MistakeCode, mistake } from "./validation-messages.ts";

/**
 * Building blocks of the content schemas. A message ends the sentence `found "5,1x0", expected …`. References are one-key objects
 * (`{ $picture }`, `{ $portal }` …), which the content door checks and resolves.
 */

type IsNamed<Field> = Field extends Named
	? true
	: Field extends z.ZodOptional<infer Inner> | z.ZodDefault<infer Inner>
		? IsNamed<Inner>
		: false;

export function fields<Shape extends z.core.$ZodShape>(
	shape: Shape & { readonly [Name in keyof Shape]: IsNamed<Shape[Name]> extends true ? unknown : Named },
	expected?: string,
) {
	return group<Shape>(shape, expected);
}

const inTurn = [
	["date", mistake("closesFirst", "a day that isn't before the date", "closes")],
	["closes", mistake("opensFirst", "a day that isn't before the last one", "opens")],
	["starts", mistake("endsFirst", "a moment after the one in starts", "ends")],
] as const;

function group<Shape extends z.core.$ZodShape>(shape: Shape, expected?: string) {
	const names = Object.keys(shape).join(", ");
	const pairs = inTurn.filter(([first, { path }]) => first in shape && String(path) in shape);
	return z
		.strictObject(shape, {
			error: (issue) =>
				issue.code === "unrecognized_keys"
					? `one of the fields ${names}`
					: (expected ?? `the fields ${names}`),
		})
		.check(({ value, issues }) => {
			const written = value as Readonly<Record<string, unknown>>;
			for (const [first, found] of pairs) {
				const input = written[String(found.path)];
				if (isOver(input, written[first])) issues.push({ ...found, input });
			}
		});
}

/** Whether an end precedes a begin; relative days compare only with each other. */
function isOver(end: unknown, begin: unknown): boolean {
	if (typeof end === "string" && typeof begin === "string") return endOf(end) <= beginOf(begin);
	const [last, first] = [end, begin].map((day) => (day as { readonly $day?: number } | undefined)?.$day);
	return Number(last) < Number(first);
}

export function oneEach<Name extends string, Field extends z.ZodType>(
	field: Field,
	words: Readonly<Record<Name, Text>>,
) {
	const shape = Object.entries<Text>(words).map(([name, label]) => [name, named(field, label)]);
	return fields(Object.fromEntries(shape) as Record<Name, Field & Named>);
}

export function exactly<Item extends z.ZodType>(count: number, item: Item) {
	return z.array(item, `a list of ${count}`).length(count, `a list of ${count}`);
}

const UNREADABLE_LETTER = "\uFFFD";

/** Control characters, lone surrogates and direction marks, which break feeds or reorder text; joiners, tabs and new lines are allowed. */
const UNSEEN = /[^\P{Cc}\t\n\r]|[\p{Cs}\p{Noncharacter_Code_Point}\p{Bidi_Control}]/u;

/** Refuses and names an invisible character, which nobody could find. */
export const nothingUnseen = {
	check: (value: string) => !UNSEEN.test(value),
	params: {
		params: { code: "unseen" satisfies MistakeCode },
		error: ({ input }: { readonly input?: unknown }) => {
			const code = UNSEEN.exec(String(input))?.[0].codePointAt(0) ?? 0;
			return `text without the invisible character U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
		},
	},
};

const VISIBLE = /[^\s\p{DI}]/u;

/** A string in one language or none. Hindi is normalised, or search would miss it. */
export const words = z
	.string("some text")
	.trim()
	.normalize("NFC")
	.min(1, "some text")
	.refine((value) => value === "" || VISIBLE.test(value), "some text")
	.refine(
		(value) => !value.includes(UNREADABLE_LETTER),
		mistake("unreadable", "readable letters (save the file as UTF-8)"),
	)
	.refine(nothingUnseen.check, nothingUnseen.params)
	.refine(
		(value) => !shortenedCell.test(value),
		mistake("shortened", "what stood here before a spreadsheet made a short number of it"),
	)
	.register(forms, { input: "words", written: "a text" });

const english = new Intl.DisplayNames("en", { type: "language" });
const inAllLanguages = new Intl.ListFormat("en").format(languages.map((lang) => english.of(lang) ?? lang));

const textExpected = `a text in ${inAllLanguages} (${languages.join(", ")})`;

export const text = group(
	inEveryLanguage(() => words),
	textExpected,
).register(forms, { input: "text", written: "a text in each language" });

export const sentences = about(text, { long: true });

/** A number or mark shared by both languages (`₹1,000`), or a text. */
export const figure = z
	.union(
		[text, z.union([z.string(), z.number().transform(String)]).pipe(words.regex(/^[^\p{L}]+$/u))],
		`${textExpected}, or a figure without words`,
	)
	.register(forms, { input: "figure" });

function integer(least: number, most: number, expected: string) {
	const fromCell = (value: unknown) =>
		typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value;
	const within = z.int(expected).min(least, expected);
	const isTooLarge = mistake("tooLarge", `${expected}, at most ${most}`);
	return z.preprocess(
		fromCell,
		within.refine((value) => value <= most, isTooLarge),
	);
}

/** Excludes typing errors: no ward has more than a million people, no picture so many pixels. */
export const wholeNumber = integer(0, 1_000_000, "a whole number").register(forms, { input: "number" });

export const tick = z
	.preprocess(
		(value) => (value === "true" ? true : value === "false" ? false : value),
		z.boolean("true or false"),
	)
	.register(forms, { input: "yes", written: "`true` or `false`" });

/** Corrections of the desk are numbered by their moment, in milliseconds. */
export const rowId = integer(1, Number.MAX_SAFE_INTEGER, "a whole number from 1").register(forms, {
	input: "hidden",
});

export const yearOf = {
	check: (day: unknown) => typeof day !== "string" || (day >= "1800" && day < "2101"),
	params: mistake("year", "a year from 1800 to 2100"),
};

const calendarDay = z.iso.date({ error: ({ input }) => dateExpected(input), abort: true });

export const isoDate = calendarDay
	.refine(yearOf.check, yearOf.params)
	.register(forms, { input: "day", written: "a date like 2025-09-25" });

/** A sample town's dates may move with today, so that its open notices never close. */
export const movingDay = z
	.string()
	.regex(/^today(?:[+-]\d{1,4})?$/)
	.transform((written) => ({ $day: Number(written.slice("today".length)) }));

const anyDay = z
	.union([calendarDay, movingDay], { error: ({ input }) => dateExpected(input) })
	.refine(yearOf.check, yearOf.params);

export const day = about(anyDay, {
	input: "day",
	written: "a date like 2025-09-25; in a sample town also `today`, `today-5`, `today+12`",
});

/** Indian time, as `15:00`. */
export const time = z
	.string("a time like 15:00")
	.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "a time like 15:00")
	.register(forms, { input: "time", written: "a time like 15:00" });

/** An end at 00:00 is ambiguous between two nights. */
export const endsAtNight = {
	check: (end: unknown) => typeof end !== "string" || !/(?:^| )00:00(?::00)?$/.test(end),
	params: mistake(
		"midnight",
		"no 00:00, which is the beginning of the day: leave the time out for the night at its end",
	),
};

export const focus = named(
	z
		.string("two whole numbers from 0 to 100, like 50 20")
		.regex(focusForm, "two whole numbers from 0 to 100, like 50 20")
		.register(forms, { written: "how many percent from the left and from the top, like `50 20`" }),
	{ en: "What must stay in view", hi: "जो हमेशा दिखना चाहिए", input: "focus" },
).optional();

/** Detects an area code whose 0 a spreadsheet dropped. Mobiles begin with 6 to 9, toll-free numbers with 18. */
export const keepsZero = {
	check: (number: string | number) => !/^(?:[2-5]\d|1[0-79])\d{8}$/.test(String(number)),
	params: mistake("zeroLost", "the 0 before the area code"),
};

export const phone = named(
	z
		.string("a telephone number")
		.trim()
		.regex(/^\+?\d+(?:[ -]\d+)*$/, "a telephone number")
		.refine((value) => /^\d{3,13}$/.test(value.replace(/\D/g, "")), "a telephone number of 3 to 13 digits")
		.refine(keepsZero.check, keepsZero.params),
	{ en: "Phone", hi: "फ़ोन", input: "phone" },
);

export const email = named(z.email("an e-mail address"), { en: "E-mail", hi: "ई-मेल", input: "email" });

/** Any name with a dot: .भारत has letters that stricter patterns don't know. */
const HOSTNAME = /^[^.]+(?:\.[^.]+)+$/;

function address(protocol: RegExp, expected: string) {
	return (
		z
			.url({ protocol, hostname: HOSTNAME, error: expected, abort: true })
			.refine(nothingUnseen.check, nothingUnseen.params)
			.refine((written) => !hasUser(written), "an address without a user name before an @")
			// Encodes Hindi, spaces and new lines, as headers require.
			.transform((written) => (/[^!-~]/.test(written) ? new URL(written).href : written))
			.register(forms, { input: "address" })
	);
}

function hasUser(address: string): boolean {
	const { username, password } = new URL(address);
	return (username || password) !== "";
}

export const webAddress = address(/^https?$/, "an address that starts with https:// or http://");

export const embedAddress = address(/^https$/, "an address that starts with https://");

export const key = z
	.string("a key")
	.regex(/^[A-Za-z][A-Za-z0-9-]*$/, "a key of Latin letters, digits and hyphens")
	.register(forms, { input: "words", wrong: "name" });

export const madeKey = (en: string, hi: string) =>
	named(key, {
		en,
		hi,
		hint: {
			en: "Latin letters, digits and hyphens; it stays as it is for good.",
			hi: "अंग्रेज़ी अक्षर, अंक और हाइफ़न; यह बाद में नहीं बदलेगा।",
		},
		made: true,
	});

export const icon = named(oneOf(iconWords), {
	en: "Icon",
	hi: "चिह्न",
	written: "the name of an icon (contract/content/icon-names.ts)",
});

export const capColour = named(
	oneOf({
		papers: { en: "Yellow (papers)", hi: "पीला (काग़ज़ात)" },
		schemes: { en: "Green (schemes)", hi: "हरा (योजनाएँ)" },
		water: { en: "Blue (water and taxes)", hi: "नीला (जल और कर)" },
		complaints: { en: "Red (complaints)", hi: "लाल (शिकायतें)" },
		other: { en: "Dark (everything else)", hi: "गहरा (बाक़ी सब)" },
	}),
	{ en: "Colour", hi: "रंग" },
);

/** Characters that are valid on every system and in every address. */
const MEDIA_PATH = /^(?:[A-Za-z0-9_-][\w.-]*\/)*[A-Za-z0-9_-][\w.-]*\.[A-Za-z0-9]+$/;
const mediaPath = z
	.string("a file below media/, such as officers/01.svg")
	.trim()
	.regex(MEDIA_PATH, "a file below media/ with a name of Latin letters, digits, - and _");

export const picture = named(
	mediaPath.transform((path) => ({ $picture: path })),
	{
		en: "Picture",
		hi: "चित्र",
		input: "picture",
		list: "pictures",
		written: "a picture below `media/`, with a row in `tables/pictures.csv`",
	},
);

export const mediaFile = mediaPath
	.transform((path) => ({ $media: path }))
	.register(forms, { input: "file", list: "files", written: "a file below `media/`" });

export const pdf = mediaPath
	.refine((path) => /\.pdf$/i.test(path), "a PDF file below media/, such as documents/budget-2026.pdf")
	.transform((path) => ({ $file: path }))
	.register(forms, { input: "pdf", list: "pdfs" });

export const documentKind = oneOf(documentKinds);

export const document = rowId
	.transform((id) => ({ $document: id }))
	.register(forms, { input: "choice", list: "rows documents" });

export const portal = named(
	key.transform((name) => ({ $portal: name })),
	{
		en: "Link to another site",
		hi: "किसी दूसरी साइट का लिंक",
		input: "choice",
		list: "portals",
		written: "a key of `portals.yaml`",
	},
);

export const page = named(
	key.transform((name) => ({ $page: name as PageName })),
	{
		en: "Link to a page of this site",
		hi: "इस साइट के किसी पृष्ठ का लिंक",
		input: "choice",
		list: "pages",
		written: "the name of a page (below)",
	},
);

export const servicePage = key
	.transform((name) => ({ $service: name }))
	.register(forms, {
		input: "choice",
		list: "services",
		written:
			"the name of a page about a service: of the services and schemes (below), or one of the council's own that says `service`",
	});

export const link = named(
	z.union(
		[fields({ portal }).transform((to) => to.portal), fields({ page }).transform((to) => to.page)],
		"{ portal: a key of portals.yaml } or { page: the name of a page }",
	),
	{
		en: "Link",
		hi: "लिंक",
		input: "link",
		written: "`{ portal: a key of portals.yaml }` or `{ page: the name of a page }`",
	},
);

export const id = named(rowId, { en: "Number", hi: "क्रमांक" });
export const title = named(text, { en: "Title", hi: "शीर्षक" });
export const subtitle = named(text, { en: "Second line", hi: "दूसरी पंक्ति" });
export const name = named(text, { en: "Name", hi: "नाम" });
export const body = named(sentences, { en: "Text", hi: "पाठ" });
export const description = named(sentences, { en: "Description", hi: "विवरण" });
export const remark = named(sentences, { en: "Note", hi: "टिप्पणी" });
export const date = named(isoDate, { en: "Date", hi: "तारीख़" });
export const asOn = named(isoDate, { en: "As on", hi: "किस तारीख़ का" });
export const source = named(words, { en: "Where it comes from", hi: "स्रोत" });
export const anchor = named(key, {
	en: "Place on the page",
	hi: "पृष्ठ पर जगह",
	hint: { en: "The name of a section of that page.", hi: "उस पृष्ठ के किसी खंड का नाम।" },
});
export const label = named(text, { en: "Text of the link or figure", hi: "लिंक या आँकड़े का नाम" });

export function eitherPageOrPortal({
	value: { page, portal },
	issues,
}: z.core.ParsePayload<{ page?: unknown; portal?: unknown }>): void {
	if (!page !== !portal) return;
	issues.push({ ...mistake("exactlyOne", "either a page or a portal, and not both", "page"), input: page });
}
