import type * as z from "zod";
import { type Content, type ContentKind, kinds } from "#contract/content/kinds.ts";
import { check } from "./check.ts";
import { checkColours } from "./colours.ts";
import { readTable } from "./csv.ts";
import { checkFolder } from "./folder.ts";
import { type Media, readMedia, usedMedia } from "./media.ts";
import { type Mistake, TownMistakes } from "./mistakes.ts";
import { fillPlaceholders, placeholderValues } from "./placeholders.ts";
import { checkEmblem, checkReferences, describedPictures, type Known, keysOf } from "./references.ts";
import { type ReadResult, readText, type Source } from "./source.ts";
import { Town, type TownOptions } from "./town.ts";
import { readYaml } from "./yaml.ts";

const kindNames = Object.keys(kinds) as ContentKind[];

/**
 * Reads and validates the whole town folder.
 *
 * @throws {TownMistakes} with all mistakes at once, so that a clerk needn't fix them one start at a time
 */
export function openTown(folder: string, options: TownOptions = {}): Town {
	const { media, mistakes } = readMedia(folder);
	const content = checkedContent(folder, media, mistakes);
	return new Town(folder, usedMedia(media, content), content, options);
}

/** The validated content of a town's files. @throws {TownMistakes} with all mistakes, including those found before */
export function checkedContent(folder: string, media: Media, before: readonly Mistake[]): Content {
	const { mistakes: unknownFiles, misnamed } = checkFolder(folder);
	const mistakes = [...before, ...unknownFiles];
	const sources = new Map<ContentKind, Source>();
	for (const kind of kindNames) {
		if (misnamed.has(kinds[kind].file)) continue;
		const read = readKind(folder, kind);
		mistakes.push(...read.mistakes);
		if (read.source) sources.set(kind, read.source);
	}

	const values = placeholderValues(sources);
	const sample = (sources.get("council")?.raw as { sample?: unknown } | undefined)?.sample === true;
	const known: Known = {
		sample,
		media: misnamed.has("media") ? undefined : media,
		described: describedPictures(sources),
		keys: keysOf(sources),
	};
	const content: Partial<Record<ContentKind, unknown>> = {};
	for (const [kind, unfilled] of sources) {
		const filled = fillPlaceholders(unfilled, values);
		const checked = check(kind, filled.source);
		const references = checkReferences(filled.source, checked.parsed, kinds[kind].refersTo, known);
		mistakes.push(...filled.mistakes, ...checked.mistakes, ...references);
		content[kind] = checked.parsed;
		if (kind === "council") {
			mistakes.push(...checkEmblem(filled.source, checked.parsed, media));
			mistakes.push(...checkColours(filled.source, checked.parsed));
		}
	}
	if (mistakes.length) throw new TownMistakes(folder, mistakes);
	return content as Content;
}

/** A kind's file, parsed but not validated. A missing document is a mistake; a missing table or map is empty. */
function readKind(folder: string, kind: ContentKind): ReadResult {
	const { file, form, schema } = kinds[kind];
	const { text, mistakes } = readText(folder, file);
	if (mistakes.length) return { mistakes };
	if (text !== undefined) {
		return form === "table" ? readTable(file, text, schema as z.ZodObject) : readYaml(file, text, form);
	}
	if (form === "document") return { mistakes: [{ file, problem: "this file is missing" }] };
	return { source: { file, raw: form === "table" ? [] : {}, place: () => ({}) }, mistakes: [] };
}
