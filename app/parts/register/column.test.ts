import { expect, test } from "vitest";
import { type Column, sorted } from "./column.ts";

interface Row {
	readonly id: number;
	readonly name: string;
	readonly phone: string;
}

const rows: readonly Row[] = [
	{ id: 1, name: "Ward 10", phone: "" },
	{ id: 2, name: "ward 9", phone: "00000 00102" },
	{ id: 3, name: "Alok", phone: "00000 00101" },
];
const columns: readonly Column<Row>[] = [
	{ key: "id", label: "#", cell: ({ id }) => id, sortBy: ({ id }) => id },
	{ key: "name", label: "Name", cell: ({ name }) => name, sortBy: ({ name }) => name },
	{ key: "phone", label: "Phone", cell: ({ phone }) => phone, sortBy: ({ phone }) => phone },
	{ key: "note", label: "Note", cell: () => "" },
];
const ids = (chosen: string) => sorted(rows, columns, chosen, "en").map(({ id }) => id);

test("rows follow a column up and down, numbers as numbers, capitals alike", () => {
	expect(ids("name")).toEqual([3, 2, 1]);
	expect(ids("-name")).toEqual([1, 2, 3]);
	expect(ids("-id")).toEqual([3, 2, 1]);
});

test("rows without a value come last, both ways", () => {
	expect(ids("phone")).toEqual([3, 2, 1]);
	expect(ids("-phone")).toEqual([2, 3, 1]);
});

test("an order that nobody knows leaves the office's own", () => {
	expect(ids("salary")).toEqual([1, 2, 3]);
	expect(ids("note")).toEqual([1, 2, 3]);
	expect(ids("")).toEqual([1, 2, 3]);
});
