import { type DeskKind, deskKind } from "#contract/content/desk.ts";
import { blockOf, inputOf, type Schema, shapeOf } from "#contract/content/field.ts";
import { desk } from "#contract/content/limits.ts";
import type { Row } from "#contract/content/row.ts";
import type { Lang } from "#contract/language.ts";
import { say } from "#contract/outcomes.ts";
import { type Column, cellsOf, headings, tableRow, toFields } from "../content/csv.ts";
import type { Rows } from "../content/edited-content.ts";
import { refusal } from "../kit/refusal.ts";
import { readList } from "../kit/spreadsheet.ts";
import { cellReader, wholeNumber } from "./read-cells.ts";
import type { SheetWords } from "./sheet-words.ts";

interface TypedRow {
	readonly line: number;
	/** Empty for a new row. */
	readonly key: string;
	/** Missing columns keep their values. */
	readonly row: Row;
	readonly cells: readonly { readonly column: string; readonly before: string; readonly after: string }[];
	readonly faults: readonly { readonly column: string; readonly says: (lang: Lang) => string }[];
}

/** Version of an alert, raised by the desk, so that a dismissed alert shows again. */
const counted = "version";

/**
 * Reads a spreadsheet's table of a kind, columns in any order.
 * @returns the rows, and the key's heading
 * @throws {Refusal} of `list`, if the table can't be read at all
 */
export function readTypedRows(
	kind: DeskKind,
	{ text, shown, words, lang }: { text: string; shown: Rows; words: SheetWords; lang: Lang },
): { readonly key: string; readonly rows: readonly TypedRow[] } {
	const { key: keyColumn, schema } = tableRow(kind);
	const { technical = [] } = deskKind(kind);
	const all = words.columns;
	const columns = all
		.flatMap(headings)
		.map((heading) => words.head(heading, lang))
		.join(", ");
	const neededBy = (head: readonly (string | undefined)[]) =>
		all.filter(
			(column) =>
				headings(column).some((heading) => head.includes(heading)) ||
				!(column.optional || [...technical, counted].includes(column.name)),
		);
	const known = (typed: string) => {
		const heading = words.heading(typed);
		if (heading === undefined) throw refusal("listColumnUnknown", { column: typed, columns }).of("list");
		return heading;
	};
	const { names, rows } = readList(text, desk.listRows, known, (found) => {
		const needed = neededBy(found).flatMap(headings);
		const column = needed.find((heading) => !found.includes(heading));
		return column === undefined ? undefined : { column: words.head(column, lang), columns };
	});
	const head = names.map((name) => name ?? "");
	const needed = neededBy(head);
	const types = byHeading(needed, schema, (field) => inputOf(blockOf(field).block));
	const typedRows = rows.map(({ line, cells, beyond }) => {
		const key = wholeNumber(words.value(keyColumn, cells[head.indexOf(keyColumn)] ?? ""));
		const before = shown.get(key) ?? {};
		const was = new Map(needed.flatMap((column) => wasIn(column, before)));
		const all = head.map((heading, at) => ({
			typed: words.value(heading, cells[at] ?? ""),
			before: was.get(heading) ?? "",
			type: types.get(heading),
		}));
		return { line, key, before, was, all, beyond };
	});
	const read = cellReader(typedRows.flatMap(({ all }) => all));
	const fields = new Set(needed.map(({ name }) => name));
	return {
		key: keyColumn,
		rows: typedRows.map(({ line, key, before, was, all, beyond }) => {
			const readings = all.map(read);
			const typed = readings.map(({ says }) => says);
			const differing = needed.flatMap((column) =>
				headings(column).flatMap((heading) => {
					const [old = "", after = ""] = [was.get(heading), typed[head.indexOf(heading)]];
					const isOwn = column.name === counted || (column.name === keyColumn && shown.has(key));
					return isOwn || old === after ? [] : [{ column: heading, before: old, after }];
				}),
			);
			const kept = Object.entries(before).filter(([name]) => !fields.has(name));
			return {
				line,
				key,
				// Passes through JSON, which drops undefined fields.
				row: JSON.parse(JSON.stringify({ ...Object.fromEntries(kept), ...toFields(needed, head, typed) })),
				cells: differing,
				faults: [
					...(beyond
						? [{ column: "", says: (lang: Lang) => say("cellBeyondHeadings", lang, { cell: beyond }) }]
						: []),
					...readings.flatMap(({ asks }, at) => (asks ? [{ column: head[at] ?? "", says: asks }] : [])),
					...differing.flatMap(({ column }) =>
						technical.includes(column) ? [{ column, says: (lang: Lang) => say("columnOfFolder", lang) }] : [],
					),
				],
			};
		}),
	};
}

function byHeading<Known>(
	columns: readonly Column[],
	schema: Schema,
	of: (field: Schema) => Known | undefined,
): Map<string, Known> {
	const shape = shapeOf(schema);
	return new Map(
		columns.flatMap((column) => {
			const known = of(shape[column.name] as Schema);
			return known === undefined ? [] : headings(column).map((heading) => [heading, known] as const);
		}),
	);
}

function wasIn(column: Column, row: Row): readonly (readonly [string, string])[] {
	const cells = cellsOf(row)(column);
	return headings(column).map((heading, at) => [heading, (cells[at] ?? "").trim()] as const);
}
