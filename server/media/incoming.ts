import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { FileConfigstore } from "@tus/file-store";
import type { FastifyBaseLogger } from "fastify";
import { uploads } from "#contract/limits.ts";
import { type FileType, uploadedPrefix } from "#contract/uploads.ts";
import { inspectPdf } from "../documents/page-counts.ts";
import { Queue } from "../kit/queue.ts";
import { Refusal, refusal } from "../kit/refusal.ts";
import { Workers } from "../pictures/workers.ts";
import { cleanFilm } from "./film.ts";
import { tooLarge, tooManyPixels, typeOfFile } from "./judge.ts";
import type { NewFile } from "./media.store.ts";
import { type ScannerPlace, scan } from "./scan.ts";
import type { MediaStore } from "./store.ts";

const endings: Readonly<Record<FileType, string>> = { picture: "webp", pdf: "pdf", film: "mp4" };

/** Whether an upload is this person's: their number is its first part. */
export function isOwnUpload(id: string, userId: number): boolean {
	return id.startsWith(`${userId}-`);
}

/** What has arrived by the tus protocol and is not on the shelf yet. */
export class Incoming {
	/** Where the pieces are put together. */
	readonly folder: string;
	readonly #store: MediaStore;
	readonly #scanner: ScannerPlace | undefined;
	readonly #queue = new Queue(uploads.judgedAtOnce, uploads.judgeWaiting);
	readonly #workers = new Workers();

	/** @param scanner looks at every file before it is taken, where there is one */
	constructor(store: MediaStore, scanner?: ScannerPlace | undefined) {
		this.#store = store;
		this.#scanner = scanner;
		this.folder = join(store.folder, "incoming");
	}

	/** @throws {Refusal} noRoom where the disk would be full, or fileTooLarge */
	async refuseWithoutRoom(bytes: number): Promise<void> {
		if (bytes > Math.max(...Object.values(uploads.mostBytes))) throw tooLarge();
		await mkdir(this.folder, { recursive: true });
		const { bavail, bsize } = await statfs(this.folder);
		if (bavail * bsize < bytes + uploads.keptFree) throw refusal("noRoom");
	}

	/**
	 * Judges a file that has arrived whole, by what it holds, and puts it in its place, which is made of its content's hash; one that
	 * was there already stays.
	 *
	 * @param name what it was called on its owner's device
	 * @param log is told what the virus scanner says, and why it says nothing
	 * @throws {Refusal} with a sentence for each kind of file that isn't taken; what was sent of it is then gone, unless it only has to
	 *   wait for the store or the scanner
	 */
	async take(id: string, name: string, log: FastifyBaseLogger): Promise<NewFile> {
		return this.#queue.run(async () => {
			const sent = join(this.folder, id);
			const scratch = join(this.folder, `${id}.${randomUUID()}`);
			try {
				const type = await typeOfFile(sent);
				await this.#refuseVirus(sent, log);
				return await this.#place(type, sent, scratch, name);
			} catch (error) {
				const waits = error instanceof Refusal && /^(?:store|scanner)Away$/.test(error.outcome);
				if (!waits) await this.drop(id);
				throw isFullDisk(error) ? refusal("noRoom") : error;
			} finally {
				await rm(scratch, { force: true });
			}
		});
	}

	/** @throws {Refusal} unknownUpload, or uploadUnfinished */
	async refuseUnfinished(id: string): Promise<void> {
		const begun = await new FileConfigstore(this.folder).get(id);
		const there = await stat(join(this.folder, id)).catch(() => undefined);
		if (begun?.size === undefined || !there) throw refusal("unknownUpload");
		if (there.size < begun.size) throw refusal("uploadUnfinished");
	}

	/** Deletes what was sent of a file. */
	async drop(id: string): Promise<void> {
		for (const ending of ["", ".json"]) await rm(join(this.folder, id + ending), { force: true });
	}

	/** Deletes what has waited too long for its rest. */
	async sweep(now: number): Promise<void> {
		for (const name of await readdir(this.folder).catch(() => [])) {
			const file = join(this.folder, name);
			const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
			if (now - mtimeMs > uploads.waits) await rm(file, { force: true });
		}
	}

	/** Ends the processes that write photographs anew. */
	stop(): void {
		this.#workers.stop();
	}

	/** @throws {Refusal} fileHasVirus, or scannerAway where nobody can say */
	async #refuseVirus(sent: string, log: FastifyBaseLogger): Promise<void> {
		if (!this.#scanner) return;
		const found = await scan(this.#scanner, createReadStream(sent)).catch((error) => {
			log.error({ err: error }, "the virus scanner doesn't answer: nothing can be uploaded");
			throw refusal("scannerAway");
		});
		if (found === undefined) return;
		log.warn({ virus: found }, "a file with a virus was refused");
		throw refusal("fileHasVirus", { name: found });
	}

	async #place(type: FileType, sent: string, scratch: string, name: string): Promise<NewFile> {
		const facts = await this.#prepare(type, sent, scratch);
		const sum = createHash("sha256");
		for await (const piece of createReadStream(scratch)) sum.update(piece);
		const digest = sum.digest();
		const hex = digest.toString("hex");
		const path = `${uploadedPrefix}${hex.slice(0, 2)}/${hex.slice(2)}.${endings[type]}`;
		const { size } = await stat(scratch);
		await this.#store.write(path, scratch);
		return { path, type, hash: digest.toString("base64url"), bytes: size, name, ...facts };
	}

	/** Writes what is kept of a file beside it. */
	async #prepare(
		type: FileType,
		sent: string,
		scratch: string,
	): Promise<Pick<NewFile, "width" | "height" | "tone" | "pages" | "has_text">> {
		const none = { width: null, height: null, tone: null, pages: null, has_text: null };
		if (type === "picture") {
			const answer = await this.#workers.writeMaster({ file: sent, target: scratch });
			this.#workers.rest();
			if ("failed" in answer) throw new Error(answer.failed);
			const { master } = answer;
			if ("problem" in master) {
				if (master.problem === "damaged") throw refusal("pictureDamaged");
				throw tooManyPixels();
			}
			return { ...none, width: master.width, height: master.height, tone: master.tone ?? null };
		}
		await copyFile(sent, scratch);
		if (type === "film") {
			if (!(await cleanFilm(scratch))) throw refusal("filmCut");
			return none;
		}
		const inspected = await inspectPdf(scratch).catch(() => undefined);
		if (!inspected) throw refusal("pdfDamaged");
		if (inspected.isLocked) throw refusal("pdfLocked");
		const { pages, hasText } = inspected;
		return { ...none, pages, has_text: hasText === null ? null : Number(hasText) };
	}
}

function isFullDisk(error: unknown): boolean {
	return (
		error instanceof Error &&
		/ENOSPC|EDQUOT/.test(`${(error as NodeJS.ErrnoException).code} ${error.message}`)
	);
}
