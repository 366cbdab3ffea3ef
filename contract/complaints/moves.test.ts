import { expect, test } from "vitest";
import {
	complaintStateNames,
	type Movable,
	type Mover,
	mayMove,
	moveFields,
	moveNames,
	moveOf,
	movesFor,
	neededFields,
	openStates,
} from "./moves.ts";

const complaint: Movable = {
	state: "assigned",
	made: {},
	proposedBy: null,
	reopenUntil: null,
	isDiscarded: false,
	isAsked: false,
};
const movers: readonly Mover[] = ["citizen", "handle", "head", "assign"];

test("from every state, each mover may make exactly the moves of the table", () => {
	const seen = Object.fromEntries(
		complaintStateNames.map((state) => [
			state,
			Object.fromEntries(
				movers.map((as) => [as, movesFor({ ...complaint, state, reopenUntil: 10 }, { as: [as], id: 1 }, 5)]),
			),
		]),
	);
	const onOpen = { handle: [], head: ["sendOn"], assign: ["sendOn", "merge"], citizen: ["withdraw"] };
	const onDone = {
		handle: [],
		head: ["check", "reopen"],
		assign: ["check", "reopen"],
		citizen: ["reopen"],
	};
	const none = { citizen: [], handle: [], head: [], assign: [] };
	expect(seen).toEqual({
		assigned: {
			...onOpen,
			handle: ["begin", "ask", "resolve", "propose"],
			assign: ["sendOn", "propose", "merge"],
		},
		working: { ...onOpen, handle: ["ask", "resolve", "propose"], assign: ["sendOn", "propose", "merge"] },
		waiting: {
			...onOpen,
			citizen: ["answer", "withdraw"],
			handle: ["resolve", "propose"],
			assign: ["sendOn", "propose", "merge"],
		},
		resolved: { ...onDone, citizen: ["confirm", "reopen"] },
		closed: onDone,
		declined: { ...onDone, head: ["reopen"], assign: ["reopen"] },
		merged: { ...none, assign: ["unmerge"] },
		withdrawn: none,
		held: { ...none, assign: ["release", "discard"] },
	});
});

test("nobody declines what they have proposed themselves, and nothing that nobody has proposed", () => {
	const by = (id: number) => ({ as: ["handle", "assign"] as const, id });
	expect(mayMove("decline", complaint, by(1), 0)).toBe(false);
	const proposed = { ...complaint, proposedBy: 1 };
	expect([1, 2].map((id) => mayMove("decline", proposed, by(id), 0))).toEqual([false, true]);
	expect(mayMove("propose", proposed, by(2), 0)).toBe(false);
});

test("a department asks once, a citizen reopens twice and within the days, who sorts whenever it is needed", () => {
	expect(mayMove("ask", { ...complaint, made: { ask: 1 } }, { as: ["handle"] }, 0)).toBe(false);
	const closed: Movable = { ...complaint, state: "closed", made: { reopen: 2 }, reopenUntil: 10 };
	expect(mayMove("reopen", closed, { as: ["citizen"] }, 5)).toBe(false);
	expect(mayMove("reopen", { ...closed, made: { reopen: 1 } }, { as: ["citizen"] }, 5)).toBe(true);
	expect(mayMove("reopen", { ...closed, made: {} }, { as: ["citizen"] }, 10)).toBe(false);
	expect(mayMove("reopen", closed, { as: ["assign"], id: 1 }, 500)).toBe(true);
});

test("a question can be answered also when its week is over and the department goes on", () => {
	const may = (isAsked: boolean) => mayMove("answer", { ...complaint, isAsked }, { as: ["citizen"] }, 0);
	expect([may(true), may(false)]).toEqual([true, false]);
});

test("a move asks for proof only where the category does, every field has its words, and what stops the clock isn't open", () => {
	expect(neededFields("resolve", true)).toEqual(["words", "proof"]);
	expect(neededFields("resolve", false)).toEqual(["words"]);
	for (const name of moveNames) {
		const { needs, may = [], clock, to } = moveOf(name);
		for (const field of [...needs, ...may])
			expect(moveFields[field].hi, name).toMatch(/\p{Script=Devanagari}/u);
		if (clock === "stops" && to) expect(openStates, name).not.toContain(to);
	}
});
