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

const cuts = [
	["latin", `${latin}–—‘’“”…·×→←↗©°•−`],
	["devanagari", `${hindi}\u200c\u200d\u25cc₹`],
];

for (const [script, letters] of cuts) {
	const source = new URL(
		`../node_modules/@fontsource/anek-devanagari/files/anek-devanagari-${script}-800-normal.woff2`,
		import.meta.url,
	);
	const cut = await subsetFont(await readFile(source), letters, { targetFormat: "woff2" });
	const name = `anek-devanagari-${script}-800.woff2`;
	await writeFile(new URL(`../app/look/fonts/${name}`, import.meta.url), cut);
	console.log(`${name} ${(cut.length / 1000).toFixed(1)} kB`);
}
