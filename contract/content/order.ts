import { type DeskKind, deskKind } from "./desk.ts";
import { orderKey, type Row } from "./row.ts";

/** The keys that a row says are in order; undefined where it is none that says so. */
export function orderIn(row: unknown): readonly string[] | undefined {
	const keys = (row as Row | null | undefined)?.[orderKey];
	return Array.isArray(keys) ? keys.map(String) : undefined;
}

/**
 * The keys of a table's rows as readers see them one after the other, or of what readers see as the table has it: the one is the other
 * from behind where readers see the last row first.
 */
export function asReadersSee(kind: DeskKind, keys: readonly string[]): readonly string[] {
	return deskKind(kind).order === "lastFirst" ? keys.toReversed() : keys;
}

/**
 * The keys of a table's rows in the order that staff have given them. What it doesn't name keeps its place after the rest, which is
 * before it where readers see what is new first.
 *
 * @param keys in the table's own order
 * @param order in the order in which readers see them
 */
export function inOrder(
	kind: DeskKind,
	keys: readonly string[],
	order: readonly string[],
): readonly string[] {
	const known = new Set(keys);
	const named = new Set(asReadersSee(kind, order).filter((key) => known.has(key)));
	const rest = keys.filter((key) => !named.has(key));
	return deskKind(kind).order === "newFirst" ? [...rest.toReversed(), ...named] : [...named, ...rest];
}

/**
 * The same for a list that readers see from its beginning to its end.
 *
 * @param keys as readers see them
 */
export function shownInOrder(
	kind: DeskKind,
	keys: readonly string[],
	order: readonly string[],
): readonly string[] {
	return asReadersSee(kind, inOrder(kind, asReadersSee(kind, keys), order));
}
