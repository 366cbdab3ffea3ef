import { isDeepStrictEqual } from "node:util";

/** Whether two lists have the same items in the same order. */
export function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
	return one.length === other.length && one.every((item, place) => item === other[place]);
}

/** The earlier of two values that are equal: whoever asks whether something has changed compares objects. */
export function unlessEqual<Value>(before: Value | undefined, now: Value): Value {
	return before !== undefined && isDeepStrictEqual(before, now) ? before : now;
}
