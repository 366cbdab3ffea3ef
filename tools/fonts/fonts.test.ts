import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Blob, Buffer, Face, Feature, Font, shape } from "harfbuzzjs";
import { expect, test } from "vitest";
import { readFace } from "./cut.mjs";
import { cutFace, published } from "./files.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Every word or amount of one script that the town and the interface write. */
function wordsLike(letters: RegExp): string[] {
	const words = new Set<string>();
	for (const file of globSync("{town,app,contract}/**/*.{yaml,csv,md,ts,tsx}", { cwd: root })) {
		for (const [word] of readFileSync(`${root}${file}`, "utf8").matchAll(letters)) words.add(word);
	}
	return [...words];
}

/** The outlines of a text one after the other, and where each stands; pairs are not kerned in the cut. */
function drawing(font: Font, text: string): string {
	const line = new Buffer();
	line.addText(text);
	line.guessSegmentProperties();
	shape(font, line, [new Feature("kern", 0), new Feature("dist", 0)]);
	const positions = line.getGlyphPositions();
	return JSON.stringify(
		line.getGlyphInfos().map(({ codepoint }, i) => [font.glyphToPath(codepoint), positions[i]]),
	);
}

for (const [what, language, letters, least] of [
	["Hindi word", "hindi", /[\u0900-\u0970\u200c\u200d]+/g, 1500],
	["amount on a Hindi page", "hindi", /₹?\d[\d,.:–/-]*%?/g, 500],
	["English word and amount", "english", /[₹A-Za-z\d][\w,.:'’–/-]*[%!?]?/g, 5000],
] as const) {
	test(`every ${what} of the site is drawn by the cut face as by the whole one`, async () => {
		const [whole, cut] = await Promise.all(
			[published, cutFace(language)].map(async (file) => new Font(new Face(new Blob(await readFace(file))))),
		);
		const words = wordsLike(letters);
		expect(words.length).toBeGreaterThan(least);
		expect(words.filter((word) => drawing(cut as Font, word) !== drawing(whole as Font, word))).toEqual([]);
	});
}

test.each(["english", "hindi"])(
	"the style sheet asks for the %s face for every letter that it has",
	async (language) => {
		const css = readFileSync(`${root}app/look/fonts.css`, "utf8");
		const asked = new RegExp(`${language}-800\\.woff2[^}]*unicode-range:([^;]+);`).exec(css)?.[1] ?? "";
		const ranges = asked.split(",").map((range) => {
			const [from, to = from] = range.trim().slice(2).split("-");
			return [Number.parseInt(from as string, 16), Number.parseInt(to as string, 16)] as const;
		});
		const letters = new Face(new Blob(await readFace(cutFace(language)))).collectUnicodes();
		expect(letters.length).toBeGreaterThan(90);
		expect(
			[...letters].filter((point) => !ranges.some(([from, to]) => from <= point && point <= to)),
		).toEqual([]);
	},
);
