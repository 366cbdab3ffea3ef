import { join } from "node:path";
import type { HideableColumn } from "#contract/content/council.ts";
import type { ContentDoor } from "#contract/content/door.ts";
import type { Content, ContentKind, Read } from "#contract/content/kinds.ts";
import type { Lang, Text } from "#contract/language.ts";
import { type Calendar, indianCalendar } from "../kit/calendar.ts";
import { current, nextChange } from "./current.ts";
import { localise, type Shelves } from "./localise.ts";
import type { Media } from "./media.ts";

export interface TownOptions {
	/** The average colour of a photograph by its version, once computed (server/pictures/). */
	readonly toneOf?: Shelves["toneOf"];
	/** The day that relative days are counted from. */
	readonly today?: Calendar;
	/** The current time in milliseconds since 1970, which decides what has started or expired. */
	readonly clock?: () => number;
}

/** The content door over a town folder. */
export class Town implements ContentDoor {
	readonly folder: string;
	/** The folder served under `/media/`. */
	readonly mediaFolder: string;
	readonly #content: Content;
	readonly #shelves: Shelves;
	readonly #kept = new Map<string, unknown>();
	#day: string;
	readonly #clock: () => number;
	#changesAt: number | undefined;

	/** @param content validated */
	constructor(folder: string, media: Media, content: Content, options: TownOptions = {}) {
		const { toneOf = () => undefined, today = indianCalendar, clock = () => Date.now() } = options;
		const descriptions = new Map<string, { title: Text; description: Text }>([
			...content.photos.map((row) => [row.src.$picture, row] as const),
			...content.pictures.map((row) => [row.file.$media, row] as const),
		]);
		this.folder = folder;
		this.mediaFolder = join(folder, "media");
		this.#content = content;
		this.#shelves = { media, descriptions, portals: content.portals, toneOf, today };
		this.#day = today();
		this.#clock = clock;
		this.#changesAt = this.nextChange(clock());
	}

	/** The files served under `/media/`. */
	get media(): Media {
		return this.#shelves.media;
	}

	/** The content before localisation, hidden columns included: for maintenance only, never for a screen. */
	get written(): Content {
		return this.#content;
	}

	/** Clears the cache of localised content, or pages would go on showing what has ended. */
	forget(): void {
		this.#kept.clear();
	}

	/** When the next row starts or ends, if any. */
	nextChange(now: number): number | undefined {
		return nextChange(this.#content, now);
	}

	/** One kind of content in one language, cached until the day changes or a row starts or ends. */
	read<Kind extends ContentKind>(kind: Kind, lang: Lang): Read<Kind> {
		const today = this.#shelves.today();
		const now = this.#clock();
		if (today !== this.#day || (this.#changesAt !== undefined && now >= this.#changesAt)) {
			this.#day = today;
			this.#changesAt = this.nextChange(now);
			this.forget();
		}
		const name = `${kind}/${lang}`;
		if (!this.#kept.has(name)) {
			const shown = withoutHidden(kind, this.#content[kind], this.#content.council.hiddenColumns);
			this.#kept.set(name, current(kind, localise(shown, lang, this.#shelves), now));
		}
		return this.#kept.get(name) as Read<Kind>;
	}
}

/** Blanks the columns with personal data that the council hides (council.yaml, hiddenColumns), so that no page can leak them. */
function withoutHidden(kind: ContentKind, content: unknown, hidden: readonly HideableColumn[]): unknown {
	const fields = hidden
		.filter((column) => column.startsWith(`${kind}.`))
		.map((column) => column.split(".")[1]);
	if (!fields.length || !Array.isArray(content)) return content;
	const blanks = Object.fromEntries(fields.map((field) => [field, ""]));
	return content.map((row) => ({ ...row, ...blanks }));
}
