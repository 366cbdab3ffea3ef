import type { Read } from "#contract/content/kinds.ts";

/** A row of the map, from the north down: the ward in each place, or nothing; an even row lies half a place further right. */
export interface MapRow<Ward> {
	readonly id: number;
	readonly isShifted: boolean;
	readonly wards: readonly (Ward | undefined)[];
}

/** Rows of tables/ward-map.csv with their wards, without empty columns at both sides. */
export function mapOf<Ward extends { readonly id: number }>(
	rows: Read<"wardMap">,
	wards: readonly Ward[],
): readonly MapRow<Ward>[] {
	const byNumber = new Map(wards.map((ward) => [ward.id, ward]));
	const placed = rows.map(({ id, ...columns }) => ({
		id,
		wards: new Map(
			Object.entries(columns).flatMap(([column, number]) => {
				const ward = byNumber.get(Number(number));
				return ward ? [[Number(column.slice(1)), ward] as const] : [];
			}),
		),
	}));
	const columns = placed.flatMap(({ wards }) => [...wards.keys()]);
	if (columns.length === 0) return [];
	const first = Math.min(...columns);
	const places = Array.from({ length: Math.max(...columns) - first + 1 }, (_, place) => first + place);
	return placed
		.toSorted((one, other) => one.id - other.id)
		.map(({ id, wards }) => ({
			id,
			isShifted: id % 2 === 0,
			wards: places.map((column) => wards.get(column)),
		}));
}
