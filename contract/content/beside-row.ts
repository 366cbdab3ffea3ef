import type { DeskKind } from "./desk.ts";

export const correctedKind = "notices" satisfies DeskKind;

export const publicNoteField = "publicNote";

/**
 * Kinds whose form also edits their documents: the column of tables/documents.csv that names the owner,
 * and the kind of a new document.
 */
export const attachments = {
	notices: { column: "notice", kind: "notice" },
	acts: { column: "act", kind: "act" },
} as const satisfies Partial<Record<DeskKind, { readonly column: string; readonly kind: string }>>;

export const filesField = "files";
