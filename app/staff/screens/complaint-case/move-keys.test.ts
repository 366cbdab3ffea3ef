import { expect, test } from "vitest";
import { complaintStateNames, type Mover, movesFor } from "#contract/complaints/moves.ts";
import { keyOf } from "./move-keys.ts";

const staff: readonly Mover[] = ["handle", "head", "assign"];
const own = 1;

test.each(
	complaintStateNames.flatMap((state) =>
		[null, own, 2].flatMap((proposedBy) => [true, false].map((isAsked) => ({ state, proposedBy, isAsked }))),
	),
)("no two moves open in $state, proposed by $proposedBy, share a key, nor have one that steps", (facts) => {
	const complaint = { ...facts, made: {}, reopenUntil: null, isDiscarded: false };
	const keys = movesFor(complaint, { as: staff, id: own }, 0).map(keyOf);
	expect([...new Set(keys)]).toEqual(keys);
	for (const step of ["j", "k", "/", "?"]) expect(keys).not.toContain(step);
});
