import * as z from "zod";
import { attachments, filesField } from "#contract/content/beside-row.ts";
import { councilDocument } from "#contract/content/council-document.ts";
import { type DeskKind, deskKind } from "#contract/content/desk.ts";
import { blockOf, isFixed, type Schema, shapeIn, shapeOf, wordsOf } from "#contract/content/field.ts";
import { nameField } from "#contract/content/form-plan.ts";
import { kinds } from "#contract/content/kinds.ts";
import { namesFor } from "#contract/content/made-name.ts";
import { addressOfMenu } from "#contract/content/own-page.ts";
import { isEmpty, isGroup, type Row, type RowValue } from "#contract/content/row.ts";

/** Row to be saved: without empty fields, and with those that the writer doesn't control. */
export function normaliseRow(kind: DeskKind, key: string, sent: Row, before: Row | undefined): Row {
	const row = kinds[kind];
	const shape = shapeOf(row.schema);
	const technical = deskKind(kind).technical ?? [];
	const { [nameField]: _, [filesField]: files, ...written } = sent;
	const kept = Object.entries(filled(shape, written)).filter(([name]) => !technical.includes(name));
	// A document's technical fields stay the folder's, even if those change later.
	const theirs = row.form === "document" ? [] : technical.filter((name) => before?.[name] !== undefined);
	const own: Record<string, RowValue> = {
		...Object.fromEntries(kept),
		...Object.fromEntries(theirs.map((name) => [name, before?.[name] ?? null])),
	};
	if (row.form === "table") own[row.key] = key;
	if (kind === "ownPages" && own.path === undefined) {
		own.path = `${addressOfMenu[written.section as keyof typeof addressOfMenu] ?? ""}/${key}`;
	}
	if (row.form === "table" && "version" in shape) own.version = String(Number(before?.version ?? 0) + 1);
	if (kind in attachments) {
		const items = Array.isArray(files) ? files.filter((item) => isGroup(item) && !isEmpty(item)) : [];
		own[filesField] = items.map((item) => filled(councilDocument.shape, item as Row));
	}
	return own;
}

/** Removes a group's empty fields; required ones stay, so that the check reports them in place. */
function filled(shape: Readonly<Record<string, Schema>>, row: Row): Row {
	const fields = Object.entries(row).map(([name, value]) => {
		const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
		return [name, schema === undefined ? value : filledValue(schema, value)] as const;
	});
	return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Row;
}

function filledValue(schema: Schema, value: RowValue): RowValue | undefined {
	const { block, optional } = blockOf(schema);
	if (value === "" || (optional && isEmpty(value))) return undefined;
	if (block instanceof z.ZodArray && Array.isArray(value)) {
		// An empty item is dropped unless the page has a fixed place for it.
		const items = isFixed(block) ? value : value.filter((item) => !isEmpty(item));
		const element = block.element as Schema;
		return withMadeNames(
			element,
			items.map((item) => filledValue(element, item) ?? ""),
		);
	}
	const shape = shapeIn(block);
	return shape && isGroup(value) ? filled(shape, value) : value;
}

function withMadeNames(element: Schema, items: readonly RowValue[]): readonly RowValue[] {
	const [field] = Object.entries(shapeIn(element) ?? {}).find(([, schema]) => wordsOf(schema).made) ?? [];
	if (field === undefined) return items;
	const taken = new Set(items.map((item) => isGroup(item) && item[field]));
	return items.map((item) => {
		if (!isGroup(item) || item[field] !== undefined) return item;
		const names = namesFor(item, "part");
		let name = names.next().value;
		while (taken.has(name)) name = names.next().value;
		taken.add(name);
		return { ...item, [field]: name };
	});
}
