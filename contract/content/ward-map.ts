import { fields, id, oneEach, rowId } from "./blocks.ts";
import { about } from "./field.ts";

/** Places of a map's row: with ten, a stone fits a fingertip on the narrowest phone. */
export const wardColumns = ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "c10"] as const;

type Column = (typeof wardColumns)[number];

const words = Object.fromEntries(
	wardColumns.map((column, place) => [column, { en: `Place ${place + 1}`, hi: `जगह ${place + 1}` }]),
) as Record<Column, { en: string; hi: string }>;

/** A row of the wards' map, from the north: a ward's number in each place, or nothing. */
export const wardMapRow = fields({
	id,
	...oneEach(about(rowId, { wrong: "ward" }).optional(), words).shape,
});
