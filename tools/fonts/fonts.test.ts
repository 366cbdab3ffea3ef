import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Blob, Buffer, Face, Feature, Font, shape } from "harfbuzzjs";
import { expect, test } from "vitest";
import { readFace } from "./cut.mjs";
import { cutFace, published } from "./files.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Every Hindi word that the town and the interface write. */
function hindiWords(): Set<string> {
	const words = new Set<string>();
	for (const file of globSync("{town,app,contract}/**/*.{yaml,csv,md,ts,tsx}", { cwd: root })) {
		for (const [word] of readFileSync(`${root}${file}`, "utf8").matchAll(/[\u0900-\u0970\u200c\u200d]+/g)) {
			words.add(word);
		}
	}
	return words;
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

test("every Hindi word of the site is drawn by the cut face as by the whole one", async () => {
	const [whole, cut] = await Promise.all(
		[published("devanagari"), cutFace("devanagari")].map(
			async (file) => new Font(new Face(new Blob(await readFace(file)))),
		),
	);
	const words = [...hindiWords()];
	expect(words.length).toBeGreaterThan(1500);
	expect(words.filter((word) => drawing(cut as Font, word) !== drawing(whole as Font, word))).toEqual([]);
});
