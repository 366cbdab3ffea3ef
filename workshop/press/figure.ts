import type { Limb, Pose } from "./poses.ts";
import type { Point } from "./sheet.ts";

export const TRUNK = 0.32;
const THIGH = 0.25;
const SHIN = 0.235;
const UPPER_ARM = 0.17;
const FOREARM = 0.155;

/** The places of the joints for one pose. */
export class Joints {
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
const _along = (from: Point, to: Point, share: number): Point => [
	from[0] + (to[0] - from[0]) * share,
	from[1] + (to[1] - from[1]) * share,
];

/** The point that lies `share` of the way from one point to another. */
export const along = (from: Point, to: Point, share: number): Point => [
	from[0] + (to[0] - from[0]) * share,
	from[1] + (to[1] - from[1]) * share,
];
