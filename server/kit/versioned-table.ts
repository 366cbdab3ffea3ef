import { editedFrom, firstPlace } from "#contract/edited-list.ts";

/** A step between tables: a key is removed, inserted or, as both, changed. */
export interface Edit {
	readonly at: number;
	readonly key: string;
	readonly goes: boolean;
	readonly comes: boolean;
}

/** List after some edits, of which only new items are built; an unchanged list keeps its identity. */
export function edited<Item>(
	list: readonly Item[],
	edits: readonly Edit[],
	make: (key: string, before: Item | undefined) => Item,
): readonly Item[] {
	const copy = [...list];
	const gone: Item[] = [];
	const come: Item[] = [];
	for (const { at, key, goes, comes } of edits) {
		const before = goes ? copy[at] : undefined;
		const now = comes ? make(key, before) : undefined;
		if (goes && comes && before === now) continue;
		copy.splice(at, Number(goes), ...(comes ? [now as Item] : []));
		if (goes) gone.push(before as Item);
		if (comes) come.push(now as Item);
	}
	if (gone.length + come.length === 0) return list;
	return editedFrom(copy, list, { gone, come });
}

export type RankOf<Value> = (key: string, value: Value) => number | string;

abstract class OrderedMap<Value> implements ReadonlyMap<string, Value> {
	abstract readonly size: number;
	abstract get(key: string): Value | undefined;
	abstract keys(): MapIterator<string>;

	has(key: string): boolean {
		return this.get(key) !== undefined;
	}

	*values(): MapIterator<Value> {
		for (const key of this.keys()) yield this.get(key) as Value;
	}

	*entries(): MapIterator<[string, Value]> {
		for (const key of this.keys()) yield [key, this.get(key) as Value];
	}

	[Symbol.iterator](): MapIterator<[string, Value]> {
		return this.entries();
	}

	forEach(tell: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void): void {
		for (const [key, value] of this) tell(value, key, this);
	}
}

export class TableView<From, Value> extends OrderedMap<Value> {
	readonly #table: ReadonlyMap<string, From>;
	readonly #make: (value: From, key: string) => Value;

	constructor(table: ReadonlyMap<string, From>, make: (value: From, key: string) => Value) {
		super();
		this.#table = table;
		this.#make = make;
	}

	get size(): number {
		return this.#table.size;
	}

	get(key: string): Value | undefined {
		const value = this.#table.get(key);
		return value === undefined ? undefined : this.#make(value, key);
	}

	keys(): MapIterator<string> {
		return this.#table.keys();
	}

	get inOrder(): readonly string[] {
		return this.#table instanceof VersionedTable ? this.#table.inOrder : [...this.keys()];
	}

	placeOf(key: string): number {
		return (this.#table as VersionedTable<From>).placeOf(key);
	}

	/** Keys whose values may differ from another view's; undefined if any may. */
	changedSince(other: TableView<From, Value>): readonly string[] | undefined {
		const isAlike = this.#table instanceof VersionedTable && this.#make === other.#make;
		return isAlike ? this.#table.changedSince(other.#table) : undefined;
	}
}

interface Log {
	readonly keys: string[];
	/** Count of changes before the first of these keys. */
	dropped: number;
}

const mostLogged = 20_000;

/** Values by key with cheap changed copies: the last read version holds the map, others their differences (decision 65). */
export class VersionedMap<Value> {
	#held: Map<string, Value> | undefined;
	#other: VersionedMap<Value> | undefined;
	#different: ReadonlyMap<string, Value | undefined> = new Map();

	/** @param values of this version, or of another one, corrected by `different` */
	constructor(
		values: Map<string, Value> | VersionedMap<Value>,
		different?: ReadonlyMap<string, Value | undefined>,
	) {
		if (values instanceof Map) this.#held = values;
		else this.#other = values;
		if (different) this.#different = different;
	}

	get(key: string): Value | undefined {
		return this.held().get(key);
	}

	held(): Map<string, Value> {
		const chain: VersionedMap<Value>[] = [];
		for (let each: VersionedMap<Value> = this; !each.#held; each = each.#other as VersionedMap<Value>)
			chain.push(each);
		for (const each of chain.reverse()) each.#takeOver();
		return this.#held as Map<string, Value>;
	}

	#takeOver(): void {
		const other = this.#other as VersionedMap<Value>;
		const held = other.#held as Map<string, Value>;
		const undo = new Map([...this.#different.keys()].map((key) => [key, held.get(key)]));
		for (const [key, value] of this.#different) {
			if (value === undefined) held.delete(key);
			else held.set(key, value);
		}
		[other.#held, other.#other, other.#different] = [undefined, this, undo];
		[this.#held, this.#other, this.#different] = [held, undefined, new Map()];
	}
}

export class VersionedTable<Value> extends OrderedMap<Value> {
	readonly inOrder: readonly string[];
	readonly #rankOf: RankOf<Value>;
	readonly #values: VersionedMap<Value>;
	#made: { readonly from: WeakRef<VersionedTable<Value>>; readonly edits: readonly Edit[] } | undefined;
	/** Changes of all versions, and how many precede this one. */
	readonly #log: Log;
	readonly #logged: number;

	private constructor(
		keys: readonly string[],
		rankOf: RankOf<Value>,
		values: VersionedMap<Value>,
		log?: Log,
	) {
		super();
		this.#log = log ?? { keys: [], dropped: 0 };
		this.#logged = this.#log.dropped + this.#log.keys.length;
		this.inOrder = keys;
		this.#rankOf = rankOf;
		this.#values = values;
	}

	/** @param rankOf equal ranks keep their order */
	static of<Value>(values: Iterable<readonly [string, Value]>, rankOf: RankOf<Value>): VersionedTable<Value> {
		const ranked = [...values].map(([key, value]) => ({ key, value, rank: rankOf(key, value) }));
		ranked.sort((one, other) => (one.rank < other.rank ? -1 : Number(one.rank > other.rank)));
		const held = new Map(ranked.map(({ key, value }) => [key, value]));
		return new VersionedTable([...held.keys()], rankOf, new VersionedMap(held));
	}

	get size(): number {
		return this.inOrder.length;
	}

	get(key: string): Value | undefined {
		return this.#values.get(key);
	}

	keys(): MapIterator<string> {
		return this.inOrder.values();
	}

	placeOf(key: string): number {
		return placeIn(this.inOrder, key, (each) => this.#rankOf(each, this.get(each) as Value));
	}

	/** Keys that may have changed since `other`, from which this version was made; undefined if any may. */
	changedSince(other: unknown): readonly string[] | undefined {
		if (!(other instanceof VersionedTable) || other.#log !== this.#log) return undefined;
		const { keys, dropped } = this.#log;
		return other.#logged < dropped ? undefined : [...new Set(keys.slice(other.#logged - dropped))];
	}

	/** Edits from another table; undefined if not made from it. */
	editsSince(other: VersionedTable<Value>): readonly Edit[] | undefined {
		if (other === this) return [];
		return this.#made?.from.deref() === other ? this.#made.edits : undefined;
	}

	with(changes: ReadonlyMap<string, Value | undefined>): VersionedTable<Value> {
		const keys = [...this.inOrder];
		const edits: Edit[] = [];
		const now = new Map<string, Value | undefined>();
		const rankAt = (key: string) => this.#rankOf(key, (now.has(key) ? now.get(key) : this.get(key)) as Value);
		for (const [key, value] of changes) {
			const before = this.get(key);
			if (before === value) continue;
			const place = before === undefined ? undefined : placeIn(keys, key, rankAt);
			const rank = value === undefined ? undefined : this.#rankOf(key, value);
			const stays = place !== undefined && rank === rankAt(key);
			if (place !== undefined) edits.push({ at: place, key, goes: true, comes: stays });
			if (place !== undefined && !stays) keys.splice(place, 1);
			now.set(key, value);
			if (stays || rank === undefined) continue;
			const at = firstPlace(keys, (each) => rankAt(each) > rank);
			keys.splice(at, 0, key);
			edits.push({ at, key, goes: false, comes: true });
		}
		if (edits.length === 0) return this;
		this.#log.keys.push(...now.keys());
		if (this.#log.keys.length > mostLogged)
			this.#log.dropped += this.#log.keys.splice(0, mostLogged / 2).length;
		const next = new VersionedTable(keys, this.#rankOf, new VersionedMap(this.#values, now), this.#log);
		next.#made = { from: new WeakRef(this), edits };
		return next;
	}
}

function placeIn(keys: readonly string[], key: string, rankAt: (key: string) => number | string): number {
	const rank = rankAt(key);
	return keys.indexOf(
		key,
		firstPlace(keys, (each) => rankAt(each) >= rank),
	);
}
