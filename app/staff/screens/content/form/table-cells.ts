import { isGroup, partAt, type Row, type RowValue, setAt } from "#contract/content/row.ts";
import { inEveryLanguage, type Lang } from "#contract/language.ts";
import { fromKrutiDev, looksLikeKrutiDev } from "../../../parts/hindi-help/kruti-dev.ts";
import { plainCell } from "../../../parts/hindi-help/plain-text.ts";

export type Cells = readonly (readonly string[])[];

/** Replaces an empty cell, for a text is never empty. */
const nothing = "–";

/** Copied table of an office program or page, if any. */
export function copiedTable(data: Pick<DataTransfer, "getData">): Cells | undefined {
	const html = data.getData("text/html");
	const page = html.includes("<table") ? new DOMParser().parseFromString(html, "text/html") : undefined;
	for (const each of page?.querySelectorAll("br, p, div, li") ?? []) each.after(" ");
	const rows = Array.from(page?.querySelectorAll("table") ?? [])
		.filter((table) => !table.parentElement?.closest("table"))
		.flatMap((table) => unfolded(Array.from(table.rows, ({ cells }) => Array.from(cells))));
	const lines = (rows.length > 0 ? rows : cellsOfText(data.getData("text/plain")))
		.map((line) => line.map((cell) => plainCell(cell).replace(/\s+/g, " ").trim()))
		.filter((line) => line.some(Boolean));
	return lines.some((line) => line.length > 1) ? lines : undefined;
}

type PageCell = Pick<HTMLTableCellElement, "textContent" | "colSpan" | "rowSpan">;

/** Rows with a cell at each place; a spanning cell leaves the others empty. */
export function unfolded(rows: readonly (readonly PageCell[])[]): string[][] {
	const lines: string[][] = rows.map(() => []);
	for (const [down, cells] of rows.entries()) {
		for (const { textContent, colSpan, rowSpan } of cells) {
			const line = lines[down] ?? [];
			let at = 0;
			while (line[at] !== undefined) at += 1;
			for (const each of lines.slice(down, rowSpan > 0 ? down + rowSpan : undefined)) {
				for (let place = at; place < at + colSpan; place += 1) each[place] ??= "";
			}
			line[at] = textContent ?? "";
		}
	}
	return lines.map((line) => Array.from(line, (cell) => cell ?? ""));
}

/** Cells of a sheet: tabs between, quotation marks around several lines. */
function cellsOfText(text: string): string[][] {
	const lines: string[][] = [[]];
	const cell = /(?:"((?:[^"\t]|"")*\n(?:[^"\t]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n?|\n|$)/g;
	for (const [, quoted, plain = "", end] of text.replace(/[\r\n]+$/, "").matchAll(cell)) {
		lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
		if (end === "") break;
		if (end !== "\t") lines.push([]);
	}
	return lines;
}

export function fromKrutiDevCells(cells: Cells): Cells | undefined {
	if (!looksLikeKrutiDev(cells.flat().join(" "))) return undefined;
	return cells.map((line) => line.map((cell) => (/[A-Za-z]/.test(cell) ? fromKrutiDev(cell) : cell)));
}

/** Place of a box; `row` is -1 for the heads. */
export interface CellPlace {
	readonly row: number;
	readonly column: number;
	readonly lang: Lang;
}

const columns = ["term", "text"];

/** Field name of a column. */
export const columnAt = (index: number): string => columns[index] ?? `more.${index - columns.length}`;

export function columnCount(table: RowValue | undefined): number {
	const more = partAt(table, "more");
	return columns.length + (Array.isArray(more) ? more.length : 0);
}

/** Place of a path such as `rows.2.more.0.hi`; a whole text has its Hindi box. */
export function placeOf(path: string): CellPlace | undefined {
	const found = /^(?:rows\.(\d+)\.)?(term|text|more\.(\d+))(?:\.(en|hi))?$/.exec(path);
	if (!found) return undefined;
	const [, row = "-1", name = "", more = "", lang = "hi"] = found;
	const column = more === "" ? columns.indexOf(name) : columns.length + Number(more);
	return { row: Number(row), column, lang: lang as Lang };
}

/** Puts cells into a table from a place on, which grows as needed; heads take the first line. */
export function withCells(table: Row, { row, column, lang }: CellPlace, cells: Cells): Row {
	const last = Math.max(...cells.map((line) => line.length)) + column;
	let next: RowValue = table;
	for (let at = columnCount(table); at < last; at += 1)
		next = setAt(next, pathOf(-1, at), { en: "", hi: "" });
	for (const [down, line] of cells.entries()) {
		for (let at = column; at < last; at += 1) {
			const path = pathOf(row + down, at);
			const before = partAt(next, path.join("."));
			next = setAt(next, path, written(before, line[at - column], lang));
		}
	}
	return next as Row;
}

export function withoutColumn(table: Row, column: number): Row {
	const rest = (part: Row): Row => {
		const more = Array.isArray(part.more) ? part.more.toSpliced(column - columns.length, 1) : [];
		const { more: _, ...others } = part;
		return more.length > 0 ? { ...others, more } : others;
	};
	const rows = Array.isArray(table.rows) ? table.rows.map((row) => (isGroup(row) ? rest(row) : row)) : [];
	return { ...rest(table), rows };
}

function pathOf(row: number, column: number) {
	const name = columnAt(column)
		.split(".")
		.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
	return row < 0 ? name : ["rows", row, ...name];
}

/** Writes a cell in one language. A figure goes into all languages, and words of another language stay. */
function written(before: RowValue | undefined, cell: string | undefined, lang: Lang): RowValue {
	const own = isGroup(before) ? before : inEveryLanguage(() => String(before ?? ""));
	const hasWords = (text: string) => /\p{L}/u.test(text);
	return inEveryLanguage((each) => {
		const there = String(own[each] ?? "");
		if (cell === undefined) return there || nothing;
		return each === lang || (!hasWords(cell) && !hasWords(there)) ? cell || nothing : there;
	});
}
