import type { Ink } from "./palette.ts";
import { n, type Sheet, xy } from "./sheet.ts";

/** Rooms and their furniture. */

/** Back wall, skirting and floor. */
export function room(sheet: Sheet, wall: Ink, floor: Ink, floorTop = 290): void {
	sheet.rect(0, 0, 600, floorTop, sheet.ink(wall));
	sheet.rect(0, floorTop - 74, 600, 74, sheet.shade(wall, 0, 0.08));
	sheet.rect(0, floorTop - 76, 600, 3, sheet.shade(wall, 0, 0.2));
	sheet.rect(0, floorTop, 600, 400 - floorTop, sheet.ink(floor));
	sheet.rect(0, floorTop - 6, 600, 7, sheet.shade(floor, 0, 0.25));
}

/** A window with the trees outside. */
export function roomWindow(sheet: Sheet, x: number, y: number, width: number, height: number): void {
	sheet.rect(x, y, width, height, sheet.ink("waterLight"));
	sheet.path(
		`M${xy(x, y + height)}v${n(-height * 0.34)}q${n(width * 0.2)} ${n(-height * 0.28)} ${n(width * 0.42)} 0q${n(width * 0.26)} ${n(-height * 0.2)} ${n(width * 0.58)} 0v${n(height * 0.34)}z`,
		sheet.ink("leafLight", 0.2),
	);
	sheet.rect(x + width / 2 - 3, y, 6, height, sheet.ink("white"));
	sheet.rect(x, y + height * 0.4, width, 4, sheet.ink("white"));
	sheet.line(`M${xy(x, y)}h${n(width)}v${n(height)}h${n(-width)}z`, sheet.ink("wood"), 6);
	sheet.rect(x - 9, y + height, width + 18, 8, sheet.ink("wood"));
}

/** A ceiling fan. */
export function fan(sheet: Sheet, x: number, length = 50): void {
	sheet.rect(x - 2, 0, 4, length, sheet.ink("slate"));
	sheet.ellipse(x - 38, length + 3, 34, 4, sheet.ink("wood"));
	sheet.ellipse(x + 38, length + 3, 34, 4, sheet.ink("wood"));
	sheet.ellipse(x, length + 2, 11, 7, sheet.ink("slate"));
}

/** A rack of books, `rows` shelves high. */
export function bookShelf(
	sheet: Sheet,
	x: number,
	y: number,
	width: number,
	height: number,
	rows: number,
): void {
	sheet.rect(x, y - height, width, height, sheet.ink("woodDark"));
	const row = height / rows;
	for (let r = 0; r < rows; r++) {
		const top = y - height + r * row;
		sheet.rect(x + 5, top + 5, width - 10, row - 9, sheet.shade("woodDark", 0, 0.4));
		for (let at = x + 8; at < x + width - 16; ) {
			const thick = sheet.random.between(6, 11);
			const tall = row * sheet.random.between(0.56, 0.78);
			if (sheet.random.chance(0.9))
				sheet.rect(at, top + row - 4 - tall, thick - 1, tall, sheet.ink(sheet.cloth()));
			at += thick;
		}
	}
}

/** A computer screen on a desk, seen from the front. */
export function monitor(sheet: Sheet, x: number, y: number, size: number): void {
	sheet.rect(x - size * 0.08, y - size * 0.2, size * 0.16, size * 0.2, sheet.ink("slate"));
	sheet.rect(x - size * 0.26, y - size * 0.04, size * 0.52, size * 0.05, sheet.ink("slate"));
	sheet.plate(x - size * 0.5, y - size * 0.86, size, size * 0.68, size * 0.04, sheet.ink("ink"));
	sheet.rect(x - size * 0.44, y - size * 0.8, size * 0.88, size * 0.54, sheet.lit("waterLight", 0, 0.4));
	sheet.rect(x - size * 0.44, y - size * 0.8, size * 0.88, size * 0.1, sheet.ink("peacock"));
	for (let i = 0; i < 3; i++)
		sheet.rect(
			x - size * 0.36,
			y - size * (0.62 - i * 0.11),
			size * (0.6 - i * 0.12),
			size * 0.045,
			sheet.ink("slate"),
		);
}

/** A notice board with papers. */
export function noticeBoard(sheet: Sheet, x: number, y: number, width: number, height: number): void {
	sheet.rect(x, y, width, height, sheet.ink("wood"));
	sheet.rect(x + 6, y + 6, width - 12, height - 12, sheet.ink("leafDark"));
	const papers = Math.floor((width - 24) / 34);
	for (let i = 0; i < papers; i++) {
		const [left, top] = [x + 14 + i * 34, y + 14 + (i % 2) * 6];
		const ink = sheet.random.pick(["white", "cream", "yellow", "rose"] as const);
		sheet.rect(left, top, 26, height - 40, sheet.ink(ink));
		for (let k = 0; k < 3; k++) sheet.rect(left + 4, top + 7 + k * 8, 18 - k * 4, 2.6, sheet.ink("slate"));
	}
}

/** Plant in a clay tub for a corner. */
export function cornerPlant(sheet: Sheet, x: number, y: number): void {
	for (const [ink, odd] of [
		["leafDark", 0],
		["leaf", 1],
	] as const) {
		let d = "";
		for (let i = odd; i < 6; i += 2) {
			const lean = i - 2.5;
			const rise = 66 - Math.abs(lean) * 12;
			d += `M${xy(x, y - 38)}q${xy(lean * 16, -rise * 0.8)} ${xy(lean * 24, -rise)}q${xy(-4, rise * 0.6)} ${xy(-lean * 24, rise)}z`;
		}
		sheet.path(d, sheet.ink(ink));
	}
	sheet.polygon(
		[
			[x - 20, y - 40],
			[x + 20, y - 40],
			[x + 14, y],
			[x - 14, y],
		],
		sheet.ink("brickLight"),
	);
	sheet.rect(x - 23, y - 44, 46, 9, sheet.shade("brickLight"));
}

/** A long counter or desk front. */
export function counter(
	sheet: Sheet,
	x: number,
	y: number,
	width: number,
	height: number,
	ink: Ink = "wood",
): void {
	sheet.rect(x, y - height, width, height, sheet.ink(ink));
	for (let at = x + 12; at < x + width - 30; at += 62) {
		sheet.rect(
			at,
			y - height + 16,
			Math.min(48, x + width - at - 10),
			height - 28,
			sheet.shade(ink, 0, 0.14),
		);
	}
	sheet.rect(x - 8, y - height - 10, width + 16, 12, sheet.lit(ink, 0, 0.3));
}
