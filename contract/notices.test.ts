import { expect, test } from "vitest";
import { daysBetween, isNew, isOpen, isPublished, newestFirst } from "./notices.ts";

const notice = { date: "2026-10-05", closes: "2026-11-10" };

test("a notice that is ready waits for its day", () => {
	expect(isPublished(notice, "2026-10-04")).toBe(false);
	expect(isOpen(notice, "2026-10-04")).toBe(false);
	expect(isPublished(notice, "2026-10-05")).toBe(true);
});

test("a notice is open from its day until its last day, both counted", () => {
	expect(isOpen(notice, "2026-10-05")).toBe(true);
	expect(isOpen(notice, "2026-11-10")).toBe(true);
	expect(isOpen(notice, "2026-11-11")).toBe(false);
	expect(isPublished(notice, "2026-11-11")).toBe(true);
});

test("a notice is new for thirty days, and never once it has closed", () => {
	expect(isNew(notice, "2026-11-03")).toBe(true);
	expect(isNew(notice, "2026-11-04")).toBe(false);
	expect(isNew({ date: "2026-10-05", closes: "2026-10-07" }, "2026-10-08")).toBe(false);
});

test("days are counted across the end of a month, a year and February", () => {
	expect(daysBetween("2026-10-31", "2026-11-01")).toBe(1);
	expect(daysBetween("2026-12-31", "2027-01-01")).toBe(1);
	expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
});

test("the newest comes first; of one day, the one that closes first, and of these the one written last", () => {
	const later = { id: 2, date: "2026-10-06", closes: "2026-12-01" };
	const sooner = { id: 1, date: "2026-10-05", closes: "2026-10-20" };
	const [first, second] = [
		{ ...notice, id: 3 },
		{ ...notice, id: 4 },
	];
	expect([first, sooner, second, later].toSorted(newestFirst)).toEqual([later, sooner, second, first]);
});
