import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { languages, type Text } from "#contract/language.ts";
import { kilobytes } from "#contract/limits.ts";
import { uploads } from "#contract/media/limits.ts";
import type { OutcomeName } from "#contract/outcomes.ts";
import type { PhotoOrigin } from "#contract/photo-origin.ts";
import { type FileType, uploadedPrefix } from "#contract/uploads.ts";
import { Queue, Turns, type Waiter } from "../kit/queue.ts";
import { Refusal, refusal } from "../kit/refusal.ts";
import type { MasterForm } from "../pictures/recipe.ts";
import { Workers } from "../pictures/workers.ts";
import { cleanFilm } from "./film.ts";
import { type Findings, keepFindings } from "./findings.ts";
import { hashOf } from "./hashing.ts";
import { tooLarge, tooManyPixels, typeOfFile } from "./inspect-upload.ts";
import type { NewFile } from "./media.store.ts";
import { inspectPdf } from "./pdf/page-counts.ts";
import { freeBytesOf, isFullDisk } from "./room.ts";
import { type ScannerPlace, scan } from "./scan.ts";
import type { MediaStore } from "./store.ts";

const endings: Readonly<Record<FileType, string>> = { picture: "webp", pdf: "pdf", film: "mp4" };

/** Name of an upload: its owner's number and a random part. */
export const uploadName = /^\d{1,15}-[\w-]{22}$/;

export function isOwnUpload(id: string, userId: number): boolean {
	return id.startsWith(`${userId}-`);
}

interface Begun {
	readonly id: string;
	readonly bytes: number;
	readonly arrived: number;
	readonly lastPieceAt: number;
}

interface Facts extends Pick<NewFile, "width" | "height" | "tone" | "pages" | "has_text"> {
	readonly findings?: Findings;
	readonly origin?: PhotoOrigin;
}

type Verdict = { readonly path: string } | { readonly outcome: OutcomeName; readonly words: Text };

/** Resumable uploads (tus) that aren't in the media library yet. */
export class Incoming {
	readonly folder: string;
	readonly store: MediaStore;
	readonly #scanner: ScannerPlace | undefined;
	readonly #freeBytes: (folder: string) => Promise<number>;
	/** Queue of all senders; one form's photographs take one turn. */
	readonly turns: Turns;
	/** One at a time, as simultaneous ones would count on the same room. */
	readonly #beginning = new Queue(1, uploads.beginWaiting);
	readonly #verdicts = new Map<string, Promise<string>>();
	readonly #workers: Workers;

	/**
	 * @param turns of all uploads and complaint photographs
	 * @param workerBytes memory limit of a re-encoding process
	 */
	constructor(
		store: MediaStore,
		scanner?: ScannerPlace | undefined,
		freeBytes = freeBytesOf,
		turns = new Turns(uploads.judgedAtOnce, uploads.judgeWaiting),
		workerBytes?: number,
	) {
		this.turns = turns;
		this.#workers = new Workers(workerBytes);
		this.store = store;
		this.#scanner = scanner;
		this.#freeBytes = freeBytes;
		this.folder = join(store.folder, "incoming");
	}

	/**
	 * Begins an upload if there is room for it, all others and their copies; long idle ones are dropped first.
	 * @throws {Refusal} fileTooLarge, tooManyUploads, noRoom
	 */
	async begin<Result>(userId: number, bytes: number, create: () => Promise<Result>): Promise<Result> {
		if (bytes > Math.max(...Object.values(uploads.mostBytes))) throw tooLarge();
		return this.#beginning.run(async () => {
			const fits = (own: readonly Begun[]) =>
				own.length < uploads.unfinished &&
				sumOf(own, (each) => each.bytes) + bytes <= uploads.unfinishedBytes;
			const isOwn = ({ id }: Begun) => isOwnUpload(id, userId);
			if (!(await this.#dropRested(isOwn, async (all) => fits(all.filter(isOwn))))) {
				const megabytes = uploads.unfinishedBytes / kilobytes(1024);
				throw refusal("tooManyUploads", { most: uploads.unfinished, megabytes });
			}
			await this.#makeRoom((all) => sumOf(all, neededFor) + 2 * bytes);
			return create();
		});
	}

	async refusePieceWithoutRoom(bytes: number): Promise<void> {
		if ((await this.#free()) < bytes) await this.#makeRoom(() => bytes);
	}

	/**
	 * Judges an upload once; simultaneous and repeated calls get the same result.
	 * @param judge puts the file into the library and returns its path
	 * @throws {Refusal} as `judge`
	 */
	async verdictOn(id: string, judge: () => Promise<string>): Promise<string> {
		const verdict =
			this.#verdicts.get(id) ?? this.#judgeOnce(id, judge).finally(() => this.#verdicts.delete(id));
		this.#verdicts.set(id, verdict);
		return verdict;
	}

	async #judgeOnce(id: string, judge: () => Promise<string>): Promise<string> {
		const known = await this.#verdict(id);
		if (known !== undefined) return known;
		try {
			const path = await judge();
			await this.#settle(id, { path });
			return path;
		} catch (error) {
			// Another server may have been quicker.
			const there = await this.#verdict(id);
			if (there !== undefined) return there;
			// Failures that aren't the file's fault are retried.
			if (error instanceof Refusal && error.status === 422) {
				const words = Object.fromEntries(languages.map((lang) => [lang, error.sentence(lang)]));
				await this.#settle(id, { outcome: error.outcome, words: words as Text });
			}
			throw error;
		}
	}

	/** @throws {Refusal} the one that the upload got before */
	async #verdict(id: string): Promise<string | undefined> {
		const text = await readFile(this.#verdictFile(id), "utf8").catch(() => undefined);
		if (text === undefined) return undefined;
		const verdict = JSON.parse(text) as Verdict;
		if ("path" in verdict) return verdict.path;
		throw new Refusal(verdict.outcome, (lang) => verdict.words[lang]);
	}

	async #settle(id: string, verdict: Verdict): Promise<void> {
		await writeFile(this.#verdictFile(id), JSON.stringify(verdict)).catch(() => undefined);
		await this.drop(id);
	}

	#verdictFile(id: string): string {
		return join(this.folder, `${id}.verdict`);
	}

	/**
	 * Checks a whole upload by its content and stores it under its hash, unless it is there.
	 * @param sent.sha256 of the chosen file, if the browser could tell
	 * @throws {Refusal} unknownUpload, uploadUnfinished, uploadDiffers, and by file type
	 */
	async take(
		id: string,
		{ name, sha256 }: { readonly name: string; readonly sha256?: string | undefined },
		log: FastifyBaseLogger,
	): Promise<NewFile> {
		const [owner = ""] = id.split("-");
		return this.turns.run(staffTurn(Number(owner)), async () => {
			await this.#refuseUnfinished(id);
			const sent = join(this.folder, id);
			const scratch = join(this.folder, `${id}.${randomUUID()}`);
			try {
				if (sha256 !== undefined && (await hashOf(sent)).toString("hex") !== sha256) {
					throw refusal("uploadDiffers");
				}
				const type = await typeOfFile(sent);
				await this.#refuseVirus(sent, log);
				const { size } = await stat(sent);
				if ((await this.#free()) < size) throw refusal("noRoom");
				// The library stores no time and place of photographs.
				const { origin: _, ...file } = await this.#place(type, sent, scratch, { name });
				return file;
			} catch (error) {
				if (isFullDisk(error)) throw refusal("noRoom");
				throw (error as NodeJS.ErrnoException).code === "ENOENT" ? refusal("unknownUpload") : error;
			} finally {
				await rm(scratch, { force: true });
			}
		});
	}

	/**
	 * Checks a photograph and stores it re-encoded, without its metadata.
	 * @returns also the time and place in its metadata
	 * @throws {Refusal} as `take`
	 */
	async takePhoto(bytes: Uint8Array, log: FastifyBaseLogger, store = this.store) {
		if ((await this.#free()) < 2 * bytes.length) throw refusal("noRoom");
		const sent = join(this.folder, `photo.${randomUUID()}`);
		const scratch = `${sent}.anew`;
		try {
			await writeFile(sent, bytes, { mode: 0o600 });
			if ((await typeOfFile(sent)) !== "picture") throw refusal("fileIsUnknown");
			await this.#refuseVirus(sent, log);
			return await this.#place("picture", sent, scratch, { form: "photo", store });
		} catch (error) {
			throw isFullDisk(error) ? refusal("noRoom") : error;
		} finally {
			for (const file of [sent, scratch]) await rm(file, { force: true });
		}
	}

	async #configs() {
		const { FileConfigstore } = await import("@tus/file-store");
		return new FileConfigstore(this.folder);
	}

	async #refuseUnfinished(id: string): Promise<void> {
		const begun = await (await this.#configs()).get(id);
		const there = await stat(join(this.folder, id)).catch(() => undefined);
		if (begun?.size === undefined || !there) throw refusal("unknownUpload");
		if (there.size < begun.size) throw refusal("uploadUnfinished");
	}

	async drop(id: string): Promise<void> {
		for (const ending of ["", ".json"]) await rm(join(this.folder, id + ending), { force: true });
	}

	async sweep(now: number): Promise<void> {
		for (const name of await readdir(this.folder).catch(() => [])) {
			const { mtimeMs } = await stat(join(this.folder, name.replace(/\.json$/, ""))).catch(() =>
				stat(join(this.folder, name)).catch(() => ({ mtimeMs: now })),
			);
			if (now - mtimeMs > uploads.waits) await rm(join(this.folder, name), { force: true });
		}
	}

	async #free(): Promise<number> {
		await mkdir(this.folder, { recursive: true });
		return (await this.#freeBytes(this.folder)) - uploads.keptFree;
	}

	async #begun(): Promise<Begun[]> {
		const names = (await readdir(this.folder).catch(() => [])).filter((name) => uploadName.test(name));
		if (names.length === 0) return [];
		const configs = await this.#configs();
		const all = await Promise.all(
			names.map(async (id) => {
				const there = await stat(join(this.folder, id)).catch(() => undefined);
				const known = await configs.get(id).catch(() => undefined);
				return (
					there && { id, bytes: known?.size ?? there.size, arrived: there.size, lastPieceAt: there.mtimeMs }
				);
			}),
		);
		return all.filter((each) => each !== undefined);
	}

	/** Deletes idle uploads, the oldest first, until there is room. @returns whether there is */
	async #dropRested(
		mayGo: (begun: Begun) => boolean,
		isEnough: (left: readonly Begun[]) => Promise<boolean>,
	): Promise<boolean> {
		let left = await this.#begun();
		const rested = left
			.filter(
				(each) =>
					mayGo(each) && Date.now() - each.lastPieceAt > uploads.rests && !this.#verdicts.has(each.id),
			)
			.sort((one, other) => one.lastPieceAt - other.lastPieceAt);
		while (!(await isEnough(left))) {
			const oldest = rested.shift();
			if (!oldest) return false;
			await this.drop(oldest.id);
			left = left.filter((each) => each !== oldest);
		}
		return true;
	}

	async #makeRoom(needed: (all: readonly Begun[]) => number): Promise<void> {
		const isEnough = async (left: readonly Begun[]) => (await this.#free()) >= needed(left);
		if (!(await this.#dropRested(() => true, isEnough))) throw refusal("noRoom");
	}

	stop(): void {
		this.#workers.stop();
	}

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

	async #place(
		type: FileType,
		sent: string,
		scratch: string,
		{ name = "", form, store = this.store }: { name?: string; form?: MasterForm; store?: MediaStore },
	): Promise<NewFile & Pick<Facts, "origin">> {
		const { findings, ...facts } = await this.#prepare(type, sent, scratch, form);
		const digest = await hashOf(scratch);
		const hex = digest.toString("hex");
		const path = `${uploadedPrefix}${hex.slice(0, 2)}/${hex.slice(2)}.${endings[type]}`;
		const { size } = await stat(scratch);
		await store.write(path, scratch);
		if (findings) await keepFindings(store.folder, path, findings);
		return { path, type, hash: digest.toString("base64url"), bytes: size, name, ...facts };
	}

	async #prepare(type: FileType, sent: string, scratch: string, form: MasterForm = "master"): Promise<Facts> {
		const none = { width: null, height: null, tone: null, pages: null, has_text: null };
		if (type === "picture") {
			const answer = await this.#workers.writeMaster({ file: sent, target: scratch, form });
			this.#workers.restSoon();
			if ("failed" in answer) throw new Error(answer.failed);
			const { master } = answer;
			if ("problem" in master) {
				if (master.problem === "damaged") throw refusal("pictureDamaged");
				// The size was checked, so only a busy machine is too slow.
				if (master.problem === "slow") throw refusal("tooBusy", { seconds: 5 });
				throw tooManyPixels();
			}
			return {
				...none,
				width: master.width,
				height: master.height,
				tone: master.tone ?? null,
				origin: master.origin,
			};
		}
		await copyFile(sent, scratch);
		if (type === "film") {
			await cleanFilm(scratch);
			return none;
		}
		const inspected = await inspectPdf(scratch).catch((error) => {
			// A process that couldn't start is no fault of the document.
			throw "syscall" in error ? refusal("tooBusy", { seconds: 5 }) : refusal("pdfDamaged");
		});
		const { pages, hasText, isLocked, isForm, isPortfolio, extras, numbers } = inspected;
		if (isLocked) throw refusal("pdfLocked");
		if (pages === 0) throw refusal("pdfWithoutPage");
		if (isForm) throw refusal("pdfIsForm");
		if (isPortfolio) throw refusal("pdfIsPortfolio");
		if (extras?.launches || extras?.hasPrograms) throw refusal("pdfStartsPrograms");
		const findings = { numbers, acts: extras?.acts ?? false, hasFiles: extras?.hasFiles ?? false };
		return { ...none, pages, has_text: hasText === null ? null : Number(hasText), findings };
	}
}

/** Bytes still to be written: the rest, and the copy to the library. */
const neededFor = ({ bytes, arrived }: Begun) => 2 * bytes - arrived;

function sumOf(all: readonly Begun[], of: (each: Begun) => number): number {
	return all.reduce((sum, each) => sum + of(each), 0);
}

export function staffTurn(id: number): Waiter {
	return { name: `staff ${id}`, places: uploads.judgePlaces.staff };
}
