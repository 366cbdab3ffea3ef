import { expect, test } from "vitest";
import { RowsByKey } from "./rows-by-key.ts";

test("rows stay as they were whatever is made of them, and know the highest number", () => {
	const first = RowsByKey.of([
		["1", { title: "one" }],
		["7", { title: "seven" }],
		["name", { title: "named" }],
	]);
	const next = first.with([
		["7", { title: "other" }],
		["12", { title: "twelve" }],
	]);
	// From the same rows again, as for another hand: neither of the two has what the other was given.
	const other = first.with([["9", { title: "nine" }]]);

	expect([...first].map(([key, { title }]) => [key, title])).toEqual([
		["1", "one"],
		["7", "seven"],
		["name", "named"],
	]);
	expect([...next].map(([key, { title }]) => [key, title])).toEqual([
		["1", "one"],
		["7", "other"],
		["name", "named"],
		["12", "twelve"],
	]);
	expect([first.get("7"), next.get("7"), other.get("7")].map((row) => row?.title)).toEqual([
		"seven",
		"other",
		"seven",
	]);
	expect([first.has("12"), next.has("12"), other.has("12"), next.has("9"), other.has("9")]).toEqual([
		false,
		true,
		false,
		false,
		true,
	]);
	expect([first.size, next.size, other.size]).toEqual([3, 4, 4]);
	expect([first.highest, next.highest, other.highest, RowsByKey.of([]).highest]).toEqual([7, 12, 9, 0]);
});
