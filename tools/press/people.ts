import type { Ink } from "./palette.ts";
import { type Limb, type Pose, type PoseName, poses } from "./poses.ts";
import { n, type Point, type Sheet, xy } from "./sheet.ts";

/**
 * People: no faces, all ages, nobody comic (brief §10).
 * A person is a jointed figure in clothes; all measures are shares of the body height.
 */

export type Dress =
	| "sari"
	| "salwar"
	| "kurta"
	| "shirt"
	| "dhoti"
	| "school"
	| "worker"
	| "nurse"
	| "parade"
	| "sport"
	| "wrestler";

export type Head = "hair" | "bun" | "plait" | "scarf" | "cap" | "turban" | "helmet" | "beret";

export interface PersonOptions {
	readonly dress?: Dress;
	readonly pose?: PoseName;
	/** True: looks to the left. */
	readonly flip?: boolean;
	readonly child?: boolean;
	readonly elder?: boolean;
	readonly head?: Head;
	readonly cloth?: Ink;
	readonly cloth2?: Ink;
	readonly skin?: Ink;
	readonly distance?: number;
}

/** Where the hands ended up, so that a scene can put something into them. */
export interface Figure {
	readonly near: Point;
	readonly far: Point;
	readonly head: Point;
	readonly hip: Point;
}

const everyday = ["kurta", "sari", "shirt", "salwar", "shirt", "sari", "salwar"] as const;

/** What each dress is made of. `legs`: trousers; `skirt`: where the upper cloth ends below the hip. */
interface Outfit {
	readonly top: Ink;
	readonly legs: Ink;
	readonly sleeve: "half" | "full" | "none";
	readonly skirt?: "knee" | "ankle";
	readonly drape?: Ink;
	readonly head: Head;
}

function outfitOf(sheet: Sheet, dress: Dress, { cloth, cloth2, elder, head }: PersonOptions): Outfit {
	const { random } = sheet;
	const main = cloth ?? sheet.cloth();
	let second = cloth2 ?? sheet.cloth();
	if (second === main) second = main === "cream" ? "maroon" : "cream";
	const plain = elder ? "white" : main;
	const trousers = cloth2 ?? random.pick(["slate", "blue", "khaki", "wood", "#39424e"] as const);
	const mansHead = head ?? "hair";
	switch (dress) {
		case "sari":
			return {
				top: second,
				legs: plain,
				sleeve: "half",
				skirt: "ankle",
				drape: plain,
				head: head ?? (elder || random.chance(0.25) ? "scarf" : "bun"),
			};
		case "salwar":
			return {
				top: main,
				legs: second,
				sleeve: "full",
				skirt: "knee",
				drape: second,
				head: head ?? random.pick(["plait", "plait", "scarf"] as const),
			};
		case "kurta":
			return {
				top: plain,
				legs: cloth2 ?? "white",
				sleeve: "full",
				skirt: "knee",
				head: head ?? random.pick(["hair", "hair", "cap", "turban"] as const),
			};
		case "dhoti":
			return {
				top: main,
				legs: "white",
				sleeve: "half",
				skirt: "knee",
				head: head ?? random.pick(["turban", "hair"] as const),
			};
		case "school":
			return { top: "white", legs: "blue", sleeve: "half", head: mansHead };
		case "worker":
			return { top: "orange", legs: "blue", sleeve: "half", head: head ?? "helmet" };
		case "nurse":
			return { top: "white", legs: "waterLight", sleeve: "half", skirt: "knee", head: head ?? "bun" };
		case "parade":
			return { top: "oliveLight", legs: "olive", sleeve: "full", head: head ?? "beret" };
		case "sport":
			return { top: main, legs: cloth2 ?? "#39424e", sleeve: "half", head: mansHead };
		case "wrestler":
			return { top: main, legs: main, sleeve: "none", head: mansHead };
		default:
			return {
				top: main,
				legs: trousers,
				sleeve: random.chance(0.5) ? "half" : "full",
				head: mansHead,
			};
	}
}

const TRUNK = 0.32;
const THIGH = 0.25;
const SHIN = 0.235;
const UPPER_ARM = 0.17;
const FOREARM = 0.155;

/** Draws a person whose feet (or seat's foot) stand at (x, y) and who is `height` tall when upright. */
export function person(
	sheet: Sheet,
	x: number,
	y: number,
	height: number,
	options: PersonOptions = {},
): Figure {
	const child = options.child || options.dress === "school";
	const h = child ? height * 0.7 : height;
	const dress =
		options.dress ?? (child ? sheet.random.pick(["shirt", "salwar"]) : sheet.random.pick(everyday));
	const outfit = outfitOf(sheet, dress, options);
	const distance = options.distance ?? 0;
	const facing = options.flip ? -1 : 1;
	const pose: Pose = poses[options.pose ?? "stand"];
	const skin = sheet.ink(options.skin ?? sheet.skin(), distance);
	const cloth = (ink: Ink) => sheet.ink(ink, distance);
	const dark = (ink: Ink) => sheet.shade(ink, distance, 0.16);
	const draw = new Joints(pose, facing, h, x, y);

	const leg = (limb: Limb, side: number, colour: string) => {
		const [hip, knee, ankle] = draw.leg(limb, side);
		const bare = dress === "wrestler";
		const width = h * (dress === "salwar" ? 0.095 : 0.082);
		if (bare) {
			sheet.line(`M${xy(...hip)}L${xy(...knee)}L${xy(...ankle)}`, skin, h * 0.07);
			sheet.line(`M${xy(...hip)}L${xy(...along(hip, knee, 0.45))}`, colour, h * 0.1);
		} else {
			sheet.line(`M${xy(...hip)}L${xy(...knee)}L${xy(...ankle)}`, colour, width);
		}
		const [footX, footY] = ankle;
		const toe = pose.lying ? 0 : facing * h * 0.05;
		sheet.line(
			`M${xy(footX - toe * 0.3, footY + h * 0.012)}l${n(toe * 1.3)} 0`,
			bare ? skin : cloth("ink"),
			h * 0.045,
		);
	};
	const arm = (limb: Limb, side: number, sleeve: string, hand: string) => {
		const [shoulder, elbow, wrist] = draw.arm(limb, side);
		const full = outfit.sleeve === "full";
		if (!full) sheet.line(`M${xy(...elbow)}L${xy(...wrist)}`, hand, h * 0.045);
		if (outfit.sleeve === "none") sheet.line(`M${xy(...shoulder)}L${xy(...elbow)}`, hand, h * 0.055);
		else {
			sheet.line(`M${xy(...shoulder)}L${xy(...elbow)}${full ? `L${xy(...wrist)}` : ""}`, sleeve, h * 0.06);
		}
		const end = along(elbow, wrist, 1.12);
		sheet.circle(...end, h * 0.032, hand);
		return end;
	};

	const seated = pose.seat !== undefined;
	const longCloth = outfit.skirt === "ankle";
	const far = arm(pose.arms[1], -1, dark(outfit.top), sheet.shade(options.skin ?? "#8c5a3c", distance, 0.1));
	if (pose.crossed) {
		crossedLegs(sheet, draw, h, cloth(outfit.legs), dark(outfit.legs));
	} else if (longCloth && !pose.lying) {
		skirt(
			sheet,
			draw,
			pose,
			h,
			seated,
			cloth(outfit.legs),
			dark(outfit.legs),
			cloth(outfit.drape ?? outfit.top),
		);
	} else {
		leg(pose.legs[1], -1, dark(outfit.legs));
		leg(pose.legs[0], 1, cloth(outfit.legs));
	}
	if (outfit.skirt === "knee" && !pose.crossed && !pose.lying) {
		tunic(sheet, draw, pose, h, seated, cloth(outfit.top));
	}
	trunk(sheet, draw, h, dress === "wrestler" ? skin : cloth(outfit.top), child);
	if (dress === "worker") {
		sheet.polygon(
			[draw.on(-0.1, 0.14), draw.on(0.1, 0.14), draw.on(0.1, 0.19), draw.on(-0.1, 0.19)],
			cloth("yellow"),
		);
	}
	if (outfit.drape) drape(sheet, draw, h, dress, cloth(outfit.drape), longCloth);
	if (dress === "school" && !seated && sheet.random.chance(0.7)) {
		const bag = cloth(sheet.random.pick(["red", "yellow", "peacock", "rani"] as const));
		sheet.polygon(
			[draw.on(-0.08, 0.29), draw.on(-0.17, 0.28), draw.on(-0.17, 0.06), draw.on(-0.08, 0.05)],
			bag,
		);
	}
	const crown = headOf(sheet, draw, h, child ?? false, outfit.head, skin, options, distance);
	if (options.pose === "headLoad") basket(sheet, crown, h, distance);
	const near = arm(pose.arms[0], 1, cloth(outfit.top), skin);
	return { near, far, head: crown, hip: draw.hip };
}

/** A full basket, carried on the head. */
function basket(sheet: Sheet, [x, y]: Point, h: number, distance: number): void {
	const rim = y - h * 0.14;
	sheet.ellipse(x, rim, h * 0.12, h * 0.05, sheet.ink("leafLight", distance));
	sheet.path(
		`M${xy(x - h * 0.14, rim)}h${n(h * 0.28)}l${n(-h * 0.05)} ${n(h * 0.09)}h${n(-h * 0.18)}z`,
		sheet.ink("khaki", distance),
	);
}

/** The places of the joints for one pose. */
class Joints {
	readonly hip: Point;
	readonly #pose: Pose;
	readonly #facing: number;
	readonly #h: number;

	constructor(pose: Pose, facing: number, h: number, x: number, y: number) {
		this.#pose = pose;
		this.#facing = facing;
		this.#h = h;
		if (pose.lying) {
			this.hip = [x, y - h * 0.07];
			return;
		}
		// Whichever foot reaches lower stands on the ground.
		const drop = (limb: Limb) =>
			Math.cos(radians(limb[0])) * THIGH + Math.cos(radians(limb[1])) * SHIN + 0.035;
		this.hip = [x, y - h * (pose.seat ?? Math.max(...pose.legs.map(drop)))];
	}

	/** The turn of the whole trunk, in degrees from upright, positive forwards. */
	get #turn(): number {
		return this.#pose.lying ? 90 : (this.#pose.lean ?? 0);
	}

	/** A point of the trunk: `across` from its middle line (positive to the front), `up` from the hip. */
	on(across: number, up: number): Point {
		const turn = radians(this.#turn);
		const [forward, rise] = [
			across * Math.cos(turn) + up * Math.sin(turn),
			up * Math.cos(turn) - across * Math.sin(turn),
		];
		return [this.hip[0] + this.#facing * forward * this.#h, this.hip[1] - rise * this.#h];
	}

	arm([upper, lower]: Limb, side: number): [Point, Point, Point] {
		const turn = this.#pose.lying ? 90 : this.#turn * 0.4;
		const shoulder = this.on(side * 0.085, TRUNK - 0.035);
		const elbow = this.#step(shoulder, upper - turn, UPPER_ARM);
		return [shoulder, elbow, this.#step(elbow, lower - turn, FOREARM)];
	}

	leg([upper, lower]: Limb, side: number): [Point, Point, Point] {
		const turn = this.#pose.lying ? -90 : 0;
		const hip = this.on(side * 0.045, 0);
		const knee = this.#step(hip, upper + turn, THIGH);
		return [hip, knee, this.#step(knee, lower + turn, SHIN)];
	}

	#step([x, y]: Point, degrees: number, length: number): Point {
		const angle = radians(degrees);
		return [x + this.#facing * Math.sin(angle) * length * this.#h, y + Math.cos(angle) * length * this.#h];
	}
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const along = (from: Point, to: Point, share: number): Point => [
	from[0] + (to[0] - from[0]) * share,
	from[1] + (to[1] - from[1]) * share,
];

function trunk(sheet: Sheet, draw: Joints, h: number, colour: string, child: boolean): void {
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
function tunic(sheet: Sheet, draw: Joints, pose: Pose, h: number, seated: boolean, colour: string): void {
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
function skirt(
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

function crossedLegs(sheet: Sheet, draw: Joints, h: number, colour: string, fold: string): void {
	const [x, y] = draw.hip;
	const point = (dx: number, dy: number) => xy(x + dx * h, y + dy * h);
	sheet.path(
		`M${point(-0.1, -0.06)}Q${point(-0.26, -0.02)} ${point(-0.25, 0.05)}Q${point(0, 0.09)} ${point(0.25, 0.05)}Q${point(0.26, -0.02)} ${point(0.1, -0.06)}z`,
		colour,
	);
	sheet.line(`M${point(-0.17, 0.035)}Q${point(0, -0.01)} ${point(0.17, 0.035)}`, fold, h * 0.03);
}

/** The loose end of a sari, or a dupatta. */
function drape(sheet: Sheet, draw: Joints, h: number, dress: Dress, colour: string, long: boolean): void {
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

function headOf(
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
