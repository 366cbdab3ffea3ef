import { archway } from "./buildings.ts";
import type { Ink } from "./palette.ts";
import { n, type Sheet, xy } from "./sheet.ts";

/** What rises above the roofs. */

/** The clock tower: the town's landmark, so its wall is always the same. */
export function clockTower(
	sheet: Sheet,
	x: number,
	y: number,
	height: number,
	distance = 0,
	wall: Ink = "rose",
): void {
	const width = height * 0.22;
	for (const [share, from, tall] of [
		[1.5, 0, 0.12],
		[1.14, 0.12, 0.34],
		[1, 0.46, 0.2],
		[1.08, 0.66, 0.15],
	] as const) {
		const w = width * share;
		const top = y - height * (from + tall);
		sheet.rect(x - w / 2, top, w, height * tall, sheet.ink(wall, distance));
		sheet.rect(
			sheet.side > 0 ? x - w / 2 : x + w * 0.22,
			top,
			w * 0.28,
			height * tall,
			sheet.shade(wall, distance, 0.18),
		);
		sheet.rect(x - w / 2 - 4, top - 2, w + 8, 5, sheet.ink("white", distance));
	}
	const dark = sheet.shade("peacock", distance, 0.3);
	const lit = sheet.light.lampsLit ? "#ffd04a" : dark;
	archway(sheet, x, y, width * 0.36, height * 0.1, dark);
	for (const at of [0.2, 0.33]) archway(sheet, x, y - height * at, width * 0.2, height * 0.08, lit);
	for (const k of [-0.3, 0, 0.3])
		archway(sheet, x + k * width, y - height * 0.67, width * 0.2, height * 0.09, lit);
	const face = y - height * 0.56;
	sheet.circle(x, face, width * 0.38, sheet.ink("ink", distance));
	sheet.circle(x, face, width * 0.32, sheet.light.lampsLit ? "#fff0b8" : sheet.ink("white", distance));
	sheet.line(
		`M${xy(x, face)}v${n(-width * 0.24)}M${xy(x, face)}l${n(width * 0.15)} ${n(width * 0.07)}`,
		sheet.ink("ink", distance),
		width * 0.05,
	);
	dome(sheet, x, y - height * 0.82, width * 1.16, height * 0.15, "peacock", distance);
}

/** A ribbed dome with its finial. */
export function dome(
	sheet: Sheet,
	x: number,
	y: number,
	width: number,
	height: number,
	ink: Ink,
	distance = 0,
): void {
	const half = width / 2;
	sheet.path(
		`M${xy(x - half, y)}Q${xy(x - half * 0.86, y - height * 0.73)} ${xy(x, y - height)}Q${xy(x + half * 0.86, y - height * 0.73)} ${xy(x + half, y)}z`,
		sheet.ink(ink, distance),
	);
	sheet.path(
		`M${xy(x, y - height)}Q${xy(x + half * 0.86, y - height * 0.73)} ${xy(x + half, y)}H${n(x + half * 0.17)}z`,
		sheet.shade(ink, distance),
	);
	sheet.line(`M${xy(x, y - height * 0.95)}V${n(y - height * 1.45)}`, sheet.ink("yellow", distance), 3);
	sheet.circle(x, y - height * 1.32, 4, sheet.ink("yellow", distance));
}

/** The overhead tank of the water works, with its ladder. */
export function tankTower(sheet: Sheet, x: number, y: number, height: number, distance = 0): void {
	const width = height * 0.42;
	for (const k of [-0.34, -0.12, 0.12, 0.34]) {
		const ink = k * sheet.side > 0 ? "stone" : "stoneDark";
		sheet.rect(x + k * width - 4, y - height * 0.62, 8, height * 0.62, sheet.ink(ink, distance));
	}
	for (const at of [0.2, 0.4]) {
		sheet.rect(x - width * 0.36, y - height * at, width * 0.72, 4, sheet.ink("stoneDark", distance));
	}
	sheet.polygon(
		[
			[x - width * 0.5, y - height * 0.78],
			[x + width * 0.5, y - height * 0.78],
			[x + width * 0.3, y - height * 0.6],
			[x - width * 0.3, y - height * 0.6],
		],
		sheet.shade("chuna", distance, 0.2),
	);
	sheet.rect(x - width * 0.5, y - height * 0.94, width, height * 0.17, sheet.ink("chuna", distance));
	sheet.rect(
		sheet.side > 0 ? x - width * 0.5 : x + width * 0.2,
		y - height * 0.94,
		width * 0.3,
		height * 0.17,
		sheet.shade("chuna", distance, 0.16),
	);
	sheet.rect(x - width * 0.5, y - height * 0.885, width, height * 0.05, sheet.ink("blue", distance));
	sheet.path(
		`M${xy(x - width * 0.5, y - height * 0.94)}Q${xy(x, y - height * 1.06)} ${xy(x + width * 0.5, y - height * 0.94)}z`,
		sheet.ink("white", distance),
	);
	sheet.rect(x - 3, y - height * 1.05, 6, 10, sheet.ink("blue", distance));
	let rungs = `M${xy(x - 4.5, y)}v${n(-height * 0.62)}M${xy(x + 4.5, y)}v${n(-height * 0.62)}`;
	for (let i = 0; i < 9; i++) rungs += `M${xy(x - 4.5, y - i * height * 0.068)}h9`;
	sheet.line(rungs, sheet.ink("ink", distance), 1.3);
}

/** A tall chimney with its smoke, for the sugar mill and the brick kiln. */
export function chimney(sheet: Sheet, x: number, y: number, height: number, ink: Ink, distance = 0): void {
	const half = height * 0.055;
	const tower = (from: number, share: number, colour: string) =>
		sheet.polygon(
			[
				[x + from * half * 1.5, y],
				[x + half * 1.5, y],
				[x + half, y - height],
				[x + from * half, y - height],
			].map(([px = 0, py = 0]) => [px, y - (y - py) * share] as const),
			colour,
		);
	tower(-1, 1, sheet.ink(ink, distance));
	tower(0.25, 1, sheet.shade(ink, distance));
	for (const at of [0.82, 0.9]) {
		sheet.rect(x - half * 1.15, y - height * at, half * 2.3, height * 0.03, sheet.ink("white", distance));
	}
	sheet.rect(x - half * 1.3, y - height - 5, half * 2.6, 6, sheet.shade(ink, distance, 0.3));
}

/** A plume that drifts away from the sun. */
export function smoke(sheet: Sheet, x: number, y: number, size: number, ink: Ink = "white"): void {
	const drift = -sheet.side;
	for (const [dx, dy, radius] of [
		[0, -8, 7],
		[9, -20, 10],
		[24, -32, 13],
		[44, -40, 15],
		[66, -44, 12],
	] as const) {
		sheet.circle(x + drift * dx * size, y + dy * size, radius * size, sheet.ink(ink, 0.1), 0.55);
	}
}
