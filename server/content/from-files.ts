import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import type * as z from "zod";
import type { HideableColumn } from "#contract/content/council.ts";
import type { ContentDoor } from "#contract/content/door.ts";
import { type Content, type ContentKind, kinds, type Read } from "#contract/content/kinds.ts";
import type { Lang, Text } from "#contract/language.ts";
import { check } from "./check.ts";
import { readTable } from "./csv.ts";
import { localise, type Shelves } from "./localise.ts";
import { type Media, readMedia } from "./media.ts";
import { TownMistakes } from "./mistakes.ts";
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

	constructor(mediaFolder: string, content: Content, shelves: Shelves) {
		this.mediaFolder = mediaFolder;
		this.#content = content;
		this.#shelves = shelves;
	}

	/** Every file behind `/media/`. */
	get media(): Media {
		return this.#shelves.media;
	}

	/** Something that pages say about pictures has become known: it is read anew. */
	forget(): void {
		this.#kept.clear();
	}

	/** One kind of content in one language; worked out at the first call and kept. */
	read<Kind extends ContentKind>(kind: Kind, lang: Lang): Read<Kind> {
		const name = `${kind}/${lang}`;
		if (!this.#kept.has(name)) {
			const content = withoutHidden(kind, this.#content[kind], this.#content.council.hiddenColumns);
			this.#kept.set(name, localise(content, lang, this.#shelves));
		}
		return this.#kept.get(name) as Read<Kind>;
	}
}

/**
 * Reads the whole town folder and checks all of it.
 *
 * @param toneOf the average colour of a photograph by its version, where it is known already (server/pictures/)
 * @throws {TownMistakes} with every mistake at once, each with its file, row or line, field and what was expected.
 */
export function openTown(folder: string, toneOf: Shelves["toneOf"] = () => undefined): Town {
	if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
		const expected = "the folder of a council, with council.yaml and home.yaml in it";
		throw new TownMistakes(folder, [{ file: resolve(folder), found: "no such folder", expected }]);
	}
	const { media, mistakes } = readMedia(folder);
	const sources = new Map<ContentKind, Source>();
	for (const kind of kindNames) {
		const read = readKind(folder, kind);
		mistakes.push(...read.mistakes);
		if (read.source) sources.set(kind, read.source);
	}

	const values = placeholderValues(sources.get("council"), sources.get("facts"));
	const known: Known = { media, described: describedPictures(sources), keys: keysOf(sources) };
	const content: Partial<Record<ContentKind, unknown>> = {};
	for (const [kind, unfilled] of sources) {
		const filled = fillPlaceholders(unfilled, values);
		const checked = check(kind, filled.source);
		const references = checkReferences(filled.source, checked.parsed, kinds[kind].refersTo, known);
		mistakes.push(...filled.mistakes, ...checked.mistakes, ...references);
		content[kind] = checked.parsed;
	}
	if (mistakes.length) throw new TownMistakes(folder, mistakes);
	const whole = content as Content;
	const descriptions = new Map<string, { title: Text; description: Text }>([
		...whole.photos.map((row) => [row.src.$picture, row] as const),
		...whole.pictures.map((row) => [row.file.$media, row] as const),
	]);
	return new Town(join(folder, "media"), whole, { media, descriptions, portals: whole.portals, toneOf });
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
