import { expect, test } from "vitest";
import { dayAndTime, dayHeading, momentInWords, timeOfDay } from "./dates.ts";

const now = new Date("2026-11-21T10:00:00+05:30");

test.each([
	["today", "2026-11-21T00:05:00+05:30", "Today, 00:05", "आज, 00:05"],
	[
		"yesterday, though in London it is still today",
		"2026-11-20T23:59:00+05:30",
		"Yesterday, 23:59",
		"कल, 23:59",
	],
	["an earlier day of this year", "2026-09-18T12:31:00+05:30", "18 Sept, 12:31", "18 सित॰, 12:31"],
	["a day of another year", "2025-06-18T16:05:00+05:30", "18 Jun 2025, 16:05", "18 जून 2025, 16:05"],
	[
		"a moment that the server's clock is ahead of",
		"2026-11-22T00:01:00+05:30",
		"22 Nov, 00:01",
		"22 नव॰, 00:01",
	],
])("%s is said in Indian time", (_, moment, english, hindi) => {
	expect(dayAndTime(new Date(moment), now, "en")).toBe(english);
	expect(dayAndTime(new Date(moment), now, "hi")).toBe(hindi);
});

test("a day is named over its lines, and a line has the time alone", () => {
	const night = new Date("2026-11-20T23:59:00+05:30");
	expect(dayHeading(night, now, "en")).toBe("Yesterday, 20 November 2026");
	expect(dayHeading(now, now, "hi")).toBe("आज, 21 नवंबर 2026");
	expect(dayHeading(new Date("2025-09-05T10:00:00+05:30"), now, "en")).toBe("5 September 2025");
	expect(timeOfDay(night, "hi")).toBe("23:59");
});

test.each([
	["2026-11-07", "Saturday, 7 November 2026", "शनिवार, 7 नवंबर 2026"],
	["2026-11-07T18:05", "Saturday, 7 November 2026, 6:05 pm", "शनिवार, 7 नवंबर 2026, शाम 6:05 बजे"],
	["2026-11-07T00:30", "Saturday, 7 November 2026, 12:30 am", "शनिवार, 7 नवंबर 2026, रात 12:30 बजे"],
	["", "", ""],
])("the field for a day that holds “%s” says it by name", (typed, english, hindi) => {
	expect(momentInWords(typed, "en")).toBe(english);
	expect(momentInWords(typed, "hi")).toBe(hindi);
});
