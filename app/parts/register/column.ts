import type { ReactNode } from "react";

export interface Column<Row> {
	/** Its name in the address (`?sort=name`). */
	readonly key: string;
	readonly label: string;
	/** number: left of the double line · head: names the row, the first line of it on a phone · action: a button, whose words suffice. */
	readonly role?: "number" | "head" | "action";
	/**
	 * keep: narrow phones drop the number column unless it is something people know, such as a ward's · plain: a phone shows the value
	 * without its label, for it says itself what it is · group: the rows come in groups of one value, which a phone says once for each.
	 */
	readonly onPhones?: "keep" | "plain" | "group";
	/** Language of its words, if not the page's. */
	readonly lang?: string;
	readonly cell: (row: Row) => ReactNode;
	/** The value to sort by; a column without it can't be sorted. */
	readonly sortBy?: (row: Row) => string | number;
}

/** `name` ascends, `-name` descends; anything else leaves the office's own order. */
export interface Sorting {
	readonly chosen: string;
	readonly address: (sort: string) => string;
}

export function sorted<Row>(
	rows: readonly Row[],
	columns: readonly Column<Row>[],
	chosen: string,
	lang: string,
): readonly Row[] {
	const down = chosen.startsWith("-");
	const sortBy = columns.find(({ key }) => key === chosen.replace(/^-/, ""))?.sortBy;
	if (!sortBy) return rows;
	const { compare } = new Intl.Collator(lang, { numeric: true, sensitivity: "base" });
	return rows.toSorted((one, other) => {
		const [a, b] = [sortBy(one), sortBy(other)];
		if (a === "" || b === "") return Number(a === "") - Number(b === "");
		const order = typeof a === "number" && typeof b === "number" ? a - b : compare(String(a), String(b));
		return down ? -order : order;
	});
}
