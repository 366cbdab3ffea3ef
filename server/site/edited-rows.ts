import { attachments, filesField } from "#contract/content/beside-row.ts";
import { movingDay } from "#contract/content/blocks.ts";
import { type DeskKind, isOrdered } from "#contract/content/desk.ts";
import { kinds } from "#contract/content/kinds.ts";
import { orderKey, type Row } from "#contract/content/row.ts";
import { memo } from "#contract/memo.ts";
import { daysFrom } from "#contract/moments.ts";
import type { Rows } from "../content/edited-content.ts";
import type { Entry, Sources, Table } from "../content/entries.ts";
import { attachedIn } from "../content/overlay.ts";
import type { ValidatedContent } from "../content/validated.ts";
import type { Calendar } from "../kit/calendar.ts";
import { areSame } from "../kit/same.ts";
import { TableView, VersionedTable } from "../kit/versioned-table.ts";
import { orderOf } from "../publishing/order.ts";

/** Publishing a sample's row fixes its relative days. */
function withFixedDays(row: Row, today: string): Row {
	const fields = Object.entries(row).map(([name, value]) => {
		const moving = typeof value === "string" ? movingDay.safeParse(value) : undefined;
		return [name, moving?.success ? daysFrom(today, moving.data.$day) : value];
	});
	return Object.fromEntries(fields);
}

const noEntries: Table = new Map();

const highestIn = memo((table: Table) =>
	[...table.keys()]
		.map(Number)
		.reduce((most, key) => (Number.isInteger(key) ? Math.max(most, key) : most), 0),
);

export class EditedRows {
	readonly #checked: () => ValidatedContent;
	readonly #today: Calendar;
	#read = this.#readOn("");

	constructor(checked: () => ValidatedContent, today: Calendar) {
		this.#checked = checked;
		this.#today = today;
	}

	/** Rows by key in the folder's form; a sample's relative days are resolved for today. */
	rows(kind: DeskKind): Rows {
		return this.#rowsIn(this.#checked().sources, kind, false);
	}

	inFolder(kind: DeskKind, key: string): Row | undefined {
		const rows = this.#rowsIn(this.#checked().reading.sources, kind, true);
		return key === orderKey && isOrdered(kind) ? orderOf(kind, rows) : rows.get(key);
	}

	#rowsIn(sources: Sources, kind: DeskKind, isFolder: boolean): Rows {
		const today = this.#today();
		if (this.#read.today !== today) this.#read = this.#readOn(today);
		const { served, folder } = this.#read;
		return (isFolder ? folder : served)(sources.get(kind)?.table ?? noEntries);
	}

	#readOn(today: string) {
		const views = (isFolder: boolean) => {
			const make = (entry: Entry) => this.#rowOf(entry, isFolder);
			return memo((table: Table): Rows => new TableView(table, make));
		};
		return {
			today,
			fixed: memo((row: Row) => withFixedDays(row, today)),
			whole: new WeakMap<Entry, { readonly documents: readonly Entry[]; readonly row: Row }>(),
			served: views(false),
			folder: views(true),
		};
	}

	#rowOf(entry: Entry, isFolder: boolean): Row {
		const { known, reading, sources, names } = this.#checked();
		const moves = kinds[entry.kind].form === "table" && known.sample;
		const row = moves ? this.#read.fixed(entry.raw as Row) : (entry.raw as Row);
		const { kind, key } = entry;
		if (!(kind in attachments)) return row;
		const { column } = attachments[kind as keyof typeof attachments];
		const all = isFolder ? attachedIn(reading.sources, entry) : (names.get(`${kind} ${key}`) ?? []);
		const documents = all.filter((each) => each.kind === "documents");
		if (documents.length === 0) return row;
		const table = sources.get("documents")?.table;
		if (!isFolder && table instanceof VersionedTable) {
			documents.sort((one, other) => table.placeOf(one.key) - table.placeOf(other.key));
		}
		const before = this.#read.whole.get(entry);
		if (before && areSame(before.documents, documents)) return before.row;
		const files = documents.map(({ raw }) => {
			const { [column]: _, ...file } = raw as Row;
			return file;
		});
		const whole = { documents, row: { ...row, [filesField]: files } };
		this.#read.whole.set(entry, whole);
		return whole.row;
	}

	highestInFolder(kind: DeskKind): number {
		const table = this.#checked().reading.sources.get(kind)?.table;
		return table ? highestIn(table) : 0;
	}
}
