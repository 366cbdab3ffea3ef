/** Makes something of an object once, until nobody holds the object any more. What else goes in must not change what comes out. */
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
