import { expect, test } from "vitest";
import { daysFrom, indianDay } from "#contract/moments.ts";
import { indianCalendar } from "./calendar.ts";

test("days are counted forward and back, across months and leap years", () => {
	expect(daysFrom("2026-10-31", 1)).toBe("2026-11-01");
	expect(daysFrom("2028-03-01", -1)).toBe("2028-02-29");
	expect(daysFrom("2026-11-21", 0)).toBe("2026-11-21");
});

test("today follows the clock", () => {
	expect([indianDay(Date.now() - 1000), indianDay(Date.now())]).toContain(indianCalendar());
});
