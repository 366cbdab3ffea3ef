/** Whether two lists have the same items in the same order. */
export function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
	return one.length === other.length && one.every((item, place) => item === other[place]);
}
