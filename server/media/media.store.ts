import type { ExpressionBuilder, SelectQueryBuilder } from "kysely";
import { uploads } from "#contract/media/limits.ts";
import type { FileType } from "#contract/uploads.ts";
import { contains } from "../db/engine.ts";
import type { Db, Tables, Tx } from "../db/tables.ts";

export interface NewFile {
	readonly path: string;
	readonly type: FileType;
	readonly hash: string;
	readonly bytes: number;
	readonly width: number | null;
	readonly height: number | null;
	readonly tone: string | null;
	readonly pages: number | null;
	readonly has_text: number | null;
	readonly name: string;
}

export interface FileWords {
	readonly titleEn: string;
	readonly titleHi: string;
	readonly descriptionEn: string;
	readonly descriptionHi: string;
	/** Undefined keeps the focal point. */
	readonly focus?: string | undefined;
}

export async function filesSince(db: Db, seq: number) {
	return db.selectFrom("media_files").selectAll().where("seq", ">", seq).orderBy("seq").execute();
}

export interface FileOnShelf {
	readonly path: string;
	readonly bytes: number;
	readonly hash: string;
	readonly name: string;
	readonly uploadedAt: number;
	/** Whether it belongs to a complaint and has no public address. */
	readonly isPrivate?: boolean;
}

export async function filesOnShelf(db: Db): Promise<FileOnShelf[]> {
	const rows = await db
		.selectFrom("media_files")
		.select(["path", "bytes", "hash", "name", "uploaded_at"])
		.where("gone_at", "is", null)
		.orderBy("id")
		.execute();
	return rows.map(({ path, bytes, hash, name, uploaded_at }) => ({
		path,
		bytes: Number(bytes),
		hash,
		name,
		uploadedAt: Number(uploaded_at),
	}));
}

export async function photosOfComplaints(db: Db): Promise<FileOnShelf[]> {
	const rows = await db
		.selectFrom("complaint_photos")
		.innerJoin("complaints", "complaints.id", "complaint_photos.complaint_id")
		.select(["path", "bytes", "hash", "number", "at"])
		.orderBy("complaint_photos.id")
		.execute();
	return rows.map(({ path, bytes, hash, number, at }) => ({
		path,
		bytes: Number(bytes),
		hash,
		name: `private, complaint ${number}`,
		uploadedAt: Number(at),
		isPrivate: true,
	}));
}

export async function findFile(db: Db, id: number) {
	return db
		.selectFrom("media_files")
		.selectAll()
		.where("id", "=", id)
		.where("gone_at", "is", null)
		.executeTakeFirst();
}

export async function fileAt(db: Db, path: string) {
	return db.selectFrom("media_files").selectAll().where("path", "=", path).executeTakeFirst();
}

/** Adds a file; a deleted one comes back without its words. */
export async function addFile(
	tx: Tx,
	file: NewFile,
	by: { readonly id: number; readonly name: string },
	now: number,
	seq: number,
): Promise<void> {
	const there = { gone_at: null, gone_name: null, seq };
	const fresh = { ...file, uploaded_by: by.id, uploaded_name: by.name, uploaded_at: now, ...there };
	await tx
		.insertInto("media_files")
		.values(fresh)
		.onConflict((conflict) => conflict.column("path").doUpdateSet({ ...fresh, ...noWords }))
		.execute();
}

const noWords = { title_en: "", title_hi: "", about_en: "", about_hi: "", focus: "" };

export async function describe(tx: Tx, id: number, words: FileWords, seq: number): Promise<void> {
	await tx
		.updateTable("media_files")
		.set({
			title_en: words.titleEn,
			title_hi: words.titleHi,
			about_en: words.descriptionEn,
			about_hi: words.descriptionHi,
			focus: words.focus,
			seq,
		})
		.where("id", "=", id)
		.execute();
}

/**
 * Removes a file and its words; its row stays for other servers and older versions.
 * @param by null for a command on the server
 */
export async function takeAway(tx: Tx, id: number, by: string | null, now: number, seq: number) {
	await tx
		.updateTable("media_files")
		.set({ ...noWords, gone_at: now, gone_name: by, seq })
		.where("id", "=", id)
		.execute();
}

export interface ShelfQuery {
	readonly q?: string | undefined;
	readonly type?: FileType | undefined;
	readonly unused?: "1" | undefined;
	readonly open?: "1" | undefined;
	readonly page: number;
}

/** A page of files, the newest first; `total` counts those found, `open` all pictures without a description. */
export async function shelfPage(db: Db, query: ShelfQuery) {
	const all = db.selectFrom("media_files").where("gone_at", "is", null);
	const undescribed = all.where("type", "=", "picture").where("title_en", "=", "");
	const found = (query.open === undefined ? all : undescribed)
		.$if(query.type !== undefined, (rows) => rows.where("type", "=", query.type as FileType))
		.$if(query.unused !== undefined, (rows) =>
			rows.where((eb) => eb.not(eb.exists(usesOf(eb).select("media_uses.path")))),
		)
		.$if(Boolean(query.q), (rows) =>
			rows.where((eb) => {
				const columns = ["name", "title_en", "title_hi", "path"] as const;
				return eb.or(columns.map((column) => contains(column, query.q ?? "")));
			}),
		);
	const [total, open] = [await countOf(found), await countOf(undescribed)];
	const files = await found
		.selectAll()
		.orderBy("id", "desc")
		.limit(uploads.page)
		.offset((query.page - 1) * uploads.page)
		.execute();
	return { total, open, files };
}

async function countOf(rows: SelectQueryBuilder<Tables, "media_files", object>): Promise<number> {
	const { count } = await rows.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
	return Number(count);
}

function usesOf(eb: ExpressionBuilder<Tables, "media_files">) {
	return eb.selectFrom("media_uses").whereRef("media_uses.path", "=", "media_files.path");
}
