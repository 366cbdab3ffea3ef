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
	/** The average colour of a photograph by its version, where it is known already (server/pictures/). */
	readonly toneOf?: Shelves["toneOf"];
	/** What its moving days are counted from. */
	readonly today?: Calendar;
	/** Milliseconds since 1970: what holds for a time is read as it is then. */
	readonly clock?: () => number;
}

/** The content door over what stands in a town folder: the first of its implementations. */
export class Town implements ContentDoor {
	/** Where the files behind `/media/` are. */
	readonly mediaFolder: string;
	readonly #content: Content;
	readonly #shelves: Shelves;
	readonly #kept = new Map<string, unknown>();
	#day: string;
	readonly #clock: () => number;
	#changesAt: number | undefined;

	/**
	 * @param folder the town's
	 * @param content what its files say, checked
	 */
	constructor(folder: string, media: Media, content: Content, options: TownOptions = {}) {
		const { toneOf = () => undefined, today = indianCalendar, clock = () => Date.now() } = options;
		const descriptions = new Map<string, { title: Text; description: Text }>([
			...content.photos.map((row) => [row.src.$picture, row] as const),
			...content.pictures.map((row) => [row.file.$media, row] as const),
		]);
		this.mediaFolder = join(folder, "media");
		this.#content = content;
		this.#shelves = { media, descriptions, portals: content.portals, toneOf, today };
		this.#day = today();
		this.#clock = clock;
		this.#changesAt = this.nextChange(clock());
	}

	/** Every file behind `/media/`. */
	get media(): Media {
		return this.#shelves.media;
	}

	/** What stands in the files, in both languages and with its references: for those who look after them, never for a screen. */
	get written(): Content {
		return this.#content;
	}

	/** Something has begun, ended or become known that pages tell: it is read anew. */
	forget(): void {
		this.#kept.clear();
	}

	/** The next moment at which something in it begins or ends. */
	nextChange(now: number): number | undefined {
		return nextChange(this.#content, now);
	}

	/** One kind of content in one language; worked out at the first call of the day and kept while nothing begins or ends. */
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

/** A council may keep columns with personal data off its site (council.yaml, hiddenColumns): they never leave this door. */
function withoutHidden(kind: ContentKind, content: unknown, hidden: readonly HideableColumn[]): unknown {
	const fields = hidden
		.filter((column) => column.startsWith(`${kind}.`))
		.map((column) => column.split(".")[1]);
	if (!fields.length || !Array.isArray(content)) return content;
	const blanks = Object.fromEntries(fields.map((field) => [field, ""]));
	return content.map((row) => ({ ...row, ...blanks }));
}
