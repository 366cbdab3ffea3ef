import * as z from "zod";
import { type DocumentKind, documentKinds } from "../document-kinds.ts";
import { inEveryLanguage, languages } from "../language.ts";
import type { PageName } from "../pages.ts";
import { dateExpected } from "./date-expected.ts";
import { iconNames } from "./icon-names.ts";

/**
 * The building blocks of every content schema.
 * A block's message is the end of the sentence `found "5,1x0", expected …`, so it names what a clerk should write.
 * References become one-key objects (`{ $picture }`, `{ $portal }` …): the content door checks them
 * and replaces them by what they refer to when it reads in a language.
 */

/** A group of named fields. A name that isn't listed is a mistake: a typing error must not be silent. */
export function fields<Shape extends z.core.$ZodShape>(shape: Shape, expected?: string) {
	const names = Object.keys(shape).join(", ");
	return z.strictObject(shape, {
		error: (issue) =>
			issue.code === "unrecognized_keys" ? `one of the fields ${names}` : (expected ?? `the fields ${names}`),
	});
}

/** A list with as many items as the page has places for. */
export function exactly<Item extends z.ZodType>(count: number, item: Item) {
	return z.array(item, `a list of ${count}`).length(count, `a list of ${count}`);
}

/** U+FFFD is what remains of a letter that a program could not save. */
const UNREADABLE_LETTER = "\uFFFD";

/**
 * Characters that nobody sees: control characters and halves of letters, by which a feed or a file can't be read any more, and marks
 * by which a line reads otherwise than it is written. Joiners are letters of Hindi, and tabs and new lines are space.
 */
const UNSEEN = /[^\P{Cc}\t\n\r]|[\p{Cs}\p{Noncharacter_Code_Point}\p{Bidi_Control}]/u;

/** Refuses a text with such a character, and names it: nobody could find it otherwise. */
export const nothingUnseen = {
	check: (value: string) => !UNSEEN.test(value),
	params: {
		error: ({ input }: { readonly input?: unknown }) => {
			const code = UNSEEN.exec(String(input))?.[0].codePointAt(0) ?? 0;
			return `text without the invisible character U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
		},
	},
};

/** Anything but spaces, joiners and other letters that leave no trace: a title of these alone is none. */
const VISIBLE = /[^\s\p{DI}]/u;

/** A string in one language or in none, such as a name. Hindi is normalised to one Unicode form, or search would miss it. */
export const words = z
	.string("some text")
	.trim()
	.normalize("NFC")
	.min(1, "some text")
	.refine((value) => value === "" || VISIBLE.test(value), "some text")
	.refine((value) => !value.includes(UNREADABLE_LETTER), "readable letters (save the file as UTF-8)")
	.refine(nothingUnseen.check, nothingUnseen.params);

const english = new Intl.DisplayNames("en", { type: "language" });
const inAllLanguages = new Intl.ListFormat("en").format(languages.map((lang) => english.of(lang) ?? lang));

/** What a clerk should write: "a text in English and Hindi (en, hi)". */
const textExpected = `a text in ${inAllLanguages} (${languages.join(", ")})`;

/** A text in every language, none of them empty. */
export const text = fields(
	inEveryLanguage(() => words),
	textExpected,
);

/** A number or a mark that reads the same in both languages (`₹1,000`), or a text. */
export const figure = z.union(
	[text, z.union([z.string(), z.number().transform(String)]).pipe(words.regex(/^[^\p{L}]+$/u))],
	`${textExpected}, or a figure without words`,
);

/** Excel writes a number as digits; YAML has numbers of its own. Both are accepted. */
function integer(least: number, expected: string) {
	const fromCell = (value: unknown) =>
		typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value;
	return z.preprocess(fromCell, z.int(expected).min(least, expected));
}

export const wholeNumber = integer(0, "a whole number");

/** The number of a row in its table. */
export const rowId = integer(1, "a whole number from 1");

export const isoDate = z.iso.date({ error: ({ input }) => dateExpected(input) });

/** A sample town's dates may move along with the day on which it is read, so that its open notices never close. */
export const movingDay = z
	.string()
	.regex(/^today(?:[+-]\d{1,4})?$/)
	.transform((written) => ({ $day: Number(written.slice("today".length)) }));

/** A date; in a sample town also one counted from the day of reading: `today`, `today-5`, `today+12`. */
export const day = z.union([isoDate, movingDay], { error: ({ input }) => dateExpected(input) });

/** A telephone number as it is printed: 3 to 13 digits, in groups (`00000 00101`, `0000-000000`, `112`). */
export const phone = z
	.string("a telephone number")
	.trim()
	.regex(/^\+?\d+(?:[ -]\d+)*$/, "a telephone number")
	.refine((value) => /^\d{3,13}$/.test(value.replace(/\D/g, "")), "a telephone number of 3 to 13 digits");

export const email = z.email("an e-mail address");

/** Any name with a dot in it: sites under .भारत have letters that stricter patterns don't know. */
const HOSTNAME = /^[^.]+(?:\.[^.]+)+$/;

function address(protocol: RegExp, expected: string) {
	return (
		z
			.url({ protocol, hostname: HOSTNAME, error: expected, abort: true })
			.refine(nothingUnseen.check, nothingUnseen.params)
			.refine((written) => !hasUser(written), "an address without a user name before an @")
			// Hindi letters, spaces and new lines as a header and every browser can carry them.
			.transform((written) => (/[^!-~]/.test(written) ? new URL(written).href : written))
	);
}

function hasUser(address: string): boolean {
	const { username, password } = new URL(address);
	return (username || password) !== "";
}

/** The address of another site. */
export const webAddress = address(/^https?$/, "an address that starts with https:// or http://");

/** What a frame may load: never plain http, as the page itself is https. */
export const embedAddress = address(/^https$/, "an address that starts with https://");

/** The key of a row that others refer to (`birthDeath`, `old-age`). */
export const key = z
	.string("a key")
	.regex(/^[A-Za-z][A-Za-z0-9-]*$/, "a key of Latin letters, digits and hyphens");

/** The name of an icon. */
export const icon = z.enum(iconNames, `the name of an icon: ${iconNames.join(", ")}`);

/** The five enamel colours of a cap, by what they stand for. */
export const capColour = z.enum(
	["papers", "schemes", "water", "complaints", "other"],
	"papers, schemes, water, complaints or other",
);

/** Letters, digits, `-`, `_`, `.` and `/`: a name that is the same on every system and in every address. */
const MEDIA_PATH = /^(?:[A-Za-z0-9_-][\w.-]*\/)*[A-Za-z0-9_-][\w.-]*\.[A-Za-z0-9]+$/;
const mediaPath = z
	.string("a file below media/, such as officers/01.svg")
	.trim()
	.regex(MEDIA_PATH, "a file below media/ with a name of Latin letters, digits, - and _");

/** A picture, by its path below media/; tables/pictures.csv has its title and description (a gallery photo's row its own). */
export const picture = mediaPath.transform((path) => ({ $picture: path }));

/** A video, captions or another file, by its path below media/. */
export const mediaFile = mediaPath.transform((path) => ({ $media: path }));

/** A document as PDF, by its path below media/. */
export const pdf = mediaPath
	.refine((path) => /\.pdf$/i.test(path), "a PDF file below media/, such as documents/budget-2026.pdf")
	.transform((path) => ({ $file: path }));

/** What a document is (contract/document-kinds.ts). */
const kindNames = Object.keys(documentKinds) as DocumentKind[];
export const documentKind = z.enum(kindNames, kindNames.join(", "));

/** A document, by its number in tables/documents.csv. */
export const document = rowId.transform((id) => ({ $document: id }));

/** Another site, by its key in portals.yaml. */
export const portal = key.transform((name) => ({ $portal: name }));

/** A page of ours, by its name in contract/pages.ts. */
export const page = key.transform((name) => ({ $page: name as PageName }));

/** A page about a service: one of the site's, or one of the council's own that says `service`. It is read as its name. */
export const servicePage = key.transform((name) => ({ $service: name }));

/** Where a card leads: `{ portal: etender }` or `{ page: directory }`. */
export const link = z.union(
	[fields({ portal }).transform((to) => to.portal), fields({ page }).transform((to) => to.page)],
	"{ portal: a key of portals.yaml } or { page: the name of a page }",
);

/** A check for rows that lead to one place. */
export function eitherPageOrPortal({
	value: { page, portal },
	issues,
}: z.core.ParsePayload<{ page?: unknown; portal?: unknown }>): void {
	if (!page !== !portal) return;
	issues.push({
		code: "custom",
		path: ["page"],
		input: page,
		message: "either a page or a portal, and not both",
	});
}
