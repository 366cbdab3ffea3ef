import type { Ink } from "./palette.ts";
import { n, type Point, type Sheet, xy } from "./sheet.ts";

/** Trees and plants of the plains. */

export type Species = "neem" | "peepal" | "mango" | "gulmohar" | "ashoka" | "poplar" | "palm";

const common = ["neem", "neem", "peepal", "mango", "ashoka", "gulmohar", "palm"] as const;

/** A tree that stands at (x, y) and is `height` tall. */
export function tree(
	sheet: Sheet,
	x: number,
	y: number,
	height: number,
	species: Species = sheet.random.pick(common),
	distance = 0,
): void {
	if (species === "ashoka" || species === "poplar") spire(sheet, x, y, height, species, distance);
	else if (species === "palm") palm(sheet, x, y, height, distance);
	else crown(sheet, x, y, height, species, distance);
}

function spire(
	sheet: Sheet,
	x: number,
	y: number,
	height: number,
	species: "ashoka" | "poplar",
	distance: number,
): void {
	const half = height * (species === "ashoka" ? 0.14 : 0.1);
	const top = y - height;
	const foot = y - height * 0.1;
	const edge = (to: number) =>
		`C${xy(x + to * half * 1.5, y - height * 0.5)} ${xy(x + to * half, foot)} ${xy(x, foot)}`;
	sheet.rect(x - height * 0.018, y - height * 0.2, height * 0.036, height * 0.2, sheet.ink("wood", distance));
	sheet.path(
		`M${xy(x, top)}${edge(1)}C${xy(x - half, foot)} ${xy(x - half * 1.5, y - height * 0.5)} ${xy(x, top)}z`,
		sheet.ink("leafDark", distance),
	);
	sheet.path(
		`M${xy(x, top)}${edge(sheet.side)}C${xy(x + half * 0.1, y - height * 0.4)} ${xy(x, y - height * 0.7)} ${xy(x, top)}z`,
		sheet.ink("leaf", distance),
	);
}

function palm(sheet: Sheet, x: number, y: number, height: number, distance: number): void {
	const top: Point = [x + height * 0.02, y - height * 0.86];
	sheet.line(
		`M${xy(x, y)}Q${xy(x + height * 0.08, y - height * 0.5)} ${xy(...top)}`,
		sheet.ink("wood", distance),
		height * 0.05,
	);
	for (let i = 0; i < 7; i++) {
		const angle = -3.5 + i * 0.62;
		const tip: Point = [
			top[0] + Math.cos(angle) * height * 0.3,
			top[1] + Math.sin(angle) * height * 0.2 + height * 0.1,
		];
		const middle = (top[0] + tip[0]) / 2;
		sheet.path(
			`M${xy(...top)}Q${xy(middle, tip[1] - height * 0.19)} ${xy(...tip)}Q${xy(middle, tip[1] - height * 0.1)} ${xy(...top)}z`,
			sheet.ink(i % 2 ? "leaf" : "leafDark", distance),
		);
	}
}

function crown(
	sheet: Sheet,
	x: number,
	y: number,
	height: number,
	species: "neem" | "peepal" | "mango" | "gulmohar",
	distance: number,
): void {
	const flat = species === "gulmohar";
	const halfWidth = height * { neem: 0.36, peepal: 0.4, mango: 0.42, gulmohar: 0.46 }[species];
	const halfHeight = height * (flat ? 0.2 : 0.3);
	const middle = y - height * (species === "mango" ? 0.6 : 0.66);
	const at = (dx: number, dy: number) => xy(x + dx * height, y - dy * height);
	sheet.path(
		`M${at(-0.045, 0)}Q${at(-0.02, 0.3)} ${at(-0.12, 0.52)}L${at(0, 0.42)}L${at(0.13, 0.54)}Q${at(0.02, 0.3)} ${at(0.05, 0)}z`,
		sheet.ink("wood", distance),
	);
	const puffs: [x: number, y: number, radius: number][] = [];
	for (let i = 0; i < 7; i++) {
		const angle = Math.PI + (i / 6) * Math.PI;
		puffs.push([
			x + Math.cos(angle) * halfWidth * 0.68,
			middle + Math.sin(angle) * halfHeight * 0.8 + height * 0.02,
			height * sheet.random.between(0.13, 0.17),
		]);
	}
	puffs.push([x, middle - height * 0.02, height * 0.19]);
	puffs.push([x - halfWidth * 0.35, middle + height * 0.03, height * 0.15]);
	puffs.push([x + halfWidth * 0.35, middle + height * 0.03, height * 0.15]);
	const layer = (dx: number, dy: number, size: number, ink: Ink, which = puffs) => {
		for (const [px, py, radius] of which) {
			// Whole numbers: nobody sees the difference in a crown, and crowns fill the files.
			const whole = height > 100 ? Math.round : (value: number) => value;
			sheet.circle(
				whole(px + dx * height),
				whole(py - dy * height),
				whole(radius * size),
				sheet.ink(ink, distance),
			);
		}
	};
	const outer = puffs.filter((_, i) => i % 2 === 0);
	const lightness: Ink = flat ? "red" : species === "mango" ? "leaf" : "leafLight";
	layer(0, 0, flat ? 0.86 : 1, "leafDark");
	layer(sheet.side * 0.03, 0.035, flat ? 0.62 : 0.74, species === "mango" ? "#376f48" : "leaf");
	layer(sheet.side * 0.045, 0.06, 0.36, lightness, outer);
	if (flat || species === "mango") {
		let dots = "";
		for (let i = 0; i < (flat ? 16 : 12); i++) {
			const dx = sheet.random.between(-0.9, 0.9) * halfWidth;
			dots += `M${xy(x + dx, middle + sheet.random.between(-0.02, 0.2) * height)}h.1`;
		}
		sheet.line(dots, sheet.ink(flat ? "red" : "mustard", distance), height * (flat ? 0.045 : 0.03));
	}
}

export function bush(sheet: Sheet, x: number, y: number, size: number, distance = 0): void {
	const dark = sheet.ink("leafDark", distance);
	for (const k of [-0.7, 0, 0.7]) {
		sheet.circle(x + k * size, y - size * (k === 0 ? 0.65 : 0.4), size * 0.62, dark);
	}
	sheet.rect(x - size * 1.3, y - size * 0.35, size * 2.6, size * 0.36, dark);
	const leaf = sheet.ink("leaf", distance);
	sheet.circle(x - size * 0.5, y - size * 0.6, size * 0.32, leaf);
	sheet.circle(x + size * 0.2, y - size * 0.85, size * 0.34, leaf);
}

/** One sugarcane: a stalk and five long leaves. */
export function caneStalk(sheet: Sheet, x: number, y: number, height: number, distance = 0): void {
	const sway = sheet.random.between(-0.1, 0.1) * height;
	const stalk = sheet.random.pick(["cane", "caneDark"] as const);
	sheet.line(
		`M${xy(x, y)}q${n(sway * 0.3)} ${n(-height * 0.5)} ${n(sway)} ${n(-height * 0.8)}`,
		sheet.ink(stalk, distance),
		height * 0.035,
	);
	const [topX, topY] = [x + sway, y - height * 0.8];
	const leaf = sheet.ink(sheet.random.pick(["cane", "leafLight", "caneDark"] as const), distance);
	let d = "";
	for (const [reach, drop] of [
		[-0.34, 0.05],
		[-0.2, -0.18],
		[0.08, -0.24],
		[0.26, -0.14],
		[0.36, 0.08],
	] as const) {
		const start = xy(topX, topY + height * 0.06);
		d += `M${start}Q${xy(topX + reach * height * 0.5, topY - height * 0.2)} ${xy(topX + reach * height, topY + drop * height)}`;
		d += `Q${xy(topX + reach * height * 0.45, topY - height * 0.08)} ${start}z`;
	}
	sheet.path(d, leaf);
}

/** A far row of cane: one line a leaf, or the file would be all leaves. */
export function caneHedge(sheet: Sheet, y: number, height: number, to = sheet.width, step = 26): void {
	const inks = ["cane", "leafLight", "caneDark"] as const;
	const leaves: Record<(typeof inks)[number], string> = { cane: "", leafLight: "", caneDark: "" };
	let stalks = "";
	for (let x = step / 2; x < to; x += Math.round(step * sheet.random.between(0.8, 1.2))) {
		const tall = Math.round(height * sheet.random.between(0.75, 1.1));
		const sway = sheet.random.whole(-4, 4);
		const top = Math.round(y - tall * 0.74);
		const along = (share: number) => Math.round(share * tall);
		stalks += `M${n(x)} ${n(y)}l${xy(sway, top - y)}`;
		const ink = sheet.random.pick(inks);
		for (const [reach, drop] of [
			[-0.36, 0.1],
			[-0.22, -0.14],
			[0.24, -0.12],
			[0.36, 0.12],
		] as const) {
			leaves[ink] +=
				`M${xy(x + sway, top)}q${xy(along(reach * 0.5), along(-0.2))} ${xy(along(reach), along(drop))}`;
		}
	}
	sheet.line(stalks, sheet.ink("caneDark"), height * 0.035);
	for (const ink of inks) sheet.line(leaves[ink], sheet.ink(ink), height * 0.05);
}

/** A young plant with pairs of leaves, in its heap of earth. */
export function sapling(sheet: Sheet, x: number, y: number, height: number): void {
	sheet.ellipse(x, y, height * 0.36, height * 0.11, sheet.ink("soilDark"));
	sheet.rect(x - 1.5, y - height, 3, height, sheet.ink("wood"));
	const leaf = height / 50;
	for (const [ink, rows] of [
		["leaf", [1, 3]],
		["leafLight", [0, 2, 4]],
	] as const) {
		let d = "";
		for (const row of rows) {
			for (const k of [-1, 1]) {
				d += `M${xy(x, y - height * (0.4 + row * 0.13))}q${xy(k * 9 * leaf, -11 * leaf)} ${xy(k * 19 * leaf, -5 * leaf)}`;
				d += `q${xy(-k * 8 * leaf, 8 * leaf)} ${xy(-k * 19 * leaf, 5 * leaf)}z`;
			}
		}
		sheet.path(d, sheet.ink(ink));
	}
}

/** A tree guard of three posts and a rail around a sapling. */
export function treeGuard(sheet: Sheet, x: number, y: number, height = 34, ink: Ink = "brick"): void {
	sheet.line(
		`M${xy(x - 16, y)}v${-height}M${xy(x + 16, y)}v${-height}M${xy(x - 16, y - height * 0.75)}h32M${xy(x - 16, y - height * 0.35)}h32`,
		sheet.ink(ink),
		2.4,
	);
}

/** A plant in a clay pot. */
export function pottedPlant(sheet: Sheet, x: number, y: number, size: number, flower?: Ink): void {
	for (let i = 0; i < 5; i++) {
		const lean = (i - 2) * size * 0.22;
		sheet.path(
			`M${xy(x, y - size * 0.4)}Q${xy(x + lean * 1.4, y - size * 0.9)} ${xy(x + lean * 1.7, y - size * (1.25 - Math.abs(i - 2) * 0.12))}Q${xy(x + lean * 0.3, y - size * 0.9)} ${xy(x, y - size * 0.4)}z`,
			sheet.ink(i % 2 ? "leaf" : "leafDark"),
		);
		if (flower)
			sheet.circle(
				x + lean * 1.7,
				y - size * (1.25 - Math.abs(i - 2) * 0.12),
				size * 0.12,
				sheet.ink(flower),
			);
	}
	sheet.polygon(
		[
			[x - size * 0.34, y - size * 0.46],
			[x + size * 0.34, y - size * 0.46],
			[x + size * 0.24, y],
			[x - size * 0.24, y],
		],
		sheet.ink("brickLight"),
	);
	sheet.rect(x - size * 0.38, y - size * 0.5, size * 0.76, size * 0.1, sheet.shade("brickLight"));
}

/** A bed of small flowers. */
export function flowers(
	sheet: Sheet,
	x: number,
	y: number,
	width: number,
	height: number,
	count: number,
	inks: readonly Ink[] = ["red", "yellow", "rani", "white", "orange"],
): void {
	for (const ink of inks) {
		for (let i = 0; i < count / inks.length; i++) {
			sheet.circle(
				x + sheet.random.throw() * width,
				y + sheet.random.throw() * height,
				sheet.random.between(2.5, 5),
				sheet.ink(ink),
			);
		}
	}
}

/** Tufts of grass, each three blades. */
export function tufts(sheet: Sheet, y: number, bottom: number, count: number, ink: Ink = "grassDark"): void {
	let d = "";
	for (let i = 0; i < count; i++) {
		d += `M${xy(sheet.random.throw() * sheet.width, sheet.random.between(y, bottom))}l-4-7m4 7v-9m0 9l4-7`;
	}
	sheet.line(d, sheet.ink(ink), 1.6);
}

/** A neem branch that hangs into the picture from a top corner: the nearest layer. */
export function branch(sheet: Sheet, side: -1 | 1 = sheet.side): void {
	const draw = () => {
		sheet.line("M-10 20Q90 26 200 66", sheet.ink("woodDark"), 6);
		const leaves: Record<"leaf" | "leafDark", string> = { leaf: "", leafDark: "" };
		for (let i = 0; i < 17; i++) {
			const t = i / 17;
			const [x, y] = [10 + t * 205, 22 + t * t * 48];
			const angle = (sheet.random.between(30, 110) * Math.PI) / 180;
			const length = sheet.random.between(22, 40);
			const along = (forward: number, across: number) =>
				xy(
					forward * length * Math.cos(angle) - across * length * Math.sin(angle),
					forward * length * Math.sin(angle) + across * length * Math.cos(angle),
				);
			leaves[i % 3 ? "leafDark" : "leaf"] +=
				`M${xy(x, y)}q${along(0.5, -0.26)} ${along(1, 0)}q${along(-0.5, 0.2)} ${along(-1, 0)}z`;
		}
		sheet.path(leaves.leafDark, sheet.ink("leafDark"));
		sheet.path(leaves.leaf, sheet.ink("leaf"));
	};
	if (side > 0) sheet.at(0, 0, draw);
	else sheet.at(sheet.width, 0, draw, { flip: true });
}
