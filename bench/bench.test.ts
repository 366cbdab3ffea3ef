import { describe, expect, test } from "vitest";
import { mean, median, ratio, short } from "./numbers.ts";
import { readOptions } from "./options.ts";
import { table } from "./table.ts";
import { compared, isReached } from "./targets.ts";
import { readWrk } from "./wrk.ts";

describe("the numbers", () => {
	test.each([
		[[3, 1, 2], 2],
		[[4, 1, 2, 3], 2.5],
		[[7], 7],
		[[1, Number.NaN, 3], 2],
	])("the middle of %j is %d", (values, middle) => {
		expect(median(values)).toBe(middle);
	});

	test("the middle of nothing is no number", () => {
		expect(median([])).toBeNaN();
	});

	test("a machine that was slow for a round changes no ratio", () => {
		expect(ratio([20, 200, 20], [10, 100, 10])).toBe(2);
		expect(ratio([20, 20, 20], [10, 10, 100])).toBe(2);
	});

	test("the mean of all pages counts each alike", () => {
		expect(mean([1, 1, 1.3])).toBeCloseTo(1.1);
	});

	test.each([
		[1.0500001, "1.05"],
		[12.345, "12.3"],
		[123456.7, "1,23,457"],
		[0, "0"],
		[Number.NaN, "–"],
	])("%d is written %s", (value, text) => {
		expect(short(value)).toBe(text);
	});
});

describe("what a figure is meant to reach", () => {
	test.each([
		["cpuPage", 3, true],
		["cpuPage", 3.004, true],
		["cpuPage", 3.01, false],
		["performance", 99, true],
		["performance", 98.5, false],
		["cls", 0.004, true],
		["cls", 0.01, false],
		["mePerSecond", 1499, false],
		["step", 5000, undefined],
	] as const)("%s at %d: %s", (name, value, reached) => {
		expect(isReached(name, value)).toBe(reached);
	});
});

describe("what wrk prints", () => {
	const printed = `Running 3s test @ http://127.0.0.1:7500/
  1 threads and 16 connections
  60000 requests in 3.00s, 850.44MB read
  Socket errors: connect 1, read 2, write 0, timeout 0
  Non-2xx or 3xx responses: 4
Requests/sec:  20000.00`;

	test("is read as requests, their cost, their rate and what went wrong", () => {
		expect(readWrk(printed, 1_200_000)).toEqual({ requests: 60_000, perSecond: 20_000, cpu: 20, bad: 7 });
	});

	test("without a single request is an error, no figure", () => {
		expect(() => readWrk("unable to connect", 0)).toThrow("counted no request");
	});
});

test("the table has what was measured, in its order, and says what is missed", () => {
	expect(table("abc1234, 2026-11-21", { start: 1600, cls: 0, step: 1400 })).toBe(
		`| Figure | Reach | abc1234, 2026-11-21 |
| --- | --: | --: |
| Layout shift, the worst page | ≤ 0 | 0 |
| Tap on a link until the next page is painted, slow phone |  | 1,400 ms |
| A second start to the first answer | ≤ 1,500 ms | **1,600 ms** missed |`,
	);
});

test("a figure stands beside its ratio to another commit, round by round", () => {
	const { ours, against } = compared([{ start: 100 }, { start: 900 }], [{ start: 200 }, { start: 1800 }]);
	expect({ ours, against }).toEqual({ ours: { start: 500 }, against: { start: 0.5 } });
	expect(table("abc1234", { ...ours, memory: 120 }, { heading: "against def5678", ratios: against })).toBe(
		`| Figure | Reach | abc1234 | against def5678 |
| --- | --: | --: | --: |
| A second start to the first answer | ≤ 1,500 ms | 500 ms | 0.5× |
| Memory when idle, all pages rendered | ≤ 160 MB | 120 MB | – |`,
	);
});

describe("the options", () => {
	test("name parts in any order; they are measured in theirs", () => {
		expect(readOptions(["--only", "cpu,start", "--runs", "3"])).toMatchObject({
			only: ["start", "cpu"],
			runs: 3,
			pages: undefined,
			before: undefined,
		});
	});

	test.each([
		[["--only", "speed"], 'There is no part "speed"'],
		[["--runs", "many"], "--runs is a number"],
		[["--port", "80"], "--port is a number"],
	])("%j is refused in words", (args, words) => {
		expect(() => readOptions(args)).toThrow(words);
	});
});
