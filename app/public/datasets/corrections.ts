import type { Read } from "#contract/content/kinds.ts";
import { memo } from "#contract/memo.ts";
import { isOut, type Reading } from "./reading.ts";

export type Correction = Read<"corrections">[number];

/**
 * What was changed in each notice, by its number, the newest first; one with a later date waits for its day. A list asks once for each
 * of its rows.
 */
export const correctionsIn = memo((reading: Reading): ReadonlyMap<number, readonly Correction[]> => {
	const all = reading.door
		.read("corrections", reading.lang)
		.filter((correction) => isOut(correction, reading))
		.toSorted((one, other) => other.date.localeCompare(one.date) || other.id - one.id);
	return Map.groupBy(all, ({ notice }) => notice);
});
