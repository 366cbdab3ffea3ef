import { type DeskKind, deskKind } from "#contract/content/desk.ts";
import { blockOf, inputOf, type Schema, shapeOf, wordsOf } from "#contract/content/field.ts";
import type { Row } from "#contract/content/row.ts";
import type { Text } from "#contract/language.ts";
import { desk } from "#contract/limits.ts";
import { type Column, cellsOf, columnsOf, headings, tableRow, toFields } from "../content/csv.ts";
import type { Rows } from "../content/edited-content.ts";
import { keyText } from "../content/entries.ts";
import { refusal } from "../kit/refusal.ts";
import { readList } from "../kit/spreadsheet.ts";

/** A row as somebody has typed it, over what readers see of it. */
interface TypedRow {
	/** The spreadsheet's number. */
	readonly line: number;
	/** Empty where it is new and has none. */
	readonly key: string;
	/** A column that the table leaves out says what it said. */
	readonly row: Row;
	/** What differs. */
	readonly cells: readonly { readonly column: string; readonly before: string; readonly after: string }[];
	/** A cell beyond the headings: the row is two that stuck together, or has a comma too many. */
	readonly beyond: string | undefined;
	/** Columns that differ, and that a clerk can't change. */
	readonly locked: readonly string[];
}

/** The number by which readers who have put an alert away know that it is another: the desk counts it. */
const counted = "version";

/**
 * Reads a table of a kind's rows as spreadsheets save it, with the headings of the council's folder in any order.
 *
 * @returns the rows, the heading of their key, and what the form calls the column under each heading
 * @throws {Refusal} of the field `list`, where it can't be read as a whole
 */
export function readTypedRows(
	kind: DeskKind,
	text: string,
	shown: Rows,
): { readonly key: string; readonly labels: ReadonlyMap<string, Text>; readonly rows: readonly TypedRow[] } {
	const { key: keyColumn, schema } = tableRow(kind);
	const { technical = [] } = deskKind(kind);
	const { head, rows } = readList(text, desk.listRows);
	const all = columnsOf(schema);
	const named = all.flatMap(headings);
	const columns = named.join(", ");
	const unknown = head.find((heading, at) => !named.includes(heading) || head.indexOf(heading) !== at);
	if (unknown !== undefined) throw refusal("listColumnUnknown", { column: unknown, columns }).of("list");
	const isThere = (heading: string) => head.includes(heading);
	const needed = all.filter(
		(column) =>
			headings(column).some(isThere) || !(column.optional || [...technical, counted].includes(column.name)),
	);
	const missing = needed.flatMap(headings).find((heading) => !isThere(heading));
	if (missing !== undefined) throw refusal("listColumnMissing", { column: missing, columns }).of("list");
	if (rows.length === 0) throw refusal("listEmpty").of("list");
	const shape = shapeOf(schema);
	const ticks = new Set(
		Object.keys(shape).filter((name) => inputOf(blockOf(shape[name] as Schema).block) === "yes"),
	);
	const names = new Set(needed.map(({ name }) => name));
	return {
		key: keyColumn,
		labels: new Map(
			all.flatMap((column) => {
				const { label } = wordsOf(shape[column.name] as Schema);
				return label ? headings(column).map((heading) => [heading, label] as const) : [];
			}),
		),
		rows: rows.map(({ row: line, cells }) => {
			const key = keyText(cells[head.indexOf(keyColumn)]);
			const before = shown.get(key) ?? {};
			const was = new Map(needed.flatMap((column) => wasIn(column, before)));
			const typed = head.map((heading, at) =>
				asWritten(cells[at] ?? "", was.get(heading) ?? "", ticks.has(heading)),
			);
			const differing = needed.flatMap((column) =>
				headings(column).flatMap((heading) => {
					const [old = "", after = ""] = [was.get(heading), typed[head.indexOf(heading)]];
					const isOwn = column.name === counted || (column.name === keyColumn && shown.has(key));
					return isOwn || old === after ? [] : [{ column: heading, before: old, after }];
				}),
			);
			const kept = Object.entries(before).filter(([name]) => !names.has(name));
			return {
				line,
				key,
				// As it travels: without what says nothing.
				row: JSON.parse(JSON.stringify({ ...Object.fromEntries(kept), ...toFields(needed, head, typed) })),
				cells: differing,
				beyond: cells.slice(head.length).find(Boolean),
				locked: differing.flatMap(({ column }) => (technical.includes(column) ? [column] : [])),
			};
		}),
	};
}

/** What a row has under each heading of a column. */
function wasIn(column: Column, row: Row): readonly (readonly [string, string])[] {
	const cells = cellsOf(row)(column);
	return headings(column).map((heading, at) => [heading, (cells[at] ?? "").trim()] as const);
}

/** A cell without what a spreadsheet does to it unasked: TRUE, digits without their zeros, and a day in its own order, which could be misread anywhere else. */
function asWritten(cell: string, before: string, isTick: boolean): string {
	if (isTick) return cell.toLowerCase();
	if (/^\d+$/.test(cell) && before.replace(/^0+/, "") === cell) return before;
	const [, year, month, day, then = ""] = /^(\d{4})-(\d\d)-(\d\d)(?: (.*))?$/.exec(before) ?? [];
	const [, one, other, last = "", now = ""] =
		/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2,4})(?: (.*))?$/.exec(cell) ?? [];
	const are = (...parts: readonly (string | undefined)[]) =>
		Number(one) === Number(parts[0]) && Number(other) === Number(parts[1]);
	const isDay = year?.endsWith(last) && (are(day, month) || are(month, day));
	return isDay && then.replace(/^0/, "") === now.replace(/^0/, "") ? before : cell;
}
