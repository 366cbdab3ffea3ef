import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type Lang, languages, type Text } from "../../contract/language.ts";
import { devgarh } from "../../server/content/devgarh.fixture.ts";
import { openTown } from "../../server/content/from-files.ts";
import { filesOf, isText, partsOf } from "../../tools/review/walk.ts";
import { interfaceTexts } from "../../tools/texts.ts";
import { town } from "../support/town.ts";
import { refused, refusedAtTheDesk } from "./refused-words.ts";

/** The wording of everything that a citizen reads: of both towns, and of the interface but for the staff desk. */

interface PlacedText {
	readonly place: string;
	readonly text: Text;
}

/** File whose words stay as people type them. */
const asPeopleType = /^tables\/(search-words\.csv|complaint-categories\.csv, [\w-]+, words$)/;

interface Labelled {
	readonly label?: Text;
	readonly value?: Text | string;
	readonly fee?: Text | string;
	readonly time?: Text | string;
}

/** A fact of a page, or its three facts at a glance. */
function isLabelled(value: unknown): value is Labelled {
	const part = value as Labelled | null;
	return typeof part === "object" && part !== null && Boolean(part.time || (part.label && part.value));
}

function pairsIn(
	{ label, value, fee, time }: Labelled,
	lang: Lang,
): readonly [label: string, value: string][] {
	const said = (text: Text | string = "") => (typeof text === "string" ? text : text[lang]);
	if (value) return [[said(label), said(value)]];
	const [feeLabel, timeLabel] = lang === "hi" ? ["शुल्क", "समय"] : ["Fee", "Time"];
	return [
		[feeLabel, said(fee)],
		[label ? said(label) : timeLabel, said(time)],
	];
}

const townTexts = [town, openTown(devgarh)].flatMap(({ written }): readonly PlacedText[] =>
	filesOf(written)
		.flatMap((file) => partsOf(file, isText))
		.filter(({ place }) => !asPeopleType.test(place))
		.map(({ place, value }) => ({ place, text: value })),
);

const siteTexts = (await interfaceTexts())
	.filter(({ file }) => !file.startsWith("app/staff/"))
	.flatMap(({ file, texts }) => [...texts].map(([name, text]) => ({ place: `${file}, ${name}`, text })));

const allTexts: readonly PlacedText[] = [...townTexts, ...siteTexts];

test.each(languages)("no text in %s has a word or a turn that its readers stumble over", (lang) => {
	const found = allTexts.flatMap(({ place, text }) =>
		refused[lang]
			.filter(({ way, mayKeep }) => way.test(text[lang]) && !mayKeep?.test(place))
			.map(({ way, instead }) => `${place}: "${way.exec(text[lang])?.[0]}" → ${instead}`),
	);
	expect(found).toEqual([]);
});

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Every sentence of the desk, wherever it is written: dictionaries, help, labels of fields, what the calls answer; and of the public pages. */
const sources = {
	desk: [refusedAtTheDesk, ["app/staff/**/*.{ts,tsx}", "contract/**/*.ts", "server/**/*.ts"]],
	website: [refused, ["app/{public,parts,words,session,navigation}/**/*.{ts,tsx}"]],
} as const;

test.each(languages.flatMap((lang) => (["desk", "website"] as const).map((where) => ({ lang, where }))))(
	"no sentence of the $where in $lang has a word that its readers stumble over, in whatever file it is",
	({ lang, where }) => {
		const [refusedThere, globs] = sources[where];
		const exclude = ["**/*.{test,fixture}.ts", "contract/conformance/**", "contract/picture-words.ts"];
		const files = globSync(globs, { cwd: root, exclude });
		const sentence = new RegExp(`\\b${lang}:\\s*["\`]((?:[^"\`\\\\]|\\\\.)*)["\`]`, "g");
		const found = files.flatMap((file) =>
			[...readFileSync(join(root, file), "utf8").matchAll(sentence)].flatMap(([, text = ""]) =>
				refusedThere[lang]
					.filter(({ way, mayKeep }) => way.test(text) && !mayKeep?.test(file))
					.map(({ way, instead }) => `${file}: "${way.exec(text)?.[0]}" in "${text}" → ${instead}`),
			),
		);
		expect(files.length).toBeGreaterThan(100);
		expect(found).toEqual([]);
	},
);

/** Pairs of label and value that make no phrase together. */
const noPhrases: readonly (readonly [label: RegExp, value: RegExp])[] = [
	[/शुल्क/u, /निःशुल्क/u],
	[/^(?!.*(?:शुल्क|Fee|Charge|fee))/u, /^(?:कोई नहीं|none)$/u],
	[/^Time$/, /^(?:cheaper|pay|book|every|on) |^\d+ (?:am|pm)/],
	[/^समय$/u, /जमा करें|छूट|पहले से|सुनवाई/u],
	[/आँकड़े/u, /^नमूना$/u],
];

test.each(languages)("a label and its value make a phrase on every page of a service, in %s", (lang) => {
	const found = filesOf(town.written).flatMap((file) =>
		partsOf(file, isLabelled).flatMap(({ place, value }) =>
			pairsIn(value, lang)
				.filter(([label, text]) => noPhrases.some(([of, is]) => of.test(label) && is.test(text)))
				.map((pair) => `${place}: ${pair.join(": ")}`),
		),
	);
	expect(found).toEqual([]);
});

test("what the office must confirm says so in both languages", () => {
	const oneLanguage = allTexts.filter(
		({ text }) => /\bconfirm\b/i.test(text.en) !== /पुष्टि|मिला लें/.test(text.hi),
	);
	expect(oneLanguage).toEqual([]);
});
