import { basket, crossedLegs, drape, headOf, skirt, trunk, tunic } from "./clothes.ts";
import { along, Joints } from "./figure.ts";
import { outfitOf, type PersonOptions } from "./outfit.ts";
import type { Ink } from "./palette.ts";
import { type Limb, type Pose, poses } from "./poses.ts";
import { n, type Point, type Sheet, xy } from "./sheet.ts";

/**
 * People: no faces, all ages, nobody comic.
 * A person is a jointed figure in clothes; all measures are shares of the body height.
 */

/** Where the hands ended up, so that a scene can put something into them. */
export interface Figure {
	readonly near: Point;
	readonly far: Point;
	readonly head: Point;
	readonly hip: Point;
}

const everyday = ["kurta", "sari", "shirt", "salwar", "shirt", "sari", "salwar"] as const;

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
