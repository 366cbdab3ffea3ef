import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { days } from "#contract/limits.ts";
import { inBrotli } from "../kit/encoded-response.ts";

const unpack = promisify(brotliDecompress);

const keptFor = days(7);

/** Deletes all, as pages may hold words that were erased since. */
export async function forgetPages(dataDir: string): Promise<void> {
	await rm(join(dataDir, folderName), { recursive: true, force: true });
}

const folderName = "pages";

/** Pages in brotli's highest quality, cached in DATA_DIR because compressing takes most of a start's time. */
export class CompressedPages {
	readonly #folder: string;

	constructor(dataDir: string) {
		this.#folder = join(dataDir, folderName);
	}

	readonly compress = async (plain: Buffer, hash: string): Promise<Buffer> => {
		const file = this.#fileOf(hash);
		try {
			const kept = await readFile(file);
			if (plain.equals(await unpack(kept))) {
				await utimes(file, new Date(), new Date());
				return kept;
			}
		} catch {
			// Missing or damaged.
		}
		const made = await inBrotli(plain);
		await this.#write(file, made);
		return made;
	};

	async sweep(): Promise<void> {
		for (const file of await readdir(this.#folder).catch(() => [])) {
			const path = join(this.#folder, file);
			const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
			if (Date.now() - mtimeMs > keptFor) await rm(path, { force: true }).catch(() => {});
		}
	}

	/** Tolerates a full disk, after which the next start takes longer. */
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
