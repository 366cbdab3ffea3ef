// Cuts the display face (Anek Devanagari 800, SIL Open Font License) down to what the site writes with it:
// basic Latin, and the Hindi letters of the Devanagari block. Run by hand when the face or its letters change.
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const notHindi = new Set([
	0x900, 0x904, 0x90e, 0x912, 0x929, 0x931, 0x933, 0x934, 0x93a, 0x93b, 0x946, 0x94a, 0x94e, 0x94f,
]);
const hindi = Array.from({ length: 0x70 }, (_, i) => 0x900 + i)
	.filter((point) => !notHindi.has(point) && !(point >= 0x951 && point <= 0x957))
	.filter((point) => point !== 0x960 && point !== 0x961 && point !== 0x962 && point !== 0x963)
	.map((point) => String.fromCodePoint(point))
	.join("");
const latin = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join("");

// How Hindi is joined and spaced. Left out: other languages' forms of the same letters (locl), 6 kB.
const features =
	"ccmp nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln calt liga kern dist abvm blwm mark mkmk".split(
		" ",
	);

// Name of the cut, the file of the face it is taken from, its letters, what its letters do.
const cuts = [
	["latin", "latin", `${latin}–—‘’“”…·×→←↗©°•−`, undefined],
	["devanagari", "devanagari", `${hindi}\u200c\u200d\u25cc`, features],
	// By itself, or an English page would fetch all of Hindi for the one sign of an amount.
	["rupee", "devanagari", "₹", []],
];

for (const [cut, file, letters, keepFeatures] of cuts) {
	const source = new URL(
		`../node_modules/@fontsource/anek-devanagari/files/anek-devanagari-${file}-800-normal.woff2`,
		import.meta.url,
	);
	const bytes = await subsetFont(await readFile(source), letters, { targetFormat: "woff2", keepFeatures });
	const name = `anek-devanagari-${cut}-800.woff2`;
	await writeFile(new URL(`../app/look/fonts/${name}`, import.meta.url), bytes);
	console.log(`${name} ${(bytes.length / 1000).toFixed(1)} kB`);
}
