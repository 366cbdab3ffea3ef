import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { kilobytes } from "#contract/limits.ts";
import { documents as limits, workers } from "#contract/media/limits.ts";
import type { Media } from "../../content/media.ts";
import { reasonOf } from "../../db/errors.ts";
import type { PdfExtras } from "./pdf-objects.ts";

const worker = fileURLToPath(new URL("./page-count-worker.ts", import.meta.url));

interface PageCountLog {
	warn(facts: object, message: string): void;
}

/** The number of pages of each document (PDF), counted once and remembered under DATA_DIR by the file's version. */
export class PageCounts {
	readonly #folder: string;
	/** Version → pages; null for a file in which they can't be counted, which isn't tried again. */
	readonly #counts: Map<string, number | null>;

	constructor(dataDir: string) {
		this.#folder = dataDir;
		this.#counts = readCounts(join(dataDir, fileName));
	}

	/** @param version of a file below media/ */
	of(version: string): number | undefined {
		return this.#counts.get(version) ?? undefined;
	}

	/**
	 * Counts the pages of those documents that are new.
	 *
	 * @param mediaFolder where the files are
	 * @returns whether any count is new, so that pages must be made again with it
	 */
	async prepare(media: Media, mediaFolder: string, log: PageCountLog): Promise<boolean> {
		const fresh = [...media].filter(
			([path, { version, on }]) => !on && /\.pdf$/i.test(path) && !this.#counts.has(version),
		);
		for (const [path, { version }] of fresh) {
			try {
				this.#counts.set(version, await count(join(mediaFolder, path)));
			} catch (error) {
				this.#counts.set(version, null);
				log.warn({ file: path, reason: reasonOf(error) }, "page count of a document failed");
			}
		}
		if (fresh.length > 0) await this.#write();
		return fresh.length > 0;
	}

	async #write(): Promise<void> {
		await mkdir(this.#folder, { recursive: true });
		const beside = join(this.#folder, `${fileName}.${process.pid}`);
		await writeFile(beside, JSON.stringify([...this.#counts]), { mode: 0o600 });
		await rename(beside, join(this.#folder, fileName));
	}
}

const fileName = "document-pages.json";

/** A damaged file is no loss: the pages are counted again. */
function readCounts(file: string): Map<string, number | null> {
	try {
		return new Map(JSON.parse(readFileSync(file, "utf8")) as [string, number | null][]);
	} catch {
		return new Map();
	}
}

async function count(file: string): Promise<number> {
	return (await open<Pick<InspectedPdf, "pages">>(file, "count")).pages;
}

export interface InspectedPdf {
	readonly pages: number;
	/** Whether it is protected, with a password or against copying. */
	readonly isLocked: boolean;
	/** Whether there are words on one of its first pages; without, it is pictures of paper, which can be neither searched nor read aloud. Null: they can't be read. */
	readonly hasText: boolean | null;
	/** Whether it is a form without pages (XFA), in whose place most viewers show "Please wait". */
	readonly isForm: boolean;
	/** Whether its page is only a cover for attached files. */
	readonly isPortfolio: boolean;
	/** How many numbers in it look like Aadhaar numbers, and the pages on which they are. */
	readonly numbers: { readonly count: number; readonly pages: number[] };
	/** Undefined where nobody could look. */
	readonly extras?: PdfExtras | undefined;
}

/**
 * Looks through a document.
 *
 * @throws {Error} as `open` does
 */
export async function inspectPdf(file: string): Promise<InspectedPdf> {
	return open<InspectedPdf>(file, "inspect");
}

/**
 * Opens a document in a process without secrets, so that a hostile file neither stops the server nor learns anything.
 *
 * @throws {Error} where it can't be read, or takes too long or too much memory; with a `syscall` where no process could be started
 */
async function open<Answer>(file: string, task: "inspect" | "count"): Promise<Answer> {
	const options = [`--max-old-space-size=${Math.floor(workers.forDocuments / kilobytes(1024))}`, "--"];
	const { stdout } = await promisify(execFile)(process.execPath, [...options, worker, file, task], {
		env: { PATH: process.env.PATH ?? "" },
		timeout: limits.giveUpAfter,
		killSignal: "SIGKILL",
	});
	return JSON.parse(stdout) as Answer;
}
