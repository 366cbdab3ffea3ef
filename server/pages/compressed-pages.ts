import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { days } from "#contract/limits.ts";
import { inBrotli } from "../kit/encoded-response.ts";

const unpack = promisify(brotliDecompress);

/** Files that no page has any more are deleted after this. */
const keptFor = days(1);

/**
 * Pages in brotli's highest quality, which takes most of the time until all pages are warm, as files in DATA_DIR: the next start finds
 * them. Whoever deletes them loses some seconds of a processor.
 */
export class CompressedPages {
	readonly #folder: string;

	constructor(dataDir: string) {
		this.#folder = join(dataDir, "pages");
	}

	/** The bytes in brotli, from the folder or compressed now. @param hash of the bytes, by which the file is named */
	readonly compress = async (plain: Buffer, hash: string): Promise<Buffer> => {
		const file = this.#fileOf(hash);
		try {
			const kept = await readFile(file);
			if (plain.equals(await unpack(kept))) return kept;
		} catch {
			// There is none, or it is damaged.
		}
		const made = await inBrotli(plain);
		await this.#write(file, made);
		return made;
	};

	/** Deletes the files of pages that have changed since. @param hashes of the pages as they are */
	async sweep(hashes: ReadonlySet<string>): Promise<void> {
		const files = await readdir(this.#folder).catch(() => []);
		for (const file of files) {
			if (hashes.has(file.replace(/\.br$/, ""))) continue;
			const path = join(this.#folder, file);
			// Another server in the same folder may have deleted it.
			const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
			if (Date.now() - mtimeMs > keptFor) await rm(path, { force: true });
		}
	}

	/** On a full disk the next start takes longer, and no reader has to know. */
	async #write(file: string, bytes: Buffer): Promise<void> {
		const part = `${file}.${randomUUID()}`;
		try {
			await mkdir(this.#folder, { recursive: true });
			await writeFile(part, bytes);
			await rename(part, file);
		} catch {
			await rm(part, { force: true }).catch(() => {});
		}
	}

	#fileOf(hash: string): string {
		return join(this.#folder, `${hash}.br`);
	}
}
