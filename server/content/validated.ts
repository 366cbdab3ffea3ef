import { type Content, type ContentKind, kinds } from "#contract/content/kinds.ts";
import { unlessEqual } from "../kit/same.ts";
import { type Edit, edited, VersionedMap, type VersionedTable } from "../kit/versioned-table.ts";
import { type CheckedEntry, checkerOf, checkKeys } from "./check.ts";
import { type Entry, entriesOf, type Fields, type Sources } from "./entries.ts";
import type { Media, MediaFile } from "./media.ts";
import { TownMistakes } from "./mistakes.ts";
import { attachedIn, type DeskRow, type DeskRows, deskRows, overlay, overlayAgain } from "./overlay.ts";
import { placeholderValues, type Values } from "./placeholders.ts";
import {
	brokenReferences,
	callsOf,
	checkEmblem,
	type Known,
	knownOf,
	namesOf,
	whatIsExpected,
} from "./references.ts";
import type { FolderReading } from "./source.ts";

export interface Change {
	readonly since: Content;
	readonly edits: ReadonlyMap<ContentKind, readonly Edit[]>;
	readonly come: readonly CheckedEntry[];
	readonly gone: readonly CheckedEntry[];
	readonly touched: ReadonlyMap<ContentKind, ReadonlySet<string>>;
}

export interface ValidatedContent {
	readonly reading: FolderReading;
	readonly desk: DeskRows;
	readonly sources: Sources;
	/** Unchanged kinds and rows keep their identity. */
	readonly content: Content;
	readonly values: Values;
	readonly known: Known;
	readonly names: VersionedMap<readonly Entry[]>;
	/** Undefined if everything was checked. */
	readonly change?: Change | undefined;
}

/**
 * Checks a reading with the desk's rows over it; after an earlier check it looks only at changes and what names them, unless there is a mistake.
 * @param before an earlier check, whose unchanged objects stay
 * @throws {TownMistakes} with all mistakes
 */
export function checkContent(
	reading: FolderReading,
	desk: DeskRows | readonly DeskRow[],
	before?: ValidatedContent,
): ValidatedContent {
	const rows = deskRows(desk);
	const isNext = before !== undefined && before.reading === reading;
	return (isNext && checkChanged(rows, before)) || checkWhole(reading, rows, before);
}

function checkWhole(reading: FolderReading, desk: DeskRows, before?: ValidatedContent): ValidatedContent {
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
	const names = new Map<string, Entry[]>();
	for (const [kind, source] of sources) {
		mistakes.push(...checkKeys(kind, source, sources));
		const entries = checked.get(kind) ?? [];
		for (const { entry, parsed, mistakes: own, references } of entries) {
			if (own.length > 0) mistakes.push(...own);
			if (references.length > 0)
				mistakes.push(...brokenReferences(entry, references, known, reading.sources));
			for (const name of namesOf(entry, references)) {
				const others = names.get(name);
				if (others) others.push(entry);
				else names.set(name, [entry]);
			}
			if (kind === "council") mistakes.push(...checkEmblem(entry, parsed, reading.media));
		}
		content[kind] = unlessEqual(before?.content[kind], inForm(kind, entries));
	}
	if (mistakes.length) throw new TownMistakes(reading.folder, mistakes);
	return {
		reading,
		desk,
		sources,
		content: content as Content,
		values,
		known,
		names: new VersionedMap<readonly Entry[]>(names),
	};
}

/** Kinds that affect the whole site, or whose entries are checked against each other. */
const checkedWhole = ({ kind }: DeskRow) =>
	kinds[kind].form === "map" || ["council", "menus", "ownPages", "wardMap"].includes(kind);

/** Checks changes alone; undefined on a mistake, or if everything must be checked. */
function checkChanged(desk: DeskRows, before: ValidatedContent): ValidatedContent | undefined {
	const { reading, known, values } = before;
	const changed = changedRows(desk, before.desk);
	if (changed.some(({ was, now }) => checkedWhole((now ?? was) as DeskRow))) return undefined;
	const laid = overlayAgain(reading.sources, before.sources, desk, changed, (owner) => [
		...attachedIn(reading.sources, owner),
		...(before.names.get(`${owner.kind} ${owner.key}`) ?? []).filter(
			({ kind }) => kind === "documents" || kind === "corrections",
		),
	]);
	if (!laid) return undefined;
	const { sources, entries } = laid;
	const isCounted = entries.some(({ kind }) => kind === "wards" || kind === "employees");
	if (isCounted && placeholderValues(sources, values) !== values) return undefined;
	const check = checkerOf(values);
	const gone = entries.flatMap(({ was }) => (was ? [check(was)] : []));
	const come = entries.flatMap(({ now }) => (now ? [check(now)] : []));
	if (come.some(({ mistakes, isKeyRead }) => mistakes.length > 0 || !isKeyRead)) return undefined;
	if (entries.some(({ now }) => now && isPageTaken(now, sources))) return undefined;
	const names = namedAgain(before.names, gone, come);
	const keys = new Map(known.keys);
	for (const { kind } of entries) {
		const table = sources.get(kind)?.table;
		if (table && known.keys.get(kind) === before.sources.get(kind)?.table) keys.set(kind, table);
	}
	const described = known.described && {
		has: (path: string) => names.get(`described ${path}`) !== undefined,
	};
	const next: Known = { ...known, keys, described };
	const isBroken = (each: Parameters<typeof whatIsExpected>[0]) => whatIsExpected(each, next) !== undefined;
	if (come.some(({ references }) => references.some(isBroken))) return undefined;
	const called = [...gone, ...come].flatMap(({ entry }) => callsOf(entry));
	if (called.some((each) => names.get(`${each.to} ${each.name}`) && isBroken(each))) return undefined;
	const edits = new Map<ContentKind, readonly Edit[]>();
	const content: Partial<Record<ContentKind, unknown>> = { ...before.content };
	const parsed = new Map(come.map(({ entry, parsed }) => [entry, parsed]));
	for (const kind of new Set(entries.map((entry) => entry.kind))) {
		const table = sources.get(kind)?.table as VersionedTable<Entry>;
		const own = table.editsSince(before.sources.get(kind)?.table as VersionedTable<Entry>) ?? [];
		edits.set(kind, own);
		content[kind] =
			kinds[kind].form === "table"
				? edited(before.content[kind] as readonly unknown[], own, (key, was) =>
						unlessEqual(was, parsed.get(table.get(key) as Entry)),
					)
				: unlessEqual<unknown>(before.content[kind], inForm(kind, [...table.values()].map(check)));
	}
	const touched = new Map<ContentKind, Set<string>>();
	for (const { to, name } of called) {
		for (const { kind, key } of names.get(`${to} ${name}`) ?? []) {
			touched.set(kind, (touched.get(kind) ?? new Set()).add(key));
		}
	}
	const change = { since: before.content, edits, come, gone, touched };
	return { ...before, desk, sources, content: content as Content, known: next, names, change };
}

function changedRows(desk: DeskRows, before: DeskRows) {
	const edits = desk.editsSince(before);
	const names = edits ? edits.map(({ key }) => key) : [...before.keys(), ...desk.keys()];
	return (
		[...new Set(names)]
			.map((name) => ({ name, was: before.get(name) }))
			// Reads all old rows before the new ones, since a versioned table is slow when two versions are read by
			// turns.
			.map(({ name, was }) => ({ was, now: desk.get(name) }))
			.filter(({ was, now }) => was !== now)
	);
}

function isPageTaken({ kind, key, raw }: Entry, sources: Sources): boolean {
	if (kind !== "stories" && kind !== "redirects") return false;
	const own = kind === "stories" ? `/${key}` : String((raw as Fields).from).toLowerCase();
	return entriesOf(sources, "ownPages").some((page) => String((page.raw as Fields).path).endsWith(own));
}

function namedAgain(
	before: ValidatedContent["names"],
	gone: readonly CheckedEntry[],
	come: readonly CheckedEntry[],
): ValidatedContent["names"] {
	const changes = new Map<string, readonly Entry[]>();
	const at = (name: string) => changes.get(name) ?? before.get(name) ?? [];
	for (const { entry, references } of gone) {
		for (const name of namesOf(entry, references)) {
			const own = at(name);
			changes.set(name, own.toSpliced(own.indexOf(entry), 1));
		}
	}
	for (const { entry, references } of come) {
		for (const name of namesOf(entry, references)) changes.set(name, [...at(name), entry]);
	}
	return new VersionedMap(
		before,
		new Map([...changes].map(([name, own]) => [name, own.length > 0 ? own : undefined])),
	);
}

/** Kinds that show or link a file; pictures.csv alone shows nothing. */
export function kindsShowing({ names }: Pick<ValidatedContent, "names">, path: string) {
	const entries = [`picture ${path}`, `file ${path}`].flatMap((name) => names.get(name) ?? []);
	return [...new Set(entries.map(({ kind }) => kind))].filter((kind) => kind !== "pictures");
}

/**
 * Files that the content shows or links; only these are served, so drafts in the folder stay private.
 * @param before files shown by the content that this one follows
 */
export function usedMedia(checked: ValidatedContent, before?: Media): Media {
	const { change, names, reading } = checked;
	const all =
		before && change
			? [...change.gone, ...change.come].flatMap(({ references }) =>
					references.map(({ to, name }) => `${to} ${name}`),
				)
			: [...names.held().keys()];
	const paths = new Set(all.flatMap((name) => /^(?:picture|file) (.*)$/s.exec(name)?.[1] ?? []));
	if (before && change && paths.size === 0) return before;
	const used = new Map<string, MediaFile>(before && change ? before : []);
	for (const path of paths) {
		const file = kindsShowing(checked, path).length > 0 ? reading.media.get(path) : undefined;
		if (file) used.set(path, file);
		else used.delete(path);
	}
	return used;
}

function inForm(kind: ContentKind, entries: readonly CheckedEntry[]): unknown {
	const { form } = kinds[kind];
	if (form === "document") return entries[0]?.parsed;
	if (form === "table") return entries.map(({ parsed }) => parsed);
	return Object.fromEntries(entries.map(({ entry, parsed }) => [entry.key, parsed]));
}
