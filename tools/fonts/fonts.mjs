// Cuts the display face (Anek Devanagari 800, SIL Open Font License) down to what the site writes with it:
// basic Latin, and Hindi. Run by hand when the face or its letters change.
import { writeFile } from "node:fs/promises";
import { cut, glyphsOf, readFace } from "./cut.mjs";
import { cutFace, published } from "./files.mjs";
import { letters, range, syllables } from "./hindi.mjs";

const marks = "–—‘’“”…·×→←↗©°•−";

// How Hindi is joined. Left out: other languages' forms of the same letters (locl), 6 kB, and the kerning of pairs (kern,
// dist), another 6 kB for a few words that come a hair nearer.
const features =
	"ccmp nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln calt liga abvm blwm mark mkmk".split(
		" ",
	);

// English likewise. Left out: fractions.
const latinFeatures = ["kern", "liga", "tnum"];

const latin = await readFace(published("latin"));
const devanagari = await readFace(published("devanagari"));

const cuts = {
	latin: [latin, { letters: range(0x20, 0x7e).join("") + marks, features: latinFeatures }],
	// By themselves, or a Hindi page would fetch all of English for its numbers.
	numbers: [latin, { letters: " !%()+,-./0123456789:?–—‘’“”…·×•", features: latinFeatures }],
	devanagari: [
		devanagari,
		// Only what Hindi words are drawn with: all that these letters could become is 67 kB.
		{ letters: `${letters}\u200c\u200d\u25cc`, features, glyphs: glyphsOf(devanagari, syllables) },
	],
	// By itself, or an English page would fetch all of Hindi for the one sign of an amount.
	rupee: [devanagari, { letters: "₹", features: [] }],
};

for (const [name, [face, keep]] of Object.entries(cuts)) {
	const bytes = await cut(face, keep);
	await writeFile(cutFace(name), bytes);
	console.log(`${name} ${(bytes.length / 1000).toFixed(1)} kB`);
}
