import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Blob, Face, Feature, Font, Buffer as Line, shape } from "harfbuzzjs";
import sharp from "sharp";
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

function remembering<In, Out>(ask: (question: In) => Out): (question: In) => Out {
	const answers = new Map<In, Out>();
	return (question) => {
		const answer = answers.get(question) ?? ask(question);
		answers.set(question, answer);
		return answer;
	};
}

async function read(file: URL): Promise<Drawn> {
	const face = new Face(new Blob(await readFace(file)));
	const font = new Font(face);
	return { font, upem: face.upem, outline: remembering((glyph: number) => font.glyphToPath(glyph)) };
}

/** The glyphs of a text and where each stands; pairs are not kerned in the Hindi cut. */
function shaped(font: Font, text: string) {
	const line = new Line();
	line.addText(text);
	line.guessSegmentProperties();
	shape(font, line, [new Feature("kern", 0), new Feature("dist", 0)]);
	const positions = line.getGlyphPositions();
	return line
		.getGlyphInfos()
		.map(({ codepoint }, i) => ({ glyph: codepoint, position: positions[i] as (typeof positions)[number] }));
}

/** Pixels to the em in which a cluster composed of its parts is held beside its own drawing. */
const em = 75;
const [width, height] = [5 * em, 2 * em];

/** How much of each pixel a text inks, row by row, 0 to 255. */
async function inked({ font, upem, outline }: Drawn, text: string): Promise<number[]> {
	const line = shaped(font, text);
	let x = 0;
	const paths = line.map(({ glyph, position }) => {
		const place = `translate(${x + position.xOffset} ${position.yOffset})`;
		x += position.xAdvance;
		return `<path transform="${place}" d="${outline(glyph)}"/>`;
	});
	const scale = em / upem;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${em} ${em * 1.2}) scale(${scale} ${-scale})">${paths.join("")}</g></svg>`;
	const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
	return Array.from({ length: width * height }, (_, i) => data[(i + 1) * info.channels - 1] as number);
}

/** Full pixels of the one that have none of the other within 2.7 % of the em. */
function apart(one: number[], other: number[]): number {
	const reach = [-2, -1, 0, 1, 2];
	const near = (at: number) =>
		reach.some((down) => reach.some((right) => (other[at + down * width + right] ?? 0) >= 100));
	return one.filter((ink, at) => ink > 200 && !near(at)).length;
}

/**
 * Whether a text is the same glyphs in the same places, no point further from its own than the rounding of the cut's grid:
 * a question for all texts of two faces.
 */
function comparing(whole: Drawn, cut: Drawn): (text: string) => boolean {
	const isNear = (one: number, other: number) =>
		Math.abs(one / whole.upem - other / cut.upem) <= 1.01 / cut.upem;
	const number = /-?[\d.]+/g;
	const isSameGlyph = remembering((pair: string) => {
		const [one, other] = pair.split(" ").map(Number) as [number, number];
		const [path, otherPath] = [whole.outline(one), cut.outline(other)];
		const points = [...otherPath.matchAll(number)].map(Number);
		return (
			path.replace(number, "") === otherPath.replace(number, "") &&
			[...path.matchAll(number)].every((point, i) => isNear(Number(point), points[i] as number))
		);
	});
	return (text) => {
		const [line, others] = [shaped(whole.font, text), shaped(cut.font, text)];
		return (
			line.length === others.length &&
			line.every(({ glyph, position }, i) => {
				const other = others[i] as (typeof others)[number];
				const places = Object.values(other.position);
				return (
					isSameGlyph(`${glyph} ${other.glyph}`) &&
					Object.values(position).every((place, at) => isNear(place, places[at] as number))
				);
			})
		);
	};
}

const content = "town/**/*.{yaml,csv,md}";
const everything = "{town,app,contract}/**/*.{yaml,csv,md,ts,tsx}";
const syllablesOf = (word: string) =>
	Array.from(new Intl.Segmenter("hi", { granularity: "grapheme" }).segment(word), ({ segment }) => segment);

for (const [what, language, letters, files, least] of [
	["amount of the town", "hindi", /₹?\d[\d,.:–/-]*%?/g, content, 500],
	["English word and amount of the town", "english", /[₹A-Za-z\d][\w,.:'’–/-]*[%!?]?/g, content, 2000],
] as const) {
	test(`every ${what} is drawn by the cut face as by the whole one`, async () => {
		const [whole, cut] = await Promise.all([read(published), read(cutFace(language))]);
		const isSame = comparing(whole, cut);
		const words = wordsLike(letters, files);
		expect(words.length).toBeGreaterThan(least);
		expect(words.filter((word) => !isSame(word))).toEqual([]);
	});
}

test("every Hindi syllable of the site is drawn by the cut face as by the whole one, or of its parts so near that nobody sees it", async () => {
	const [whole, cut] = await Promise.all([read(published), read(cutFace("hindi"))]);
	const words = wordsLike(/[\u0900-\u0970\u200c\u200d]+/g, everything);
	const syllables = [...new Set(words.flatMap(syllablesOf))];
	expect(syllables.length).toBeGreaterThan(600);
	const isSame = comparing(whole, cut);
	const composed = syllables.filter((syllable) => !isSame(syllable));
	expect(composed.length).toBeLessThan(syllables.length / 2);
	for (const syllable of composed) {
		const [one, other] = await Promise.all([inked(whole, syllable), inked(cut, syllable)]);
		expect(one.filter((ink) => ink > 200).length, syllable).toBeGreaterThan(200);
		expect(apart(one, other) + apart(other, one), syllable).toBeLessThanOrEqual(6);
	}
});

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

test.each([
	["english", "H"],
	["hindi", "क"],
] as const)(
	"the %s face itself puts its letters in the middle of their line, in every browser",
	async (language, letter) => {
		const { font, upem } = await read(cutFace(language));
		const { ascender, descender, lineGap } = font.hExtents();
		const drawn = font.glyphExtents(font.nominalGlyph(letter.codePointAt(0) as number) as number);
		const middle = (drawn?.yBearing ?? Number.NaN) + (drawn?.height ?? 0) / 2;
		expect(Math.abs(middle - (ascender + descender) / 2) / upem).toBeLessThan(0.02);
		expect(lineGap).toBe(0);
		// Safari knows no ascent-override: with one, its headings would stand elsewhere than those of the others.
		expect(readFileSync(`${root}app/look/fonts.css`, "utf8")).not.toContain("-override");
	},
);
