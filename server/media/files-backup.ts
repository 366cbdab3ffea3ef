import { createHash } from "node:crypto";
import { createReadStream, constants as fs } from "node:fs";
import { chmod, copyFile, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { backUp } from "../db/backup.ts";
import type { Counts } from "../db/counts.ts";
import { flush } from "../db/flush.ts";
import { connect, type DatabaseSettings } from "../db/open.ts";
import { findSteps } from "../db/place.ts";
import { giveToFolderOwner, makeFolder } from "../db/rights.ts";
import { uploadedFile } from "./folder-store.ts";
import { type StoredFile, storedFiles } from "./media.store.ts";

/** Where the uploaded files of a backup lie: one folder for all backups beside each other, since no file in it ever changes. */
export function filesBeside(backup: string): string {
	return join(dirname(backup), "uploads");
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
	{ database, mediaStore }: { readonly database: DatabaseSettings; readonly mediaStore: string },
	target: string,
): Promise<{ readonly counts: Counts; readonly files: CopiedFiles }> {
	const folder = filesBeside(target);
	if (folder === mediaStore) {
		throw new Error(
			`${target} would lie beside the uploaded files themselves (${mediaStore}), so these would be in no backup: name another folder.`,
		);
	}
	const first = await copyFiles(await filesOf(database), mediaStore, folder);
	const counts = await backUp(database, target);
	const then = await copyFiles(await filesOf(database), mediaStore, folder);
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

/** Those of the files that don't lie whole in a folder. */
export async function missingFiles(
	files: readonly StoredFile[],
	folder: string,
): Promise<readonly StoredFile[]> {
	const missing: StoredFile[] = [];
	for (const file of files) if (!(await lies(file, folder))) missing.push(file);
	return missing;
}

/** Copies what isn't there yet from one folder of uploaded files to another, and compares each copy with its hash. */
export async function copyFiles(
	files: readonly StoredFile[],
	from: string,
	to: string,
): Promise<CopiedFiles> {
	let [copied, present] = [0, 0];
	const lost: StoredFile[] = [];
	const now = new Date();
	for (const file of files) {
		const target = uploadedFile(to, file.path);
		if (await lies(file, to)) {
			// Its time says which backup named it last, by which old ones are told from those that are still wanted.
			await utimes(target, now, now);
			present += 1;
		} else if (await copyWhole(file, uploadedFile(from, file.path), target)) copied += 1;
		else lost.push(file);
	}
	return { copied, present, lost };
}

async function lies({ path, bytes }: StoredFile, folder: string): Promise<boolean> {
	const there = await stat(uploadedFile(folder, path)).catch(() => undefined);
	return there?.size === bytes;
}

/** @returns false if there is no such file, or it isn't the one that was uploaded */
async function copyWhole({ hash }: StoredFile, from: string, target: string): Promise<boolean> {
	makeFolder(dirname(target));
	const unfinished = `${target}.unfinished`;
	try {
		// Where the disk can, a copy shares the original's blocks and takes no room.
		await copyFile(from, unfinished, fs.COPYFILE_FICLONE);
		const sum = createHash("sha256");
		for await (const piece of createReadStream(unfinished)) sum.update(piece);
		if (sum.digest("base64url") !== hash) return false;
		await chmod(unfinished, 0o600);
		giveToFolderOwner(unfinished);
		flush(unfinished);
		await rename(unfinished, target);
		flush(dirname(target));
		return true;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
		throw error;
	} finally {
		await rm(unfinished, { force: true });
	}
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
