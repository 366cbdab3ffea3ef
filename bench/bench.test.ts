import { describe, expect, test } from "vitest";
import { columns, markdown, type Run, runsTable, tableOf, withPart } from "./history.ts";
import { growth, median, ratio, short } from "./numbers.ts";
import { readOptions } from "./options.ts";
import { isReached } from "./targets.ts";
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

	test.each([
		[1, 10, 1],
		[5, 5, 0],
		[1, 100, 2],
	])("from %d to %d at ten times as many grows with %d", (from, to, exponent) => {
		expect(growth({ count: 1000, cost: from }, { count: 10_000, cost: to })).toBeCloseTo(exponent);
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
		["cpuPage", 1.7, true],
		["cpuPage", 1.704, true],
		["cpuPage", 1.71, false],
		["performance", 99, true],
		["performance", 98.5, false],
		["cls", 0.004, true],
		["cls", 0.01, false],
		["list10000", 5000, undefined],
	] as const)("%s at %d: %s", (name, value, reached) => {
		expect(isReached(name, value)).toBe(reached);
	});
});

describe("what wrk prints", () => {
	const printed = `Running 3s test @ http://127.0.0.1:7500/
  1 threads and 16 connections
  Latency Distribution
     50%  803.00us
     75%    1.10ms
     90%    2.35ms
     99%    1.20s
  60000 requests in 3.00s, 850.44MB read
  Socket errors: connect 1, read 2, write 0, timeout 0
  Non-2xx or 3xx responses: 4
Requests/sec:  20000.00`;

	test("is read as requests, their cost, their times and what went wrong", () => {
		expect(readWrk(printed, 1_200_000)).toEqual({ requests: 60_000, cpu: 20, p50: 0.803, p99: 1200, bad: 7 });
	});

	test("without a single request is an error, no figure", () => {
		expect(() => readWrk("unable to connect", 0)).toThrow("counted no request");
	});
});

describe("the history", () => {
	const about = { commit: "abc1234", date: "2026-11-21", machine: "2 × processor", loadBefore: 0.1 };
	const first = withPart([], about, { name: "start", how: "5 runs", figures: { start: 800 } });

	test("keeps the parts of a commit in one run, measured again the later one", () => {
		const second = withPart(first, about, { name: "memory", how: "5 runs", figures: { memoryIdle: 110 } });
		const third = withPart(second, about, { name: "start", how: "3 runs", figures: { start: 900 } });
		expect(third).toHaveLength(1);
		expect(third[0]).toMatchObject({
			parts: { start: "3 runs", memory: "5 runs" },
			figures: { start: 900, memoryIdle: 110 },
		});
	});

	test("puts the newest run first, and says what is missed", () => {
		const later: Omit<Run, "parts" | "figures"> = { ...about, commit: "def5678" };
		const runs = withPart(first, later, { name: "start", how: "5 runs", figures: { start: 1200 } });
		const [head, ...rows] = tableOf(runs);
		expect(head).toEqual(["Figure", "Reach", "def5678, 2026-11-21", "abc1234, 2026-11-21"]);
		expect(rows.find(([label]) => label?.startsWith("Start"))?.slice(1)).toEqual([
			"≤ 1,000 ms",
			"**1,200 ms** missed",
			"800 ms",
		]);
		expect(runsTable(runs)[1]?.[0]).toBe("def5678");
	});

	test("is written as a table for the page and for the console", () => {
		const rows = [
			["Figure", "Reach"],
			["Start", "1 s"],
		];
		expect(markdown(rows)).toBe("| Figure | Reach |\n| --- | --: |\n| Start | 1 s |");
		expect(columns(rows)).toBe("Figure  Reach\nStart     1 s");
	});
});

describe("the options", () => {
	test("name parts in any order; they are measured in theirs", () => {
		expect(readOptions(["--only", "cpu,start", "--runs", "3"])).toMatchObject({
			only: ["start", "cpu"],
			runs: 3,
			resume: false,
			pages: undefined,
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
