// Cuts the display face (Anek Devanagari 800, SIL Open Font License) down to what the site writes with it, one file for
// each language. Run by hand when the face or its letters change; needs Python with fontTools (`pip install fonttools`).
import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { cut, glyphsOf, readFace } from "./cut.mjs";
import { cutFace, published } from "./files.mjs";
import { letters, range, syllables } from "./hindi.mjs";

// How Hindi is joined. Left out: other languages' forms of the same letters (locl), 6 kB, and the kerning of pairs (kern,
// dist), another 6 kB for a few words that come a hair nearer.
const hindiFeatures =
	"ccmp nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln calt liga abvm blwm mark mkmk".split(
		" ",
	);

// English likewise. Left out: fractions, and numbers of one width, which only tables want.
const englishFeatures = ["kern", "liga"];

// Hindi headings have numbers and amounts far more often than English letters: they stand in its own face, so that a page
// asks for one file.
const numbersAndMarks = " !%()+,-./0123456789:?–—‘’“”…·×•₹";

const folder = await mkdtemp(join(tmpdir(), "fonts-"));
const coarse = join(folder, "face.ttf");
const [script, whole] = [new URL("coarse.py", import.meta.url), published].map(fileURLToPath);
execFileSync("python3", [script, whole, coarse], { stdio: "inherit" });
const face = await readFace(pathToFileURL(coarse));
await rm(folder, { recursive: true });
const glyphs = (texts) => glyphsOf(face, texts);

const cuts = {
	// What no heading has (#, *, =, brackets) stands in the device's own letters.
	english: {
		letters: [...range(0x41, 0x5a), ...range(0x61, 0x7a), ` !"%&'()+,-./0123456789:;?@_–—‘’“”…·×₹`].join(""),
		features: englishFeatures,
	},
	hindi: {
		// Only what Hindi words are drawn with: all that these letters could become is 67 kB.
		letters: `${letters}\u200c\u200d\u25cc${numbersAndMarks}`,
		features: hindiFeatures,
		glyphs: glyphs(syllables),
	},
};

for (const [language, keep] of Object.entries(cuts)) {
	const bytes = await cut(face, keep);
	await writeFile(cutFace(language), bytes);
	console.log(`${language} ${(bytes.length / 1000).toFixed(1)} kB`);
}
