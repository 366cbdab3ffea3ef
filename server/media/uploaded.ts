import type { KnownMedia, MediaFile } from "../content/media.ts";
import type { Db, Tables } from "../db/tables.ts";
import { uploadedFile } from "./folder-store.ts";
import { filesSince } from "./media.store.ts";
import type { MediaStore } from "./store.ts";

type FileRow = Awaited<ReturnType<typeof filesSince>>[number];

/** How much of a hash tells files apart in an address. */
const versionLength = 10;

/** The address of an uploaded file. */
export function srcOf({ path, hash }: Pick<Tables["media_files"], "path" | "hash">): string {
	return `/media/${path}?v=${hash.slice(0, versionLength)}`;
}

/**
 * The files that staff have uploaded, as this server knows them: from the database, so none is opened at the start. Adding one
 * only makes content right that was wrong, so nothing is checked anew.
 */
export class Uploaded {
	readonly store: MediaStore;
	/** Called when a file is gone, to delete everything derived from it. */
	onGone: (path: string, file: MediaFile) => Promise<void> = async () => {};
	readonly #files = new Map<string, MediaFile>();
	#seq = -1;

	constructor(store: MediaStore) {
		this.store = store;
	}

	get(path: string): MediaFile | undefined {
		return this.#files.get(path);
	}

	/** The paths of the latest, the newest first. */
	latest(most: number): string[] {
		return [...this.#files.keys()].slice(-most).reverse();
	}

	/** The versions of all photographs, whose sizes are kept. */
	get versions(): string[] {
		return [...this.#files.values()].map(({ version }) => version);
	}

	/** Reads what has come, gone or been described since the last reading. @returns the paths */
	async read(db: Db): Promise<readonly string[]> {
		const rows = await filesSince(db, this.#seq);
		for (const row of rows) {
			if (row.gone_at === null) this.#files.set(row.path, this.#fileOf(row));
			else await this.#forget(row.path);
			this.#seq = Number(row.seq);
		}
		return rows.map(({ path }) => path);
	}

	/** The files below a council's media/ with the uploaded ones, as they are at any moment. */
	over(media: KnownMedia): KnownMedia {
		return {
			get: (path) => this.get(path) ?? media.get(path),
			// Names that nobody types by hand are no help to who has mistyped one.
			keys: () => media.keys(),
		};
	}

	/**
	 * Sees to it that an uploaded file lies on this server's disk before it is opened there; does nothing for the council's own.
	 *
	 * @throws {Refusal} storeAway
	 */
	async bring(path: string): Promise<void> {
		if (this.#files.has(path)) await this.store.bring(path);
	}

	/** Deletes copies that nobody needs. */
	async sweep(): Promise<void> {
		await this.store.sweep((path) => this.#files.has(path));
	}

	async #forget(path: string): Promise<void> {
		const file = this.#files.get(path);
		this.#files.delete(path);
		if (!file) return;
		// A file that can't be deleted now is no longer served, and is swept later.
		await Promise.allSettled([this.store.dropCopy(path), this.onGone(path, file)]);
	}

	#fileOf(row: FileRow): MediaFile {
		const { path, hash, type, width, height, tone, pages } = row;
		const isDescribed = row.title_en !== "";
		return {
			src: srcOf(row),
			bytes: Number(row.bytes),
			version: hash.slice(0, versionLength),
			on: uploadedFile(this.store.folder, path),
			...(width !== null && height !== null && { size: { width: Number(width), height: Number(height) } }),
			...(type === "picture" && { isPhoto: true }),
			...(tone !== null && { tone }),
			...(pages !== null && { pages: Number(pages) }),
			...(isDescribed && {
				words: {
					title: { en: row.title_en, hi: row.title_hi },
					description: { en: row.about_en, hi: row.about_hi },
				},
				focus: row.focus,
			}),
			name: row.name,
		};
	}
}
