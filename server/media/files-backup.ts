import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { backUp } from "../db/backup.ts";
import { connect, type DatabaseSettings } from "../db/open.ts";
import { findSteps } from "../db/place.ts";
import { giveToFolderOwner, makeFolder } from "../db/rights.ts";
import { FolderStore, uploadedFile } from "./folder-store.ts";
import { hashing } from "./hashing.ts";
import { type FileOnShelf, filesOnShelf, photosOfComplaints } from "./media.store.ts";
import { openPrivateStore, openStore, privateFolder } from "./open-store.ts";
import type { MediaStore } from "./store.ts";

export interface Stores<Store extends MediaStore = MediaStore> {
	readonly shelf: Store;
	readonly photos: Store;
}

export function storesOf(settings: Parameters<typeof openStore>[0], report?: (error: Error) => void): Stores {
	return { shelf: openStore(settings, report), photos: openPrivateStore(settings, report) };
}

/** Folder of uploads shared by all backups beside it, since files never change. */
export function filesBeside(backup: string): Stores<FolderStore> {
	const folder = join(dirname(backup), "uploads");
	return { shelf: new FolderStore(folder), photos: new FolderStore(join(folder, privateFolder)) };
}

const storeOf = <Store extends MediaStore>({ shelf, photos }: Stores<Store>, { isPrivate }: FileOnShelf) =>
	isPrivate ? photos : shelf;

export interface CopiedFiles {
	readonly copied: number;
	readonly present: number;
	readonly lost: readonly FileOnShelf[];
}

/**
 * Backs up database and uploads of a running server. Files come first and again last, so each row in the copy has its file.
 * @throws {Error} as `backUp`, if the backup would be in the files' folder, or the store is away
 */
export async function backUpSite(database: DatabaseSettings, stores: Stores, target: string) {
	const beside = filesBeside(target);
	if (beside.shelf.folder === stores.shelf.folder) {
		throw new Error(
			`${target} would lie beside the uploaded files themselves (${stores.shelf.folder}), so these would be in no backup: name another folder.`,
		);
	}
	const first = await copyFiles(await filesOf(database), stores, beside);
	const counts = await backUp(database, target);
	const known = await filesOf(database);
	const then = await copyFiles(known, stores, beside);
	const now = new Date();
	for (const file of known) {
		const copy = uploadedFile(storeOf(beside, file).folder, file.path);
		await utimes(copy, now, now).catch(() => undefined);
	}
	return { counts, files: { ...first, copied: first.copied + then.copied, lost: then.lost } };
}

/** Files that a database knows; none in an old database. */
export async function filesOf(settings: DatabaseSettings): Promise<readonly FileOnShelf[]> {
	if ((await findSteps(settings)) === undefined) return [];
	const { db } = await connect(settings);
	try {
		const tables = (await db.introspection.getTables()).map(({ name }) => name);
		return [
			...(tables.includes("media_files") ? await filesOnShelf(db) : []),
			...(tables.includes("complaint_photos") ? await photosOfComplaints(db) : []),
		];
	} finally {
		await db.destroy();
	}
}

export async function missingFiles(files: readonly FileOnShelf[], stores: Stores) {
	const there = await bytesIn(stores, files);
	return files.filter((file) => there(file) !== file.bytes);
}

export async function copyFiles(files: readonly FileOnShelf[], from: Stores, to: Stores) {
	const [source, there] = [await bytesIn(from, files), await bytesIn(to, files)];
	let [copied, present] = [0, 0];
	const lost: FileOnShelf[] = [];
	for (const file of files) {
		if (there(file) === file.bytes) present += 1;
		else if (source(file) !== undefined && (await copyWhole(file, storeOf(from, file), storeOf(to, file))))
			copied += 1;
		else lost.push(file);
	}
	return { copied, present, lost };
}

async function bytesIn(
	stores: Stores,
	files: readonly FileOnShelf[],
): Promise<(file: FileOnShelf) => number | undefined> {
	const found = new Map<MediaStore, Map<string, number>>();
	for (const store of new Set(files.map((file) => storeOf(stores, file)))) {
		const bytesByPath = new Map<string, number>();
		for await (const { path, bytes } of store.list()) bytesByPath.set(path, bytes);
		found.set(store, bytesByPath);
	}
	return (file) => found.get(storeOf(stores, file))?.get(file.path);
}

/** @returns false if it isn't the file that was uploaded, or has just been deleted */
async function copyWhole({ path, hash }: FileOnShelf, from: MediaStore, to: MediaStore): Promise<boolean> {
	const scratch = await mkdtemp(join(tmpdir(), "palika-file-"));
	try {
		const copy = join(scratch, "copy");
		const sum = createHash("sha256");
		await pipeline(hashing(await from.read(path), sum), createWriteStream(copy, { mode: 0o600 }));
		if (sum.digest("base64url") !== hash) return false;
		const target = uploadedFile(to.folder, path);
		makeFolder(dirname(target));
		await to.write(path, copy);
		if (existsSync(target)) giveToFolderOwner(target);
		return true;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
		throw error;
	} finally {
		await rm(scratch, { recursive: true, force: true });
	}
}

const named = 20;

export function sayFiles({ copied, present, lost }: CopiedFiles, { shelf }: Stores): string[] {
	const lines = [`Uploaded files in ${shelf.name}: ${copied} copied, ${present} there already`];
	if (lost.length > 0) lines.push(`${sayLost(lost)}.`);
	return lines;
}

export function sayLost(lost: readonly FileOnShelf[]): string {
	const names = lost.slice(0, named).map(({ path, name }) => `${path} (${name})`);
	if (lost.length > named) names.push(`${lost.length - named} more`);
	const are = lost.length === 1 ? "file is" : "files are";
	return `${lost.length} uploaded ${are} missing or damaged: ${names.join(", ")}`;
}
