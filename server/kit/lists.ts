/** Whether two lists have the same items in the same order. */
export function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
	return one.length === other.length && one.every((item, place) => item === other[place]);
}

/**
 * What was found last of a list: several look for the same of it. It doesn't hold the earlier list, or each would hold the one before
 * it, and none would ever be let go.
 */
const found = new WeakMap<
	readonly unknown[],
	{ readonly before: WeakRef<readonly unknown[]>; readonly places: readonly number[] | undefined }
>();

/**
 * Where a list has other items than an earlier one: of ten thousand rows a publishing changes one, and whatever is made of the others
 * can stay. Neither list may be changed afterwards.
 *
 * @returns undefined where items are gone or have moved
 */
export function changedPlaces(
	before: readonly unknown[],
	now: readonly unknown[],
): readonly number[] | undefined {
	const known = found.get(now);
	if (known?.before.deref() === before) return known.places;
	const places = placesOfOthers(before, now);
	found.set(now, { before: new WeakRef(before), places });
	return places;
}

function placesOfOthers(before: readonly unknown[], now: readonly unknown[]): number[] | undefined {
	if (now.length < before.length || now[before.length - 1] !== before.at(-1)) return undefined;
	const places: number[] = [];
	for (let place = 0; place < now.length; place += 1) {
		if (now[place] !== before[place]) places.push(place);
	}
	return places;
}

/**
 * Makes something of each object of a list; what was made of the same objects of an earlier list stays.
 *
 * @param before that list, and what was made of it
 */
export function remake<Item extends object, Made>(
	items: readonly Item[],
	make: (item: Item) => Made,
	before: { readonly items: readonly Item[]; readonly made: readonly Made[] } | undefined,
): Made[] {
	if (!before) return items.map(make);
	const places = changedPlaces(before.items, items);
	if (!places) {
		const known = new Map(before.items.map((item, place) => [item, place]));
		return items.map((item) => {
			const place = known.get(item);
			return place === undefined ? make(item) : (before.made[place] as Made);
		});
	}
	const made = [...before.made];
	for (const place of places) made[place] = make(items[place] as Item);
	return made;
}
