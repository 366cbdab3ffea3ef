import { type Content, type ContentKind, kinds } from "#contract/content/kinds.ts";
import { unlessEqual } from "../kit/same.ts";
import { type CheckedEntry, checkerOf, checkKeys } from "./check.ts";
import type { Sources } from "./entries.ts";
import type { Media, MediaFile } from "./media.ts";
import { TownMistakes } from "./mistakes.ts";
import { type DeskRow, overlay } from "./overlay.ts";
import { placeholderValues, type Values } from "./placeholders.ts";
import { brokenReferences, checkEmblem, type Known, knownOf } from "./references.ts";
import type { FolderReading } from "./source.ts";

/** Content that was found without mistakes. */
export interface ValidatedContent {
	readonly reading: FolderReading;
	readonly desk: readonly DeskRow[];
	/** The folder's files with the desk's rows over them. */
	readonly sources: Sources;
	/** A kind that says the same as in the check before is the same object, and so is each row that does. */
	readonly content: Content;
	readonly values: Values;
	readonly known: Known;
	/** Path below media/ → the kinds that show or link the file; a description in pictures.csv alone shows nothing. */
	readonly shownBy: ReadonlyMap<string, ReadonlySet<ContentKind>>;
}

/**
 * Checks a reading of the folder with what the desk has published over it.
 *
 * @param before an earlier check, whose objects stay where they are the same
 * @throws {TownMistakes} with all mistakes
 */
export function checkContent(
	reading: FolderReading,
	desk: readonly DeskRow[],
	before?: ValidatedContent,
): ValidatedContent {
	const sources = overlay(reading.sources, desk);
	const values = placeholderValues(sources, before?.values);
	const check = checkerOf(values);
	const checked = new Map([...sources].map(([kind, { table }]) => [kind, [...table.values()].map(check)]));
	const known = knownOf(
		reading,
		sources,
		(kind) => checked.get(kind)?.every(({ isKeyRead }) => isKeyRead) ?? false,
	);
	const mistakes = [...reading.mistakes];
	const content: Partial<Record<ContentKind, unknown>> = {};
	const shownBy = new Map<string, Set<ContentKind>>();
	for (const [kind, source] of sources) {
		mistakes.push(...checkKeys(kind, source, sources));
		const entries = checked.get(kind) ?? [];
		for (const { entry, parsed, mistakes: own, references } of entries) {
			if (own.length > 0) mistakes.push(...own);
			if (references.length > 0) {
				mistakes.push(...brokenReferences(entry, references, known, reading.sources));
				for (const { to, name } of kind === "pictures" ? [] : references) {
					if (to !== "picture" && to !== "file") continue;
					shownBy.set(name, (shownBy.get(name) ?? new Set()).add(kind));
				}
			}
			if (kind === "council") mistakes.push(...checkEmblem(entry, parsed, reading.media));
		}
		content[kind] = unlessEqual(before?.content[kind], inForm(kind, entries));
	}
	if (mistakes.length) throw new TownMistakes(reading.folder, mistakes);
	return { reading, desk, sources, content: content as Content, values, known, shownBy };
}

/** The files that the content shows or links. Only these are served: a draft isn't public because it lies in the folder. */
export function usedMedia({ reading: { media }, shownBy }: ValidatedContent): Media {
	const used = new Map<string, MediaFile>();
	for (const path of shownBy.keys()) {
		const file = media.get(path);
		if (file) used.set(path, file);
	}
	return used;
}

/** What readers of content get of a kind: a table's rows, entries by their keys, or the document. */
function inForm(kind: ContentKind, entries: readonly CheckedEntry[]): unknown {
	const { form } = kinds[kind];
	if (form === "document") return entries[0]?.parsed;
	if (form === "table") return entries.map(({ parsed }) => parsed);
	return Object.fromEntries(entries.map(({ entry, parsed }) => [entry.key, parsed]));
}
