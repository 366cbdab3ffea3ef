import {
	type ComplaintClock,
	dueAfter,
	type Ground,
	longestPause,
	shifted,
	termBy,
	termOf,
} from "./clock.ts";
import { type MoveName, moveOf } from "./moves.ts";

export interface Circumstances extends Ground {
	readonly now: number;
	/** Silence after which a resolved one closes, milliseconds. */
	readonly silence: number;
}

/** Clock after an allowed move (moves.ts), each of which ends an open question. */
export function transition(before: ComplaintClock, move: MoveName, made: Circumstances): ComplaintClock {
	const { now, limit, office, silence } = made;
	const { to, clock } = moveOf(move);
	// An office without hours promised nothing at arrival; it may have some by now.
	const isUnpromised = to && before.dueAt === null && before.endedAt === null;
	const { dueAt, escalatesAt } = isUnpromised ? termOf(before.arrivedAt, made) : termBy(before, now, made);
	const state = to ?? (before.state === "waiting" ? (before.resumes ?? "assigned") : before.state);
	const after = { ...before, dueAt, escalatesAt, state, waitingSince: null, resumes: null };
	if (clock === "pauses")
		return {
			...after,
			...shifted(after, now, now + longestPause, made),
			waitingSince: now,
			resumes: before.state,
		};
	if (clock === "half") {
		const half = termOf(now, made, 0.5);
		return { ...after, ...half, endedAt: null, closesAt: null, reopened: before.reopened + 1 };
	}
	if (move === "release")
		return { ...after, escalatesAt: dueAt === null ? null : dueAfter(dueAt, limit, office, 0.5) };
	if (move === "confirm") return { ...after, closesAt: now };
	if (clock !== "stops" || !to) return after;
	return { ...after, endedAt: now, ...(move === "resolve" && { closesAt: now + silence }) };
}

/** Clock at arrival. @param dangerous whether it can't wait for a held report's check */
export function arrived(
	now: number,
	isHeld: boolean,
	dangerous: boolean,
	ground: Ground,
): Pick<ComplaintClock, "state" | "arrivedAt" | "dueAt" | "escalatesAt"> {
	const term = termOf(now, ground);
	if (!isHeld) return { state: "assigned", arrivedAt: now, ...term };
	const lookedAtBy = dangerous ? now : termOf(now, ground, 0.5).dueAt;
	return { state: "held", arrivedAt: now, dueAt: term.dueAt, escalatesAt: lookedAtBy ?? now };
}
