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

/** Reads and validates a town folder. @throws {TownMistakes} with all mistakes at once */
export function openTown(folder: string, options: TownOptions = {}): ContentSnapshot {
	return townOf(readFolder(folder), [], options);
}

export function townOf(reading: FolderReading, desk: readonly DeskRow[], options: TownOptions = {}) {
	return townOver(checkContent(reading, desk), options);
}

export function townOver(checked: ValidatedContent, options: TownOptions = {}, before?: ContentSnapshot) {
	return new ContentSnapshot(checked, options, before);
}

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

/** Parses a kind's file. A document must exist unless it belongs to a page that the council lacks; other files may be missing. */
function readKind(folder: string, kind: ContentKind, hidden: ReadonlySet<string>): ReadResult {
	const row = kinds[kind];
	const { file, form } = row;
	if (form === "collection") return readCollection(folder, kind);
	const { text, mistakes } = readText(folder, file);
	if (mistakes.length) return { mistakes };
	if (text !== undefined) return form === "table" ? readTable(kind, text) : readYaml(kind, file, text);
	if (form !== "document") return { source: { file, table: new Map() }, mistakes: [] };
	if ("optional" in row) return readYaml(kind, file, "");
	const isHidden = [...hidden].some((page) => documentKindOf(page) === kind);
	return { mistakes: isHidden ? [] : [{ file, problem: "this file is missing" }] };
}

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
