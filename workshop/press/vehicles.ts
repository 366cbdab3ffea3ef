import type { Ink } from "./palette.ts";
import { person } from "./people.ts";
import { n, type Sheet, xy } from "./sheet.ts";

/** Everything on wheels, rails or water. All look to the right; `flip` turns them. */

export interface VehicleOptions {
	readonly scale?: number;
	readonly flip?: boolean;
	readonly ink?: Ink;
	readonly ink2?: Ink;
	/** False: parked, nobody in it. */
	readonly driver?: boolean;
}

type Vehicle = (sheet: Sheet, x: number, y: number, options?: VehicleOptions) => void;

/** A vehicle from its marks, drawn from 0, 0 to the right: it stands where it is put, as large and turned as it is told. */
export function vehicle(draw: (sheet: Sheet, options: VehicleOptions) => void): Vehicle {
	return (sheet, x, y, options = {}) => {
		const { scale = 1, flip = false } = options;
		sheet.at(x, y, () => draw(sheet, options), { scale, flip });
	};
}

export function wheels(sheet: Sheet, xs: readonly number[], y: number, radius: number): void {
	for (const x of xs) sheet.circle(x, y, radius, sheet.ink("ink"));
	for (const x of xs) sheet.circle(x, y, radius * 0.45, sheet.ink("stone"));
}

export const HEADLAMP = "#ffe79a";
const glass = (sheet: Sheet) => (sheet.time === "night" ? HEADLAMP : sheet.shade("peacock", 0, 0.25));

export const bus = vehicle((sheet, { ink = "yellow", ink2 = "blue" }) => {
	sheet.plate(0, -64, 170, 54, 5, sheet.ink(ink));
	sheet.rect(0, -28, 170, 9, sheet.ink(ink2));
	sheet.rect(3, -66, 164, 5, sheet.lit("white"));
	for (let i = 0; i < 6; i++) sheet.rect(8 + i * 23, -56, 19, 18, glass(sheet));
	for (let i = 0; i < 5; i += 2) sheet.circle(20 + i * 23, -44, 5, sheet.ink(sheet.skin()));
	sheet.rect(150, -56, 16, 44, sheet.shade("peacock", 0, 0.35));
	sheet.rect(0, -12, 170, 4, sheet.ink("ink"));
	sheet.rect(166, -22, 5, 7, HEADLAMP);
	wheels(sheet, [34, 128], -9, 12);
});

/** An e-rickshaw with its driver and two passengers. */
export const eRickshaw = vehicle((sheet, { ink, driver = true }) => {
	const paint = sheet.ink(ink ?? sheet.random.pick(["red", "peacock", "blue", "leaf"]));
	sheet.line("M8-55V-18M80-55L90-28M52-55V-20", sheet.ink("ink"), 2.4);
	sheet.rect(6, -40, 6, 14, sheet.ink("wood"));
	sheet.rect(40, -40, 6, 14, sheet.ink("wood"));
	if (driver) {
		person(sheet, 18, -20, 46, { pose: "sit", dress: "salwar" });
		person(sheet, 30, -20, 46, { pose: "sit", dress: "kurta" });
		person(sheet, 60, -18, 46, { pose: "drive", dress: "shirt" });
	}
	sheet.path("M0-28H56V-10H0z", paint);
	sheet.path("M56-12V-20L84-30L96-12z", paint);
	sheet.rect(2, -60, 82, 6, paint);
	sheet.circle(93, -24, 4, HEADLAMP);
	wheels(sheet, [16, 88], -8, 9);
});

/** A bicycle; ridden unless `driver` is false. */
export const bicycle = vehicle((sheet, { ink = "red", driver = true }) => {
	sheet.ring(0, -15, 14, sheet.ink("ink"), 2.4);
	sheet.ring(52, -15, 14, sheet.ink("ink"), 2.4);
	if (driver)
		person(sheet, 17, 2, 88, { pose: "ride", dress: sheet.random.pick(["shirt", "kurta", "salwar"]) });
	sheet.line("M0-15L18-38H42L24-15zM18-38L24-15M42-38L52-15M42-38L40-46H48M14-42H22", sheet.ink(ink), 2.6);
});

/** A scooter with its rider in a helmet. */
export const scooter = vehicle((sheet, { ink = "rani", driver = true }) => {
	if (driver) person(sheet, 20, 0, 80, { pose: "drive", dress: "shirt", head: "helmet" });
	sheet.path("M-10-16Q-8-30 8-31H30Q34-18 44-16H52L58-40L62-39L58-12H-2Q-10-12-10-16z", sheet.ink(ink));
	sheet.line("M60-40L54-46", sheet.ink("ink"), 3);
	sheet.circle(63, -36, 4, HEADLAMP);
	sheet.rect(4, -34, 28, 4, sheet.ink("ink"));
	wheels(sheet, [4, 60], -9, 9);
});

/** A tractor that pulls a trolley heaped with cane. */
export const caneTractor = vehicle((sheet) => {
	person(sheet, 20, -26, 66, { pose: "drive", dress: "kurta", head: "turban" });
	sheet.plate(34, -44, 52, 24, 3, sheet.ink("red"));
	sheet.rect(0, -80, 40, 5, sheet.ink("red"));
	sheet.line("M4-78V-30M37-78V-40", sheet.ink("ink"), 3);
	sheet.rect(2, -38, 32, 18, sheet.ink("brick"));
	sheet.rect(72, -60, 4, 17, sheet.ink("ink"));
	sheet.circle(18, -22, 22, sheet.ink("ink"));
	sheet.circle(76, -13, 13, sheet.ink("ink"));
	sheet.circle(18, -22, 10, sheet.ink("yellow"));
	sheet.circle(76, -13, 5, sheet.ink("yellow"));
	for (const ink of ["cane", "caneDark", "leafLight", "ochre"] as const) {
		let d = "";
		for (let i = 0; i < 7; i++) {
			const rise = sheet.random.between(0, 32);
			d += `M${xy(-126 + sheet.random.between(0, 18), -40 - rise)}H${n(-14 + sheet.random.between(-12, 8))}`;
		}
		sheet.line(d, sheet.ink(ink), 4);
	}
	sheet.rect(-118, -40, 100, 22, sheet.ink("blue"));
	sheet.rect(-118, -32, 100, 3, sheet.ink("white"));
	sheet.line("M-20-18H2", sheet.ink("ink"), 3);
	wheels(sheet, [-96, -44], -10, 10);
});

/** A vendor's push-cart; what lies on it is drawn by `goods` in cart coordinates (the board is at y -34, x 0 to 84). */
export function pushCart(
	sheet: Sheet,
	x: number,
	y: number,
	{ scale = 1, flip, ink }: VehicleOptions = {},
	goods = fruit,
): void {
	sheet.at(
		x,
		y,
		() => {
			goods(sheet);
			sheet.rect(0, -34, 84, 6, sheet.ink("wood"));
			sheet.line("M84-32L104-40", sheet.ink("wood"), 3.4);
			wheels(sheet, [18, 66], -12, 12);
			sheet.line("M6-34V-92M78-34V-92", sheet.ink("wood"), 2.4);
			sheet.polygon(
				[
					[-6, -88],
					[90, -88],
					[80, -102],
					[4, -102],
				],
				sheet.ink(ink ?? sheet.random.pick(["rani", "blue", "red", "peacock"])),
			);
		},
		{ scale, flip: flip ?? false },
	);
}

/** A heap of oranges, apples or mangoes. */
export function fruit(sheet: Sheet): void {
	const [first, second] = sheet.random.pick([
		["orange", "ochre"],
		["red", "leafLight"],
		["yellow", "leafLight"],
	] as const);
	for (const [ink, odd] of [
		[first, 0],
		[second, 1],
	] as const) {
		for (const [row, count, left, y, radius] of [
			[0, 9, 8, -39, 6],
			[1, 7, 16, -48, 6],
			[2, 4, 28, -56, 5.6],
		] as const) {
			for (let i = 0; i < count; i++) {
				if ((i + row) % 2 === odd) sheet.circle(left + i * 8.6, y, radius, sheet.ink(ink));
			}
		}
	}
}

/** Coaches of a train across the picture, wheels on `y`. */
export function train(
	sheet: Sheet,
	x: number,
	y: number,
	coaches: number,
	{ scale = 1, ink = "blue" }: VehicleOptions = {},
): void {
	sheet.at(
		x,
		y,
		() => {
			for (let i = 0; i < coaches; i++) {
				const left = i * 150;
				sheet.plate(left, -58, 146, 46, 4, sheet.ink(ink));
				sheet.rect(left + 4, -60, 138, 5, sheet.ink("stone"));
				sheet.rect(left, -42, 146, 3, sheet.ink("cream"));
				sheet.rect(left, -22, 146, 3, sheet.ink("cream"));
				const pane = sheet.light.lampsLit ? HEADLAMP : sheet.shade("ink", 0, 0.1);
				for (let j = 0; j < 6; j++) sheet.rect(left + 12 + j * 21, -38, 14, 13, pane);
				sheet.rect(left + 8, -12, 134, 4, sheet.ink("ink"));
				wheels(sheet, [left + 24, left + 44, left + 104, left + 124], -5, 6);
			}
		},
		{ scale },
	);
}

/** A rowing boat with its boatman. */
export const boat = vehicle((sheet) => {
	sheet.ellipse(0, 5, 54, 5, sheet.shade("water", 0, 0.25));
	sheet.line("M-20-20L-46 6", sheet.ink("woodDark"), 2.4);
	person(sheet, -8, 3, 58, { pose: "sitReach", dress: "dhoti", flip: true });
	sheet.path("M-52-10Q0 6 56-14Q44 8 20 9H-22Q-44 8-52-10z", sheet.ink("wood"));
	sheet.path("M-52-10Q0 6 56-14L52-9Q0 10-50-6z", sheet.ink("yellow"));
});

/** An airliner that has just left the ground. */
export function aeroplane(
	sheet: Sheet,
	x: number,
	y: number,
	{ scale = 1, flip, ink = "brick" }: VehicleOptions = {},
	turn = -13,
): void {
	sheet.at(
		x,
		y,
		() => {
			sheet.polygon(
				[
					[8, -14],
					[-16, -44],
					[0, -44],
					[40, -15],
				],
				sheet.shade("steel"),
			);
			sheet.path(
				"M-120 10Q-118-10-90-12L84-16Q112-14 124 0Q112 12 84 13L-84 16Q-112 18-120 10z",
				sheet.ink("white"),
			);
			sheet.path("M-118 8Q-60 16 122 2Q112 12 84 13L-84 16Q-112 18-118 8z", sheet.shade("stone", 0, 0.1));
			sheet.polygon(
				[
					[-104, -8],
					[-132, -52],
					[-110, -52],
					[-70, -12],
				],
				sheet.ink(ink),
			);
			sheet.rect(-116, 3, 230, 3, sheet.ink(ink));
			for (let i = 0; i < 12; i++) sheet.plate(-66 + i * 12, -8, 7, 7, 2, sheet.shade("peacock", 0, 0.3));
			sheet.path("M98-10q12 2 18 7l-20 1z", sheet.shade("peacock", 0, 0.3));
			sheet.polygon(
				[
					[10, 4],
					[-44, 54],
					[-20, 54],
					[48, 4],
				],
				sheet.ink("steel"),
			);
		},
		{ scale, flip: flip ?? false, turn },
	);
}
