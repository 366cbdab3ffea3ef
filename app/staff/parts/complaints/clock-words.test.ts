import { expect, test } from "vitest";
import { days, hours, minutes } from "#contract/limits.ts";
import { momentOf } from "#contract/moments.ts";
import { type ClockFacts, clockWords, timeInWords } from "./clock-words.ts";

const now = Date.parse("2026-11-27T06:00:00Z");
const of = (facts: Partial<ClockFacts>): ClockFacts => ({
	state: "working",
	arrivedAt: momentOf(now - hours(6)),
	dueAt: momentOf(now + hours(18)),
	endedAt: null,
	isLate: false,
	...facts,
});

test.each([
	[0, "1 minute", "1 मिनट"],
	[minutes(59.9), "59 minutes", "59 मिनट"],
	[hours(1), "1 hour", "1 घंटा"],
	[hours(47.9), "47 hours", "47 घंटे"],
	[days(2), "2 days", "2 दिन"],
	[days(30), "30 days", "30 दिन"],
])("%d ms are said as people say them", (length, en, hi) => {
	expect(timeInWords(length, "en")).toBe(en);
	expect(timeInWords(length, "hi")).toBe(hi);
});

test("the clock says what is left, what it is late, and always how old it is", () => {
	const late = of({ isLate: true, dueAt: momentOf(now - hours(3)) });
	expect(clockWords(of({}), now, "en")).toEqual({
		says: "18 hours left",
		age: "6 hours old",
		spent: 0.25,
		isLate: false,
	});
	expect(clockWords(late, now, "hi")).toEqual({
		says: "3 घंटे की देरी",
		age: "6 घंटे पुरानी",
		isLate: true,
	});
	expect(clockWords(of({ state: "waiting" }), now, "en").says).toBe("Paused, 18 hours left");
	expect(clockWords({ ...late, state: "waiting" }, now, "en").says).toBe("Late by 3 hours");
});

test("what is over or held has no bar: it took so long, or nobody works on it", () => {
	const over = of({ state: "closed", endedAt: momentOf(now - hours(2)), isLate: true });
	expect(clockWords(over, now, "en")).toEqual({ says: "Was late", age: "took 4 hours", isLate: true });
	expect(clockWords({ ...over, isLate: false }, now, "en").says).toBe("In time");
	expect(clockWords({ ...over, state: "merged" }, now, "en")).toEqual({
		says: "Over",
		age: "6 hours old",
		isLate: false,
	});
	expect(clockWords({ ...over, state: "declined" }, now, "en")).toEqual({
		says: "Declined after 4 hours",
		age: "6 hours old",
		isLate: false,
	});
	const held = clockWords(of({ state: "held" }), now, "en");
	expect(held).toEqual({ says: "Held: nobody works on it yet", age: "6 hours old", isLate: false });
	const late = clockWords(of({ state: "held", isLate: true }), now, "en");
	expect(late).toEqual({ says: "Held for too long: decide on it", age: "6 hours old", isLate: true });
	expect(clockWords(of({ dueAt: null }), now, "hi")).toEqual({
		says: "समय सीमा नहीं",
		age: "6 घंटे पुरानी",
		isLate: false,
	});
});
