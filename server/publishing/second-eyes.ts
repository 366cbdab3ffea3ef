import { isDeepStrictEqual } from "node:util";
import { attachments, type DeskKind, deskKind, filesField } from "#contract/content/desk.ts";
import type { ContentKind } from "#contract/content/kinds.ts";
import type { Row } from "#contract/content/row.ts";
import type { EditedContent } from "../content/edited-content.ts";
import type { Db } from "../db/tables.ts";
import { usesOfFiles } from "./media-uses.store.ts";
import type { KindRow } from "./sent-row.ts";

/**
 * Whether a second person has to look at a row before readers see it: where the council has listed its kind (`fourEyes`), where it brings
 * other documents and those are listed, and where it describes a picture that rows of a listed kind show.
 */
export async function needsSecondEyes(db: Db, content: EditedContent, row: KindRow): Promise<boolean> {
	if (content.needsReview(row.kind)) return true;
	const shown = content.rows(row.kind).get(row.key);
	if (row.kind in attachments && content.needsReview("documents")) {
		return !isDeepStrictEqual(filesOf(row.raw), filesOf(shown));
	}
	const kinds = await kindsDescribed(db, content, row.kind, [row.raw, shown]);
	return kinds.some((kind) => content.needsReview(kind as DeskKind));
}

/**
 * Whether readers get other words where a row is taken off, which are then published like any others: a whole page goes back to the
 * folder's, and a picture that is still shown to the words with which it was uploaded.
 */
export async function bringsOtherWords(db: Db, content: EditedContent, row: KindRow): Promise<boolean> {
	const { whole, closed } = deskKind(row.kind);
	if (whole || closed) return content.needsReview(row.kind);
	return row.kind === "pictures" && (await needsSecondEyes(db, content, row));
}

/** The kinds whose rows show or link a file, or will where they wait or are planned. */
export async function kindsWithFile(
	db: Db,
	content: EditedContent,
	path: string,
): Promise<readonly ContentKind[]> {
	const uses = await usesOfFiles(db, [path], Date.now());
	const open = uses.filter(({ isOlder }) => !isOlder).map(({ kind }) => kind);
	return [...new Set([...content.kindsShowing(path), ...open])];
}

/** The kinds that show the pictures which rows describe for all places. */
async function kindsDescribed(db: Db, content: EditedContent, kind: DeskKind, rows: readonly unknown[]) {
	const { picture = "", describes } = deskKind(kind);
	if (!describes?.everywhere) return [];
	const paths = rows.map((row) => String((row as Row | null | undefined)?.[picture] ?? ""));
	const shown = await Promise.all([...new Set(paths)].map((path) => kindsWithFile(db, content, path)));
	return shown.flat();
}

const filesOf = (row: unknown) => (row as Row | null | undefined)?.[filesField] ?? [];
