import { join } from "node:path";
import type { HideableColumn } from "#contract/content/council.ts";
import type { ContentDoor } from "#contract/content/door.ts";
import type { Content, ContentKind, Read } from "#contract/content/kinds.ts";
import { type Lang, languages, type Text } from "#contract/language.ts";
import { SitePages } from "#contract/site-pages.ts";
import { type Calendar, indianCalendar } from "../kit/calendar.ts";
import { current, nextChange } from "./current.ts";
import { type LocaliseContext, localise } from "./localise.ts";
import type { Media } from "./media.ts";

export interface TownOptions {
	/** The average colour of a photograph by its version, once computed (server/pictures/). */
	readonly toneOf?: LocaliseContext["toneOf"];
	/** The number of pages of a document by its version, once counted (server/documents/). */
	readonly pageCountOf?: LocaliseContext["pageCountOf"];
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
	readonly pages: SitePages;
	readonly #content: Content;
	readonly #localiseContext: LocaliseContext;
	readonly #cache = new Map<string, unknown>();
	#day: string;
	readonly #clock: () => number;
	readonly #redirects: ReadonlyMap<string, Content["redirects"][number]>;
	#nextChangeAt: number | undefined;

	/** @param content validated */
	constructor(folder: string, media: Media, content: Content, options: TownOptions = {}) {
		const { today = indianCalendar, clock = () => Date.now() } = options;
		const { toneOf = () => undefined, pageCountOf = () => undefined } = options;
		const descriptions = new Map<string, { title: Text; description: Text }>([
			...content.photos.map((row) => [row.src.$picture, row] as const),
			...content.pictures.map((row) => [row.file.$media, row] as const),
		]);
		this.folder = folder;
		this.mediaFolder = join(folder, "media");
		this.#content = content;
		this.#redirects = new Map(content.redirects.map((row) => [row.from.toLowerCase(), row]));
		this.pages = new SitePages(content);
		const documents = new Map(content.documents.map((row) => [row.id, row]));
		const { portals } = content;
		const { pages } = this;
		this.#localiseContext = { media, descriptions, portals, documents, pages, toneOf, pageCountOf, today };
		this.#day = today();
		this.#clock = clock;
		this.#nextChangeAt = this.nextChange(clock());
	}

	/** The files served under `/media/`. */
	get media(): Media {
		return this.#localiseContext.media;
	}

	/** The content before localisation, hidden columns included: for maintenance only, never for a screen. */
	get written(): Content {
		return this.#content;
	}

	/** Clears the cache of localised content, or pages would go on showing what has ended. */
	clearCache(): void {
		this.#cache.clear();
	}

	/** When the next row starts or ends, if any. */
	nextChange(now: number): number | undefined {
		return nextChange(this.#content, now);
	}

	/**
	 * Where an address of the council's former website leads now; capitals don't matter, for servers of such sites ignored them.
	 *
	 * @param url path and query as requested
	 */
	redirect(url: string): string | undefined {
		const found = this.#redirects.get(url.toLowerCase());
		const row = found && this.read("redirects", found.lang ?? languages[0]).find(({ id }) => id === found.id);
		return row?.page?.href ?? row?.portal?.address;
	}

	/** One kind of content in one language, cached until the day changes or a row starts or ends. */
	read<Kind extends ContentKind>(kind: Kind, lang: Lang): Read<Kind> {
		const today = this.#localiseContext.today();
		const now = this.#clock();
		if (today !== this.#day || (this.#nextChangeAt !== undefined && now >= this.#nextChangeAt)) {
			this.#day = today;
			this.#nextChangeAt = this.nextChange(now);
			this.clearCache();
		}
		const name = `${kind}/${lang}`;
		if (!this.#cache.has(name)) {
			const shown = withoutHidden(kind, this.#content[kind], this.#content.council.hiddenColumns);
			this.#cache.set(name, current(kind, localise(shown, lang, this.#localiseContext), now));
		}
		return this.#cache.get(name) as Read<Kind>;
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
