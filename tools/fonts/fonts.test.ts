import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Blob, Buffer, Face, Feature, Font, shape } from "harfbuzzjs";
import { expect, test } from "vitest";
import { readFace } from "./cut.mjs";
import { cutFace, published } from "./files.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Every word or amount of one script that the files have. */
function wordsLike(letters: RegExp, files: string): string[] {
	const words = new Set<string>();
	for (const file of globSync(files, { cwd: root })) {
		for (const [word] of readFileSync(`${root}${file}`, "utf8").matchAll(letters)) words.add(word);
	}
	return [...words];
}

interface Drawn {
	font: Font;
	/** Units to the em. */
	upem: number;
	/** Path of a glyph, by its number. */
	outline: (glyph: number) => string;
}

async function read(file: URL): Promise<Drawn> {
	const face = new Face(new Blob(await readFace(file)));
	const font = new Font(face);
	const outlines = new Map<number, string>();
	const outline = (glyph: number) => {
		const known = outlines.get(glyph) ?? font.glyphToPath(glyph);
		outlines.set(glyph, known);
		return known;
	};
	return { font, upem: face.upem, outline };
}

/** The outlines of a text one after the other, and where each stands, in em; pairs are not kerned in the Hindi cut. */
function drawing({ font, upem, outline }: Drawn, text: string): { shape: string; points: number[] } {
	const line = new Buffer();
	line.addText(text);
	line.guessSegmentProperties();
	shape(font, line, [new Feature("kern", 0), new Feature("dist", 0)]);
	const positions = line.getGlyphPositions();
	const drawn = line
		.getGlyphInfos()
		.map(({ codepoint }, i) => `${outline(codepoint)} ${Object.values(positions[i] as object).join(" ")}`)
		.join(" ");
	const number = /-?[\d.]+/g;
	return {
		shape: drawn.replace(number, ""),
		points: [...drawn.matchAll(number)].map((point) => Number(point) / upem),
	};
}

/** Whether no point is further from its own than the rounding of the cut's grid. */
function isSameDrawing(whole: Drawn, cut: Drawn, text: string): boolean {
	const [one, other] = [drawing(whole, text), drawing(cut, text)];
	return (
		one.shape === other.shape &&
		one.points.every((point, i) => Math.abs(point - (other.points[i] as number)) <= 1.01 / cut.upem)
	);
}

const content = "town/**/*.{yaml,csv,md}";
const everything = "{town,app,contract}/**/*.{yaml,csv,md,ts,tsx}";

for (const [what, language, letters, files, least] of [
	["Hindi word of the site", "hindi", /[\u0900-\u0970\u200c\u200d]+/g, everything, 1500],
	["amount of the town", "hindi", /₹?\d[\d,.:–/-]*%?/g, content, 500],
	["English word and amount of the town", "english", /[₹A-Za-z\d][\w,.:'’–/-]*[%!?]?/g, content, 2000],
] as const) {
	test(`every ${what} is drawn by the cut face as by the whole one`, async () => {
		const [whole, cut] = await Promise.all([read(published), read(cutFace(language))]);
		const words = wordsLike(letters, files);
		expect(words.length).toBeGreaterThan(least);
		expect(words.filter((word) => !isSameDrawing(whole, cut, word))).toEqual([]);
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
		expect(letters.length).toBeGreaterThan(80);
		expect(
			[...letters].filter((point) => !ranges.some(([from, to]) => from <= point && point <= to)),
		).toEqual([]);
	},
);
