import { describe, expect, test } from "vitest";
import { type ApprovedVersion, hasEnded, isAtOnce, nextChange, versionAt } from "./versions.ts";

const version = (number: number, liveFrom: number, liveUntil: number | null = null): ApprovedVersion => ({
	number,
	liveFrom,
	liveUntil,
});

/** Every order in which the same versions may have been made or read. */
function orders<Item>(items: readonly Item[]): Item[][] {
	if (items.length < 2) return [[...items]];
	return items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

describe("the version that readers see", () => {
	test.each([
		["nothing before the first begins", [version(1, 100)], 99, undefined],
		["from its first millisecond on", [version(1, 100)], 100, 1],
		["the one that began last", [version(1, 100), version(2, 200)], 250, 2],
		["of two that began together the later", [version(1, 100), version(2, 100)], 100, 2],
		[
			"a planned one takes the place of one made after it, at its moment",
			[version(1, 0), version(2, 200), version(3, 100)],
			200,
			2,
		],
		["and not before", [version(1, 0), version(2, 200), version(3, 100)], 199, 3],
	])("is %s", (_, versions, now, number) => {
		for (const order of orders(versions)) expect(versionAt(order, now)?.number).toBe(number);
	});

	test("is one that was published at once, whatever the clock says", () => {
		const atOnce = { ...version(2, 100), atOnce: true };
		expect(versionAt([version(1, 0), atOnce, version(3, 90)], 50)?.number).toBe(2);
		expect([
			isAtOnce(100, 100, null),
			isAtOnce(100, 90, 100),
			isAtOnce(100, 90, null),
			isAtOnce(1, null, null),
		]).toEqual([true, true, false, false]);
	});

	test("ends at its end, not a millisecond later", () => {
		expect([99, 100].map((now) => hasEnded(version(1, 0, 100), now))).toEqual([false, true]);
		expect(hasEnded(version(1, 0), Number.MAX_SAFE_INTEGER)).toBe(false);
	});

	test("changes next at the nearest beginning or end that is still to come", () => {
		const versions = [version(1, 0, 300), version(2, 200, 250)];
		expect([0, 199, 200, 250, 300].map((now) => nextChange(versions, now))).toEqual([
			200,
			200,
			250,
			300,
			Number.POSITIVE_INFINITY,
		]);
	});
});
