import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import type * as z from "zod";
import type { HideableColumn } from "#contract/content/council.ts";
import type { ContentDoor } from "#contract/content/door.ts";
import { type Content, type ContentKind, kinds, type Read } from "#contract/content/kinds.ts";
import type { Lang, Text } from "#contract/language.ts";
import { type Calendar, indianCalendar } from "../calendar.ts";
import { check } from "./check.ts";
import { readTable } from "./csv.ts";
import { current, nextChange } from "./current.ts";
import { keptContent } from "./kept-content.ts";
import { localise, type Shelves } from "./localise.ts";
import { type Media, readMedia } from "./media.ts";
import { type Mistake, TownMistakes } from "./mistakes.ts";
import { fillPlaceholders, placeholderValues } from "./placeholders.ts";
import { checkReferences, describedPictures, type Known, keysOf } from "./references.ts";
import { type ReadResult, readText, type Source } from "./source.ts";
import { readYaml } from "./yaml.ts";

const kindNames = Object.keys(kinds) as ContentKind[];

/** The content door over the files of a town folder: the first of its implementations. */
export class Town implements ContentDoor {
	/** Where the files behind `/media/` are. */
	readonly mediaFolder: string;
	readonly #content: Content;
	readonly #shelves: Shelves;
	readonly #kept = new Map<string, unknown>();
	#day: string;
	readonly #clock: () => number;
	#changesAt: number | undefined;

	constructor(mediaFolder: string, content: Content, shelves: Shelves, clock: () => number) {
		this.mediaFolder = mediaFolder;
		this.#content = content;
		this.#shelves = shelves;
		this.#day = shelves.today();
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

export interface TownOptions {
	/** The average colour of a photograph by its version, where it is known already (server/pictures/). */
	readonly toneOf?: Shelves["toneOf"];
	/** What its moving days are counted from. */
	readonly today?: Calendar;
	/** Milliseconds since 1970: what holds for a time is read as it is then. */
	readonly clock?: () => number;
	/** Where what was checked is kept for the next start; nowhere unless said. */
	readonly keptIn?: string | undefined;
}

/**
 * Reads the whole town folder and checks all of it.
 *
 * @throws {TownMistakes} with every mistake at once, each with its file, row or line, field and what was expected.
 */
export function openTown(folder: string, options: TownOptions = {}): Town {
	const { toneOf = () => undefined, today = indianCalendar, clock = () => Date.now(), keptIn } = options;
	if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
		const expected = "the folder of a council, with council.yaml and home.yaml in it";
		throw new TownMistakes(folder, [{ file: resolve(folder), found: "no such folder", expected }]);
	}
	const { media, mistakes } = readMedia(folder);
	const check = () => checkedContent(folder, media, mistakes);
	// A picture that can't be opened is told at every start.
	const content = keptIn && !mistakes.length ? keptContent(keptIn, folder, media, check) : check();
	const descriptions = new Map<string, { title: Text; description: Text }>([
		...content.photos.map((row) => [row.src.$picture, row] as const),
		...content.pictures.map((row) => [row.file.$media, row] as const),
	]);
	const shelves = { media, descriptions, portals: content.portals, toneOf, today };
	return new Town(join(folder, "media"), content, shelves, clock);
}

/** What the files of a town say. @throws {TownMistakes} with every mistake in them, and those found before */
function checkedContent(folder: string, media: Media, before: readonly Mistake[]): Content {
	const mistakes = [...before];
	const sources = new Map<ContentKind, Source>();
	for (const kind of kindNames) {
		const read = readKind(folder, kind);
		mistakes.push(...read.mistakes);
		if (read.source) sources.set(kind, read.source);
	}

	const values = placeholderValues(sources.get("council"), sources.get("facts"));
	const sample = (sources.get("council")?.raw as { sample?: unknown } | undefined)?.sample === true;
	const known: Known = { sample, media, described: describedPictures(sources), keys: keysOf(sources) };
	const content: Partial<Record<ContentKind, unknown>> = {};
	for (const [kind, unfilled] of sources) {
		const filled = fillPlaceholders(unfilled, values);
		const checked = check(kind, filled.source);
		const references = checkReferences(filled.source, checked.parsed, kinds[kind].refersTo, known);
		mistakes.push(...filled.mistakes, ...checked.mistakes, ...references);
		content[kind] = checked.parsed;
	}
	if (mistakes.length) throw new TownMistakes(folder, mistakes);
	return content as Content;
}

/** The file of a kind as it is written. A document must be there; a table or a map that isn't is an empty one. */
function readKind(folder: string, kind: ContentKind): ReadResult {
	const { file, form, schema } = kinds[kind];
	const { text, mistakes } = readText(folder, file);
	if (mistakes.length) return { mistakes };
	if (text !== undefined) {
		return form === "table" ? readTable(file, text, schema as z.ZodObject) : readYaml(file, text, form);
	}
	if (form === "document") return { mistakes: [{ file, found: "no such file", expected: "this file" }] };
	return { source: { file, raw: form === "table" ? [] : {}, place: () => ({}) }, mistakes: [] };
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
