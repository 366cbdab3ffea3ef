import { describe, expect, test } from "vitest";
import { type ApprovedVersion, hasEnded, versionAt } from "./versions.ts";

const version = (
	number: number,
	liveFrom: number | null,
	liveUntil: number | null = null,
): ApprovedVersion => ({
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
		["the highest number that has begun", [version(1, 100), version(2, 200)], 250, 2],
		["whichever of them began first", [version(1, 200), version(2, 100)], 200, 2],
		["and a planned one from its moment on", [version(1, null), version(2, 200)], 200, 2],
		["and not before", [version(1, null), version(2, 200)], 199, 1],
		["one that was published at once, whatever the clock says", [version(1, 0), version(2, null)], -1, 2],
	])("is %s", (_, versions, now, number) => {
		for (const order of orders(versions)) expect(versionAt(order, now)?.number).toBe(number);
	});

	test("is again, after the end of words for a time, the last one without an end", () => {
		const temporary = version(3, 20, 30);
		const versions = [version(1, 0), version(2, 10), temporary, version(4, 100)];
		expect([19, 20, 29, 30, 99, 100].map((now) => versionAt(versions, now)?.number)).toEqual([
			2, 3, 3, 2, 2, 4,
		]);
		expect(versionAt([version(1, 0, 50), temporary], 40)?.number).toBe(3);
		expect(versionAt([version(1, 0), { ...temporary, isLast: true }], 40)?.number).toBe(3);
	});

	test("ends at its end, not a millisecond later", () => {
		expect([99, 100].map((now) => hasEnded(version(1, 0, 100), now))).toEqual([false, true]);
		expect(hasEnded(version(1, 0), Number.MAX_SAFE_INTEGER)).toBe(false);
	});
});
