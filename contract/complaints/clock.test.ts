import { describe, expect, test } from "vitest";
import { hours, minutes } from "../limits.ts";
import { beginOf, daysFrom, indianMinute } from "../moments.ts";
import { dayOff, type OfficeTimes, officeAt } from "../office.ts";
import {
	type ComplaintClock,
	dueAfter,
	isLate,
	lateFrom,
	levelAt,
	never,
	readLimit,
	reopenUntil,
	stateAt,
	termBy,
	usualOffice,
} from "./clock.ts";

const office: OfficeTimes = {
	openingHours: "Mo-Fr 10:00-13:00, Mo-Fr 14:00-17:00, Sa 10:00-14:00",
	closedSaturdays: "second",
	holidays: [
		{ date: "2026-11-08", name: "Diwali" },
		{ date: "2026-11-24", name: "Guru Nanak" },
		{ date: "2026-12-25", name: "Christmas" },
	],
};

const at = (moment: string) => beginOf(moment);
const due = (from: string, limit: string, part = 1) =>
	indianMinute(dueAfter(at(from), readLimit(limit) ?? { hours: 0 }, office, part) ?? 0);

test("a limit is hours round the clock or working days, and nothing else", () => {
	expect(readLimit("24h")).toEqual({ hours: 24 });
	expect(readLimit("30d")).toEqual({ workingDays: 30 });
	for (const wrong of ["", "24", "0h", "h", "2.5d", "-1d", "3w", "1000d", "181d", "721h"])
		expect(readLimit(wrong)).toBeUndefined();
});

test("working days are spent over the hours of the office: nights, Sundays, second Saturdays and holidays don't count", () => {
	expect(due("2026-11-27 15:00", "24h")).toBe("2026-11-28 15:00");
	// Friday at three, two working days: Saturday is a short day, and its share is as large.
	expect(due("2026-11-27 15:00", "2d")).toBe("2026-11-30 15:00");
	// At night it begins when the office opens.
	expect(due("2026-11-25 22:00", "1d")).toBe("2026-11-26 17:00");
	expect(due("2026-11-25 06:00", "1d")).toBe("2026-11-25 17:00");
	// Lunch isn't work.
	expect(due("2026-11-25 12:00", "1d", 0.5)).toBe("2026-11-25 16:00");
	// A second Saturday and a Sunday: 13 June 2026.
	expect(due("2026-06-12 10:00", "2d")).toBe("2026-06-15 17:00");
	// Over a holiday.
	expect(due("2026-11-23 17:00", "1d")).toBe("2026-11-25 17:00");
});

test("through a year, whenever it begins: the office is open or just closing when it is due, later begun is never due sooner, and so many working days lie between", () => {
	const year = Array.from({ length: 365 }, (_, index) => daysFrom("2026-04-01", index));
	for (const days of [1, 3, 15]) {
		let before = 0;
		for (const day of year) {
			for (const time of ["00:00", "09:59", "10:00", "13:30", "16:47", "17:00", "23:59"]) {
				const from = at(`${day} ${time}`);
				const moment = dueAfter(from, { workingDays: days }, office) ?? 0;
				const [dueDay = "", dueTime = ""] = indianMinute(moment).split(" ");
				const where = `${day} ${time} + ${days}d = ${dueDay} ${dueTime}`;
				expect(officeAt(indianMinute(moment - minutes(1)), office).isOpen, where).toBe(true);
				expect(moment, where).toBeGreaterThanOrEqual(before);
				before = moment;
				// As people count: the working days after that of the beginning, or with it where nothing of it was over.
				let working = 0;
				for (let each = day; each <= dueDay; each = daysFrom(each, 1)) {
					if (!dayOff(each, office)) working += 1;
				}
				expect([days, days + 1], where).toContain(working);
			}
		}
	}
});

test("without an office's hours a week has six working days of which Sunday is none", () => {
	const sunday = at("2026-11-29 12:00");
	expect(indianMinute(dueAfter(sunday, { workingDays: 1 }, usualOffice) ?? 0)).toBe("2026-11-30 17:00");
});

test("an office that doesn't work for two years promises no date, and nothing of it is ever late", () => {
	const holidays = Array.from({ length: 731 }, (_, ahead) => ({
		date: daysFrom("2026-11-25", ahead),
		name: "",
	}));
	for (const closed of [
		{ openingHours: "Mo-Sa 17:00-10:00", holidays: [] },
		{ openingHours: "Mo-Sa 10:00-10:00", holidays: [] },
		{ openingHours: "", holidays: [] },
		{ ...usualOffice, holidays },
	]) {
		expect(dueAfter(at("2026-11-25 12:00"), { workingDays: 3 }, closed)).toBeNull();
		expect(dueAfter(at("2026-11-25 12:00"), { hours: 24 }, closed)).toBe(at("2026-11-26 12:00"));
	}
	const none = { ...begun, dueAt: null, escalatesAt: null };
	expect([isLate(none, later(10_000)), levelAt(none, later(10_000)), lateFrom(none)[0]]).toEqual([
		false,
		0,
		never,
	]);
});

const arrived = at("2026-11-25 10:00");
const begun: ComplaintClock = {
	state: "assigned",
	arrivedAt: arrived,
	dueAt: arrived + hours(24),
	escalatesAt: arrived + hours(36),
	waitingSince: null,
	resumes: null,
	endedAt: null,
	closesAt: null,
	reopened: 0,
};
const later = (count: number) => arrived + hours(count);

describe("late and level", () => {
	test("it is late from due on, its head's then, and the executive officer's half the limit later", () => {
		const seen = [23.99, 24, 35.99, 36].map((count) => [
			isLate(begun, later(count)),
			levelAt(begun, later(count)),
		]);
		expect(seen).toEqual([
			[false, 0],
			[true, 1],
			[true, 1],
			[true, 2],
		]);
	});

	test("reopened, it is one level up at once, and twice reopened two", () => {
		expect([1, 2, 3].map((reopened) => levelAt({ ...begun, reopened }, later(1)))).toEqual([1, 2, 2]);
	});

	test("a question stops the clock for seven days at most, then it runs on by itself; what was late stays late", () => {
		const week = 7 * 24;
		// As it is stored: as if nobody answered.
		const asked = { state: "waiting" as const, waitingSince: later(10) };
		const waiting = { ...begun, ...asked, dueAt: later(24 + week), escalatesAt: later(36 + week) };
		const ground = { limit: { hours: 24 }, office };
		expect(termBy(waiting, later(15), ground)).toEqual({ dueAt: later(29), escalatesAt: later(41) });
		expect([177, 178].map((count) => stateAt(waiting, later(count)))).toEqual(["waiting", "assigned"]);
		expect(isLate(waiting, later(10 + 7 * 24))).toBe(false);
		expect(isLate(waiting, later(24 + 7 * 24))).toBe(true);
		const wasLate = { ...begun, ...asked, waitingSince: later(30) };
		for (const count of [30, 100, 400]) expect(isLate(wasLate, later(count))).toBe(true);
	});

	test("a list that compares moments finds the same as the clock; what is over it never finds", () => {
		for (const state of ["working", "held"] as const) {
			const clock = { ...begun, state };
			const [from, again] = lateFrom(clock);
			for (let count = 0; count < 50; count += 1) {
				expect((from ?? 0) <= later(count), `${state} ${count}`).toBe(isLate(clock, later(count)));
				expect((again ?? 0) <= later(count), `${state} ${count}`).toBe(levelAt(clock, later(count)) === 2);
			}
		}
		expect(lateFrom({ ...begun, state: "resolved" })).toEqual([null, null]);
	});

	test("what was done in time is never late afterwards, and what was done late always", () => {
		const done = { ...begun, state: "resolved" as const, endedAt: later(20), closesAt: later(200) };
		expect([isLate(done, later(500)), isLate({ ...done, endedAt: later(25) }, later(500))]).toEqual([
			false,
			true,
		]);
		expect(levelAt(done, later(500))).toBe(0);
		expect(isLate({ ...begun, state: "merged" }, later(500))).toBe(false);
	});
});

test("who says nothing is content: it closes by the clock alone, and can be reopened afterwards for as long as any other", () => {
	const done = { ...begun, state: "resolved" as const, endedAt: later(20), closesAt: later(188) };
	expect([stateAt(done, later(187)), stateAt(done, later(188))]).toEqual(["resolved", "closed"]);
	expect(reopenUntil(done, hours(10))).toBe(later(198));
	// A confirmation gives as many days as silence.
	expect(reopenUntil({ ...done, state: "closed", closesAt: later(100) }, hours(10))).toBe(later(110));
	expect(reopenUntil({ ...done, state: "declined", closesAt: null }, hours(10))).toBe(later(30));
	expect(reopenUntil(begun, hours(10))).toBeNull();
});
