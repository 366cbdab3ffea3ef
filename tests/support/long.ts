/** Whether every combination is looked at (npm run test:long) or each promise once (npm test). */
export const isLong = process.env.TEST_LONG === "1";

/** Chooses the values for a test to go through: all of them in test:long, a sample in the gate. */
export function sweep<Value>(all: readonly Value[], sample: readonly Value[]): readonly Value[] {
	return isLong ? all : sample;
}

/** Seed of random tests: the same in every run of the gate, new in each run of test:long. A failure prints it, and SEED= repeats it. */
export const seed = Number(process.env.SEED ?? (isLong ? Date.now() % 2 ** 31 : 40));
