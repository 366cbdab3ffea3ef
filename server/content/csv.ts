import { CsvError } from "csv-parse/sync";
import * as z from "zod";
import { type ContentKind, kinds } from "#contract/content/kinds.ts";
import { csv } from "#contract/csv.ts";
import { readSheet, type SheetList } from "../kit/spreadsheet.ts";
import { type Entry, keyText } from "./entries.ts";
import { didYouMean, type Mistake, nearest, type Path, shown } from "./mistakes.ts";
import type { ReadResult } from "./source.ts";

export type Column = { name: string; optional: boolean; languages: readonly string[] };

export function columnsOf(schema: z.ZodObject): Column[] {
	return Object.entries(schema.shape).map(([name, field]) => {
		const optional = field instanceof z.ZodOptional;
		const inner = optional ? field.unwrap() : field;
		return { name, optional, languages: inner instanceof z.ZodObject ? Object.keys(inner.shape) : [] };
	});
}

export function headings(column: Column): string[] {
	return column.languages.length ? column.languages.map((lang) => `${column.name}_${lang}`) : [column.name];
}

/** Writes rows as CSV with every column, so that its editor sees them all. */
export function writeTable(rows: readonly Readonly<Record<string, unknown>>[], schema: z.ZodObject): string {
	const columns = columnsOf(schema);
	return csv([columns.flatMap(headings), ...rows.map((row) => columns.flatMap(cellsOf(row)))]);
}

export function cellsOf(row: Readonly<Record<string, unknown>>): (column: Column) => string[] {
	return ({ name, languages }) => {
		if (languages.length === 0) return [String(row[name] ?? "")];
		const text = row[name] as Readonly<Record<string, unknown>> | undefined;
		return languages.map((lang) => String(text?.[lang] ?? ""));
	};
}

export function readTable(kind: ContentKind, text: string): ReadResult {
	const { file, key: keyColumn, schema } = tableRow(kind);
	let list: SheetList;
	try {
		list = readSheet(text);
	} catch (error) {
		return { mistakes: [broken(file, error, text)] };
	}
	const { head } = list;
	const columns = columnsOf(schema);
	if (head.length === 0) {
		const expected = `the headings ${columns.flatMap(headings).join(", ")}`;
		return { mistakes: [{ file, row: 1, found: "an empty file", expected }] };
	}

	const mistakes = wrongHeadings(file, list, columns);
	if (mistakes.length) return { mistakes };
	const table = new Map<string, Entry>();
	let incomplete = false;
	for (const { row, cells } of list.rows) {
		if (cells.slice(head.length).some(Boolean)) {
			const expected = `${head.length} (put quotation marks around a cell with a comma in it)`;
			mistakes.push({ file, row, found: `${cells.length} cells`, expected });
			incomplete = true;
			continue;
		}
		const raw = toFields(columns, head, cells);
		const place = ([field, lang]: Path) => ({
			file,
			row,
			field: [field, lang].filter((step) => step !== undefined).join("_") || undefined,
		});
		const key = keyText(raw[keyColumn]);
		const earlier = table.get(key);
		// A second row with this key makes references ambiguous; its other cells are checked all the same.
		if (earlier && key) {
			const expected = `one that no other row has (row ${earlier.place([]).row} has it already)`;
			mistakes.push({ ...place([keyColumn]), found: shown(key), expected });
		}
		const name = earlier ? `${key} in row ${row}` : key;
		table.set(name, { kind, key: name, raw, place });
	}
	return { source: { file, table, incomplete }, mistakes };
}

export function tableRow(kind: ContentKind) {
	const row = kinds[kind];
	if (row.form !== "table") throw new Error(`${kind} is no table`);
	return { file: row.file, key: row.key as string, schema: row.schema as z.ZodObject };
}

/** Reports a wrong quotation mark in the row where its cell begins, since an open cell swallows the following rows. */
function broken(file: string, error: unknown, text: string): Mistake {
	if (!(error instanceof CsvError)) throw error;
	const row = Number(error.records) + 1;
	const { head } = row > 1 ? readSheet(text, 1) : { head: [] };
	const at = { file, row, field: head[Number(error.index)] };
	if (error.code === "CSV_QUOTE_NOT_CLOSED") {
		const expected = "a second one that closes it";
		return { ...at, found: `a quotation mark (") that is opened and never closed`, expected };
	}
	const expected = `each quotation mark inside a cell written twice ("")`;
	return { ...at, found: `a quotation mark (") in the wrong place`, expected };
}

function wrongHeadings(file: string, { head, headRow }: SheetList, columns: Column[]): Mistake[] {
	const known = columns.flatMap(headings);
	const needed = columns.filter((column) => !column.optional).flatMap(headings);
	const at = { file, row: headRow };
	const unknown = head.filter((cell) => !known.includes(cell));
	const missing = needed.filter((name) => !head.includes(name));
	const twice = head.filter((cell, index) => known.includes(cell) && head.indexOf(cell) !== index);
	const misspelt = new Set(unknown.map((cell) => nearest(cell, known)));
	return [
		...unknown.map((cell) => ({
			...at,
			field: cell,
			found: cell ? `a column called "${cell}"` : "a column without a heading",
			expected: `only the columns ${known.join(", ")}${didYouMean(cell, known)}`,
		})),
		...missing
			.filter((name) => !misspelt.has(name))
			.map((name) => ({
				...at,
				field: name,
				found: "no such column",
				expected: `the columns ${known.join(", ")}`,
			})),
		...twice.map((cell) => ({
			...at,
			field: cell,
			found: `the column "${cell}" twice`,
			expected: "each column once",
		})),
	];
}

export function toFields(columns: Column[], head: readonly string[], cells: readonly string[]) {
	const cell = (heading: string) => cells[head.indexOf(heading)] || undefined;
	const row: Record<string, unknown> = {};
	for (const column of columns) {
		if (!column.languages.length) {
			const value = cell(column.name);
			if (value !== undefined) row[column.name] = value;
			continue;
		}
		const values = column.languages.map((lang) => [lang, cell(`${column.name}_${lang}`)] as const);
		const empty = values.every(([, value]) => value === undefined);
		if (!(empty && column.optional)) row[column.name] = Object.fromEntries(values);
	}
	return row;
}
