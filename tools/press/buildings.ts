import { type Ink, walls } from "./palette.ts";
import { n, type Sheet, xy } from "./sheet.ts";

/** Houses, shops and the public buildings. Each stands on `y` and has one shaded plane, away from the sun. */

interface WindowOptions {
	readonly arch?: boolean;
	readonly distance?: number;
}

export function windowPane(
	sheet: Sheet,
	x: number,
	y: number,
	width: number,
	height: number,
	{ arch = false, distance = 0 }: WindowOptions = {},
): void {
	const pane = sheet.pane(distance);
	sheet.rect(x, y, width, height, pane);
	if (arch) {
		const radius = n(width / 2);
		sheet.path(`M${xy(x, y + 0.5)}a${radius} ${radius} 0 0 1 ${n(width)} 0z`, pane);
	} else {
		sheet.rect(x - 3, y - 4, width + 6, 4, sheet.shade("stone", distance, 0.1));
	}
	sheet.rect(x + width / 2 - 0.8, y, 1.6, height, sheet.ink("cream", distance));
	sheet.rect(x - 1, y + height, width + 2, 2.5, sheet.ink("cream", distance));
}

/** An opening with a round top, feet at `y`. */
export function archway(
	sheet: Sheet,
	x: number,
	y: number,
	width: number,
	height: number,
	colour: string,
): void {
	const radius = n(width / 2);
	const side = n(height - width / 2);
	sheet.path(`M${xy(x - width / 2, y)}v${-side}a${radius} ${radius} 0 0 1 ${n(width)} 0v${side}z`, colour);
}

export interface HouseOptions {
	readonly distance?: number;
	readonly wall?: Ink;
	readonly shop?: boolean;
	readonly awning?: Ink;
	readonly sign?: Ink;
	readonly arch?: boolean;
	readonly roofThings?: boolean;
}

/** A flat-roofed house of one or more floors; with `shop` the ground floor is a shop with its awning. */
export function house(
	sheet: Sheet,
	x: number,
	y: number,
	width: number,
	height: number,
	options: HouseOptions = {},
): void {
	const { random } = sheet;
	const { distance = 0, wall = random.pick(walls), shop = false } = options;
	const floors = Math.max(1, Math.round(height / 62));
	const floor = height / floors;
	const shaded = width * 0.16;
	sheet.rect(x, y - height, width, height, sheet.ink(wall, distance));
	sheet.rect(
		sheet.side > 0 ? x : x + width - shaded,
		y - height,
		shaded,
		height,
		sheet.shade(wall, distance, 0.16),
	);
	sheet.rect(x - 3, y - height - 9, width + 6, 9, sheet.lit(wall, distance, 0.3));
	sheet.rect(x - 3, y - height, width + 6, 3, sheet.shade(wall, distance, 0.2));
	for (let level = 0; level < floors; level++) {
		const top = y - height + level * floor;
		const street = level === floors - 1;
		if (level) sheet.rect(x - 2, top - 2, width + 4, 4, sheet.shade(wall, distance, 0.14));
		if (street && shop) shopFront(sheet, x, y, width, floor, options);
		else storey(sheet, x, top, width, floor, street, options);
	}
	if (options.roofThings ?? true) roofThings(sheet, x, y - height, width, distance);
}

function storey(
	sheet: Sheet,
	x: number,
	top: number,
	width: number,
	height: number,
	street: boolean,
	{ distance = 0, arch = false }: HouseOptions,
): void {
	const { random } = sheet;
	const bays = Math.max(1, Math.round(width / 34));
	const pane = Math.min(15, (width / bays) * 0.46);
	const door = street ? Math.floor(bays / 2) : -1;
	for (let bay = 0; bay < bays; bay++) {
		const left = x + ((bay + 0.5) * width) / bays - pane / 2;
		if (bay === door) {
			const tall = height * 0.62;
			const ink = random.pick(["wood", "peacock", "blue", "leafDark"] as const);
			sheet.rect(left - 2, top + height - tall, pane + 4, tall, sheet.ink(ink, distance));
			sheet.rect(left - 6, top + height - tall - 5, pane + 12, 5, sheet.shade("stone", distance));
		} else {
			windowPane(sheet, left, top + height * 0.3, pane, height * 0.38, { arch, distance });
		}
	}
	if (!street && random.chance(0.4)) {
		const rail = top + height * 0.64;
		sheet.rect(x + 4, top + height * 0.82, width - 8, 3, sheet.ink("wood", distance));
		let d = `M${xy(x + 5, rail)}H${n(x + width - 5)}`;
		for (let bar = x + 8; bar < x + width - 6; bar += 6) d += `M${xy(bar, rail)}v${n(height * 0.18)}`;
		sheet.line(d, sheet.ink("wood", distance), 1.4);
	}
}

function shopFront(
	sheet: Sheet,
	x: number,
	y: number,
	width: number,
	height: number,
	options: HouseOptions,
): void {
	const { random, light } = sheet;
	const { distance = 0 } = options;
	const top = y - height;
	const open = light.lampsLit ? "#f6c14a" : sheet.shade("wood", distance, 0.4);
	sheet.rect(x + 4, top + height * 0.34, width - 8, height * 0.66, open);
	shopGoods(sheet, x, y, width, height, distance);
	const sign = options.sign ?? random.pick(["red", "peacock", "yellow", "blue", "rani"] as const);
	sheet.rect(x + 2, top + 4, width - 4, height * 0.2, sheet.ink(sign, distance));
	sheet.rect(
		x + width * 0.2,
		top + 4 + height * 0.075,
		width * 0.6,
		height * 0.05,
		sheet.ink("white", distance),
	);
	awning(sheet, x, top + height * 0.25, width, height * 0.17, options.awning ?? "brick", distance);
}

function shopGoods(
	sheet: Sheet,
	x: number,
	y: number,
	width: number,
	height: number,
	distance: number,
): void {
	const { random } = sheet;
	const kind = random.pick(["pots", "cloth", "sacks"] as const);
	for (let i = 0; i < 4; i++) {
		if (kind === "pots") {
			sheet.circle(x + 12 + (i * (width - 24)) / 3, y - 8, 6, sheet.ink(sheet.cloth(), distance));
		} else if (kind === "cloth") {
			sheet.rect(
				x + 8 + (i * (width - 16)) / 4,
				y - height * 0.56,
				(width - 24) / 4.6,
				height * 0.3,
				sheet.ink(sheet.cloth(), distance),
			);
		} else {
			const ink = random.pick(["ochre", "red", "leafLight", "cream"] as const);
			sheet.rect(x + 7 + (i * (width - 16)) / 4, y - 17, (width - 24) / 4.4, 17, sheet.ink(ink, distance));
		}
	}
}

/** A striped cloth roof over a shop or a stall. */
export function awning(
	sheet: Sheet,
	x: number,
	y: number,
	width: number,
	drop: number,
	ink: Ink,
	distance = 0,
	stripes = 6,
): void {
	const step = width / stripes;
	for (const [paint, first] of [
		[ink, 0],
		["white", 1],
	] as const) {
		for (let i = first; i < stripes; i += 2) {
			sheet.polygon(
				[
					[x + i * step, y],
					[x + (i + 1) * step, y],
					[x + (i + 1) * step + 3, y + drop],
					[x + i * step, y + drop],
				],
				sheet.ink(paint, distance),
			);
		}
	}
}

/** A black water tank or a line of washing: what makes a roof of western Uttar Pradesh. */
export function roofThings(sheet: Sheet, x: number, y: number, width: number, distance = 0): void {
	const { random } = sheet;
	if (random.chance(0.5)) waterTank(sheet, x + width * 0.66, y - 9, distance);
	else if (width > 44 && random.chance(0.55)) washing(sheet, x + 6, y - 9, width - 12, distance);
}

/** The black plastic tank on a roof. */
export function waterTank(sheet: Sheet, x: number, y: number, distance = 0, scale = 1): void {
	const black = sheet.ink("#27353a", distance);
	sheet.plate(x, y - 18 * scale, 17 * scale, 18 * scale, 2.5 * scale, black);
	sheet.rect(x + 4 * scale, y - 21 * scale, 9 * scale, 4 * scale, black);
}

export function washing(sheet: Sheet, x: number, y: number, width: number, distance = 0): void {
	sheet.line(
		`M${xy(x, y)}v-16M${xy(x + width, y)}v-16M${xy(x, y - 13)}q${n(width / 2)} 6 ${n(width)} 0`,
		sheet.ink("ink", distance + 0.1),
		1.2,
	);
	for (let i = 0; i < 3; i++) {
		sheet.rect(
			x + 8 + (i * (width - 16)) / 3,
			y - 11,
			(width - 18) / 4,
			12 + (i % 2) * 3,
			sheet.ink(sheet.cloth(), distance),
		);
	}
}

interface RowOptions extends HouseOptions {
	readonly from?: number;
	readonly to?: number;
	readonly low?: number;
	readonly high?: number;
}

/** A row of houses along the street. */
export function houseRow(sheet: Sheet, y: number, options: RowOptions = {}): void {
	const { random } = sheet;
	const { from = random.between(-40, -10), to = sheet.width + 10, low = 70, high = 150, ...look } = options;
	let x = from;
	let last: Ink | undefined;
	while (x < to) {
		const width = random.between(64, 104);
		let wall = look.wall ?? random.pick(walls);
		if (wall === last) wall = random.pick(walls);
		last = wall;
		house(sheet, x, y, width, random.between(low, high), {
			awning: random.pick(["brick", "peacock", "blue", "leafDark", "ochre"] as const),
			...look,
			wall,
		});
		x += width + (random.chance(0.2) ? random.between(8, 20) : 1);
	}
}

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
