import { isDeepStrictEqual } from "node:util";
import { attachments, filesField } from "#contract/content/beside-row.ts";
import { type DeskKind, deskKind } from "#contract/content/desk.ts";
import type { Row } from "#contract/content/row.ts";
import type { EditedContent, KindRow } from "../content/edited-content.ts";
import type { Db } from "../db/tables.ts";
import { usesOfFiles } from "./media-uses.store.ts";

/** Whether a row needs a review: its kind, its documents, or a kind that shows the picture it describes is listed in `fourEyes`. */
export async function rowNeedsReview(db: Db, content: EditedContent, row: KindRow): Promise<boolean> {
	if (content.needsReview(row.kind)) return true;
	const shown = content.rows(row.kind).get(row.key);
	if (row.kind in attachments && content.needsReview("documents")) {
		return !isDeepStrictEqual(filesOf(row.raw), filesOf(shown));
	}
	const kinds = await kindsDescribed(db, content, row.kind, [row.raw, shown]);
	return kinds.some((kind) => content.needsReview(kind as DeskKind));
}

/** Whether readers see other words once a row is unpublished: the folder's for a page, the upload's for a picture. */
export async function bringsOtherWords(db: Db, content: EditedContent, row: KindRow): Promise<boolean> {
	const { whole, closed } = deskKind(row.kind);
	if (whole || closed) return content.needsReview(row.kind);
	return row.kind === "pictures" && (await rowNeedsReview(db, content, row));
}

export async function kindsWithFile(db: Db, content: EditedContent, path: string) {
	const uses = await usesOfFiles(db, [path], Date.now());
	const open = uses.filter(({ isOlder }) => !isOlder).map(({ kind }) => kind);
	return [...new Set([...content.kindsShowing(path), ...open])];
}

async function kindsDescribed(db: Db, content: EditedContent, kind: DeskKind, rows: readonly unknown[]) {
	const { picture = "", describes } = deskKind(kind);
	if (!describes?.everywhere) return [];
	const paths = rows.map((row) => String((row as Row | null | undefined)?.[picture] ?? ""));
	const shown = await Promise.all([...new Set(paths)].map((path) => kindsWithFile(db, content, path)));
	return shown.flat();
}

const filesOf = (row: unknown) => (row as Row | null | undefined)?.[filesField] ?? [];
