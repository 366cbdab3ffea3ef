import type { Read } from "#contract/content/kinds.ts";
import { memo } from "#contract/memo.ts";
import { isOut, type Reading } from "./reading.ts";

export type Correction = Read<"corrections">[number];

/**
 * Maps each notice's number to its corrections, the newest first, without those of later days.
 * Cached, since lists ask for each row.
 */
export const correctionsIn = memo((reading: Reading): ReadonlyMap<number, readonly Correction[]> => {
	const all = reading.door
		.read("corrections", reading.lang)
		.filter((correction) => isOut(correction, reading))
		.toSorted((one, other) => other.date.localeCompare(one.date) || other.id - one.id);
	return Map.groupBy(all, ({ notice }) => notice);
});
