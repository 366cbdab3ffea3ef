import { along, type Joints, TRUNK } from "./figure.ts";
import type { Dress, Head, PersonOptions } from "./outfit.ts";
import type { Pose } from "./poses.ts";
import { n, type Point, type Sheet, xy } from "./sheet.ts";

/** Cloth, hair and hats on a jointed figure. All measures are shares of the body height. */

export function trunk(sheet: Sheet, draw: Joints, h: number, colour: string, child: boolean): void {
	const half = child ? 0.09 : 0.105;
	const [a, b, c, d] = [
		draw.on(-half, TRUNK - 0.03),
		draw.on(half, TRUNK - 0.03),
		draw.on(0.092, -0.03),
		draw.on(-0.092, -0.03),
	];
	const [neckBack, neckFront] = [draw.on(-0.05, TRUNK + 0.01), draw.on(0.05, TRUNK + 0.01)];
	sheet.polygon([neckBack, neckFront, b, c, d, a], colour);
	// Round shoulders.
	sheet.circle(...draw.on(-half + 0.022, TRUNK - 0.03), h * 0.03, colour);
	sheet.circle(...draw.on(half - 0.022, TRUNK - 0.03), h * 0.03, colour);
}

/** Kurta or kameez: cloth to the knee, over the thighs when seated. */
export function tunic(
	sheet: Sheet,
	draw: Joints,
	pose: Pose,
	h: number,
	seated: boolean,
	colour: string,
): void {
	if (seated) {
		for (const [limb, side] of [
			[pose.legs[1], -1],
			[pose.legs[0], 1],
		] as const) {
			const [hip, knee] = draw.leg(limb, side);
			sheet.line(`M${xy(...hip)}L${xy(...along(hip, knee, 0.95))}`, colour, h * 0.125);
		}
		return;
	}
	const knees = pose.legs.map((limb, i) => along(draw.hip, draw.leg(limb, i ? -1 : 1)[1], 0.86));
	const xs = knees.map(([x]) => x);
	const [left, right] = [Math.min(...xs) - h * 0.085, Math.max(...xs) + h * 0.085];
	const hem = Math.max(...knees.map(([, y]) => y));
	const waist = [draw.on(-0.092, 0.02), draw.on(0.092, 0.02)].sort((a, b) => a[0] - b[0]);
	sheet.polygon([waist[0] ?? draw.hip, waist[1] ?? draw.hip, [right, hem], [left, hem]], colour);
}

/** Sari: pleats to the ankle with a border. */
export function skirt(
	sheet: Sheet,
	draw: Joints,
	pose: Pose,
	h: number,
	seated: boolean,
	colour: string,
	fold: string,
	border: string,
): void {
	const [near, far] = [draw.leg(pose.legs[0], 1), draw.leg(pose.legs[1], -1)];
	// Pleats don't open as wide as the stride.
	const feet = [near[2], far[2]].map(([x, y]): Point => [draw.hip[0] + (x - draw.hip[0]) * 0.55, y]);
	if (seated) {
		for (const [hip, knee, ankle] of [far, near]) {
			sheet.line(`M${xy(...hip)}L${xy(...knee)}L${xy(...ankle)}`, colour, h * 0.13);
		}
		sheet.line(`M${xy(near[2][0] - h * 0.06, near[2][1] + h * 0.03)}h${n(h * 0.12)}`, border, h * 0.03);
		return;
	}
	const xs = feet.map(([x]) => x);
	const left = Math.min(...xs, draw.hip[0] - h * 0.06) - h * 0.075;
	const right = Math.max(...xs, draw.hip[0] + h * 0.06) + h * 0.075;
	const hem = Math.max(...feet.map(([, y]) => y)) + h * 0.015;
	const waist = [draw.on(-0.09, 0.03), draw.on(0.09, 0.03)].sort((a, b) => a[0] - b[0]);
	const [w0, w1] = [waist[0] ?? draw.hip, waist[1] ?? draw.hip];
	sheet.polygon([w0, w1, [right, hem], [left, hem]], colour);
	sheet.polygon(
		[
			[w0[0] + (w1[0] - w0[0]) * 0.55, w0[1]],
			[w0[0] + (w1[0] - w0[0]) * 0.72, w0[1]],
			[left + (right - left) * 0.68, hem],
			[left + (right - left) * 0.5, hem],
		],
		fold,
	);
	sheet.rect(left, hem - h * 0.05, right - left, h * 0.05, border);
}

export function crossedLegs(sheet: Sheet, draw: Joints, h: number, colour: string, fold: string): void {
	const [x, y] = draw.hip;
	const point = (dx: number, dy: number) => xy(x + dx * h, y + dy * h);
	sheet.path(
		`M${point(-0.1, -0.06)}Q${point(-0.26, -0.02)} ${point(-0.25, 0.05)}Q${point(0, 0.09)} ${point(0.25, 0.05)}Q${point(0.26, -0.02)} ${point(0.1, -0.06)}z`,
		colour,
	);
	sheet.line(`M${point(-0.17, 0.035)}Q${point(0, -0.01)} ${point(0.17, 0.035)}`, fold, h * 0.03);
}

/** The loose end of a sari, or a dupatta. */
export function drape(
	sheet: Sheet,
	draw: Joints,
	h: number,
	dress: Dress,
	colour: string,
	long: boolean,
): void {
	if (long) {
		sheet.polygon(
			[
				draw.on(-0.11, TRUNK - 0.03),
				draw.on(-0.01, TRUNK + 0.01),
				draw.on(0.1, 0.06),
				draw.on(0.09, -0.04),
				draw.on(-0.06, -0.04),
			],
			colour,
		);
		return;
	}
	if (dress === "salwar") {
		sheet.line(
			`M${xy(...draw.on(-0.07, 0.02))}L${xy(...draw.on(-0.06, TRUNK - 0.02))}Q${xy(...draw.on(0.01, TRUNK - 0.12))} ${xy(...draw.on(0.075, TRUNK - 0.02))}L${xy(...draw.on(0.075, 0.1))}`,
			colour,
			h * 0.042,
		);
	}
}

export function headOf(
	sheet: Sheet,
	draw: Joints,
	h: number,
	child: boolean,
	head: Head,
	skin: string,
	options: PersonOptions,
	distance: number,
): Point {
	const radius = (child ? 0.088 : 0.068) * h;
	const centre = draw.on(0.012, TRUNK + (child ? 0.125 : 0.108));
	const hair = sheet.ink(options.elder ? "grey" : "hair", distance);
	const [x, y] = centre;
	const facing = options.flip ? -1 : 1;
	const at = (dx: number, dy: number) => xy(x + dx * radius * facing, y + dy * radius);
	sheet.line(
		`M${xy(...draw.on(0.005, TRUNK - 0.01))}L${xy(...centre)}`,
		sheet.shade(options.skin ?? "#8c5a3c", distance, 0.08),
		radius * 0.75,
	);
	if (head === "bun") sheet.circle(x - facing * radius * 1.0, y + radius * 0.05, radius * 0.52, hair);
	if (head === "plait") {
		sheet.line(`M${at(-0.7, -0.2)}Q${at(-1.3, 1.2)} ${at(-0.9, 3.1)}`, hair, radius * 0.55);
	}
	const scarf = sheet.ink(options.cloth2 ?? options.cloth ?? sheet.cloth(), distance);
	if (head === "scarf") {
		sheet.path(
			`M${at(0.55, -1)}Q${at(-1, -1.75)} ${at(-1.35, 0.1)}Q${at(-1.5, 1.4)} ${at(-1.2, 2.2)}L${at(0.9, 1.7)}Q${at(0.2, 0.8)} ${at(0.55, -1)}z`,
			scarf,
		);
	}
	sheet.circle(x, y, radius, skin);
	switch (head) {
		case "scarf":
			sheet.path(
				`M${at(0.75, -0.85)}Q${at(-0.3, -1.75)} ${at(-1.2, -0.4)}Q${at(-1.3, 0.7)} ${at(-0.95, 1.3)}Q${at(-0.5, 0.2)} ${at(0.75, -0.85)}z`,
				scarf,
			);
			break;
		case "cap":
			sheet.path(
				`M${at(-1.05, -0.35)}L${at(-0.75, -1.25)}Q${at(0.2, -1.5)} ${at(0.9, -1.05)}L${at(1.05, -0.4)}z`,
				sheet.ink("white", distance),
			);
			break;
		case "turban": {
			const wrap = sheet.random.pick(["white", "ochre", "red", "rani", "orange"] as const);
			sheet.path(
				`M${at(-1.2, -0.2)}Q${at(-1.3, -1.6)} ${at(0, -1.55)}Q${at(1.35, -1.5)} ${at(1.15, -0.35)}Q${at(0, -0.75)} ${at(-1.2, -0.2)}z`,
				sheet.ink(wrap, distance),
			);
			sheet.line(
				`M${at(-1, -0.5)}Q${at(0, -1.3)} ${at(0.95, -1)}`,
				sheet.shade(wrap, distance, 0.2),
				radius * 0.16,
			);
			break;
		}
		case "helmet":
			sheet.path(
				`M${at(-1.1, -0.25)}A${n(radius * 1.1)} ${n(radius * 1.1)} 0 0 ${facing > 0 ? 1 : 0} ${at(1.1, -0.25)}z`,
				sheet.ink("yellow", distance),
			);
			sheet.line(`M${at(-1.15, -0.25)}L${at(1.45, -0.25)}`, sheet.ink("yellow", distance), radius * 0.22);
			break;
		case "beret":
			sheet.path(
				`M${at(-1.1, -0.3)}Q${at(-1.2, -1.3)} ${at(0.1, -1.2)}Q${at(1.3, -1.2)} ${at(1.05, -0.35)}Q${at(0, -0.6)} ${at(-1.1, -0.3)}z`,
				sheet.ink("woodDark", distance),
			);
			break;
		default:
			sheet.path(
				`M${at(-1.04, 0.25)}A${n(radius * 1.05)} ${n(radius * 1.05)} 0 0 ${facing > 0 ? 1 : 0} ${at(0.92, -0.5)}Q${at(0.1, -0.62)} ${at(-0.35, -0.3)}Q${at(-0.55, 0.35)} ${at(-0.8, 0.62)}z`,
				hair,
			);
	}
	return centre;
}

/** A full basket, carried on the head. */
export function basket(sheet: Sheet, [x, y]: Point, h: number, distance: number): void {
	const rim = y - h * 0.14;
	sheet.ellipse(x, rim, h * 0.12, h * 0.05, sheet.ink("leafLight", distance));
	sheet.path(
		`M${xy(x - h * 0.14, rim)}h${n(h * 0.28)}l${n(-h * 0.05)} ${n(h * 0.09)}h${n(-h * 0.18)}z`,
		sheet.ink("khaki", distance),
	);
}
