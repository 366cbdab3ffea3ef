import type { Column } from "./column.ts";
import { Register } from "./register.tsx";

const rows = [
	{ id: 1, name: "Ghantaghar", population: 5412 },
	{ id: 2, name: "Sadar Bazaar", population: 5187 },
];

const columns: readonly Column<(typeof rows)[number]>[] = [
	{ key: "id", label: "Ward No.", role: "number", onPhones: "keep", cell: ({ id }) => id },
	{ key: "name", label: "Ward Name", role: "head", cell: ({ name }) => name, sortBy: ({ name }) => name },
	{ key: "population", label: "Population", cell: ({ population }) => population },
];

export const examples = {
	plain: <Register caption="Wards" columns={columns} rows={rows} />,
	"with an order and a sum": (
		<Register
			caption="Wards in order"
			columns={columns}
			rows={rows}
			sorting={{ chosen: "-name", address: (sort) => `?sort=${sort}` }}
			sum={{ label: "2 wards", column: "population", value: "10,599" }}
		/>
	),
};
