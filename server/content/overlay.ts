import { attachments, filesField } from "#contract/content/beside-row.ts";
import { type DeskKind, deskKind, deskKinds, wholeKey } from "#contract/content/desk.ts";
import { type ContentKind, kinds } from "#contract/content/kinds.ts";
import { asReadersSee, orderIn } from "#contract/content/order.ts";
import { orderKey } from "#contract/content/row.ts";
import { memo } from "#contract/memo.ts";
import { type RankOf, VersionedTable } from "../kit/versioned-table.ts";
import {
	type Entry,
	entriesOf,
	type Fields,
	keyText,
	type Source,
	type Sources,
	type Table,
} from "./entries.ts";
import { rowFile } from "./folder.ts";
import type { Path } from "./mistakes.ts";

export interface DeskRow {
	readonly kind: ContentKind;
	readonly key: string;
	/** Null removes the row, also the folder's, or restores the folder's document. */
	readonly raw: unknown;
	/** Id of the desk's row, which orders rows by when they were first written. */
	readonly item?: number;
}

export type DeskRows = VersionedTable<DeskRow>;

export function deskRows(rows: DeskRows | readonly DeskRow[]): DeskRows {
	if (rows instanceof VersionedTable) return rows;
	const named = rows.map((row) => [deskFile(row), row] as const);
	return VersionedTable.of(new Map(named), (_, { item = Number.POSITIVE_INFINITY }) => item);
}

interface Layer {
	readonly kind: ContentKind;
	readonly key: string;
	readonly entry: Entry | undefined;
}

export function deskFile({ kind, key }: { readonly kind: string; readonly key: string }): string {
	return `desk/${kind}/${key}`;
}

/** Sources with hidden or doubly defined rows, which only a full overlay resolves. */
const intricate = new WeakSet<Sources>();

/** Makes the next change check everything, because files that the content names have changed. */
export function lookAnew(sources: Sources): void {
	intricate.add(sources);
}

export function overlay(sources: Sources, desk: DeskRows): Sources {
	const layers = Map.groupBy([...desk.values()].flatMap(layersOf), ({ kind }) => kind);
	const over = new Map<ContentKind, Source>();
	for (const [kind, source] of sources) {
		const table = new Map(source.table);
		for (const { key, entry } of layers.get(kind) ?? []) {
			const laid = laidOver(source.table, kind, entry);
			const there = kind === "documents" ? table.get(key) : undefined;
			if (there && isOfDesk(there)) intricate.add(over);
			if (laid) table.set(key, laid);
			else table.delete(key);
		}
		const order = table.get(orderKey)?.raw;
		table.delete(orderKey);
		const left = [...table].filter(([, entry]) => !isReplaced(entry, desk));
		if (table.size > left.length && [...table.values()].some((entry) => isHidden(entry, desk)))
			intricate.add(over);
		over.set(kind, { ...source, table: VersionedTable.of(left, rankIn(kind, source.table, order)) });
	}
	return over;
}

interface ChangedEntry {
	readonly kind: ContentKind;
	readonly key: string;
	readonly was: Entry | undefined;
	readonly now: Entry | undefined;
}

/**
 * Overlays only changed rows.
 * @param owned documents and corrections of a notice or an act
 * @returns undefined if only a full overlay can tell
 */
export function overlayAgain(
	folder: Sources,
	before: Sources,
	desk: DeskRows,
	changed: readonly { readonly was: DeskRow | undefined; readonly now: DeskRow | undefined }[],
	owned: (owner: DeskRow) => readonly Entry[],
): { readonly sources: Sources; readonly entries: readonly ChangedEntry[] } | undefined {
	if (intricate.has(before)) return undefined;
	const layers = new Map<string, Layer>();
	for (const { was, now } of changed) {
		const row = now ?? was;
		if (!row || row.key === orderKey) return undefined;
		const former = was ? layersOf(was) : [];
		const attached = isOwner(row) || (was && isOwner(was)) ? owned(row) : [];
		for (const { kind, key } of [...former, ...attached]) {
			layers.set(deskFile({ kind, key }), { kind, key, entry: folder.get(kind)?.table.get(key) });
		}
		for (const layer of now ? layersOf(now) : []) {
			const file = deskFile(layer);
			const there = before.get(layer.kind)?.table.get(layer.key);
			const isOthers =
				desk.has(file) || (there && isOfDesk(there) && !former.some(({ key }) => key === layer.key));
			if (layer.kind !== row.kind && isOthers) return undefined;
			layers.set(file, layer);
		}
	}
	const changes = new Map<ContentKind, Map<string, Entry | undefined>>();
	const entries: ChangedEntry[] = [];
	for (const [file, { kind, key, entry }] of layers) {
		const source = folder.get(kind);
		const was = before.get(kind)?.table.get(key);
		if (!source) return undefined;
		const direct = desk.get(file);
		const laid = laidOver(source.table, kind, direct ? layersOf(direct)[0]?.entry : entry);
		if (laid && isHidden(laid, desk)) return undefined;
		const now = laid && !isReplaced(laid, desk) ? laid : undefined;
		if (now === was) continue;
		const own = changes.get(kind) ?? new Map<string, Entry | undefined>();
		changes.set(kind, own.set(key, now));
		entries.push({ kind, key, was, now });
	}
	const sources = new Map(before);
	for (const [kind, own] of changes) {
		const source = before.get(kind) as Source;
		sources.set(kind, { ...source, table: (source.table as VersionedTable<Entry>).with(own) });
	}
	return { sources, entries };
}

const layersOf = memo((row: DeskRow): readonly Layer[] => {
	const layer = (kind: ContentKind, key: string, raw: unknown, at: Path): Layer => {
		const file = deskFile(row);
		const place = (path: Path) => ({ file, field: [...at, ...path].map(String).join(".") || undefined });
		const rank = row.item === undefined ? undefined : row.item + (Number(at[1] ?? -1) + 1) / 1e6;
		return { kind, key, entry: raw === null ? undefined : { kind, key, raw, place, rank } };
	};
	if (!isOwner(row) || row.raw === null) return [layer(row.kind, row.key, row.raw, [])];
	const { [filesField]: files, ...raw } = row.raw as Fields;
	const column = columnOf(row.kind);
	const documents = (files as Fields[]).map((file, index) => {
		const fields: Fields = { kind: attachmentOf(row.kind)?.kind, ...file, [column]: row.key };
		return layer("documents", keyText(fields.id), fields, [filesField, index]);
	});
	return [layer(row.kind, row.key, raw, []), ...documents];
});

const attachmentOf = (kind: ContentKind) =>
	(attachments as Readonly<Record<string, { column: string; kind: string }>>)[kind];

const columnOf = (kind: ContentKind) => attachmentOf(kind)?.column ?? "";

const ownerOf = (column: string, key: unknown) => `${column} ${keyText(key)}`;

function isOwner({ kind, key, raw }: DeskRow): boolean {
	if (!attachmentOf(kind) || key === orderKey) return false;
	return raw === null || Array.isArray((raw as Fields)[filesField]);
}

function isReplaced(entry: Entry, desk: DeskRows): boolean {
	const { kind, raw } = entry;
	if (kind !== "documents" && kind !== "corrections") return false;
	return Object.entries(attachments).some(([ownerKind, { column }]) => {
		const key = (raw as Fields)[column];
		if (key === undefined) return false;
		const owner = desk.get(deskFile({ kind: ownerKind, key: keyText(key) }));
		if (!owner || !isOwner(owner) || (kind === "corrections" && owner.raw !== null)) return false;
		return !layersOf(owner).some((layer) => layer.entry === entry);
	});
}

const isOfDesk = ({ kind, place }: Entry) => place([]).file !== kinds[kind].file;

const isHidden = (entry: Entry, desk: DeskRows) => isOfDesk(entry) && isReplaced(entry, desk);

const ownedIn = memo((folder: Sources): ReadonlyMap<string, readonly Entry[]> => {
	const entries = [...entriesOf(folder, "documents"), ...entriesOf(folder, "corrections")];
	const columns = Object.values(attachments).map(({ column }) => column);
	const named = columns.flatMap((column) =>
		entries.flatMap((entry) => {
			const key = (entry.raw as Fields)[column];
			return key === undefined ? [] : [{ owner: ownerOf(column, key), entry }];
		}),
	);
	const groups = Map.groupBy(named, ({ owner }) => owner);
	return new Map([...groups].map(([owner, own]) => [owner, own.map(({ entry }) => entry)]));
});

export function attachedIn(folder: Sources, { kind, key }: Pick<DeskRow, "kind" | "key">): readonly Entry[] {
	return ownedIn(folder).get(ownerOf(columnOf(kind), key)) ?? [];
}

/** Merges a desk entry with the folder's, which keeps technical fields and a page's missing words. */
function laidOver(folder: Table, kind: ContentKind, entry: Entry | undefined): Entry | undefined {
	const own = kinds[kind].form === "document" ? folder.get(wholeKey) : undefined;
	return own && entry !== own ? (entry ? withTechnical(own)(entry) : own) : entry;
}

const placesIn = memo((table: Table) => new Map([...table.keys()].map((key, place) => [key, place])));

function rankIn(kind: ContentKind, folder: Table, order: unknown): RankOf<Entry> {
	// Sorted like files, so that an export doesn't move a page in the menu.
	if (kinds[kind].form === "collection") return rowFile;
	const places = placesIn(folder);
	const own = (key: string, rank = Number.POSITIVE_INFINITY) => places.get(key) ?? places.size + rank;
	const isNewFirst = kind in deskKinds && deskKind(kind as DeskKind).order === "newFirst";
	const keys = orderIn(order) ?? (isNewFirst ? [...places.keys()] : undefined);
	if (!keys) return (key, { rank }) => own(key, rank);
	const named = new Map(asReadersSee(kind as DeskKind, keys).map((key, place) => [key, place]));
	return (key, { rank }) =>
		named.get(key) ?? (isNewFirst ? -1 - own(key, rank) : named.size + own(key, rank));
}

const withTechnical = memo((folder: Entry) =>
	memo(({ kind, key, raw, place }: Entry): Entry => {
		const names = (deskKind(kind as DeskKind).technical ?? []).filter(
			(name) => name in (folder.raw as Fields),
		);
		const technical = Object.fromEntries(names.map((name) => [name, (folder.raw as Fields)[name]]));
		return {
			kind,
			key,
			raw: { ...(raw as Fields), ...technical },
			place: (path) => (String(path[0]) in technical ? folder.place(path) : place(path)),
		};
	}),
);
