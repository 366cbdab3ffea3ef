import { describe, expect, test } from "vitest";
import { Joints } from "./figure.ts";
import { person } from "./people.ts";
import { type Pose, type PoseName, poses } from "./poses.ts";
import { Sheet } from "./sheet.ts";

const names = Object.keys(poses) as PoseName[];
const standing = names.filter((name) => {
	const pose: Pose = poses[name];
	return pose.seat === undefined && !pose.lying;
});

describe("a person", () => {
	test.each(standing)("stands on the ground: %s", (name) => {
		const pose: Pose = poses[name];
		const joints = new Joints(pose, 1, 100, 50, 200);
		const feet = pose.legs.map((limb, i) => joints.leg(limb, i ? -1 : 1)[2][1]);
		expect(Math.max(...feet)).toBeGreaterThan(192);
		expect(Math.max(...feet)).toBeLessThanOrEqual(200);
	});

	test.each(names)("is the mirror of one who looks the other way: %s", (name) => {
		const draw = (flip: boolean) =>
			person(new Sheet("mirror"), 0, 0, 100, { pose: name, flip, dress: "shirt" });
		const [right, left] = [draw(false), draw(true)];
		expect(left.near[0]).toBeCloseTo(-right.near[0]);
		expect(left.head[1]).toBeCloseTo(right.head[1]);
	});

	test("is smaller as a child", () => {
		const head = (child: boolean) => person(new Sheet("child"), 0, 0, 100, { child, dress: "kurta" }).head[1];
		expect(head(true)).toBeGreaterThan(head(false));
	});
});
