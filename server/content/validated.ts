import { isDeepStrictEqual } from "node:util";
import { type Content, type ContentKind, kinds } from "#contract/content/kinds.ts";
import { changedPlaces, remake } from "../kit/lists.ts";
import { checkKeys, checkValues } from "./check.ts";
import { checkColours } from "./colours.ts";
import { type Keys, KeysOver } from "./keys-over.ts";
import { type Path, TownMistakes } from "./mistakes.ts";
import { type DeskRow, overlay } from "./overlay.ts";
import { fillPlaceholders, placeholderKinds, placeholderValues, type Values } from "./placeholders.ts";
import {
	checkEmblem,
	checkReferences,
	describedPictures,
	hiddenPages,
	type Known,
	keysIn,
	keysOf,
	servicesOf,
} from "./references.ts";
import type { FolderReading, Source } from "./source.ts";

type Sources = ReadonlyMap<ContentKind, Source>;

/** Content that was found without mistakes, and what the check of the next one can do without. */
export interface ValidatedContent {
	readonly reading: FolderReading;
	readonly desk: readonly DeskRow[];
	/** The folder's files with the desk's rows over them. */
	readonly sources: Sources;
	/** A kind that was the same in the check before is the same object, and so is each row of a table. */
	readonly content: Content;
	readonly values: Values;
	readonly known: Known;
	/** Kind → the kinds that its rows refer to. */
	readonly targets: ReadonlyMap<ContentKind, ReadonlySet<string>>;
}

/**
 * Checks a reading of the folder with what the desk has published over it.
 *
 * @param before an earlier check of the same reading: what is the same since is not checked again, so that a publishing takes as
 *   long with ten thousand notices as with ten
 * @throws {TownMistakes} with all mistakes
 */
export function checkContent(
	reading: FolderReading,
	desk: readonly DeskRow[],
	before?: ValidatedContent,
): ValidatedContent {
	const sources = overlay(reading.sources, desk, before?.reading === reading ? before : undefined);
	const { values, ground } = groundOf(reading, sources, before);
	const changed = [...sources.keys()].filter((kind) => sources.get(kind) !== ground?.sources.get(kind));
	const parts = new Map(changed.map((kind) => [kind, changedPart(kind, sources, ground)]));
	const known = ground ? knownSince(ground, sources, parts) : knownOf(reading, sources);
	const gone = ground ? goneSince(ground.known, known, changed) : new Set<string>();
	const mistakes = [...reading.mistakes];
	const content: Partial<Record<ContentKind, unknown>> = { ...ground?.content };
	const targets = new Map(ground?.targets);
	for (const [kind, source] of sources) {
		const part = parts.get(kind);
		// What an unchanged row refers to may be there no more.
		const isTouched = [...(ground?.targets.get(kind) ?? [])].some((target) => gone.has(target));
		const hasOtherNeighbours = kind === "ownPages" && (parts.has("redirects") || parts.has("stories"));
		if (!part) {
			if (hasOtherNeighbours)
				mistakes.push(...checkKeys(kind, fillPlaceholders(source, values).source, sources));
			if (isTouched) mistakes.push(...referencesOf(kind, source, content[kind], known).mistakes);
			continue;
		}
		const filled = fillPlaceholders(part.source, values);
		const checked = checkValues(kind, filled.source);
		content[kind] = part.within(checked.parsed);
		const references = isTouched
			? referencesOf(kind, source, content[kind], known)
			: referencesOf(kind, filled.source, checked.parsed, known);
		const keyed = kinds[kind].form === "table" ? source : filled.source;
		mistakes.push(...filled.mistakes, ...checkKeys(kind, keyed, sources));
		mistakes.push(...checked.mistakes, ...references.mistakes);
		targets.set(kind, new Set([...(part.isWhole ? [] : (targets.get(kind) ?? [])), ...references.targets]));
		if (kind === "council") {
			mistakes.push(...checkEmblem(filled.source, checked.parsed, reading.media));
			mistakes.push(...checkColours(filled.source, checked.parsed));
		}
	}
	if (mistakes.length) throw new TownMistakes(reading.folder, mistakes);
	return { reading, desk, sources, content: content as Content, values, known, targets };
}

function referencesOf(kind: ContentKind, source: Source, parsed: unknown, known: Known) {
	return checkReferences(source, parsed, kinds[kind].refersTo, known);
}

/**
 * The check that this one can begin from: none where what fills or bounds every text has changed, the council itself, its menus or
 * a value of a placeholder.
 */
function groundOf(
	reading: FolderReading,
	sources: Sources,
	before: ValidatedContent | undefined,
): { values: Values; ground: ValidatedContent | undefined } {
	if (before?.reading !== reading) return { values: placeholderValues(sources), ground: undefined };
	const isSame = (kind: ContentKind) => sources.get(kind) === before.sources.get(kind);
	const values = placeholderKinds.every(isSame) ? before.values : placeholderValues(sources);
	const isGround =
		isSame("council") &&
		isSame("menus") &&
		(values === before.values || isDeepStrictEqual(values, before.values));
	return { values, ground: isGround ? before : undefined };
}

/** The valid targets of references, read from all sources. */
function knownOf({ media, misnamed }: FolderReading, sources: Sources): Known {
	return {
		sample: (sources.get("council")?.raw as { sample?: unknown } | undefined)?.sample === true,
		media: misnamed.has("media") ? undefined : media,
		described: describedPictures(sources),
		keys: keysOf(sources),
		hidden: hiddenPages(sources),
		services: servicesOf(sources),
	};
}

/** The same where only some kinds have changed. */
function knownSince(
	{ known }: ValidatedContent,
	sources: Sources,
	parts: ReadonlyMap<ContentKind, Part>,
): Known {
	const keys = new Map(known.keys);
	for (const [kind, { source }] of parts) {
		const own = keysIn(kind, sources, source);
		if (own) keys.set(kind, own);
		else keys.delete(kind);
	}
	const isDescribed = parts.has("pictures") || parts.has("photos");
	return {
		...known,
		keys,
		described: isDescribed ? describedPictures(sources) : known.described,
		services: parts.has("ownPages") ? servicesOf(sources) : known.services,
	};
}

/** The changed kinds that lack a key which they had. */
function goneSince(before: Known, now: Known, changed: readonly ContentKind[]): ReadonlySet<string> {
	const lost = (had: Keys = new Set<string>(), has?: Keys) => {
		if (has === undefined || had === has) return false;
		return has instanceof KeysOver ? has.lacksOf(had) : [...had].some((key) => !has.has(key));
	};
	const gone = changed.filter((kind) => lost(before.keys.get(kind), now.keys.get(kind)));
	if (lost(before.described, now.described)) gone.push("pictures");
	return new Set(lost(before.services, now.services) ? [...gone, "services"] : gone);
}

/** What has to be checked of a kind. */
interface Part {
	readonly source: Source;
	readonly isWhole: boolean;
	/** The whole kind, with what was made of this part. */
	readonly within: (parsed: unknown) => unknown;
}

/** The rows of a table that are others than in the check before; any other kind as a whole, for none of them is long. */
function changedPart(kind: ContentKind, sources: Sources, ground: ValidatedContent | undefined): Part {
	const source = sources.get(kind) as Source;
	const earlier = ground?.sources.get(kind);
	if (!ground || !earlier || kinds[kind].form !== "table") {
		return { source, isWhole: true, within: (parsed) => parsed };
	}
	const rows = source.raw as readonly object[];
	const rowsBefore = earlier.raw as readonly object[];
	const before = { items: rowsBefore, made: ground.content[kind] as readonly unknown[] };
	const changed = changedPlaces(rowsBefore, rows) ?? othersThan(rowsBefore, rows);
	const place = ([index, ...path]: Path) => source.place([changed[Number(index)] ?? -1, ...path]);
	return {
		source: { ...source, raw: changed.map((index) => rows[index]), place, keys: undefined },
		isWhole: false,
		within: (parsed) => {
			const fresh = new Map(changed.map((index, at) => [rows[index], (parsed as readonly unknown[])[at]]));
			return remake(rows, (raw) => fresh.get(raw), before);
		},
	};
}

/** The places of the rows that weren't there before. */
function othersThan(before: readonly object[], rows: readonly object[]): number[] {
	const known = new Set(before);
	return [...rows.keys()].filter((index) => !known.has(rows[index] as object));
}
