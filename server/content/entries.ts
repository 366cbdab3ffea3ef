import { wholeKey } from "#contract/content/desk.ts";
import type { ContentKind } from "#contract/content/kinds.ts";
import type { Path, Place } from "./mistakes.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** A row of a table, map or collection, or a whole document, as the folder or the desk writes it. The same entry is the same object. */
export interface Entry {
	readonly kind: ContentKind;
	readonly key: string;
	readonly raw: unknown;
	/** Position of a value in the file; the empty path is the entry itself. */
	readonly place: (path: Path) => Place & { file: string };
	/** Its place among what the desk has written; the folder's come before. */
	readonly rank?: number | undefined;
}

/** The entries of a kind by their keys; a document has one, called `all`. */
export type Table = ReadonlyMap<string, Entry>;

/** A file of the folder that is parsed but not validated, alone or with what the desk has published over it. */
export interface Source {
	readonly file: string;
	readonly table: Table;
	/** Whether some of its entries could not be read, which is reported: nothing is concluded from what isn't in it. */
	readonly incomplete?: boolean;
}

export type Sources = ReadonlyMap<ContentKind, Source>;

/** The entries of a kind; none where its file is missing or can't be read. */
export function entriesOf(sources: Sources, kind: ContentKind): readonly Entry[] {
	return [...(sources.get(kind)?.table.values() ?? [])];
}

/** The fields of a kind that is one document; undefined where it is missing or can't be read. */
export function documentOf(sources: Sources, kind: ContentKind): Fields | undefined {
	return sources.get(kind)?.table.get(wholeKey)?.raw as Fields | undefined;
}

/** A key as text: spreadsheets turn `07` into `7`, so both are the same row. */
export function keyText(value: unknown): string {
	const text = String(value ?? "");
	if (/^[1-9]\d{0,14}$/.test(text)) return text;
	return /^\d+$/.test(text) ? String(Number(text)) : text;
}
