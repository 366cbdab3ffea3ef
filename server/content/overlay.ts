import { type ContentKind, kinds } from "#contract/content/kinds.ts";
import { rowFile } from "./folder.ts";
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

/**
 * The folder's sources with the desk's rows over them; a source without such a row stays the same object.
 *
 * @param before what earlier rows made of the same sources: of a kind whose rows are the same objects, its source is too
 */
export function overlay(
	sources: ReadonlyMap<ContentKind, Source>,
	rows: readonly DeskRow[],
	before?: { readonly sources: ReadonlyMap<ContentKind, Source>; readonly desk: readonly DeskRow[] },
): ReadonlyMap<ContentKind, Source> {
	const over = new Map(sources);
	const [own, earlier] = [byKind(rows), byKind(before?.desk ?? [])];
	for (const [kind, source] of sources) {
		const [ours = [], theirs = []] = [own.get(kind), earlier.get(kind)];
		const same = ours.length === theirs.length && ours.every((row, index) => row === theirs[index]);
		if (before && same) over.set(kind, before.sources.get(kind) ?? source);
		else if (ours.length > 0) over.set(kind, laidOver(kind, source, ours));
	}
	return over;
}

function byKind(rows: readonly DeskRow[]): ReadonlyMap<ContentKind, readonly DeskRow[]> {
	const kinds = new Map<ContentKind, DeskRow[]>();
	for (const row of rows) {
		const known = kinds.get(row.kind);
		if (known) known.push(row);
		else kinds.set(row.kind, [row]);
	}
	return kinds;
}

/** A mistake of a row of the desk names this as its file: `desk/alerts/3`. */
export function deskFile({ kind, key }: Pick<DeskRow, "kind" | "key">): string {
	return `desk/${kind}/${key}`;
}

function laidOver(kind: ContentKind, source: Source, rows: readonly DeskRow[]): Source {
	const byKey = new Map(rows.map((row) => [row.key, row]));
	const { form } = kinds[kind];
	if (form === "table") return overTable(kind, source, byKey);
	let fields = { ...(source.raw as Record<string, unknown>) };
	for (const { key, raw } of rows) {
		if (raw === null) delete fields[key];
		else fields[key] = raw;
	}
	// In the order in which the files of a folder are read: a new page stands in the menu where it stands after an export.
	if (form === "collection") fields = Object.fromEntries(Object.entries(fields).sort(byFileName));
	const place = (path: Path): Place => {
		const row = byKey.get(String(path[0]));
		return row ? placeIn(row, path.slice(1)) : source.place(path);
	};
	return { ...source, raw: fields, place };
}

function byFileName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
	return rowFile(one) < rowFile(other) ? -1 : 1;
}

function overTable(kind: ContentKind, source: Source, byKey: ReadonlyMap<string, DeskRow>): Source {
	const table = kinds[kind];
	if (table.form !== "table") throw new Error(`${kind} is no table`);
	const inFolder = new Set<string>();
	const raw: unknown[] = [];
	/** Where each row is: its place in the folder's file, or the desk's row. */
	const places: (number | DeskRow)[] = [];
	const add = (fields: unknown, at: number | DeskRow) => {
		if (fields === null) return;
		raw.push(fields);
		places.push(at);
	};
	for (const [index, fields] of (source.raw as Record<string, unknown>[]).entries()) {
		const key = keyText(fields[table.key]);
		inFolder.add(key);
		const over = byKey.get(key);
		add(over ? over.raw : fields, over ?? index);
	}
	for (const row of byKey.values()) if (!inFolder.has(row.key)) add(row.raw, row);
	const place = ([index, ...path]: Path): Place => {
		const at = places[Number(index)];
		if (at === undefined) return {};
		return typeof at === "number" ? source.place([at, ...path]) : placeIn(at, path);
	};
	return { ...source, raw, place };
}

/** A field's path with dots, as the desk's form calls it. */
function placeIn(row: DeskRow, path: Path): Place {
	return { file: deskFile(row), field: path.map(String).join(".") || undefined };
}
