/** Computes something from an object once, as long as the object lives. Further arguments must not change the result. */
export function memo<Key extends object, Made, More extends readonly unknown[]>(
	make: (key: Key, ...more: More) => Made,
): (key: Key, ...more: More) => Made {
	const known = new WeakMap<Key, Made>();
	return (key, ...more) => {
		const before = known.get(key);
		if (before !== undefined || known.has(key)) return before as Made;
		const made = make(key, ...more);
		known.set(key, made);
		return made;
	};
}
