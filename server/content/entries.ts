import { wholeKey } from "#contract/content/desk.ts";
import type { ContentKind } from "#contract/content/kinds.ts";
import type { Path, Place } from "./mistakes.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** A row of a table, map or collection, or a whole document, as written. Unchanged entries keep their identity. */
export interface Entry {
	readonly kind: ContentKind;
	readonly key: string;
	readonly raw: unknown;
	/** Position of a value in the file; an empty path is the entry itself. */
	readonly place: (path: Path) => Place & { file: string };
	/** Place among the desk's rows, which stand after the folder's. */
	readonly rank?: number | undefined;
}

export type Table = ReadonlyMap<string, Entry>;

export interface Source {
	readonly file: string;
	readonly table: Table;
	/** Whether unreadable entries were reported, so that a missing one proves nothing. */
	readonly incomplete?: boolean;
}

export type Sources = ReadonlyMap<ContentKind, Source>;

export function entriesOf(sources: Sources, kind: ContentKind): readonly Entry[] {
	return [...(sources.get(kind)?.table.values() ?? [])];
}

export function documentOf(sources: Sources, kind: ContentKind): Fields | undefined {
	return sources.get(kind)?.table.get(wholeKey)?.raw as Fields | undefined;
}

/** Key as text: spreadsheets turn `07` into `7`, so both are the same row. */
export function keyText(value: unknown): string {
	const text = String(value ?? "");
	if (/^[1-9]\d{0,14}$/.test(text)) return text;
	return /^\d+$/.test(text) ? String(Number(text)) : text;
}
