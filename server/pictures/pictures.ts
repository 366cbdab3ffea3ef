import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pictures as limits, seconds } from "#contract/limits.ts";
import type { Media } from "../content/media.ts";
import type { PictureState, Prepared } from "./prepare.ts";
import { avifWidthsOf, folderOf, type PictureForm, widthsOf } from "./recipe.ts";
import { sideBySide, Workers } from "./workers.ts";

/** Where the server says what happens to pictures. */
export interface PictureLog {
	info(facts: object, message: string): void;
	warn(facts: object, message: string): void;
}

/** A prepared file, ready to be sent. */
export interface PreparedFile {
	readonly file: string;
	readonly form: PictureForm;
	readonly etag: string;
}

interface Photo {
	readonly path: string;
	readonly version: string;
	readonly width: number;
}

/** Between two lines that tell how far it is. */
const betweenLines = seconds(5);

/**
 * A council's photographs, prepared in the sizes that readers are sent and kept under DATA_DIR, outside the council's folder.
 * What was prepared once is found again at the next start; a photograph that a reader asks for goes to the front.
 */
export class Pictures {
	readonly #mediaFolder: string;
	readonly #shelf: string;
	/** By version: two files with the same content are one photograph. */
	readonly #states = new Map<string, PictureState>();
	readonly #photos = new Map<string, Photo>();
	readonly #asked: Photo[] = [];
	readonly #waiting: Photo[] = [];
	readonly #waitingForAvif: Photo[] = [];
	readonly #underWay = new Set<string>();
	readonly #whenDone = new Map<string, (() => void)[]>();
	readonly #workers = new Workers();
	/** Versions of which no size is there yet. */
	readonly #missing = new Set<string>();
	#log: PictureLog | undefined;
	#stopped = false;
	#told = 0;
	#noneMissing: (() => void) | undefined;

	/** @param dataDir DATA_DIR; what is on the shelf there is read at once, so that tones are known when pages are made */
	constructor(mediaFolder: string, dataDir: string) {
		this.#mediaFolder = mediaFolder;
		this.#shelf = join(dataDir, "pictures");
		mkdirSync(this.#shelf, { recursive: true });
		const ours = new RegExp(`^${folderOf("([\\w-]{10})")}$`);
		for (const name of readdirSync(this.#shelf)) {
			const version = ours.exec(name)?.[1];
			const state = version && stateIn(join(this.#shelf, name));
			if (state) this.#states.set(version, state);
		}
	}

	/** The average colour of a photograph, once it is known. */
	toneOf(version: string): string | undefined {
		const state = this.#states.get(version);
		return state && "tone" in state ? state.tone : undefined;
	}

	/**
	 * Begins to prepare what is not prepared yet, in the background, and reports every picture that can't be shown.
	 *
	 * @returns when every photograph has its sizes; true if something had to be prepared. The smaller second form follows.
	 */
	async prepare(media: Media, log: PictureLog): Promise<boolean> {
		this.#log = log;
		for (const [path, { version, size, isPhoto, problem, remark }] of media) {
			if (problem)
				log.warn(
					{ file: `media/${path}` },
					`The picture media/${path} ${problem}: a neutral one stands in its place`,
				);
			else if (remark) log.warn({ file: `media/${path}` }, `The picture media/${path} ${remark}`);
			if (problem || !isPhoto || !size) continue;
			const photo = { path, version, width: size.width };
			this.#photos.set(path, photo);
			const state = this.#states.get(version);
			if (state && "problem" in state) this.#report(photo, state.problem);
			else if (state) this.#wantAvif(photo, state);
			else if (!this.#missing.has(version)) {
				this.#missing.add(version);
				this.#waiting.push(photo);
			}
		}
		await this.#sweep();
		this.#next();
		const [photos, begun] = [this.#missing.size, performance.now()];
		if (photos === 0) return false;
		log.info({ photos, sideBySide }, `preparing ${photos} photos`);
		await new Promise<void>((resolve) => {
			this.#noneMissing = resolve;
		});
		if (this.#stopped) return false;
		log.info({ photos, ms: Math.round(performance.now() - begun) }, `${photos} photos are prepared`);
		return true;
	}

	/**
	 * The file to send for a photograph in about this width: waits, but not for ever, while it is being prepared.
	 *
	 * @returns undefined where there is none: a damaged photograph, or one that takes too long
	 */
	async file(path: string, width: number | undefined, takesAvif: boolean): Promise<PreparedFile | undefined> {
		const photo = this.#photos.get(path);
		if (!photo) return undefined;
		if (!this.#states.has(photo.version)) await this.#soon(photo);
		const state = this.#states.get(photo.version);
		if (!state || "problem" in state) return undefined;
		const widths = widthsOf(photo.width);
		const best = widths.find((each) => each >= (width ?? Number.POSITIVE_INFINITY)) ?? widths.at(-1);
		const form = takesAvif && state.avif?.includes(best ?? 0) ? "avif" : "webp";
		const name = `${best}.${form}`;
		return {
			file: join(this.#folder(photo), name),
			form,
			etag: `"${folderOf(photo.version)}-${name}"`,
		};
	}

	/** Stops at once; the next start goes on where this one ended. */
	stop(): void {
		this.#stopped = true;
		this.#workers.stop();
		for (const done of [...this.#whenDone.values()].flat()) done();
		this.#noneMissing?.();
	}

	/** A reader is waiting for this one. */
	#soon(photo: Photo): Promise<void> {
		return new Promise((resolve) => {
			const waited = setTimeout(resolve, limits.readerWaits);
			const done = () => {
				clearTimeout(waited);
				resolve();
			};
			this.#whenDone.set(photo.version, [...(this.#whenDone.get(photo.version) ?? []), done]);
			if (this.#underWay.has(photo.version)) return;
			this.#asked.push(photo);
			this.#next();
		});
	}

	/** Gives work to every free worker: what readers wait for, then what is missing, then what can be made smaller. */
	#next(): void {
		while (!this.#stopped && this.#workers.hasRoom) {
			// The second form is no hurry: one at a time, so that a core stays free for readers.
			const inNoHurry = this.#underWay.size === 0 ? this.#waitingForAvif : [];
			const photo = this.#asked.shift() ?? this.#waiting.shift() ?? inNoHurry.shift();
			if (!photo) break;
			const state = this.#states.get(photo.version);
			const isDone = state && ("problem" in state || state.avif !== undefined);
			if (isDone || this.#underWay.has(photo.version)) continue;
			void this.#work(photo, state as Prepared | undefined);
		}
		if (this.#underWay.size === 0) this.#workers.rest();
	}

	async #work(photo: Photo, before: Prepared | undefined): Promise<void> {
		const { version } = photo;
		this.#underWay.add(version);
		const file = join(this.#mediaFolder, photo.path);
		const answer = await this.#workers.run({ file, folder: this.#folder(photo), before });
		this.#underWay.delete(version);
		if (this.#stopped) return;
		if ("failed" in answer) {
			this.#log?.warn(
				{ file: `media/${photo.path}`, reason: answer.failed },
				"a picture could not be prepared now",
			);
			if (before) this.#states.set(version, { ...before, avif: [] });
		} else if (before && "problem" in answer.state) {
			// The second form brought the process down: the first one is good.
			this.#states.set(version, { ...before, avif: [] });
		} else {
			this.#states.set(version, answer.state);
			if ("problem" in answer.state) this.#report(photo, answer.state.problem);
			else this.#wantAvif(photo, answer.state);
		}
		if (this.#missing.delete(version)) this.#tellProgress();
		for (const done of this.#whenDone.get(version) ?? []) done();
		this.#whenDone.delete(version);
		this.#next();
	}

	#wantAvif(photo: Photo, state: Prepared): void {
		if (state.avif === undefined && avifWidthsOf(photo.width).length > 0) this.#waitingForAvif.push(photo);
	}

	#report({ path }: Photo, problem: string): void {
		this.#log?.warn(
			{ file: `media/${path}` },
			`The picture media/${path} ${problem}: a neutral one stands in its place`,
		);
	}

	/** One line now and then. */
	#tellProgress(): void {
		const photos = this.#missing.size;
		if (photos === 0) this.#noneMissing?.();
		else if (performance.now() - this.#told > betweenLines) {
			this.#told = performance.now();
			this.#log?.info({ photos }, `${photos} photos are still to be prepared`);
		}
	}

	/** Takes away what was made of photographs that are gone, or by older settings. */
	async #sweep(): Promise<void> {
		const used = new Set([...this.#photos.values()].map(({ version }) => folderOf(version)));
		for (const name of readdirSync(this.#shelf)) {
			if (/^\d+-[\w-]{10}$/.test(name) && !used.has(name)) {
				await rm(join(this.#shelf, name), { recursive: true, force: true });
			}
		}
	}

	#folder({ version }: Photo): string {
		return join(this.#shelf, folderOf(version));
	}
}

/** What is known of a prepared photograph; undefined when its preparation was cut off. */
function stateIn(folder: string): PictureState | undefined {
	try {
		return JSON.parse(readFileSync(join(folder, "state.json"), "utf8"));
	} catch {
		return undefined;
	}
}
