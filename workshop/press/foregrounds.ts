import { n, type Sheet, xy } from "./sheet.ts";
import { branch, caneStalk } from "./trees.ts";

/** The nearest layer: something tall that frames the view and gives it depth. */

/** A pointed opening, as from an old balcony. */
function arch(sheet: Sheet): void {
	const stone = sheet.shade("brick", 0, 0.2);
	const edge = sheet.lit("soil");
	sheet.path("M0 0H600V400H560V190Q560 60 300 24Q40 60 40 190V400H0z", stone);
	sheet.path("M40 400V190Q40 60 300 24Q560 60 560 190V400h-9V192Q551 68 300 34Q49 68 49 192V400z", edge);
	for (const [x, y] of [
		[46, 46],
		[554, 46],
	] as const) {
		for (let k = 0; k < 8; k++) {
			const angle = (k * Math.PI) / 4;
			sheet.circle(x + Math.cos(angle) * 14, y + Math.sin(angle) * 14, 7, edge);
		}
		sheet.circle(x, y, 8, sheet.ink("yellow"));
	}
}

/** A railing in front of the view. */
function railing(sheet: Sheet): void {
	let bars = "";
	for (let x = 8; x < 600; x += 26) bars += `M${x} 400V338`;
	sheet.line(bars, sheet.ink("slate"), 5, { flat: true });
	sheet.rect(0, 330, 600, 9, sheet.ink("slate"));
	sheet.rect(0, 372, 600, 6, sheet.ink("slate"));
	let knobs = "";
	for (let x = 21; x < 600; x += 26) knobs += `M${x} 356h.1`;
	sheet.line(knobs, sheet.ink("ochre"), 11);
}

/** Marigolds along the lower edge. */
function marigolds(sheet: Sheet): void {
	let stems = "";
	const blooms: [number, number, number][] = [];
	for (let x = 6; x < 600; x += sheet.random.between(15, 26)) {
		const y = sheet.random.between(340, 384);
		stems += `M${xy(x, 402)}Q${xy(x + 4, y + 20)} ${xy(x, y)}`;
		blooms.push([x, y, sheet.random.between(8, 13)]);
	}
	let leaves = "";
	for (const [x] of blooms)
		leaves += `M${xy(x, 398)}q12-22 22-18q-4 14-22 18zM${xy(x, 398)}q-12-22-22-18q4 14 22 18z`;
	sheet.line(stems, sheet.ink("leafDark"), 3);
	sheet.path(leaves, sheet.ink("leaf"));
	for (const [i, [x, y, radius]] of blooms.entries())
		sheet.circle(x, y, radius, sheet.ink(i % 3 ? "orange" : "yellow"));
	for (const [i, [x, y, radius]] of blooms.entries())
		sheet.circle(x, y, radius * 0.5, sheet.ink(i % 3 ? "yellow" : "orange"));
}

/** Sugarcane at one side, taller than the picture. */
function cane(sheet: Sheet): void {
	for (let i = 0; i < 7; i++) caneStalk(sheet, sheet.mirror(6 + i * 17), 412, sheet.random.between(210, 330));
}

/** A garland of mango leaves and marigolds across the top. */
function garland(sheet: Sheet): void {
	let leaves = "";
	for (let i = 0; i < 20; i++) {
		const x = 15 + i * 30;
		leaves += `M${x} 8q-10 22 0 44q10-22 0-44z`;
	}
	sheet.path(leaves, sheet.ink("leaf"));
	sheet.line("M0 8H600", sheet.ink("wood"), 5);
	for (let i = 0; i < 21; i++)
		sheet.circle(i * 30, 10 + (i % 2) * 3, 9, sheet.ink(i % 2 ? "orange" : "yellow"));
}

/** A window with its frame and a sill with a plant pot. */
function window(sheet: Sheet): void {
	const frame = sheet.ink("wood");
	sheet.rect(0, 0, 600, 26, frame);
	sheet.rect(0, 0, 30, 400, frame);
	sheet.rect(570, 0, 30, 400, frame);
	sheet.rect(0, 362, 600, 38, sheet.shade("wood"));
	sheet.rect(0, 356, 600, 10, sheet.lit("wood"));
	const x = sheet.mirror(500);
	for (let i = 0; i < 7; i++) {
		const lean = (i - 3) * 13;
		sheet.path(
			`M${xy(x, 330)}Q${xy(x + lean, 290)} ${xy(x + lean * 1.7, 272 + Math.abs(i - 3) * 9)}Q${xy(x + lean * 0.4, 300)} ${xy(x, 330)}z`,
			sheet.ink(i % 2 ? "leaf" : "leafDark"),
		);
	}
	sheet.polygon(
		[
			[x - 30, 322],
			[x + 30, 322],
			[x + 21, 358],
			[x - 21, 358],
		],
		sheet.ink("brickLight"),
	);
	sheet.rect(x - 34, 316, 68, 10, sheet.shade("brickLight"));
}

/** A pillar and the edge of a roof: seen from a veranda. */
function veranda(sheet: Sheet): void {
	sheet.rect(0, 0, 600, 30, sheet.ink("brick"));
	for (let i = 0; i < 20; i++)
		sheet.path(`M${i * 30} 30h30v5q-15 16-30 0z`, sheet.ink(i % 2 ? "cream" : "brickLight"));
	const x = sheet.mirror(18, 40);
	sheet.rect(x, 30, 40, 370, sheet.ink("cream"));
	sheet.rect(sheet.side > 0 ? x : x + 26, 30, 14, 370, sheet.shade("cream"));
	for (const y of [34, 372]) sheet.rect(x - 8, y, 56, 14, sheet.lit("cream"));
	sheet.line(`M${n(x - 4)} 62h48M${n(x - 4)} 362h48`, sheet.shade("cream", 0, 0.3), 3);
}

/** Raindrops run down a pane. */
function wetPane(sheet: Sheet): void {
	let runs = "";
	let drops = "";
	for (let i = 0; i < 16; i++) {
		const [x, y] = [sheet.random.throw() * 600, sheet.random.throw() * 300];
		runs += `M${xy(x, y)}v${n(sheet.random.between(14, 60))}`;
		drops += `M${xy(x, y + 62)}h.1`;
	}
	sheet.line(runs, "#f4fbfa", 2, { opacity: 0.45 });
	sheet.line(drops, "#f4fbfa", 6, { opacity: 0.6 });
}

export const foregrounds = {
	arch,
	branch: (sheet: Sheet) => branch(sheet, sheet.random.chance(0.5) ? -1 : 1),
	cane,
	garland,
	marigolds,
	railing,
	veranda,
	wetPane,
	window,
} satisfies Record<string, (sheet: Sheet) => void>;

export type Foreground = keyof typeof foregrounds;
