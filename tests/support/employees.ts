import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";

const file = new URL("../../town/tables/employees.csv", import.meta.url);

/** The employees of the demo town, each with a mobile number of the test's own. */
export function employees(): { readonly name: string; readonly phone: string }[] {
	const rows: { name_hi: string }[] = parse(readFileSync(file, "utf8"), { columns: true, bom: true });
	return rows.map(({ name_hi }, index) => ({
		name: name_hi,
		phone: `94120${String(index).padStart(5, "0")}`,
	}));
}

/** A list of people as a spreadsheet saves it. */
export function listOf(
	people: readonly { readonly name: string; readonly phone: string }[],
	role: string,
	head = "Name,Phone,Role",
): string {
	return [head, ...people.map(({ name, phone }) => `${name},${phone},${role}`)].join("\r\n");
}
