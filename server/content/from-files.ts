import { join, parse } from "node:path";
import { documentKindOf } from "#contract/content/door.ts";
import { type ContentKind, kinds } from "#contract/content/kinds.ts";
import { readTable } from "./csv.ts";
import type { Entry, Source } from "./entries.ts";
import { checkFolder, collectionFiles } from "./folder.ts";
import { type KnownMedia, readMedia } from "./media.ts";
import type { Mistake } from "./mistakes.ts";
import type { DeskRow } from "./overlay.ts";
import { hiddenPages } from "./references.ts";
import { ContentSnapshot, type TownOptions } from "./snapshot.ts";
import { type FolderReading, type ReadResult, readText } from "./source.ts";
import { checkContent, type ValidatedContent } from "./validated.ts";
import { readYaml } from "./yaml.ts";

const kindNames = Object.keys(kinds) as ContentKind[];

/**
 * Reads and validates the whole town folder.
 *
 * @throws {TownMistakes} with all mistakes at once, so that a clerk needn't fix them one start at a time
 */
export function openTown(folder: string, options: TownOptions = {}): ContentSnapshot {
	return townOf(readFolder(folder), [], options);
}

/**
 * The town of a reading, with what the desk has published over it.
 *
 * @throws {TownMistakes} with all mistakes at once
 */
export function townOf(
	reading: FolderReading,
	desk: readonly DeskRow[],
	options: TownOptions = {},
): ContentSnapshot {
	return townOver(checkContent(reading, desk), options);
}

/**
 * The town of a checked content.
 *
 * @param before the town before, of the same reading
 */
export function townOver(
	checked: ValidatedContent,
	options: TownOptions = {},
	before?: ContentSnapshot,
): ContentSnapshot {
	return new ContentSnapshot(checked, options, before);
}

/**
 * Reads every file of a town's folder.
 *
 * @param known the files below media/, where they are known already
 */
export function readFolder(folder: string, known?: KnownMedia): FolderReading {
	const { media, mistakes: before } = known ? { media: known, mistakes: [] } : readMedia(folder);
	const { mistakes: unknownFiles, misnamed } = checkFolder(folder);
	const mistakes = [...before, ...unknownFiles];
	const sources = new Map<ContentKind, Source>();
	for (const kind of kindNames) {
		if (misnamed.has(kinds[kind].file)) continue;
		const read = readKind(folder, kind, hiddenPages(sources));
		mistakes.push(...read.mistakes);
		if (read.source) sources.set(kind, read.source);
	}
	return { folder, media, sources, misnamed, mistakes };
}

/**
 * A kind's file, parsed but not validated. A missing document is a mistake, unless it holds the words of a page that the council
 * doesn't have; a missing table, map or collection is empty.
 */
function readKind(folder: string, kind: ContentKind, hidden: ReadonlySet<string>): ReadResult {
	const row = kinds[kind];
	const { file, form } = row;
	if (form === "collection") return readCollection(folder, kind);
	const { text, mistakes } = readText(folder, file);
	if (mistakes.length) return { mistakes };
	if (text !== undefined) return form === "table" ? readTable(kind, text) : readYaml(kind, file, text);
	if (form !== "document") return { source: { file, table: new Map() }, mistakes: [] };
	// Each field of a document that may be left out has a default.
	if ("optional" in row) return readYaml(kind, file, "");
	const isHidden = [...hidden].some((page) => documentKindOf(page) === kind);
	return { mistakes: isHidden ? [] : [{ file, problem: "this file is missing" }] };
}

/** The YAML files of a folder, whose entries are called by the files' names. */
function readCollection(town: string, kind: ContentKind): ReadResult {
	const folder = kinds[kind].file;
	const table = new Map<string, Entry>();
	const mistakes: Mistake[] = [];
	for (const name of collectionFiles(town, folder)) {
		const file = join(folder, name);
		const { text, mistakes: unreadable } = readText(town, file);
		const read = text === undefined ? { mistakes: unreadable } : readYaml(kind, file, text, parse(name).name);
		mistakes.push(...read.mistakes);
		for (const [key, entry] of read.source?.table ?? []) table.set(key, entry);
	}
	return { source: { file: `${folder}/`, table, incomplete: mistakes.length > 0 }, mistakes };
}
