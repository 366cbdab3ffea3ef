import { expect, test } from "vitest";
import { languages, type Text } from "../../contract/language.ts";
import { devgarh } from "../../server/content/devgarh.fixture.ts";
import { openTown } from "../../server/content/from-files.ts";
import { filesOf, isText, partsOf } from "../../tools/review/walk.ts";
import { interfaceTexts } from "../../tools/texts.ts";
import { town } from "../support/town.ts";
import { refused } from "./refused-words.ts";

/** The wording of everything that a citizen reads: of both towns, and of the interface but for the staff desk. */

interface PlacedText {
	readonly place: string;
	readonly text: Text;
}

/** What people type into the search is written as they write it. */
const asPeopleType = /^tables\/search-words\.csv/;

const townTexts = [town, openTown(devgarh)].flatMap(({ written }): readonly PlacedText[] =>
	filesOf(written)
		.filter(({ place }) => !asPeopleType.test(place))
		.flatMap((file) => partsOf(file, isText))
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

test("what the office must confirm says so in both languages", () => {
	const oneLanguage = allTexts.filter(
		({ text }) => /\bconfirm\b/i.test(text.en) !== /पुष्टि|मिला लें/.test(text.hi),
	);
	expect(oneLanguage).toEqual([]);
});
