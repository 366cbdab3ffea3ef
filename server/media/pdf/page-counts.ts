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

export class PageCounts {
	readonly #folder: string;
	/** Null if uncountable, which isn't tried again. */
	readonly #counts: Map<string, number | null>;

	constructor(dataDir: string) {
		this.#folder = dataDir;
		this.#counts = readCounts(join(dataDir, fileName));
	}

	of(version: string): number | undefined {
		return this.#counts.get(version) ?? undefined;
	}

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
	/** Protected by password or against copying. */
	readonly isLocked: boolean;
	/** Whether one of its first pages has words; a scan can be neither searched nor read aloud. Null if unreadable. */
	readonly hasText: boolean | null;
	/** A form without pages (XFA), which most viewers can't show. */
	readonly isForm: boolean;
	/** Its page is only a cover for attached files. */
	readonly isPortfolio: boolean;
	readonly numbers: { readonly count: number; readonly pages: number[] };
	readonly extras?: PdfExtras | undefined;
}

export async function inspectPdf(file: string): Promise<InspectedPdf> {
	return open<InspectedPdf>(file, "inspect");
}

/**
 * Opens a document in a process without secrets, so that a hostile file can't harm the server.
 * @throws {Error} if unreadable, too slow or too large; with a `syscall` if no process could start
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
