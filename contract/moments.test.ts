import { expect, test } from "vitest";
import { beginOf, endOf, indianDay, momentForm } from "./moments.ts";

test("a day begins and ends at midnight in India, wherever the server stands", () => {
	expect(new Date(beginOf("2026-11-21")).toISOString()).toBe("2026-11-20T18:30:00.000Z");
	expect(new Date(endOf("2026-11-21")).toISOString()).toBe("2026-11-21T18:30:00.000Z");
});

test("a time of day is that very moment, at the beginning as at the end", () => {
	expect(new Date(beginOf("2026-11-21 06:00")).toISOString()).toBe("2026-11-21T00:30:00.000Z");
	expect(endOf("2026-11-21 06:00")).toBe(beginOf("2026-11-21 06:00"));
	expect(endOf("2026-11-21 06:00:30") - endOf("2026-11-21 06:00")).toBe(30_000);
});

test("the day changes at midnight in India, whatever the machine's own zone", () => {
	expect(indianDay(Date.parse("2026-10-12T23:59:59+05:30"))).toBe("2026-10-12");
	expect(indianDay(Date.parse("2026-10-13T00:00:00+05:30"))).toBe("2026-10-13");
	expect(indianDay(Date.parse("2026-12-31T18:30:00Z"))).toBe("2027-01-01");
});

test.each(["21-11-2026", "2026-11-21 6:00", "2026-11-21T06:00", "tomorrow"])("%s is none", (text) => {
	expect(momentForm.test(text)).toBe(false);
});
