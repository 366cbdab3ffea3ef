import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type HideableColumn, hideableColumns } from "#contract/content/council.ts";
import type { ContentDoor } from "#contract/content/door.ts";
import { type Content, type ContentKind, kinds, type Read } from "#contract/content/kinds.ts";
import { oldAddress } from "#contract/content/redirect.ts";
import { isEdited } from "#contract/edited-list.ts";
import { type Lang, languages } from "#contract/language.ts";
import { memo } from "#contract/memo.ts";
import { pageKinds, SitePages } from "#contract/site-pages.ts";
import { type Calendar, indianCalendar } from "../kit/calendar.ts";
import { areSame, unlessEqual } from "../kit/same.ts";
import type { IsChanged, Part } from "../kit/track-reads.ts";
import { type Edit, edited, type VersionedTable } from "../kit/versioned-table.ts";
import { type Closings, closingsOf, current, currentRows, isTimed, nextChange } from "./current.ts";
import type { Entry } from "./entries.ts";
import { type LocaliseContext, localise, type Origin, type PictureRow } from "./localise.ts";
import type { Media, MediaFile } from "./media.ts";
import { type Change, usedMedia, type ValidatedContent } from "./validated.ts";

export interface TownOptions {
	readonly toneOf?: LocaliseContext["toneOf"];
	readonly pageCountOf?: LocaliseContext["pageCountOf"];
	readonly today?: Calendar;
	readonly clock?: () => number;
}

interface Localised {
	readonly content: unknown;
	readonly origins: Set<Origin>;
	readonly rows: WeakMap<object, unknown>;
}

interface Earlier extends Localised {
	readonly isOther: boolean;
}

/** Content as readers see it at this moment; lists are taken over from the previous snapshot at first use. */
export class ContentSnapshot implements ContentDoor {
	readonly folder: string;
	readonly mediaFolder: string;
	readonly pages: SitePages;
	readonly #checked: ValidatedContent;
	readonly #content: Content;
	readonly #change: Change | undefined;
	readonly #closings: Closings;
	#localiseContext: Omit<LocaliseContext, "uses">;
	readonly #localised = new Map<string, Localised>();
	readonly #earlier = new Map<string, Earlier>();
	readonly #current = new Map<string, unknown>();
	/** Previous valid content, so that unchanged lists keep their identity. */
	readonly #earlierCurrent = new Map<string, unknown>();
	#day: string;
	readonly #clock: () => number;
	#nextChangeAt: number | undefined;

	constructor(checked: ValidatedContent, options: TownOptions = {}, before?: ContentSnapshot) {
		const { today = indianCalendar, clock = () => Date.now() } = options;
		const { toneOf = () => undefined, pageCountOf = () => undefined } = options;
		const { content, reading } = checked;
		this.folder = reading.folder;
		this.mediaFolder = join(reading.folder, "media");
		this.#checked = checked;
		this.#content = content;
		const { change } = checked;
		const known = before && change?.since === before.#content ? before : undefined;
		this.#change = known && change;
		this.#closings = closingsOf(content.notices, known ? known.#closings : undefined, this.#change);
		const samePages = before ? before.#pagesFor(content) : undefined;
		this.pages = samePages ?? new SitePages(content);
		const media = usedMedia(checked, known?.media);
		const { portals } = content;
		const { pages } = this;
		const documents = {
			get: (id: number) => rowIn(checked, "documents", String(id)) as Content["documents"][number],
		};
		const references = { descriptions: { get: descriptionsIn(checked) }, documents };
		this.#localiseContext = { media, ...references, portals, pages, toneOf, pageCountOf, today };
		this.#day = today();
		this.#clock = clock;
		this.#nextChangeAt = this.nextChange(clock());
		if (before) this.#takeOver(before);
	}

	get media(): Media {
		return this.#localiseContext.media;
	}

	/** Content before localisation, hidden columns included: for maintenance only, never for a screen. */
	get written(): Content {
		return this.#content;
	}

	/** Localises again after photographs or documents were read. @returns the changes */
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

	/** Compares with the previous snapshot; content unread there counts as changed. */
	changedSince(before: ContentSnapshot): IsChanged {
		const now = this.#clock();
		const same = new Set<string>(["nothingFound", ...(this.pages === before.pages ? ["pages"] : [])]);
		for (const [name, { content }] of before.#localised) {
			const [kind, lang] = name.split("/") as [ContentKind, Lang];
			const ours = this.#localise(kind, lang).content;
			const isSame = isTimed(kind)
				? isDeepStrictEqual(currentRows(content, now), currentRows(ours, now))
				: ours === content;
			if (isSame) same.add(name);
		}
		return (part: Part) => !same.has(part);
	}

	#pagesFor(content: Content): SitePages | undefined {
		if (!pageKinds.every((kind) => this.#content[kind] === content[kind])) return undefined;
		if (this.#content.stories === content.stories) return this.pages;
		return isDeepStrictEqual(new SitePages(content).all, this.pages.all) ? this.pages : undefined;
	}

	learn(files: readonly (readonly [string, MediaFile | undefined])[]): IsChanged {
		const media = new Map(this.media);
		for (const [path, file] of files) if (file && media.has(path)) media.set(path, file);
		this.#localiseContext = { ...this.#localiseContext, media };
		return this.clearCache("media");
	}

	nextChange(now: number): number | undefined {
		return nextChange(this.#content, this.#closings, now);
	}

	redirect(url: string): string | undefined {
		const found = redirectsIn(this.#content.redirects).get(oldAddress(url));
		const row = found && this.read("redirects", found.lang ?? languages[0]).find(({ id }) => id === found.id);
		return row?.page?.href ?? row?.portal?.address;
	}

	/** One kind in one language, cached until the day changes or a row starts or ends. */
	read<Kind extends ContentKind>(kind: Kind, lang: Lang): Read<Kind> {
		const now = this.#clock();
		this.#clearExpired(now);
		const name = `${kind}/${lang}`;
		if (!this.#current.has(name)) {
			const valid = current(kind, this.#localise(kind, lang).content, now);
			this.#current.set(name, sameRows(this.#earlierCurrent.get(name), valid));
			this.#earlierCurrent.delete(name);
		}
		return this.#current.get(name) as Read<Kind>;
	}

	/** Drops cached rows, as the clock may have been set back. */
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
		const earlier = this.#earlier.get(name) ?? localisedAnew(kind);
		this.#earlier.delete(name);
		const { origins, rows } = earlier;
		const blanks = blanksOf(kind, this.#content.council.hiddenColumns);
		const context = { ...this.#localiseContext, uses: origins };
		const inLang = (row: object) => localise({ ...row, ...blanks }, lang, context);
		const localised = { content: this.#followed(kind, earlier, inLang), origins, rows };
		this.#localised.set(name, localised);
		return localised;
	}

	#followed(
		kind: ContentKind,
		{ content: before, rows, isOther }: Earlier,
		inLang: (row: object) => unknown,
	): unknown {
		const change = isOther ? undefined : this.#change;
		const edits = change?.edits.get(kind) ?? [];
		const touched = [...(change?.touched.get(kind) ?? [])].filter(
			(key) => !edits.some((edit) => edit.key === key),
		);
		if (change && before !== undefined && edits.length + touched.length === 0) return before;
		const { table, rowAt } = this.#rowsOf(kind);
		// Rows that name a changed one aren't cached, since the change may be a preview's.
		const passing = new Set(touched.map(rowAt));
		for (const row of passing) rows.delete(row);
		const make = (row: object, was?: unknown) => {
			const made = rows.get(row) ?? unlessEqual(was, inLang(row));
			if (!passing.has(row)) rows.set(row, made);
			return made;
		};
		if (!change || !Array.isArray(before))
			return unlessEqual(before, eachOf(kind, this.#content[kind], make));
		const also = touched.map((key): Edit => ({ at: table.placeOf(key), key, goes: true, comes: true }));
		return edited<unknown>(before, [...edits, ...also], (key, was) => make(rowAt(key), was));
	}

	#rowsOf(kind: ContentKind) {
		const table = this.#checked.sources.get(kind)?.table as VersionedTable<Entry>;
		return { table, rowAt: (key: string) => rowIn(this.#checked, kind, key) as object };
	}

	#takeOver(before: ContentSnapshot): void {
		before.#clearExpired(this.#clock());
		for (const [name, rows] of before.#current) this.#earlierCurrent.set(name, rows);
		const followed: readonly Origin[] = this.#change ? ["documents", "pictures", "photos"] : [];
		const isSame = (origin: Origin) =>
			origin === "day" ||
			origin === "media" ||
			followed.includes(origin) ||
			this.#content[origin] === before.#content[origin];
		for (const [name, localised] of before.#localised) {
			const isOther = ![...localised.origins].every(isSame);
			const anew = isOther && localisedAnew(name.split("/")[0] as ContentKind);
			this.#earlier.set(name, { ...localised, ...anew, content: localised.content, isOther });
		}
	}
}

/** The earlier of two lists with the same rows, or of two documents with the same fields; else the later. */
function sameRows(before: unknown, now: unknown): unknown {
	if (before === now || typeof before !== "object" || typeof now !== "object" || !before || !now) return now;
	if (Array.isArray(before) && Array.isArray(now) && isEdited(now, before)) return now;
	const lists = [before, now].map((each) => (Array.isArray(each) ? each : Object.entries(each).flat()));
	return areSame(lists[0] ?? [], lists[1] ?? []) ? before : now;
}

function localisedAnew(kind: ContentKind): Earlier {
	const mayHide = hideableColumns.some((column) => column.startsWith(`${kind}.`));
	return {
		content: undefined,
		origins: new Set(mayHide ? ["council"] : []),
		rows: new WeakMap(),
		isOther: true,
	};
}

function rowIn({ content, sources }: ValidatedContent, kind: ContentKind, key: string): unknown {
	const written = content[kind] as Readonly<Record<string, unknown>>;
	if (!Array.isArray(written)) return kinds[kind].form === "document" ? written : written[key];
	const { table } = sources.get(kind) ?? {};
	return table?.has(key) ? written[(table as VersionedTable<Entry>).placeOf(key)] : undefined;
}

/** Descriptions of pictures; rows without a focal point share another row's of the same picture. */
function descriptionsIn(checked: ValidatedContent) {
	return (path: string): PictureRow | undefined => {
		const entries = checked.names.get(`described ${path}`);
		const rows = (["photos", "pictures"] as const).flatMap((kind) => {
			const own = entries?.filter((entry) => entry.kind === kind) ?? [];
			const table = checked.sources.get(kind)?.table as VersionedTable<Entry>;
			const inOrder = own.map(({ key }) => table.placeOf(key)).sort((one, other) => one - other);
			return inOrder.map((place) => checked.content[kind][place] as PictureRow);
		});
		return rows.length > 0 ? Object.assign({}, ...rows) : undefined;
	};
}

const redirectsIn = memo(
	(rows: Content["redirects"]) => new Map(rows.map((row) => [oldAddress(row.from), row])),
);

function eachOf(kind: ContentKind, written: unknown, make: (row: object) => unknown): unknown {
	if (written === undefined) return undefined;
	if (Array.isArray(written)) return Object.freeze(written.map(make));
	if (kinds[kind].form === "document") return make(written as object);
	const entries = Object.entries(written as Record<string, object>);
	return Object.freeze(Object.fromEntries(entries.map(([key, row]) => [key, make(row)])));
}

function blanksOf(kind: ContentKind, hidden: readonly HideableColumn[]): Readonly<Record<string, string>> {
	const fields = hidden
		.filter((column) => column.startsWith(`${kind}.`))
		.map((column) => column.split(".")[1]);
	return Object.fromEntries(fields.map((field) => [field, ""]));
}
