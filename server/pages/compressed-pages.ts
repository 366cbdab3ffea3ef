import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { days } from "#contract/limits.ts";
import { inBrotli } from "../kit/encoded-response.ts";

const unpack = promisify(brotliDecompress);

/** Lifetime of a page without requests. */
const keptFor = days(7);

/** Deletes all that is kept, with what was on pages once; it is compressed again as it is asked for. */
export async function forgetPages(dataDir: string): Promise<void> {
	await rm(join(dataDir, folderName), { recursive: true, force: true });
}

const folderName = "pages";

/**
 * Pages in brotli's highest quality, which takes most of the time until all pages are warm, as files in DATA_DIR: the next start finds
 * them. Whoever deletes them loses some seconds of a processor.
 */
export class CompressedPages {
	readonly #folder: string;

	constructor(dataDir: string) {
		this.#folder = join(dataDir, folderName);
	}

	/** The bytes in brotli, from the folder or compressed now. @param hash of the bytes, by which the file is named */
	readonly compress = async (plain: Buffer, hash: string): Promise<Buffer> => {
		const file = this.#fileOf(hash);
		try {
			const kept = await readFile(file);
			if (plain.equals(await unpack(kept))) {
				await utimes(file, new Date(), new Date());
				return kept;
			}
		} catch {
			// There is none, or it is damaged.
		}
		const made = await inBrotli(plain);
		await this.#write(file, made);
		return made;
	};

	/** Deletes what no start and no change has asked for in a week. */
	async sweep(): Promise<void> {
		for (const file of await readdir(this.#folder).catch(() => [])) {
			const path = join(this.#folder, file);
			// Another server in the same folder may have deleted it, and one that may not be deleted is of no harm.
			const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
			if (Date.now() - mtimeMs > keptFor) await rm(path, { force: true }).catch(() => {});
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
