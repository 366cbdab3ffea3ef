import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { chmod, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { backUp } from "../db/backup.ts";
import type { Counts } from "../db/counts.ts";
import { connect, type DatabaseSettings } from "../db/open.ts";
import { findSteps } from "../db/place.ts";
import { Refusal } from "../kit/refusal.ts";
import { FolderStore } from "./folder-store.ts";
import { type StoredFile, storedFiles } from "./media.store.ts";
import type { MediaStore } from "./store.ts";

/** Where the uploaded files of a backup lie: one folder for all backups beside each other, since no file in it ever changes. */
export function filesBeside(backup: string): FolderStore {
	return new FolderStore(join(dirname(backup), "uploads"));
}

/** What became of the files of a database. */
export interface CopiedFiles {
	readonly copied: number;
	/** Those that lay there already. */
	readonly present: number;
	/** Those whose bytes are nowhere, or aren't what was uploaded. */
	readonly lost: readonly StoredFile[];
}

/**
 * Backs up database and uploaded files while the server goes on. The files come first, so that each row in the database's copy has its
 * file even if it is deleted meanwhile; what was uploaded meanwhile follows.
 *
 * @throws {Error} as `backUp` does, or if the backup would lie in the very folder of the files
 */
export async function backUpSite(
	{ database, store }: { readonly database: DatabaseSettings; readonly store: MediaStore },
	target: string,
): Promise<{ readonly counts: Counts; readonly files: CopiedFiles }> {
	const beside = filesBeside(target);
	if (beside.folder === store.folder) {
		throw new Error(
			`${target} would lie beside the uploaded files themselves (${store.folder}), so these would be in no backup: name another folder.`,
		);
	}
	const first = await copyFiles(await filesOf(database), store, beside);
	const counts = await backUp(database, target);
	const then = await copyFiles(await filesOf(database), store, beside);
	return { counts, files: { ...first, copied: first.copied + then.copied, lost: then.lost } };
}

/** The files that a database knows; none in one of before there were any. */
export async function filesOf(settings: DatabaseSettings): Promise<readonly StoredFile[]> {
	if ((await findSteps(settings)) === undefined) return [];
	const { db } = await connect(settings);
	try {
		const tables = await db.introspection.getTables();
		return tables.some(({ name }) => name === "media_files") ? await storedFiles(db) : [];
	} finally {
		await db.destroy();
	}
}

/** Those of the files that don't lie whole in a store. */
export async function missingFiles(
	files: readonly StoredFile[],
	store: MediaStore,
): Promise<readonly StoredFile[]> {
	const missing: StoredFile[] = [];
	for (const file of files) if (!(await lies(file, store))) missing.push(file);
	return missing;
}

/** Copies what isn't there yet from one store of uploaded files to another, and compares it with its hash. */
export async function copyFiles(
	files: readonly StoredFile[],
	from: MediaStore,
	to: MediaStore,
): Promise<CopiedFiles> {
	let [copied, present] = [0, 0];
	const lost: StoredFile[] = [];
	const now = new Date();
	for (const file of files) {
		if (await lies(file, to)) {
			// Its time says which backup named it last, by which old ones are told from those that are still wanted.
			if (to instanceof FolderStore) await utimes(await to.bring(file.path), now, now);
			present += 1;
		} else if (await copyWhole(file, from, to)) copied += 1;
		else lost.push(file);
	}
	return { copied, present, lost };
}

async function lies({ path, bytes }: StoredFile, store: MediaStore): Promise<boolean> {
	return (await store.sizeOf(path)) === bytes;
}

/** @returns false if there is no such file, or it isn't the one that was uploaded */
async function copyWhole({ path, hash }: StoredFile, from: MediaStore, to: MediaStore): Promise<boolean> {
	try {
		const original = await from.bring(path);
		if ((await hashOf(original)) !== hash) return false;
		await to.write(path, original);
	} catch (error) {
		const isMissing = error instanceof Refusal && error.outcome === "unknownFile";
		if (isMissing || (error as NodeJS.ErrnoException).code === "ENOENT") return false;
		throw error;
	}
	if (!(to instanceof FolderStore)) return true;
	const copy = await to.bring(path);
	await chmod(copy, 0o600);
	if ((await hashOf(copy)) === hash) return true;
	await to.remove(path);
	return false;
}

async function hashOf(file: string): Promise<string> {
	const sum = createHash("sha256");
	for await (const piece of createReadStream(file)) sum.update(piece);
	return sum.digest("base64url");
}

/** How many of the lost files are named; the rest is counted. */
const named = 20;

/** What an operator reads of the files: those in place, and each that is lost. */
export function sayFiles({ copied, present, lost }: CopiedFiles, folder: string): string[] {
	const lines = [`Uploaded files in ${folder}: ${copied} copied, ${present} there already`];
	if (lost.length > 0) lines.push(`${sayLost(lost)}.`);
	return lines;
}

/** "2 uploaded files are missing or damaged: uploads/ab/cd.pdf (tender.pdf), …" */
export function sayLost(lost: readonly StoredFile[]): string {
	const names = lost.slice(0, named).map(({ path, name }) => `${path} (${name})`);
	if (lost.length > named) names.push(`${lost.length - named} more`);
	const are = lost.length === 1 ? "file is" : "files are";
	return `${lost.length} uploaded ${are} missing or damaged: ${names.join(", ")}`;
}
