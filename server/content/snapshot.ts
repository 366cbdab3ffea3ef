import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type HideableColumn, hideableColumns } from "#contract/content/council.ts";
import type { ContentDoor } from "#contract/content/door.ts";
import { type Content, type ContentKind, kinds, type Read } from "#contract/content/kinds.ts";
import { type Lang, languages } from "#contract/language.ts";
import { memo } from "#contract/memo.ts";
import { pageKinds, SitePages } from "#contract/site-pages.ts";
import { type Calendar, indianCalendar } from "../kit/calendar.ts";
import { unlessEqual } from "../kit/same.ts";
import { current, currentRows, isTimed, nextChange } from "./current.ts";
import { type LocaliseContext, localise, type Origin, type PictureRow } from "./localise.ts";
import type { Media, MediaFile } from "./media.ts";
import type { IsChanged, Part } from "./track-reads.ts";

export interface TownOptions {
	/** The average colour of a photograph by its version, once computed (server/pictures/). */
	readonly toneOf?: LocaliseContext["toneOf"];
	/** The number of pages of a document by its version, once counted (server/media/pdf/). */
	readonly pageCountOf?: LocaliseContext["pageCountOf"];
	/** The day that relative days are counted from. */
	readonly today?: Calendar;
	/** The current time in milliseconds since 1970, which decides what has started or expired. */
	readonly clock?: () => number;
}

/** Content in one language, before rows that have ended are left out. */
interface Localised {
	readonly content: unknown;
	/** What it is made of. */
	readonly origins: Set<Origin>;
	/** One of its rows, or the whole document, in this language. */
	readonly inLang: (row: object, context: LocaliseContext, blanks: object) => unknown;
}

/** The content door over a town folder. */
export class ContentSnapshot implements ContentDoor {
	readonly folder: string;
	/** The folder served under `/media/`. */
	readonly mediaFolder: string;
	readonly pages: SitePages;
	readonly #content: Content;
	#localiseContext: Omit<LocaliseContext, "uses">;
	readonly #localised = new Map<string, Localised>();
	/** The same of the town before, where it isn't taken over yet. */
	readonly #earlier = new Map<string, Localised>();
	/** What is valid now. */
	readonly #current = new Map<string, unknown>();
	#day: string;
	readonly #clock: () => number;
	readonly #redirects: ReadonlyMap<string, Content["redirects"][number]>;
	#nextChangeAt: number | undefined;

	/**
	 * @param content validated
	 * @param before the town before, of the same folder: what its content has in common with this one's is not localised again
	 */
	constructor(
		folder: string,
		media: Media,
		content: Content,
		options: TownOptions = {},
		before?: ContentSnapshot,
	) {
		const { today = indianCalendar, clock = () => Date.now() } = options;
		const { toneOf = () => undefined, pageCountOf = () => undefined } = options;
		const descriptions = new Map<string, PictureRow>();
		// A row that says nothing of the point that stays in view leaves it to another of the same picture.
		for (const [path, row] of [
			...content.photos.map((row) => [row.src.$picture, row] as const),
			...content.pictures.map((row) => [row.file.$media, row] as const),
		]) {
			descriptions.set(path, { ...descriptions.get(path), ...row });
		}
		this.folder = folder;
		this.mediaFolder = join(folder, "media");
		this.#content = content;
		this.#redirects = new Map(content.redirects.map((row) => [oldAddress(row.from), row]));
		const samePages = before ? before.#pagesFor(content) : undefined;
		this.pages = samePages ?? new SitePages(content);
		const documents = new Map(content.documents.map((row) => [row.id, row]));
		const { portals } = content;
		const { pages } = this;
		this.#localiseContext = { media, descriptions, portals, documents, pages, toneOf, pageCountOf, today };
		this.#day = today();
		this.#clock = clock;
		this.#nextChangeAt = this.nextChange(clock());
		if (before) this.#takeOver(before);
	}

	/** The files served under `/media/`. */
	get media(): Media {
		return this.#localiseContext.media;
	}

	/** The content before localisation, hidden columns included: for maintenance only, never for a screen. */
	get written(): Content {
		return this.#content;
	}

	/** Localises again what is made of these: of photographs and documents more may be known than before. @returns what that is */
	clearCache(of: Origin): IsChanged {
		const changed = new Set<string>();
		this.#current.clear();
		this.#earlier.clear();
		for (const [name, { origins }] of this.#localised) {
			if (!origins.has(of)) continue;
			this.#localised.delete(name);
			changed.add(name);
		}
		return (part) => changed.has(part);
	}

	/** What reads differently here than in the town before; what nobody has read there counts too. */
	changedSince(before: ContentSnapshot): IsChanged {
		const now = this.#clock();
		// What is found is told apart.
		const same = new Set<string>(["nothingFound", ...(this.pages === before.pages ? ["pages"] : [])]);
		for (const [name, { content }] of before.#localised) {
			const [kind, lang] = name.split("/") as [ContentKind, Lang];
			const ours = this.#localise(kind, lang).content;
			// Readers don't see of an alert for tomorrow that it is there.
			const isSame = isTimed(kind)
				? isDeepStrictEqual(currentRows(content, now), currentRows(ours, now))
				: ours === content;
			if (isSame) same.add(name);
		}
		return (part: Part) => !same.has(part);
	}

	/** The same pages where another content has them too: other words of a story are no other page. */
	#pagesFor(content: Content): SitePages | undefined {
		if (!pageKinds.every((kind) => this.#content[kind] === content[kind])) return undefined;
		if (this.#content.stories === content.stories) return this.pages;
		return isDeepStrictEqual(new SitePages(content).all, this.pages.all) ? this.pages : undefined;
	}

	/** Takes what is known by now of files that are shown already. @returns what that changes */
	learn(files: readonly (readonly [string, MediaFile | undefined])[]): IsChanged {
		const media = new Map(this.media);
		for (const [path, file] of files) if (file && media.has(path)) media.set(path, file);
		this.#localiseContext = { ...this.#localiseContext, media };
		return this.clearCache("media");
	}

	/** When the next row starts or ends, if any. */
	nextChange(now: number): number | undefined {
		return nextChange(this.#content, now);
	}

	/**
	 * Where an address of the council's former website leads now.
	 *
	 * @param url path and query as requested
	 */
	redirect(url: string): string | undefined {
		const found = this.#redirects.get(oldAddress(url));
		const row = found && this.read("redirects", found.lang ?? languages[0]).find(({ id }) => id === found.id);
		return row?.page?.href ?? row?.portal?.address;
	}

	/** One kind of content in one language, cached until the day changes or a row starts or ends. */
	read<Kind extends ContentKind>(kind: Kind, lang: Lang): Read<Kind> {
		const now = this.#clock();
		this.#clearExpired(now);
		const name = `${kind}/${lang}`;
		if (!this.#current.has(name)) {
			this.#current.set(name, current(kind, this.#localise(kind, lang).content, now));
		}
		return this.#current.get(name) as Read<Kind>;
	}

	/** After the clock was set, perhaps back: nothing that was valid is taken to be so. */
	followClock(): void {
		this.#day = this.#localiseContext.today();
		this.#nextChangeAt = this.nextChange(this.#clock());
		this.clearCache("day");
	}

	#clearExpired(now: number): void {
		const today = this.#localiseContext.today();
		const isNewDay = today !== this.#day;
		if (!isNewDay && (this.#nextChangeAt === undefined || now < this.#nextChangeAt)) return;
		this.#day = today;
		this.#nextChangeAt = this.nextChange(now);
		this.#current.clear();
		if (isNewDay) this.clearCache("day");
	}

	#localise(kind: ContentKind, lang: Lang): Localised {
		const name = `${kind}/${lang}`;
		const known = this.#localised.get(name);
		if (known) return known;
		const { origins, inLang, content: before } = this.#earlier.get(name) ?? localisedAnew(kind, lang);
		this.#earlier.delete(name);
		const blanks = blanksOf(kind, this.#content.council.hiddenColumns);
		const context = { ...this.#localiseContext, uses: origins };
		const made = eachOf(kind, this.#content[kind], (row) => inLang(row, context, blanks));
		const localised = { content: unlessEqual(before, made), origins, inLang };
		this.#localised.set(name, localised);
		return localised;
	}

	/** Rows that are made of nothing else than before needn't be localised again. */
	#takeOver(before: ContentSnapshot): void {
		before.#clearExpired(this.#clock());
		const isSame = (origin: Origin) =>
			origin === "day" || origin === "media" || this.#content[origin] === before.#content[origin];
		for (const [name, localised] of before.#localised) {
			const [kind, lang] = name.split("/") as [ContentKind, Lang];
			const isUsable = [...localised.origins].every(isSame);
			this.#earlier.set(
				name,
				isUsable ? localised : { ...localisedAnew(kind, lang), content: localised.content },
			);
		}
	}
}

function localisedAnew(kind: ContentKind, lang: Lang): Localised {
	const inLang = memo((row: object, context: LocaliseContext, blanks: object) =>
		localise({ ...row, ...blanks }, lang, context),
	);
	const mayHide = hideableColumns.some((column) => column.startsWith(`${kind}.`));
	return { content: undefined, origins: new Set(mayHide ? ["council"] : []), inLang };
}

/** The same with something made of each row, or of the whole document. Frozen, because all requests share it. */
function eachOf(kind: ContentKind, written: unknown, make: (row: object) => unknown): unknown {
	// A page may have no words of its own.
	if (written === undefined) return undefined;
	if (Array.isArray(written)) return Object.freeze(written.map(make));
	if (kinds[kind].form === "document") return make(written as object);
	const entries = Object.entries(written as Record<string, object>);
	return Object.freeze(Object.fromEntries(entries.map(([key, row]) => [key, make(row)])));
}

/** The columns with personal data that the council hides (council.yaml, hiddenColumns), blank, so that no page can leak them. */
function blanksOf(kind: ContentKind, hidden: readonly HideableColumn[]): Readonly<Record<string, string>> {
	const fields = hidden
		.filter((column) => column.startsWith(`${kind}.`))
		.map((column) => column.split(".")[1]);
	return Object.fromEntries(fields.map((field) => [field, ""]));
}

/**
 * An address of the former website in one form: browsers send Hindi letters encoded and a table holds them as they are read; capitals
 * don't matter, for servers of such sites ignored them.
 */
function oldAddress(url: string): string {
	try {
		return decodeURI(url).normalize().toLowerCase();
	} catch {
		return url.toLowerCase();
	}
}
