import { isDeepStrictEqual } from "node:util";

export function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
	return one.length === other.length && one.every((item, place) => item === other[place]);
}

/** Returns the earlier of two equal values, so that callers can compare by identity. */
export function unlessEqual<Value>(before: Value | undefined, now: Value): Value {
	return before !== undefined && isDeepStrictEqual(before, now) ? before : now;
}
