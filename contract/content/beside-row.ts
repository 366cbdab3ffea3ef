import type { DeskKind } from "./desk.ts";

/** Kind whose changes are announced by rows of `corrections`. */
export const correctedKind = "notices" satisfies DeskKind;

/** Correction note, stored beside the row. */
export const publicNoteField = "publicNote";

/** Kinds whose documents (tables/documents.csv) are edited in their form, with the column that names the owner, and a document's default kind. */
export const attachments = {
	notices: { column: "notice", kind: "notice" },
	acts: { column: "act", kind: "act" },
} as const satisfies Partial<Record<DeskKind, { readonly column: string; readonly kind: string }>>;

/** Field of the documents edited with a row. */
export const filesField = "files";
