import { createHash } from "node:crypto";
import { wholeKey } from "#contract/content/desk.ts";
import { type ContentKind, kinds } from "#contract/content/kinds.ts";
import { keyText } from "./references.ts";
import type { Source } from "./source.ts";
import type { ValidatedContent } from "./validated.ts";

const marks = new WeakMap<Source, Map<string, string>>();
const rows = new WeakMap<Source, ReadonlyMap<string, unknown>>();

/**
 * The mark of a row as the council's folder has it: another one where the row says something else, empty where the folder has none.
 * By it the desk sees that the folder has changed beneath what it has published (decision 36).
 */
function folderMark(source: Source | undefined, kind: ContentKind, key: string): string {
	if (!source) return "";
	const known = marks.get(source) ?? new Map<string, string>();
	marks.set(source, known);
	const mark = known.get(key) ?? markOf(rowIn(source, kind, key));
	known.set(key, mark);
	return mark;
}

/** The folder's own row beneath whatever the desk has laid over it: its mark, and whether readers see the same. */
export function beneath(
	{ reading, sources }: Pick<ValidatedContent, "reading" | "sources">,
	kind: ContentKind,
	key: string,
): { readonly mark: string; readonly isShown: boolean } {
	const mark = folderMark(reading.sources.get(kind), kind, key);
	return { mark, isShown: mark === folderMark(sources.get(kind), kind, key) };
}

/** A row of a source in the form of the folder; of a document the whole. */
function rowIn(source: Source, kind: ContentKind, key: string): unknown {
	if (source.rowOf) return source.rowOf(key);
	const known = rows.get(source) ?? keyed(source, kind);
	rows.set(source, known);
	return known.get(key);
}

function keyed({ raw }: Source, kind: ContentKind): ReadonlyMap<string, unknown> {
	const row = kinds[kind];
	if (row.form === "document") return new Map([[wholeKey, raw]]);
	if (row.form !== "table") return new Map(Object.entries(raw as object));
	return new Map((raw as Record<string, unknown>[]).map((fields) => [keyText(fields[row.key]), fields]));
}

/** Neither the order of a row's fields says anything, nor whether a figure is a number or its digits. */
function markOf(row: unknown): string {
	if (row === undefined) return "";
	const text = JSON.stringify(row, (_name, value: unknown) => {
		if (value === null || typeof value !== "object") return String(value).trim();
		if (Array.isArray(value)) return value;
		return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
	});
	return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}
