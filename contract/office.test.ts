import { expect, test } from "vitest";
import { beginOf, daysFrom } from "./moments.ts";
import { dayOff, officeAt, officeOf } from "./office.ts";

const holidays = [
	"2026-04-03",
	"2026-04-14",
	"2026-05-01",
	"2026-05-27",
	"2026-06-26",
	"2026-08-15",
	"2026-08-26",
	"2026-08-28",
	"2026-09-04",
	"2026-10-02",
	"2026-10-20",
	"2026-11-08",
	"2026-11-24",
	"2026-12-25",
	"2027-01-26",
	"2027-03-06",
	"2027-03-10",
	"2027-03-22",
	"2027-03-26",
].map((date) => ({ date, name: "Holiday" }));

const office = { openingHours: "Mo-Sa 10:00-17:00", closedSaturdays: "second", holidays } as const;

/** A year, a letter a day: worked, Sunday, second Saturday, holiday. */
const year = [
	["2026-04", "..H.S.....2S.H....S......S...."],
	["2026-05", "H.S.....2S......S......S..H...S"],
	["2026-06", "......S.....2S......S....H.S.."],
	["2026-07", "....S.....2S......S......S....."],
	["2026-08", ".S.....2S.....HS......S..H.H.S."],
	["2026-09", "...H.S.....2S......S......S..."],
	["2026-10", ".H.S.....2S......S.H....S......"],
	["2026-11", "S......H.....2S......S.H....S."],
	["2026-12", ".....S.....2S......S....H.S...."],
	["2027-01", "..S.....2S......S......S.H....S"],
	["2027-02", "......S.....2S......S......S"],
	["2027-03", ".....HS..H..2S......SH...H.S..."],
] as const;

const letters = { holiday: "H", saturday: "2", weekday: "S" };

const days = year.flatMap(([month, letters]) =>
	[...letters].map((letter, place) => ({ day: daysFrom(`${month}-01`, place), letter })),
);

test("a year of days: what is free and why, to the minute, and when it opens again", () => {
	for (const [place, { day, letter }] of days.entries()) {
		const off = dayOff(day, office);
		expect(off ? letters[off.why] : ".", day).toBe(letter);
		const next = days.slice(place + 1).find(({ letter }) => letter === ".")?.day;
		const states = ["00:00", "09:59", "10:00", "16:59", "17:00", "23:59"].map((time) =>
			officeAt(`${day} ${time}`, office),
		);
		expect(
			states.map(({ isOpen }) => isOpen),
			day,
		).toEqual([0, 0, 1, 1, 0, 0].map((open) => open === 1 && !off));
		if (!next) continue;
		const today = (time: string) => (off ? `${next} 10:00` : `${day} ${time}`);
		expect(
			states.map(({ until }) => until),
			day,
		).toEqual([
			today("10:00"),
			today("10:00"),
			today("17:00"),
			today("17:00"),
			`${next} 10:00`,
			`${next} 10:00`,
		]);
	}
});

test.each([
	[
		"lunch lies between two spans of a day",
		"Mo-Fr 10:00-13:30, Mo-Fr 14:00-17:00",
		"2026-11-27 13:30",
		false,
		"2026-11-27 14:00",
		"lunch",
	],
	[
		"and before the first it is only early",
		"Mo-Fr 10:00-13:30, Mo-Fr 14:00-17:00",
		"2026-11-27 09:00",
		false,
		"2026-11-27 10:00",
		undefined,
	],
	[
		"Saturdays may be shorter",
		"Mo-Fr 10:00-17:00, Sa 10:00-13:00",
		"2026-11-28 13:00",
		false,
		"2026-11-30 10:00",
		undefined,
	],
	[
		"a week may begin on a Sunday and end over the turn of it",
		"Sa-Mo 08:00-12:00",
		"2026-11-29 09:00",
		true,
		"2026-11-29 12:00",
		undefined,
	],
	[
		"a day may last until midnight",
		"Mo-Su 06:00-24:00",
		"2026-11-29 23:59",
		true,
		"2026-11-29 24:00",
		undefined,
	],
	["who has no hours is closed for good", "", "2026-11-27 11:00", false, undefined, "weekday"],
] as const)("%s", (_, openingHours, now, isOpen, until, why) => {
	const state = officeAt(now, { openingHours, holidays: [] });
	expect([state.isOpen, state.until, state.because?.why]).toEqual([isOpen, until, why]);
	if (until) expect(beginOf(until)).toBeGreaterThan(beginOf(now));
});

test("a holiday goes before a free Saturday and a Sunday, the fourth Saturday is free where the council says so", () => {
	const diwali = { date: "2026-11-08", name: "Diwali" };
	expect(dayOff("2026-11-08", { ...office, holidays: [diwali] })).toEqual({ why: "holiday", name: "Diwali" });
	expect(dayOff("2026-11-28", office)).toBeUndefined();
	expect(dayOff("2026-11-28", { ...office, closedSaturdays: "secondAndFourth" })).toEqual({
		why: "saturday",
		week: 4,
	});
});

test("a council that doesn't say its hours for programs has no office to ask about", () => {
	expect(officeOf({}, holidays)).toBeUndefined();
});
