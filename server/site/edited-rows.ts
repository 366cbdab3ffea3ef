import { movingDay } from "#contract/content/blocks.ts";
import { attachments, type DeskKind, filesField, isOrdered } from "#contract/content/desk.ts";
import { kinds } from "#contract/content/kinds.ts";
import { orderKey, type Row } from "#contract/content/row.ts";
import { memo } from "#contract/memo.ts";
import { daysFrom } from "#contract/moments.ts";
import type { Rows } from "../content/edited-content.ts";
import { entriesOf, keyText, type Sources } from "../content/entries.ts";
import type { ValidatedContent } from "../content/validated.ts";
import type { Calendar } from "../kit/calendar.ts";
import { orderOf } from "../publishing/order.ts";

/** A clerk who publishes a row of a sample publishes the days that it shows. */
function withFixedDays(row: Row, today: string): Row {
	const fields = Object.entries(row).map(([name, value]) => {
		const moving = typeof value === "string" ? movingDay.safeParse(value) : undefined;
		return [name, moving?.success ? daysFrom(today, moving.data.$day) : value];
	});
	return Object.fromEntries(fields);
}

/** The documents that belong to rows of another table, by the keys of those; without the column that names them. */
function attached(sources: Sources, column: string): ReadonlyMap<string, readonly Row[]> {
	const owned = entriesOf(sources, "documents").flatMap(({ raw }) => {
		const { [column]: owner, ...file } = raw as Row;
		return owner === undefined ? [] : [{ owner: keyText(owner), file }];
	});
	const groups = Map.groupBy(owned, ({ owner }) => owner);
	return new Map([...groups].map(([owner, files]) => [owner, files.map(({ file }) => file)]));
}

/** What was read on a day: a sample shows others on the next. */
const readOn = (today: string) => ({
	today,
	rows: memo((_sources: Sources) => new Map<DeskKind, Rows>()),
	fixed: memo((row: Row) => withFixedDays(row, today)),
});

/** What the desk edits, read from the content that is served. */
export class EditedRows {
	readonly #checked: () => ValidatedContent;
	readonly #today: Calendar;
	/** The desk looks at thousands of rows again and again. */
	#read = readOn("");

	constructor(checked: () => ValidatedContent, today: Calendar) {
		this.#checked = checked;
		this.#today = today;
	}

	/** What the desk edits of a kind, in the form of the folder and by its keys; days that move with a sample are those of today. */
	rows(kind: DeskKind): Rows {
		return this.#rowsIn(this.#checked().sources, kind);
	}

	/** A row as the folder has it, whatever the desk has published over it; or the order of its rows. */
	inFolder(kind: DeskKind, key: string): Row | undefined {
		const rows = this.#rowsIn(this.#checked().reading.sources, kind);
		return key === orderKey && isOrdered(kind) ? orderOf(kind, rows) : rows.get(key);
	}

	#rowsIn(sources: Sources, kind: DeskKind): Rows {
		const today = this.#today();
		if (this.#read.today !== today) this.#read = readOn(today);
		const known = this.#read.rows(sources);
		const rows = known.get(kind) ?? this.#readRows(sources, kind);
		known.set(kind, rows);
		return rows;
	}

	#readRows(sources: Sources, kind: DeskKind): Rows {
		// Only a sample has days that move, and looking for them in each cell of a long table takes its time.
		const moves = kinds[kind].form === "table" && this.#checked().known.sample;
		const files =
			kind === "notices" || kind === "acts" ? attached(sources, attachments[kind].column) : undefined;
		const rows = entriesOf(sources, kind).map(({ key, raw }): [string, Row] => {
			const row = moves ? this.#read.fixed(raw as Row) : (raw as Row);
			const own = files?.get(key);
			return [key, own ? { ...row, [filesField]: own } : row];
		});
		return new Map(rows);
	}
}
