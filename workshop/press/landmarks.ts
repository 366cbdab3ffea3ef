import { archway, windowPane } from "./buildings.ts";
import type { Ink } from "./palette.ts";
import { n, type Sheet, xy } from "./sheet.ts";
import { dome } from "./towers.ts";

/** Public buildings larger than a house, and the roofs people gather under. */

interface HallOptions {
	readonly distance?: number;
	readonly wall?: Ink;
	readonly trim?: Ink;
	readonly roof?: Ink;
	readonly sign?: Ink;
	readonly arch?: boolean;
	/** A green cross: a hospital. The red one is protected. */
	readonly cross?: boolean;
	readonly porch?: boolean;
}

/** A long public building with an arcade and a gabled porch. */
export function hall(
	sheet: Sheet,
	x: number,
	y: number,
	width: number,
	height: number,
	options: HallOptions = {},
): void {
	const { distance = 0, trim = "white", arch = true, porch = true } = options;
	const wall = options.wall ?? sheet.random.pick(["cream", "chuna", "rose", "brickLight"] as const);
	const paint = (ink: Ink) => sheet.ink(ink, distance);
	sheet.rect(x, y - height, width, height, paint(wall));
	sheet.rect(x - 6, y - height - 10, width + 12, 10, paint(trim));
	sheet.rect(x - 6, y - height - 2, width + 12, 4, sheet.shade(wall, distance));
	sheet.rect(x, y - height * 0.52, width, 5, paint(trim));
	sheet.rect(x - 8, y - 8, width + 16, 8, paint("stone"));
	const bays = Math.round(width / 38);
	for (let bay = 0; bay < bays; bay++) {
		const centre = x + ((bay + 0.5) * width) / bays;
		if (porch && Math.abs(centre - x - width / 2) < width * 0.13 + 8) continue;
		windowPane(sheet, centre - 8, y - height * 0.84, 16, height * 0.24, { arch, distance });
		archway(sheet, centre, y - 8, 26, height * 0.24 + 13, sheet.shade(wall, distance, 0.42));
	}
	if (porch) hallPorch(sheet, x, y, width, height, wall, options);
}

function hallPorch(
	sheet: Sheet,
	x: number,
	y: number,
	width: number,
	height: number,
	wall: Ink,
	{ distance = 0, trim = "white", roof = "brick", sign = "peacock", cross = false }: HallOptions,
): void {
	const wide = width * 0.27;
	const left = x + width / 2 - wide / 2;
	const middle = x + width / 2;
	const paint = (ink: Ink) => sheet.ink(ink, distance);
	sheet.rect(left, y - height * 1.12, wide, height * 1.12, sheet.lit(wall, distance, 0.2));
	const gable = (inset: number, foot: number, peak: number, ink: Ink) =>
		sheet.polygon(
			[
				[left - 8 + inset, y - height * foot],
				[middle, y - height * peak],
				[left + wide + 8 - inset, y - height * foot],
			],
			paint(ink),
		);
	gable(0, 1.12, 1.4, roof);
	gable(20, 1.15, 1.33, trim);
	sheet.rect(left - 8, y - height * 1.13, wide + 16, 6, paint(trim));
	archway(sheet, middle, y - 8, 32, height * 0.32 + 16, paint("wood"));
	for (const at of [5, wide - 12]) sheet.rect(left + at, y - height * 0.62, 7, height * 0.62, paint(trim));
	sheet.rect(left + 4, y - height * 0.74, wide - 8, height * 0.12, paint(sign));
	sheet.rect(left + wide * 0.2, y - height * 0.7, wide * 0.6, height * 0.04, paint("white"));
	windowPane(sheet, middle - 9, y - height * 1.02, 18, height * 0.2, { distance });
	if (!cross) return;
	const at = y - height * 1.22;
	sheet.circle(middle, at, 10, paint("white"));
	sheet.rect(middle - 2.4, at - 7, 4.8, 14, paint("flagGreen"));
	sheet.rect(middle - 7, at - 2.4, 14, 4.8, paint("flagGreen"));
}

/** A pavilion of four pillars under a dome. */
export function pavilion(
	sheet: Sheet,
	x: number,
	y: number,
	width: number,
	distance = 0,
	ink: Ink = "brickLight",
): void {
	const height = width * 0.9;
	sheet.rect(x - width * 0.56, y - height * 0.1, width * 1.12, height * 0.1, sheet.lit(ink, distance));
	for (const k of [-0.44, -0.16, 0.12, 0.38]) {
		sheet.rect(x + k * width, y - height * 0.62, width * 0.07, height * 0.54, sheet.ink(ink, distance));
	}
	sheet.rect(x - width * 0.6, y - height * 0.68, width * 1.2, height * 0.07, sheet.ink("cream", distance));
	dome(sheet, x, y - height * 0.68, width * 0.86, height * 0.45, ink, distance);
}

/** A wall with battlements. */
export function battlements(
	sheet: Sheet,
	x: number,
	y: number,
	width: number,
	height: number,
	ink: Ink,
	distance = 0,
): void {
	sheet.rect(x, y - height, width, height, sheet.ink(ink, distance));
	let d = "";
	for (let at = x; at < x + width - 10; at += 26) d += `M${xy(at, y - height + 1)}v-12a8 8 0 0 1 16 0v12z`;
	sheet.path(d, sheet.ink(ink, distance));
}

/** An open shed on posts with a sloping tin roof. */
export function shed(
	sheet: Sheet,
	x: number,
	y: number,
	width: number,
	height: number,
	roof: Ink = "steel",
	{ distance = 0, back }: { distance?: number; back?: Ink } = {},
): void {
	if (back) sheet.rect(x + 6, y - height, width - 12, height, sheet.shade(back, distance, 0.18));
	const posts = Math.max(2, Math.round(width / 80) + 1);
	for (let i = 0; i < posts; i++) {
		sheet.rect(x + 6 + (i * (width - 18)) / (posts - 1), y - height, 6, height, sheet.ink("wood", distance));
	}
	sheet.polygon(
		[
			[x - 12, y - height + 8],
			[x + width + 12, y - height + 8],
			[x + width - 4, y - height - 22],
			[x + 4, y - height - 22],
		],
		sheet.ink(roof, distance),
	);
	let ribs = "";
	for (let at = x + 14; at < x + width - 8; at += 16)
		ribs += `M${xy(at, y - height - 20)}l${n((at - x - width / 2) * 0.05)} 26`;
	sheet.line(ribs, sheet.shade(roof, distance, 0.16), 1.6);
	sheet.rect(x - 12, y - height + 6, width + 24, 4, sheet.shade(roof, distance, 0.3));
}

/** A festive tent of coloured cloth: the shamiana. */
export function shamiana(
	sheet: Sheet,
	x: number,
	y: number,
	width: number,
	height: number,
	inks: readonly [Ink, Ink] = ["red", "yellow"],
): void {
	const bays = Math.max(2, Math.round(width / 90));
	const bay = width / bays;
	sheet.rect(x, y - height * 0.72, width, height * 0.72, sheet.shade("cream", 0, 0.1));
	for (let i = 0; i < bays * 4; i++) {
		if (i % 2)
			sheet.rect(x + (i * bay) / 4, y - height * 0.72, bay / 4, height * 0.72, sheet.lit(inks[1], 0, 0.5));
	}
	for (let i = 0; i <= bays; i++)
		sheet.rect(x + i * bay - 2.5, y - height * 0.78, 5, height * 0.78, sheet.ink("wood"));
	for (let i = 0; i < bays; i++) {
		const left = x + i * bay;
		sheet.polygon(
			[
				[left, y - height * 0.72],
				[left + bay / 2, y - height],
				[left + bay, y - height * 0.72],
			],
			sheet.ink(inks[i % 2 ? 1 : 0]),
		);
		sheet.polygon(
			[
				[left + bay / 2, y - height],
				[left + bay, y - height * 0.72],
				[left + bay * 0.62, y - height * 0.72],
			],
			sheet.shade(inks[i % 2 ? 1 : 0], 0, 0.14),
		);
	}
	for (let i = 0; i < bays * 5; i++) {
		const left = x + (i * bay) / 5;
		sheet.path(
			`M${xy(left, y - height * 0.72)}h${n(bay / 5)}v6q${n(-bay / 10)} 12 ${n(-bay / 5)} 0z`,
			sheet.ink(inks[(i + 1) % 2 ? 1 : 0]),
		);
	}
}

/** A striped round fair tent with a pennant. */
export function fairTent(sheet: Sheet, x: number, y: number, width: number, ink: Ink): void {
	const height = width * 0.62;
	sheet.rect(x - width / 2, y - height * 0.55, width, height * 0.55, sheet.ink("cream"));
	for (let i = 0; i < 6; i++) {
		sheet.polygon(
			[
				[x, y - height * 1.1],
				[x - width * 0.56 + (i * width * 1.12) / 6, y - height * 0.5],
				[x - width * 0.56 + ((i + 1) * width * 1.12) / 6, y - height * 0.5],
			],
			sheet.ink(i % 2 ? "white" : ink),
		);
	}
	sheet.polygon(
		[
			[x - width * 0.12, y],
			[x, y - height * 0.46],
			[x + width * 0.12, y],
		],
		sheet.shade("wood", 0, 0.3),
	);
	sheet.line(`M${xy(x, y - height * 1.08)}V${n(y - height * 1.36)}`, sheet.ink("wood"), 2);
	sheet.polygon(
		[
			[x, y - height * 1.14],
			[x, y - height * 1.36],
			[x + 20, y - height * 1.25],
		],
		sheet.ink("yellow"),
	);
}
