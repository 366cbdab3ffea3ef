import { mkdirSync, readFileSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { seconds } from "#contract/limits.ts";
import { pictures as limits } from "#contract/media/limits.ts";
import { type Media, type MediaFile, placeOfFile } from "../content/media.ts";
import { avifWidthsOf, widthsOf } from "../content/picture-widths.ts";
import type { PictureState, Prepared } from "./prepare.ts";
import { checksumOf, folderOf } from "./recipe.ts";
import { sideBySide, Workers } from "./workers.ts";

export interface PictureLog {
	info(facts: object, message: string): void;
	warn(facts: object, message: string): void;
}

interface Photo {
	readonly path: string;
	readonly file: string;
	readonly version: string;
	readonly width: number;
}

interface Elsewhere {
	readonly versions: Iterable<string>;
	bring(path: string): Promise<void>;
}

const nothingElsewhere: Elsewhere = { versions: [], bring: async () => {} };

const lookedAtOnce = 50;

const betweenLines = seconds(5);

/** Resizes photographs, cached under DATA_DIR. Requested ones go first. */
export class Pictures {
	readonly #mediaFolder: string;
	readonly #root: string;
	/** By version, so that equal files are prepared once. */
	readonly #states = new Map<string, PictureState>();
	readonly #elsewhere: Elsewhere;
	#photos = new Map<string, Photo>();
	readonly #asked: Photo[] = [];
	#waiting: Photo[] = [];
	#waitingForAvif: Photo[] = [];
	readonly #underWay = new Set<string>();
	readonly #whenDone = new Map<string, (() => void)[]>();
	readonly #workers = new Workers();
	readonly #missing = new Set<string>();
	#log: PictureLog | undefined;
	#stopped = false;
	#told = 0;
	#noneMissing: (() => void) | undefined;

	constructor(mediaFolder: string, dataDir: string, elsewhere = nothingElsewhere) {
		this.#mediaFolder = mediaFolder;
		this.#elsewhere = elsewhere;
		this.#root = join(dataDir, "pictures");
		mkdirSync(this.#root, { recursive: true });
	}

	get waiting(): number {
		return this.#missing.size;
	}

	toneOf(version: string): string | undefined {
		const state = this.#stateOf(version);
		return state && "tone" in state ? state.tone : undefined;
	}

	/** Read lazily: there may be twenty thousand photographs. */
	#stateOf(version: string): PictureState | undefined {
		const known = this.#states.get(version);
		if (known) return known;
		const state = stateIn(join(this.#root, folderOf(version)));
		if (state) this.#states.set(version, state);
		return state;
	}

	/**
	 * Prepares missing photographs in the background, in place of an earlier run, and logs those that can't be shown.
	 * @returns true if any had to be prepared; resolves when all exist as WebP, while AVIF follows later
	 */
	async prepare(media: Media, log: PictureLog): Promise<boolean> {
		this.#log = log;
		this.#noneMissing?.();
		this.#missing.clear();
		[this.#waiting, this.#waitingForAvif] = [[], []];
		const photos = new Map<string, Photo>();
		this.#photos = photos;
		let looked = 0;
		for (const [path, file] of media) {
			looked += 1;
			if (looked % lookedAtOnce === 0) {
				await setImmediate();
				if (this.#stopped || this.#photos !== photos) return false;
			}
			const { version, size, isPhoto, problem, remark } = file;
			if (problem)
				log.warn(
					{ file: `media/${path}` },
					`The picture media/${path} ${problem}: a neutral one is shown in its place`,
				);
			else if (remark) log.warn({ file: `media/${path}` }, `The picture media/${path} ${remark}`);
			if (problem || !isPhoto || !size) continue;
			const photo = this.#photoOf(path, file, size.width);
			photos.set(path, photo);
			const state = this.#stateOf(version);
			if (state && "problem" in state) this.#report(photo, state.problem);
			else if (state) this.#wantAvif(photo, state);
			else if (!this.#missing.has(version)) {
				this.#missing.add(version);
				this.#waiting.push(photo);
			}
		}
		await this.#sweep();
		this.#next();
		const [count, begun] = [this.#missing.size, performance.now()];
		if (count === 0) return false;
		log.info({ photos: count, sideBySide }, `preparing ${count} photos`);
		await new Promise<void>((resolve) => {
			this.#noneMissing = resolve;
		});
		if (this.#stopped || this.#photos !== photos) return false;
		log.info({ photos: count, ms: Math.round(performance.now() - begun) }, `${count} photos are prepared`);
		return true;
	}

	/**
	 * Bytes of a photograph at about this width. Waits for its preparation up to a limit; missing or damaged sizes are prepared again.
	 * @returns undefined if the photograph is damaged or takes too long
	 */
	async file(path: string, known: MediaFile, width: number | undefined, takesAvif: boolean) {
		if (!known.size) return undefined;
		const photo = this.#photoOf(path, known, known.size.width);
		const found = await this.#read(photo, width, takesAvif);
		if (found !== "damaged") return found;
		this.#states.delete(photo.version);
		await rm(join(this.#folder(photo), stateFile), { force: true });
		this.#log?.warn(
			{ file: `media/${path}` },
			"a prepared photo was missing or damaged; it is prepared again",
		);
		const again = await this.#read(photo, width, takesAvif);
		return again === "damaged" ? undefined : again;
	}

	async #read(photo: Photo, width: number | undefined, takesAvif: boolean) {
		if (!this.#stateOf(photo.version)) await this.#soon(photo);
		const state = this.#states.get(photo.version);
		if (!state || "problem" in state) return undefined;
		const widths = widthsOf(photo.width);
		const best = widths.find((each) => each >= (width ?? Number.POSITIVE_INFINITY)) ?? widths.at(-1);
		const form = takesAvif && state.avif?.includes(best ?? 0) ? "avif" : "webp";
		const name = `${best}.${form}`;
		const bytes = await readFile(join(this.#folder(photo), name)).catch(() => undefined);
		if (!bytes || checksumOf(bytes) !== state.checksums[name]) return "damaged";
		return { bytes, form, etag: `"${folderOf(photo.version)}-${name}"` };
	}

	async forget(path: string, { version }: Pick<MediaFile, "version">): Promise<void> {
		this.#photos.delete(path);
		this.#waitingForAvif = this.#waitingForAvif.filter((photo) => photo.path !== path);
		this.#states.delete(version);
		await rm(join(this.#root, folderOf(version)), { recursive: true, force: true });
	}

	stop(): void {
		this.#stopped = true;
		this.#workers.stop();
		for (const done of [...this.#whenDone.values()].flat()) done();
		this.#noneMissing?.();
	}

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

	#next(): void {
		while (!this.#stopped && this.#underWay.size < sideBySide) {
			// One AVIF at a time, as it slows down pages.
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
		const { file } = photo;
		const answer = await this.#elsewhere.bring(photo.path).then(
			() => this.#workers.run({ file, folder: this.#folder(photo), before }),
			(error: Error) => ({ failed: error.message }),
		);
		this.#underWay.delete(version);
		if (this.#stopped) return;
		if ("failed" in answer) {
			this.#log?.warn(
				{ file: `media/${photo.path}`, reason: answer.failed },
				"a picture could not be prepared now",
			);
			if (before) this.#states.set(version, { ...before, avif: [] });
		} else if (before && "problem" in answer.state) {
			// AVIF crashed the process; readers get WebP.
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
			`The picture media/${path} ${problem}: a neutral one is shown in its place`,
		);
	}

	/** At intervals, or hundreds of photographs would flood the log. */
	#tellProgress(): void {
		const photos = this.#missing.size;
		if (photos === 0) this.#noneMissing?.();
		else if (performance.now() - this.#told > betweenLines) {
			this.#told = performance.now();
			this.#log?.info({ photos }, `${photos} photos are still to be prepared`);
		}
	}

	async #sweep(): Promise<void> {
		const shown = [...[...this.#photos.values()].map(({ version }) => version), ...this.#elsewhere.versions];
		const used = new Set(shown.map(folderOf));
		for (const name of await readdir(this.#root).catch(() => [])) {
			if (/^\d+-[\w-]{10}$/.test(name) && !used.has(name)) {
				await rm(join(this.#root, name), { recursive: true, force: true });
			}
		}
	}

	#photoOf(path: string, file: MediaFile, width: number): Photo {
		return { path, file: placeOfFile(this.#mediaFolder, path, file), version: file.version, width };
	}

	#folder({ version }: Photo): string {
		return join(this.#root, folderOf(version));
	}
}

const stateFile = "state.json";

function stateIn(folder: string): PictureState | undefined {
	try {
		return JSON.parse(readFileSync(join(folder, stateFile), "utf8"));
	} catch {
		return undefined;
	}
}
