import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { uploadedPrefix } from "#contract/uploads.ts";
import type { MediaStore, StoredFile } from "./store.ts";

export function uploadedFile(folder: string, path: string): string {
	return join(folder, path.slice(uploadedPrefix.length));
}

export class FolderStore implements MediaStore {
	readonly folder: string;

	constructor(folder: string) {
		this.folder = folder;
	}

	get name(): string {
		return this.folder;
	}

	async *list(): AsyncIterable<StoredFile> {
		const parts = await readdir(this.folder).catch(() => []);
		for (const part of parts.filter((name) => /^[0-9a-f]{2}$/.test(name))) {
			for (const name of await readdir(join(this.folder, part)).catch(() => [])) {
				if (!/^[0-9a-f]{62}\.[a-z0-9]+$/.test(name)) continue;
				const there = await stat(join(this.folder, part, name)).catch(() => undefined);
				if (there) yield { path: `${uploadedPrefix}${part}/${name}`, bytes: there.size, at: there.mtimeMs };
			}
		}
	}

	async has(path: string): Promise<boolean> {
		return (await stat(uploadedFile(this.folder, path)).catch(() => undefined)) !== undefined;
	}

	async read(path: string): Promise<Readable> {
		return createReadStream(uploadedFile(this.folder, path));
	}

	async write(path: string, file: string): Promise<void> {
		// A hard link takes no room; files from another disk are copied.
		await this.writeBy(path, (beside) => link(file, beside).catch(() => copyFile(file, beside)));
	}

	/** Replaces a file by what a function writes, whole or not at all. */
	async writeBy(path: string, make: (beside: string) => Promise<void>): Promise<void> {
		const target = uploadedFile(this.folder, path);
		const beside = `${target}.${randomUUID()}`;
		await mkdir(dirname(target), { recursive: true });
		try {
			await make(beside);
			await flush(beside);
			await rename(beside, target);
			await flush(dirname(target));
		} finally {
			await rm(beside, { force: true });
		}
	}

	async remove(path: string): Promise<void> {
		for (const ending of ["", ".json"]) await rm(uploadedFile(this.folder, path) + ending, { force: true });
	}

	async bring(path: string): Promise<string> {
		return uploadedFile(this.folder, path);
	}

	async dropCopy(): Promise<void> {}

	async sweep(): Promise<void> {}
}

/** Flushes a file or folder to disk, as a row must not outlive its file. */
async function flush(path: string): Promise<void> {
	const handle = await open(path, "r");
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}
