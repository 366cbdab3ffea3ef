import { movingDay } from "#contract/content/blocks.ts";
import { attachments, type DeskKind, filesField, isOrdered, wholeKey } from "#contract/content/desk.ts";
import { kinds } from "#contract/content/kinds.ts";
import { orderKey, type Row } from "#contract/content/row.ts";
import { keyText } from "../content/references.ts";
import { RowsByKey } from "../content/rows-by-key.ts";
import type { FolderReading, Source } from "../content/source.ts";
import type { ValidatedContent } from "../content/validated.ts";
import { type Calendar, daysFrom } from "../kit/calendar.ts";
import { changedPlaces } from "../kit/lists.ts";
import { orderOf } from "../publishing/order.ts";

/** What the desk edits of a kind, and what it was read from. */
interface ReadRows {
	readonly source: Source;
	readonly today: string;
	readonly documents: Source | undefined;
	readonly rows: RowsByKey;
}

/**
 * The rows of a table in which each that was there is where it was, read from those of before.
 *
 * @returns undefined where they have to be read anew: rows were taken off, or some have documents
 */
function rowsSince(
	{ source: before, documents, rows: rowsBefore }: ReadRows,
	source: Source,
	kind: DeskKind,
	shown: (row: Row) => Row,
): RowsByKey | undefined {
	const table = kinds[kind];
	if (table.form !== "table") return undefined;
	const [now, then] = [source.raw as readonly Row[], before.raw as readonly Row[]];
	const places = changedPlaces(then, now);
	if (!places) return undefined;
	const column = kind === "notices" || kind === "acts" ? attachments[kind].column : undefined;
	const hasDocuments = (key: string) =>
		column !== undefined &&
		((documents?.raw ?? []) as readonly Row[]).some(({ [column]: owner }) => keyText(owner) === key);
	const changed: (readonly [string, Row])[] = [];
	for (const place of places) {
		const [row = {}, earlier] = [now[place], then[place]];
		const key = keyText(row[table.key]);
		const isElsewhere = earlier ? keyText(earlier[table.key]) !== key : rowsBefore.has(key);
		if (isElsewhere || hasDocuments(key)) return undefined;
		changed.push([key, shown(row)]);
	}
	return rowsBefore.with(changed);
}

/** Rows of a sample with the days that they show today. */
const fixed = new WeakMap<Row, { readonly today: string; readonly row: Row }>();

/** A clerk who publishes a row of a sample publishes the days that it shows. */
function withFixedDays(row: Row, today: string): Row {
	const known = fixed.get(row);
	if (known?.today === today) return known.row;
	const fields = Object.entries(row).map(([name, value]) => {
		const moving = typeof value === "string" ? movingDay.safeParse(value) : undefined;
		return [name, moving?.success ? daysFrom(today, moving.data.$day) : value];
	});
	const made = Object.fromEntries(fields);
	fixed.set(row, { today, row: made });
	return made;
}

/** The documents that belong to rows of another table, by the keys of those; without the column that names them. */
function attached(sources: FolderReading["sources"], column: string): ReadonlyMap<string, readonly Row[]> {
	const byOwner = new Map<string, Row[]>();
	for (const { [column]: owner, ...file } of (sources.get("documents")?.raw ?? []) as Row[]) {
		if (owner === undefined) continue;
		const key = keyText(owner);
		const known = byOwner.get(key);
		if (known) known.push(file);
		else byOwner.set(key, [file]);
	}
	return byOwner;
}

/** What the desk edits, read from the content that is served. */
export class EditedRows {
	/** The desk looks at thousands of rows again and again, and a source that has changed is another object. */
	readonly #rowsOf = new WeakMap<Source, ReadRows>();
	/** The newest rows of each kind that were read, by which the next are. */
	readonly #lastRows = new Map<DeskKind, ReadRows>();
	readonly #checked: () => ValidatedContent;
	readonly #today: Calendar;

	constructor(checked: () => ValidatedContent, today: Calendar) {
		this.#checked = checked;
		this.#today = today;
	}

	/** What the desk edits of a kind, in the form of the folder and by its keys; days that move with a sample are those of today. */
	rows(kind: DeskKind): RowsByKey {
		const checked = this.#checked();
		return this.#rowsIn(checked.sources, kind);
	}

	/** A row as the folder has it, whatever the desk has published over it; or the order of its rows. */
	inFolder(kind: DeskKind, key: string): Row | undefined {
		const checked = this.#checked();
		const rows = this.#rowsIn(checked.reading.sources, kind);
		return key === orderKey && isOrdered(kind) ? orderOf(kind, rows) : rows.get(key);
	}

	#rowsIn(sources: FolderReading["sources"], kind: DeskKind): RowsByKey {
		const source = sources.get(kind);
		if (!source) return RowsByKey.of([]);
		const today = this.#today();
		const documents = sources.get("documents");
		const known = this.#rowsOf.get(source);
		if (known?.today === today && known.documents === documents) return known.rows;
		const last = this.#lastRows.get(kind);
		const isLike = last?.today === today && last.documents === documents;
		const rows =
			(isLike && rowsSince(last, source, kind, (row) => this.#shownToday(row, today))) ||
			this.#readRows(source, sources, kind, today);
		const read = { source, today, documents, rows };
		this.#rowsOf.set(source, read);
		if (source === this.#checked().sources.get(kind)) this.#lastRows.set(kind, read);
		return rows;
	}

	/** Only a sample has days that move, and looking for them in each cell of a long table takes its time. */
	#shownToday(row: Row, today: string): Row {
		return this.#checked().known.sample ? withFixedDays(row, today) : row;
	}

	#readRows(source: Source, sources: FolderReading["sources"], kind: DeskKind, today: string): RowsByKey {
		const { form } = kinds[kind];
		if (form === "document") return RowsByKey.of([[wholeKey, source.raw as Row]]);
		if (form !== "table") return RowsByKey.of(Object.entries(source.raw as Record<string, Row>));
		const { key } = kinds[kind];
		const rows = (source.raw as Row[]).map((row) => this.#shownToday(row, today));
		const byKey = new Map(rows.map((row) => [keyText(row[key]), row]));
		if (kind === "notices" || kind === "acts") {
			for (const [owner, files] of attached(sources, attachments[kind].column)) {
				const row = byKey.get(owner);
				if (row) byKey.set(owner, { ...row, [filesField]: files });
			}
		}
		return RowsByKey.of(byKey);
	}
}
