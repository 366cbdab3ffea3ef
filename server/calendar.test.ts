import { expect, test } from "vitest";
import { daysFrom, indianCalendar, indianDay } from "./calendar.ts";

test("the day begins at midnight in India, whatever the machine's own zone", () => {
	expect(indianDay(Date.parse("2026-10-12T23:59:59+05:30"))).toBe("2026-10-12");
	expect(indianDay(Date.parse("2026-10-13T00:00:00+05:30"))).toBe("2026-10-13");
	expect(indianDay(Date.parse("2026-12-31T18:30:00Z"))).toBe("2027-01-01");
});

test("days are counted forward and back, across months and leap years", () => {
	expect(daysFrom("2026-10-31", 1)).toBe("2026-11-01");
	expect(daysFrom("2028-03-01", -1)).toBe("2028-02-29");
	expect(daysFrom("2026-11-21", 0)).toBe("2026-11-21");
});

test("today is asked of the clock", () => {
	expect([indianDay(Date.now() - 1000), indianDay(Date.now())]).toContain(indianCalendar());
});
