import { type Content, type ContentKind, kinds } from "#contract/content/kinds.ts";
import { languages, type Text } from "#contract/language.ts";

/** A value with its place for clerks: `tables/wards.csv, 7, name`. */
export interface Placed<Value> {
	readonly place: string;
	readonly value: Value;
}

export function filesOf(content: Content): Placed<unknown>[] {
	return (Object.keys(kinds) as ContentKind[]).flatMap((kind) => {
		const { file, form } = kinds[kind];
		const value = content[kind];
		if (value === undefined) return [];
		if (form === "document") return [{ place: file, value }];
		if (form === "map" || form === "collection")
			return Object.entries(value).map(([key, row]) => ({ place: `${file}, ${key}`, value: row }));
		const { key } = kinds[kind] as { key: string };
		return (value as Record<string, unknown>[]).map((row) => ({
			place: `${file}, ${keyOf(row[key])}`,
			value: row,
		}));
	});
}

function keyOf(value: unknown): string {
	return typeof value === "object" && value !== null ? Object.values(value).join() : String(value);
}

/** Nested values for which `is` holds, with places; lists count from 1. */
export function partsOf<Part>(
	{ place, value }: Placed<unknown>,
	is: (part: unknown) => part is Part,
): Placed<Part>[] {
	if (is(value)) return [{ place, value }];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([step, part]) => {
		const name = Array.isArray(value) ? String(Number(step) + 1) : step;
		return partsOf({ place: `${place}, ${name}`, value: part }, is);
	});
}

export function isText(value: unknown): value is Text {
	return hasOnly(value, languages.toSorted());
}

export function isPortal(value: unknown): value is { readonly $portal: string } {
	return hasOnly(value, ["$portal"]);
}

function hasOnly(value: unknown, names: readonly string[]): boolean {
	return typeof value === "object" && value !== null && Object.keys(value).sort().join() === names.join();
}
