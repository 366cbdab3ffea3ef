import type { DeskKind } from "#contract/content/desk.ts";
import type { Db } from "../db/tables.ts";
import { seenVersions } from "./content.store.ts";

function withVersions(db: Db) {
	return db
		.selectFrom("media_uses")
		.innerJoin("content_versions", "content_versions.id", "media_uses.version_id")
		.innerJoin("content_items", "content_items.id", "content_versions.item_id");
}

export interface FileUse {
	readonly path: string;
	readonly kind: DeskKind;
	readonly key: string;
	/** Whether no version with the file is published, scheduled or waiting. */
	readonly isOlder: boolean;
}

export async function usesOfFiles(db: Db, paths: readonly string[], now: number): Promise<FileUse[]> {
	if (paths.length === 0) return [];
	const rows = await withVersions(db)
		.select(["path", "kind", "key", "item_id", "number", "state", "latest"])
		.where("path", "in", [...paths])
		.orderBy("version_id")
		.execute();
	const items = rows.map(({ item_id }) => item_id);
	const isSeen = await seenVersions(db, items, now);
	const uses = new Map<string, FileUse>();
	for (const { path, kind, key, item_id, number, state, latest } of rows) {
		const name = `${path} ${item_id}`;
		const isOpen = isSeen(item_id, number) || (state === "waiting" && number === latest);
		const isOlder = !isOpen && (uses.get(name)?.isOlder ?? true);
		uses.set(name, { path, kind: kind as DeskKind, key, isOlder });
	}
	return [...uses.values()];
}

export async function goneFilesOf(db: Db, kind: DeskKind, key: string) {
	const rows = await withVersions(db)
		.innerJoin("media_files", "media_files.path", "media_uses.path")
		.select(["number", "media_files.name", "gone_at", "gone_name"])
		.where("kind", "=", kind)
		.where("key", "=", key)
		.where("gone_at", "is not", null)
		.orderBy("media_files.id")
		.execute();
	return rows.map(({ gone_at, ...row }) => ({ ...row, gone_at: Number(gone_at) }));
}

export async function isInDraft(db: Db, path: string): Promise<boolean> {
	const draft = await db
		.selectFrom("content_drafts")
		.select("id")
		.where("body", "like", `%${path}%`)
		.limit(1)
		.executeTakeFirst();
	return draft !== undefined;
}
