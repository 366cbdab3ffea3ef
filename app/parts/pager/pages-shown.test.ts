import { expect, test } from "vitest";
import { pageAsked, pagesShown } from "./pages-shown.ts";

test("few pages are all shown", () => {
	expect(pagesShown(1, 1)).toEqual([1]);
	expect(pagesShown(2, 4)).toEqual([1, 2, 3, 4]);
	expect(pagesShown(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test("of many pages the first, the last and those around the current one", () => {
	expect(pagesShown(1, 12)).toEqual([1, 2, 3, "gap after", 12]);
	expect(pagesShown(4, 12)).toEqual([1, 2, 3, 4, 5, "gap after", 12]);
	expect(pagesShown(6, 12)).toEqual([1, "gap before", 5, 6, 7, "gap after", 12]);
	expect(pagesShown(12, 12)).toEqual([1, "gap before", 10, 11, 12]);
});

test("no number comes twice, none is out of order, the current one is always there", () => {
	for (let last = 1; last <= 20; last++) {
		for (let current = 1; current <= last; current++) {
			const shown = pagesShown(current, last);
			const numbers = shown.filter((each) => typeof each === "number");
			expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
			expect(numbers).toContain(current);
			expect(numbers[0]).toBe(1);
			expect(numbers.at(-1)).toBe(last);
			// A gap hides at least two pages.
			for (const [index, each] of shown.entries()) {
				if (typeof each === "number") continue;
				expect(Number(shown[index + 1]) - Number(shown[index - 1])).toBeGreaterThan(2);
			}
		}
	}
});

test("an odd page number is answered with a page that exists", () => {
	expect(["1", "7", "12"].map((asked) => pageAsked(asked, 12))).toEqual([1, 7, 12]);
	expect([null, "", "0", "-3", "abc", "2.5", "1e3", "٣"].map((asked) => pageAsked(asked, 12))).toEqual(
		Array(8).fill(1),
	);
	expect(["13", "99999999999999999999999"].map((asked) => pageAsked(asked, 12))).toEqual([12, 12]);
	expect(pageAsked("5", 0)).toBe(1);
});
