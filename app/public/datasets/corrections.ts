import type { Read } from "#contract/content/kinds.ts";
import { isOut, type Reading } from "./reading.ts";

export type Correction = Read<"corrections">[number];

/** A list asks once for each of its rows. */
const known = new WeakMap<Reading, ReadonlyMap<number, readonly Correction[]>>();

/** What was changed in each notice, by its number, the newest first; one with a later date waits for its day. */
export function correctionsIn(reading: Reading): ReadonlyMap<number, readonly Correction[]> {
	const seen = known.get(reading);
	if (seen) return seen;
	const all = reading.door
		.read("corrections", reading.lang)
		.filter((correction) => isOut(correction, reading))
		.toSorted((one, other) => other.date.localeCompare(one.date) || other.id - one.id);
	const byNotice = Map.groupBy(all, ({ notice }) => notice);
	known.set(reading, byNotice);
	return byNotice;
}
