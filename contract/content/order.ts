import { type DeskKind, deskKind } from "./desk.ts";
import { orderKey, type Row } from "./row.ts";

export function orderIn(row: unknown): readonly string[] | undefined {
	const keys = (row as Row | null | undefined)?.[orderKey];
	return Array.isArray(keys) ? keys.map(String) : undefined;
}

export function asReadersSee(kind: DeskKind, keys: readonly string[]): readonly string[] {
	return deskKind(kind).order === "lastFirst" ? keys.toReversed() : keys;
}

/** Applies staff's order. Unnamed keys follow, or precede if new ones come first. @param keys in the table's own order @param order as readers see it */
export function inOrder(kind: DeskKind, keys: readonly string[], order: readonly string[]) {
	const known = new Set(keys);
	const named = new Set(asReadersSee(kind, order).filter((key) => known.has(key)));
	const rest = keys.filter((key) => !named.has(key));
	return deskKind(kind).order === "newFirst" ? [...rest.toReversed(), ...named] : [...named, ...rest];
}

/** The same for a list in the readers' order. @param keys as readers see them */
export function shownInOrder(kind: DeskKind, keys: readonly string[], order: readonly string[]) {
	return asReadersSee(kind, inOrder(kind, asReadersSee(kind, keys), order));
}
