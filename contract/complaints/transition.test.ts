import fc from "fast-check";
import { expect, test } from "vitest";
import { isLong, seed } from "../../tests/support/long.ts";
import { days, minutes } from "../limits.ts";
import { beginOf, daysFrom, indianMinute } from "../moments.ts";
import { dayOff, type OfficeTimes, spansOn } from "../office.ts";
import {
	type ComplaintClock,
	dueAfter,
	type Ground,
	isLate,
	lateFrom,
	levelAt,
	longestPause,
	never,
	readLimit,
	reopenUntil,
	stateAt,
	termBy,
	timeBetween,
} from "./clock.ts";
import { type Movable, type MoveName, mayMove, moveNames, openStates } from "./moves.ts";
import { arrived, transition } from "./transition.ts";

const first = "2026-10-01";
const at = beginOf;

/** Any office that works at all, and any limit of a category. */
const grounds: fc.Arbitrary<Ground> = fc.record({
	limit: fc
		.constantFrom("6h", "24h", "720h", "1d", "2d", "15d", "180d")
		.map((written) => readLimit(written) ?? { hours: 0 }),
	office: fc.record({
		openingHours: fc.constantFrom(
			"Mo-Sa 10:00-17:00",
			"Mo-Fr 10:00-13:00, Mo-Fr 14:00-17:00, Sa 10:00-12:00",
			"Tu 11:00-11:30",
			"Mo-Su 00:00-24:00",
			"Fr-Mo 20:00-24:00, Sa-Tu 00:00-02:00",
		),
		closedSaturdays: fc.constantFrom(undefined, "second" as const, "secondAndFourth" as const),
		holidays: fc
			.array(fc.nat(60), { maxLength: 40 })
			.map((ahead) => ahead.map((count) => ({ date: daysFrom(first, count), name: "" }))),
	}),
});

const steps = fc.array(
	fc.record({
		wait: fc.oneof(fc.nat(600), fc.nat(14 * 24 * 60)).map(minutes),
		choice: fc.nat(1000),
	}),
	{ maxLength: 12 },
);

/** Whether the office works at a moment, or has just ended its hours. */
function isOfficeTime(moment: number, office: OfficeTimes<unknown>): boolean {
	const [day = "", time = ""] = indianMinute(moment).split(" ");
	const works = (each: string, minute: string) =>
		!dayOff(each, office) &&
		spansOn(each, office.openingHours).some(({ from, to }) => from <= minute && minute <= to);
	return works(day, time) || (time === "00:00" && works(daysFrom(day, -1), "24:00"));
}

const count = (limit: ReturnType<typeof timeBetween>) => ("hours" in limit ? limit.hours : limit.workingDays);

/** A moment is a whole minute, and twice rounded up; the shortest day has half an hour. */
const nearly = 2.1 / 30;

interface Walk {
	clock: ComplaintClock;
	now: number;
	made: Partial<Record<MoveName, number>>;
	isProposed: boolean;
	isDiscarded: boolean;
}

function movable({ clock, now, made, isProposed, isDiscarded }: Walk): Movable {
	return {
		state: stateAt(clock, now),
		made,
		proposedBy: isProposed ? 1 : null,
		reopenUntil: reopenUntil(clock, days(15)),
		isDiscarded,
		isAsked: clock.waitingSince !== null,
	};
}

function check({ clock, now }: Walk, ground: Ground): void {
	for (const moment of [clock.dueAt, clock.escalatesAt]) {
		if (moment === null) {
			// Half an hour a week is no office for half a year of working days; whoever is held is looked at all the same.
			expect([ground.office.openingHours, ground.limit]).toEqual(["Tu 11:00-11:30", { workingDays: 180 }]);
			if (clock.state === "held") expect(clock.escalatesAt).not.toBeNull();
			continue;
		}
		expect(moment).toBeLessThanOrEqual(now + days(730) + longestPause);
		const isDay = "workingDays" in ground.limit && clock.state !== "held";
		if (isDay) expect(isOfficeTime(moment, ground.office), indianMinute(moment)).toBe(true);
	}
	const [late, again] = lateFrom(clock);
	expect(late === null).toBe(clock.state !== "held" && !openStates.some((state) => state === clock.state));
	const moments = [0, 1, 30, 24 * 60, 8 * 24 * 60, 400 * 24 * 60].map((after) => now + minutes(after));
	let level = 0;
	for (const moment of moments) {
		if (late === null) continue;
		expect((late ?? 0) <= moment).toBe(isLate(clock, moment));
		expect((again ?? 0) <= moment || clock.reopened > 1).toBe(levelAt(clock, moment) === 2);
		expect(levelAt(clock, moment)).toBeGreaterThanOrEqual(level);
		level = levelAt(clock, moment);
	}
	// Nothing that is open or held is never told to anybody.
	if (late !== null && again !== never) expect(levelAt(clock, (again ?? 0) + 1)).toBe(2);
}

/** Asserts how a move may change the promised moment. */
function compare(before: Walk, after: Walk, move: MoveName, ground: Ground): void {
	const { limit, office } = ground;
	const { now } = after;
	const [was, is] = [before.clock.dueAt, after.clock.dueAt];
	const left = (from: number, to: number) => count(timeBetween(from, to, limit, office));
	const asked = before.clock.waitingSince;
	if (move === "reopen") expect(is).toBe(dueAfter(now, limit, office, 0.5));
	else if (was === null || is === null) expect(was).toBe(is);
	else if (move === "ask" && was > now) {
		expect(Math.abs(left(now, was) - left(now + longestPause, is))).toBeLessThan(nearly);
	} else if (asked === null || was <= asked + longestPause || now >= asked + longestPause)
		expect(is).toBe(was);
	else {
		expect(is).toBeGreaterThan(now);
		expect(is).toBeLessThanOrEqual(was);
		expect(is).toBe(termBy(before.clock, now, ground).dueAt);
		expect(Math.abs(left(asked + longestPause, was) - left(now, is))).toBeLessThan(nearly);
	}
}

test("work that a question interrupts goes on as it was, after an answer and after a week of silence", () => {
	const ground: Ground = {
		limit: { hours: 24 },
		office: { openingHours: "Mo-Su 00:00-24:00", holidays: [] },
	};
	const none = { waitingSince: null, resumes: null, endedAt: null, closesAt: null, reopened: 0 };
	const received: ComplaintClock = { ...arrived(at(first), false, false, ground), ...none };
	const made = { ...ground, now: at(first), silence: days(7) };
	for (const before of [received, transition(received, "begin", made)]) {
		const waiting = transition(before, "ask", made);
		expect(stateAt(waiting, at(first))).toBe("waiting");
		expect(stateAt(waiting, at(first) + longestPause)).toBe(before.state);
		expect(transition(waiting, "answer", made)).toMatchObject({ state: before.state, resumes: null });
	}
});

test("whatever is done with a complaint, whenever, its clock counts in one unit: due while the office works, moved by what was left alone, and what waits for somebody is never forgotten", () => {
	const begins = fc.nat(30 * 24 * 60).map((after) => at(first) + minutes(after));
	const seen = new Set<string>();
	fc.assert(
		fc.property(
			grounds,
			begins,
			fc.boolean(),
			fc.boolean(),
			steps,
			(ground, begin, isHeld, isDangerous, walked) => {
				const none = { waitingSince: null, resumes: null, endedAt: null, closesAt: null, reopened: 0 };
				let walk: Walk = {
					clock: { ...arrived(begin, isHeld, isDangerous, ground), ...none },
					now: begin,
					made: {},
					isProposed: false,
					isDiscarded: false,
				};
				if (isHeld && walk.clock.dueAt !== null)
					expect(walk.clock.escalatesAt).toBeLessThanOrEqual(walk.clock.dueAt ?? 0);
				check(walk, ground);
				for (const { wait, choice } of walked) {
					const before = { ...walk, now: walk.now + wait };
					const by = { as: ["citizen", "handle", "head", "assign"] as const, id: 2 };
					const open = moveNames.filter((name) => mayMove(name, movable(before), by, before.now));
					const move = open[choice % open.length];
					if (move === undefined) break;
					const clock = transition(before.clock, move, { ...ground, now: before.now, silence: days(7) });
					walk = {
						clock,
						now: before.now,
						made: { ...before.made, [move]: (before.made[move] ?? 0) + 1 },
						isProposed: move === "propose" || (before.isProposed && move === "ask"),
						isDiscarded: move === "discard" || (before.isDiscarded && move !== "release"),
					};
					seen.add(`${move} ${before.clock.state}`);
					check(walk, ground);
					compare(before, walk, move, ground);
				}
			},
		),
		{ numRuns: isLong ? 5000 : 100, seed },
	);
	// Every move was made, the last of them also out of a question.
	for (const move of moveNames)
		expect(
			[...seen].some((each) => each.startsWith(`${move} `)),
			move,
		).toBe(true);
	for (const move of ["answer", "resolve", "propose", "withdraw", "sendOn", "merge"]) {
		expect([...seen], move).toContain(`${move} waiting`);
	}
});
