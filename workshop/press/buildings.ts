import { type Ink, walls } from "./palette.ts";
import { n, type Sheet, xy } from "./sheet.ts";

/** Houses and shops. Each stands on `y` and has one shaded plane, away from the sun. */

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
