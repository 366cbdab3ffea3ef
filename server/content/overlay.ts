import { type ContentKind, kinds } from "#contract/content/kinds.ts";
import type { Path, Place } from "./mistakes.ts";
import { keyText } from "./references.ts";
import type { Source } from "./source.ts";

/** A row that the desk has published, in the form of the council's folder: its cells or fields before they are checked. */
export interface DeskRow {
	readonly kind: ContentKind;
	/** The row's key in its table, map or folder. */
	readonly key: string;
	/** Null: taken off the site, also where the folder has it. */
	readonly raw: unknown;
}

/** The folder's sources with the desk's rows over them; a source without such a row stays the same object. */
export function overlay(
	sources: ReadonlyMap<ContentKind, Source>,
	rows: readonly DeskRow[],
): ReadonlyMap<ContentKind, Source> {
	const over = new Map(sources);
	for (const [kind, source] of sources) {
		const own = rows.filter((row) => row.kind === kind);
		if (own.length > 0) over.set(kind, laidOver(kind, source, own));
	}
	return over;
}

/** A mistake of a row of the desk names this as its file: `desk/alerts/3`. */
export function deskFile({ kind, key }: Pick<DeskRow, "kind" | "key">): string {
	return `desk/${kind}/${key}`;
}

function laidOver(kind: ContentKind, source: Source, rows: readonly DeskRow[]): Source {
	const byKey = new Map(rows.map((row) => [row.key, row]));
	const { form } = kinds[kind];
	if (form === "table") return overTable(kind, source, byKey);
	const fields = { ...(source.raw as Record<string, unknown>) };
	for (const { key, raw } of rows) {
		if (raw === null) delete fields[key];
		else fields[key] = raw;
	}
	const place = (path: Path): Place => {
		const row = byKey.get(String(path[0]));
		return row ? placeIn(row, path.slice(1)) : source.place(path);
	};
	return { ...source, raw: fields, place };
}

function overTable(kind: ContentKind, source: Source, byKey: ReadonlyMap<string, DeskRow>): Source {
	const table = kinds[kind];
	if (table.form !== "table") throw new Error(`${kind} is no table`);
	const placed = (source.raw as Record<string, unknown>[]).map((raw, index) => ({
		key: keyText(raw[table.key]),
		raw: raw as unknown,
		place: (path: Path) => source.place([index, ...path]),
	}));
	const inFolder = new Set(placed.map(({ key }) => key));
	const added = [...byKey.values()].filter(({ key }) => !inFolder.has(key));
	const all = [
		...placed.map((row) => {
			const over = byKey.get(row.key);
			return over ? { ...row, raw: over.raw, place: (path: Path) => placeIn(over, path) } : row;
		}),
		...added.map((row) => ({ ...row, place: (path: Path) => placeIn(row, path) })),
	].filter(({ raw }) => raw !== null);
	return {
		...source,
		raw: all.map(({ raw }) => raw),
		place: ([index, ...path]) => all[Number(index)]?.place(path) ?? {},
	};
}

/** A field's path with dots, as the desk's form calls it. */
function placeIn(row: DeskRow, path: Path): Place {
	return { file: deskFile(row), field: path.map(String).join(".") || undefined };
}
