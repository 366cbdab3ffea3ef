import {
	attachments,
	type DeskKind,
	deskKind,
	deskKinds,
	filesField,
	wholeKey,
} from "#contract/content/desk.ts";
import { type ContentKind, kinds } from "#contract/content/kinds.ts";
import { inOrder, orderIn } from "#contract/content/order.ts";
import { orderKey } from "#contract/content/row.ts";
import { memo } from "#contract/memo.ts";
import { type Entry, type Fields, keyText, type Sources, type Table } from "./entries.ts";
import { rowFile } from "./folder.ts";
import type { Path } from "./mistakes.ts";

/** A row that the desk has published, in the form of the council's folder: its cells or fields before they are checked. */
export interface DeskRow {
	readonly kind: ContentKind;
	/** The row's key in its table, map or folder; of a document `all`. */
	readonly key: string;
	/** Null: taken off the site, also where the folder has it; of a document: as the folder has it. */
	readonly raw: unknown;
}

/** What a row of the desk lays over one kind: an entry, or none where there is to be none. */
interface Layer {
	readonly kind: ContentKind;
	readonly key: string;
	readonly entry: Entry | undefined;
}

/** A mistake of a row of the desk names this as its file: `desk/alerts/3`. */
export function deskFile({ kind, key }: { readonly kind: string; readonly key: string }): string {
	return `desk/${kind}/${key}`;
}

/** The folder's sources with the desk's rows over them. */
export function overlay(sources: Sources, desk: readonly DeskRow[]): Sources {
	const layers = Map.groupBy(desk.flatMap(layersOf), ({ kind }) => kind);
	const owners = new Map(desk.filter(isOwner).map((row) => [ownerOf(columnOf(row.kind), row.key), row]));
	const over = new Map(sources);
	for (const [kind, source] of sources) {
		const own = layers.get(kind) ?? [];
		const table = own.length > 0 ? laidOver(kind, source.table, own) : source.table;
		over.set(kind, { ...source, table: withoutReplaced(kind, table, owners) });
	}
	return over;
}

/** A row, and the documents that were written with it as entries of their own table. */
const layersOf = memo((row: DeskRow): readonly Layer[] => {
	const layer = (kind: ContentKind, key: string, raw: unknown, at: Path): Layer => {
		const file = deskFile(row);
		// A field's path with dots, as the desk's form calls it.
		const place = (path: Path) => ({ file, field: [...at, ...path].map(String).join(".") || undefined });
		return { kind, key, entry: raw === null ? undefined : { kind, key, raw, place } };
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

/** Whether a row is a notice or an act that says which documents it has. */
function isOwner({ kind, key, raw }: DeskRow): boolean {
	if (!attachmentOf(kind) || key === orderKey) return false;
	return raw === null || Array.isArray((raw as Fields)[filesField]);
}

/** Without the documents that others than these rows have given them, and without what is told of those that are gone: it must go with all that was said of it. */
function withoutReplaced(kind: ContentKind, table: Table, owners: ReadonlyMap<string, DeskRow>): Table {
	if (owners.size === 0 || (kind !== "documents" && kind !== "corrections")) return table;
	const isReplaced = (entry: Entry) =>
		Object.values(attachments).some(({ column }) => {
			const key = (entry.raw as Fields)[column];
			const owner = key === undefined ? undefined : owners.get(ownerOf(column, key));
			if (!owner || (kind === "corrections" && owner.raw !== null)) return false;
			return !layersOf(owner).some((layer) => layer.entry === entry);
		});
	return new Map([...table].filter(([, entry]) => !isReplaced(entry)));
}

function laidOver(kind: ContentKind, folder: Table, layers: readonly Layer[]): Table {
	const { form } = kinds[kind];
	if (form === "document") {
		const [own, entry] = [folder.get(wholeKey), layers.at(-1)?.entry];
		return own && entry ? new Map([[wholeKey, withTechnical(own)(entry)]]) : folder;
	}
	const table = new Map(folder);
	for (const [key, entry] of new Map(layers.map((layer) => [layer.key, layer.entry]))) {
		if (entry) table.set(key, entry);
		else table.delete(key);
	}
	// In the order in which the files of a folder are read: a new page stands in the menu where it stands after an export.
	if (form === "collection") return new Map([...table].sort(byFileName));
	const isNewFirst = kind in deskKinds && deskKind(kind as DeskKind).order === "newFirst";
	const order = orderIn(table.get(orderKey)?.raw) ?? (isNewFirst ? [...folder.keys()] : undefined);
	table.delete(orderKey);
	if (!order) return table;
	const keys = inOrder(kind as DeskKind, [...table.keys()], order);
	return new Map(keys.map((key) => [key, table.get(key) as Entry]));
}

function byFileName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
	return rowFile(one) < rowFile(other) ? -1 : 1;
}

/** A document of the desk with the fields that only the folder has, as it has them. */
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
