import { attachments, correctedKind, type DeskKind, deskKind, filesField } from "#contract/content/desk.ts";
import { type ContentKind, kinds } from "#contract/content/kinds.ts";
import { inOrder, orderIn } from "#contract/content/order.ts";
import { orderKey } from "#contract/content/row.ts";
import { areSame } from "../kit/lists.ts";
import { rowFile } from "./folder.ts";
import { type Keys, KeysOver } from "./keys-over.ts";
import type { Path, Place } from "./mistakes.ts";
import { keyText } from "./references.ts";
import type { Source } from "./source.ts";

/** A row that the desk has published, in the form of the council's folder: its cells or fields before they are checked. */
export interface DeskRow {
	readonly kind: ContentKind;
	/** The row's key in its table, map or folder; of a document `all`. */
	readonly key: string;
	/** Null: taken off the site, also where the folder has it; of a document: as the folder has it. */
	readonly raw: unknown;
}

/** What a row of the desk lays over one kind: itself, or one of the documents that were written with it. */
interface Layer extends DeskRow {
	readonly from: DeskRow;
	/** Where it stands in that row. */
	readonly at: Path;
	/** Of a notice or an act whose documents are written with it: the column of the documents that name it. */
	readonly owns?: { readonly column: string; readonly key: string } | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** A row makes the same layers each time, so what lies over an unchanged row is the same object. */
const layersOf = new WeakMap<DeskRow, readonly Layer[]>();

/**
 * The folder's sources with the desk's rows over them; a source without such a row stays the same object.
 *
 * @param before what earlier rows made of the same sources: of a kind whose rows are the same objects, its source is too
 */
export function overlay(
	sources: ReadonlyMap<ContentKind, Source>,
	rows: readonly DeskRow[],
	before?: { readonly sources: ReadonlyMap<ContentKind, Source>; readonly desk: readonly DeskRow[] },
): ReadonlyMap<ContentKind, Source> {
	const over = new Map(sources);
	const [own, earlier] = [byKind(rows), byKind(before?.desk ?? [])];
	for (const [kind, source] of sources) {
		const [ours = [], theirs = []] = [own.get(kind), earlier.get(kind)];
		const same = ours.length === theirs.length && ours.every((row, index) => row === theirs[index]);
		if (before && same) over.set(kind, before.sources.get(kind) ?? source);
		else if (ours.length > 0) over.set(kind, laidOver(kind, source, ours));
	}
	return over;
}

function byKind(rows: readonly DeskRow[]): ReadonlyMap<ContentKind, readonly Layer[]> {
	const kinds = new Map<ContentKind, Layer[]>();
	for (const layer of rows.flatMap(layers)) {
		const known = kinds.get(layer.kind);
		if (known) known.push(layer);
		else kinds.set(layer.kind, [layer]);
	}
	return kinds;
}

/** A row, and the documents that were written with it as rows of their own table. */
function layers(row: DeskRow): readonly Layer[] {
	const known = layersOf.get(row);
	if (known) return known;
	const made = layersFrom(row);
	layersOf.set(row, made);
	return made;
}

function layersFrom(row: DeskRow): readonly Layer[] {
	const attachment = (attachments as Readonly<Record<string, { column: string; kind: string }>>)[row.kind];
	const { [filesField]: files, ...raw } = (row.raw ?? {}) as Fields;
	if (!attachment || row.key === orderKey || (row.raw !== null && !Array.isArray(files))) {
		return [{ ...row, from: row, at: [] }];
	}
	const { column, kind } = attachment;
	const owner: Layer = {
		kind: "documents",
		key: "",
		raw: null,
		from: row,
		at: [],
		owns: { column, key: row.key },
	};
	const documents = ((row.raw === null ? [] : files) as Fields[]).map((file, index): Layer => {
		const fields = { kind, ...file, [column]: row.key };
		return {
			kind: "documents",
			key: keyText((fields as Fields).id),
			raw: fields,
			from: row,
			at: [filesField, index],
		};
	});
	// What is wrong must go at once, with all that was said of it.
	const corrections: Layer[] =
		row.kind === correctedKind && row.raw === null ? [{ ...owner, kind: "corrections" }] : [];
	return [
		{ ...row, raw: row.raw === null ? null : raw, from: row, at: [] },
		owner,
		...corrections,
		...documents,
	];
}

/** A mistake of a row of the desk names this as its file: `desk/alerts/3`. */
export function deskFile({ kind, key }: Pick<DeskRow, "kind" | "key">): string {
	return `desk/${kind}/${key}`;
}

function laidOver(kind: ContentKind, source: Source, layers: readonly Layer[]): Source {
	const { form } = kinds[kind];
	if (form === "table") return overTable(kind, source, layers);
	if (form === "document") return overDocument(kind, source, layers);
	const byKey = new Map(layers.map((layer) => [layer.key, layer]));
	let fields = { ...(source.raw as Record<string, unknown>) };
	for (const { key, raw } of layers) {
		if (raw === null) delete fields[key];
		else fields[key] = raw;
	}
	// In the order in which the files of a folder are read: a new page stands in the menu where it stands after an export.
	if (form === "collection") fields = Object.fromEntries(Object.entries(fields).sort(byFileName));
	const place = (path: Path): Place => {
		const layer = byKey.get(String(path[0]));
		return layer ? placeIn(layer, path.slice(1)) : source.place(path);
	};
	return { ...source, raw: fields, place };
}

function byFileName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
	return rowFile(one) < rowFile(other) ? -1 : 1;
}

function overDocument(kind: ContentKind, source: Source, layers: readonly Layer[]): Source {
	const layer = layers.at(-1);
	if (!layer || layer.raw === null) return source;
	const technical = technicalOf(kind, source.raw as Fields);
	const place = (path: Path) => (String(path[0]) in technical ? source.place(path) : placeIn(layer, path));
	return { ...source, raw: { ...(layer.raw as Fields), ...technical }, place };
}

/** The fields that only the folder has, as it has them. */
function technicalOf(kind: ContentKind, raw: Fields): Fields {
	const names = deskKind(kind as DeskKind).technical ?? [];
	return Object.fromEntries(names.filter((name) => name in raw).map((name) => [name, raw[name]]));
}

function overTable(kind: ContentKind, source: Source, all: readonly Layer[]): Source {
	const table = kinds[kind];
	if (table.form !== "table") throw new Error(`${kind} is no table`);
	const layers = all.filter(({ key }) => key !== orderKey);
	const order = all.map(({ key, raw }) => (key === orderKey ? orderIn(raw) : undefined)).find(Boolean);
	const byKey = new Map(layers.filter(({ owns }) => !owns).map((layer) => [layer.key, layer]));
	const owned = layers.flatMap(({ owns, from }) =>
		owns ? [[ownerOf(owns.column, owns.key), from] as const] : [],
	);
	const owners = new Map(owned);
	/** Whether a document is written with a notice or an act now: what else says so of it holds no more. */
	const isReplaced = (fields: Fields, by?: DeskRow) =>
		owners.size > 0 &&
		Object.values(attachments).some(({ column }) => {
			const owner = fields[column] === undefined ? undefined : owners.get(ownerOf(column, fields[column]));
			return owner !== undefined && owner !== by;
		});
	const index = rowsByKey(source, table.key);
	const rows: unknown[] = [...(source.raw as Fields[])];
	/** Where the desk's rows are; the others are where the folder's file has them. */
	const over = new Map<number, Layer>();
	for (const layer of byKey.values()) {
		const at = index.get(layer.key) ?? rows.length;
		rows[at] = layer.raw;
		over.set(at, layer);
	}
	const isThere = (fields: unknown, at: number) =>
		fields !== null && !isReplaced(fields as Fields, over.get(at)?.from);
	// Most publishings take nothing away, and then every row is where it was.
	const mayLack = owners.size > 0 || layers.some(({ raw }) => raw === null);
	const isWhole = !mayLack || rows.every(isThere);
	const left = isWhole ? [...rows.keys()] : [...rows.keys()].filter((at) => isThere(rows[at], at));
	const keyAt = (at: number) => over.get(at)?.key ?? keyText((rows[at] as Fields)[table.key]);
	const ordered = order ? placesIn(order, kind as DeskKind, left, keyAt) : left;
	const kept = isWhole && ordered === left ? undefined : ordered;
	// An act without documents that goes takes none along: whoever reads documents needs nothing anew.
	if (over.size === 0 && !kept) return source;
	const raw = kept ? kept.map((at) => rows[at]) : rows;
	const places = new Map([...over].map(([at, { key }]) => [key, at]));
	const rowOf = (key: string) => {
		const at = places.get(key) ?? index.get(key);
		return at !== undefined && isThere(rows[at], at) ? rows[at] : undefined;
	};
	const place = ([index, ...path]: Path): Place => {
		const at = kept ? kept[Number(index)] : Number(index);
		if (at === undefined || at >= rows.length) return {};
		const layer = over.get(at);
		return layer ? placeIn(layer, path) : source.place([at, ...path]);
	};
	return { ...source, raw, place, keys: keysOver(index, rows, over, table.key, kept), rowOf };
}

/** Places of a table's rows in the order that staff have given them; the same list where that is how they are. */
function placesIn(
	order: readonly string[],
	kind: DeskKind,
	places: readonly number[],
	keyAt: (place: number) => string,
): readonly number[] {
	const byKey = new Map(places.map((place) => [keyAt(place), place]));
	// Two rows of the same key are a mistake, which is told of both.
	if (byKey.size < places.length) return places;
	const ordered = inOrder(kind, [...byKey.keys()], order).map((key) => byKey.get(key) as number);
	return areSame(ordered, places) ? places : ordered;
}

/** The places of a folder's rows by their keys, found once for all that the desk lays over them. */
const indices = new WeakMap<Source, ReadonlyMap<string, number>>();

function rowsByKey(source: Source, column: string): ReadonlyMap<string, number> {
	const known = indices.get(source);
	if (known) return known;
	const index = new Map((source.raw as Fields[]).map((fields, at) => [keyText(fields[column]), at]));
	indices.set(source, index);
	return index;
}

/** The keys of all rows; unknown where some of the folder's are taken away for a reason of their own. */
function keysOver(
	index: ReadonlyMap<string, number>,
	rows: readonly unknown[],
	over: ReadonlyMap<number, Layer>,
	column: string,
	kept: readonly number[] | undefined,
): Keys | undefined {
	const layers = [...over.values()];
	const gone = layers.filter(({ raw }) => raw === null);
	if (kept && kept.length !== rows.length - gone.length) return undefined;
	const added = layers.flatMap(({ raw }) => (raw === null ? [] : [keyText((raw as Fields)[column])]));
	return new KeysOver(
		index,
		added,
		gone.map(({ key }) => key),
	);
}

function ownerOf(column: string, key: unknown): string {
	return `${column} ${keyText(key)}`;
}

/** A field's path with dots, as the desk's form calls it. */
function placeIn({ from, at }: Layer, path: Path): Place {
	return { file: deskFile(from), field: [...at, ...path].map(String).join(".") || undefined };
}
