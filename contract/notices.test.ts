import { expect, test } from "vitest";
import { changesTold } from "./changes-told.ts";
import type { Row } from "./content/row.ts";
import { correctedAt, daysBetween, isNew, isOpen, isPublished, newestFirst } from "./notices.ts";

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

test("on its last day a notice is open until its hour, and the hour decides which of one day comes first", () => {
	const atThree = { ...notice, closesAt: "15:00" };
	expect(isOpen(atThree, "2026-11-10 14:59")).toBe(true);
	expect(isOpen(atThree, "2026-11-10 15:00")).toBe(false);
	expect(isOpen(notice, "2026-11-10 23:59")).toBe(true);
	expect(isNew({ ...atThree, date: "2026-11-01" }, "2026-11-10 15:00")).toBe(false);
	const [late, early] = [
		{ ...notice, id: 1 },
		{ ...atThree, id: 2 },
	];
	expect([late, early].toSorted(newestFirst)).toEqual([early, late]);
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

test("a correction became known at the beginning of its day, and one of the desk at its own moment of that day", () => {
	const midnight = Date.parse("2026-11-26T00:00:00+05:30");
	expect(correctedAt({ id: 3, date: "2026-11-26" })).toBe(midnight);
	expect(correctedAt({ id: midnight + 5, date: "2026-11-26" })).toBe(midnight + 5);
	expect(correctedAt({ id: midnight - 5, date: "2026-11-26" }), "planned the day before").toBe(midnight);
});

test("a date, an hour, a sum or a document of a notice that is another is told in both languages, anything else is not", () => {
	const terms = { id: "7", file: "terms.pdf", title: { en: "Terms", hi: "शर्तें" } };
	const sum = (value: string) => ({ en: value, hi: value });
	const day = "2026-11-20";
	const before = { date: day, closes: "2026-12-06", opens: "2026-12-07", fee: sum("₹100"), files: [terms] };
	expect(changesTold(before, { ...before, closes: "2026-12-11", fee: sum("₹200") }, day)).toEqual({
		en: "The last date is now 11 December 2026, instead of 6 December 2026. Fee: ₹200, instead of ₹100.",
		hi: "अंतिम तिथि 6 दिसंबर 2026 के बदले अब 11 दिसंबर 2026 है। शुल्क: ₹100 के बदले अब ₹200।",
	});
	for (const [after, told] of [
		[{ opens: "2026-12-12" }, "It opens on 12 December 2026, instead of 7 December 2026."],
		[{ closesAt: "15:00" }, "The last date is now 6 December 2026, 3 pm, instead of 6 December 2026."],
		[{ earnestMoney: sum("2 %") }, "Earnest money: 2 %."],
		[{ fee: sum("") }, "Fee: ₹100 no longer applies."],
		[{ files: [{ ...terms, file: "terms-2.pdf" }] }, "The document “Terms” was replaced."],
		[{ files: [] }, "The document “Terms” was withdrawn."],
		[
			{ files: [terms, { file: "plan.pdf", title: { en: "Plan", hi: "नक्शा" } }] },
			"There is a new document: “Plan”.",
		],
	] as const) {
		expect(changesTold(before, { ...before, ...after }, day)?.en).toBe(told);
	}
	const silent: Row[] = [
		{},
		{ summary: sum("Other words.") },
		{ files: [{ ...terms, title: sum("Other") }, {}] },
	];
	for (const same of silent) {
		expect(changesTold(before, { ...before, ...same }, day)).toBeUndefined();
	}
	expect(
		changesTold({ ...before, closes: "today+3" }, before, day),
		"a sample's day moves by itself",
	).toBeUndefined();
	const moved = { ...before, closes: "2026-12-11" };
	expect(changesTold(before, moved, "2026-11-19"), "nobody has read it yet").toBeUndefined();
});
