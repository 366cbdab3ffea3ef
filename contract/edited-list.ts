/** Global symbol, as the server and the site's bundle each have a copy of this module. */
const key = Symbol.for("palika.editedFrom");

interface Step<Item> {
	readonly from: WeakRef<readonly Item[]>;
	readonly gone: readonly Item[];
	readonly come: readonly Item[];
}

const mostSteps = 64;

export function editedFrom<Item>(
	list: Item[],
	from: readonly Item[],
	{ gone, come }: Pick<Step<Item>, "gone" | "come">,
): readonly Item[] {
	const step: Step<Item> = { from: new WeakRef(from), gone, come };
	return Object.freeze(Object.defineProperty(list, key, { value: step }));
}

function stepOf<Item>(list: readonly Item[]): Step<Item> | undefined {
	return (list as { readonly [key]?: Step<Item> })[key];
}

export function isEdited(list: readonly unknown[], before: readonly unknown[]): boolean {
	const step = stepOf(list);
	return step?.from.deref() === before && step.gone.length + step.come.length > 0;
}

/**
 * Lists items removed and added since another list; if edits made one from the other, they are known without a
 * comparison.
 */
export function differenceOf<Item>(list: readonly Item[], before: readonly Item[]) {
	if (list === before) return { gone: [], come: [] };
	const step = stepOf(list);
	if (step?.from.deref() === before) return step;
	const [here, there] = [new Set(list), new Set(before)];
	return { gone: before.filter((item) => !here.has(item)), come: list.filter((item) => !there.has(item)) };
}

/** Sorts lists, each once; one made from a sorted list costs only its edits. @param compare tells any two items of a list apart */
export function sorter<Item>(
	compare: (one: Item, other: Item) => number,
): (list: readonly Item[]) => readonly Item[] {
	const known = new WeakMap<readonly Item[], readonly Item[]>();
	return (list) => {
		const steps: Step<Item>[] = [];
		let from: readonly Item[] | undefined = list;
		while (from && !known.has(from) && steps.length < mostSteps) {
			const step: Step<Item> | undefined = stepOf(from);
			if (step) steps.push(step);
			from = step?.from.deref();
		}
		const sorted = from && known.get(from);
		const made = sorted ? followed(sorted, steps.reverse(), compare) : list.toSorted(compare);
		known.set(list, made);
		return made;
	};
}

function followed<Item>(
	sorted: readonly Item[],
	steps: readonly Step<Item>[],
	compare: (one: Item, other: Item) => number,
): readonly Item[] {
	if (steps.length === 0) return sorted;
	const copy = [...sorted];
	for (const { gone, come } of steps) {
		for (const item of gone)
			copy.splice(
				firstPlace(copy, (each) => compare(each, item) >= 0),
				1,
			);
		for (const item of come)
			copy.splice(
				firstPlace(copy, (each) => compare(each, item) >= 0),
				0,
				item,
			);
	}
	return copy;
}

export function firstPlace<Item>(list: readonly Item[], holds: (item: Item) => boolean): number {
	let [from, to] = [0, list.length];
	while (from < to) {
		const middle = (from + to) >> 1;
		if (holds(list[middle] as Item)) to = middle;
		else from = middle + 1;
	}
	return from;
}
