import { type ClipboardEvent, type KeyboardEvent, useMemo, useState } from "react";
import type { FormField } from "#contract/content/form-plan.ts";
import { isGroup, nameOf, partAt, type Row } from "#contract/content/row.ts";
import { fill, inEveryLanguage, type Text } from "#contract/language.ts";
import { Button } from "../../../../parts/button/button.tsx";
import { useLang, useSay } from "../../../../words/language.ts";
import { undoes } from "../../../parts/letter-of.ts";
import { contentWords as words } from "../words.ts";
import styles from "./form-body.module.css";
import { type NodeProps, useForm } from "./form-context.ts";
import { Fields, Group } from "./group.tsx";
import {
	columnAt,
	columnCount,
	copiedTable,
	fromKrutiDevCells,
	placeOf,
	withCells,
	withoutColumn,
} from "./table-cells.ts";

interface Done {
	readonly says: string;
	readonly before: Row;
	readonly after: Row;
}

export function Table(node: NodeProps) {
	const say = useSay();
	const lang = useLang();
	const { set } = useForm();
	const { field, path, value } = node;
	const { table, done, isLast, change, putBack, undo, paste } = useCells(path, value);
	const { term, text, more } = table;
	// Typing in a row leaves the heads and other rows unchanged.
	const { names, heads, rows } = useMemo(
		() => fieldsFor(field, { ...(term && { term }), ...(text && { text }), ...(more && { more }) }),
		[field, term, text, more],
	);
	return (
		<Group {...node}>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the boxes in it */}
			<div className={`stack ${styles.table}`} onPasteCapture={paste} onKeyDown={undo}>
				<Fields {...node} field={heads} />
				<p className="cluster">
					<button type="button" onClick={() => set(`${path}.${columnAt(names.length)}`, { en: "", hi: "" })}>
						{say(words.addColumn)}
					</button>
					{names.slice(2).map((name, at) => (
						<button
							key={columnAt(at + 2)}
							type="button"
							onClick={() =>
								change(withoutColumn(table, at + 2), fill(say(words.removed), { name: name[lang] }))
							}
						>
							{fill(say(words.removeColumn), { name: name[lang] })}
						</button>
					))}
				</p>
				<div role="status" className={done ? "cluster" : "visually-hidden"}>
					{done?.says}
					{isLast ? (
						<Button look="line" onClick={putBack}>
							{say(words.putBack)}
						</Button>
					) : null}
				</div>
				<Fields {...node} field={rows} />
			</div>
		</Group>
	);
}

/** Changes of many cells at once, the last of which can be undone. */
function useCells(path: string, value: NodeProps["value"]) {
	const say = useSay();
	const { set, fieldAt } = useForm();
	const [done, setDone] = useState<Done>();
	const table = isGroup(value) ? value : {};
	// Undo would lose what was typed afterwards.
	const isLast = done !== undefined && value === done.after;

	function change(next: Row, says: string) {
		set(path, next);
		setDone({ says, before: table, after: next });
	}

	function putBack() {
		if (!done) return;
		set(path, done.before);
		setDone(undefined);
	}

	function undo(event: KeyboardEvent) {
		if (!isLast || !undoes(event)) return;
		event.preventDefault();
		putBack();
	}

	function paste(event: ClipboardEvent) {
		const { id } = event.target as Element;
		const own = `${fieldAt(path).id}.`;
		const place = id.startsWith(own) ? placeOf(id.slice(own.length)) : undefined;
		const cells = place && copiedTable(event.clipboardData);
		if (!place || !cells) return;
		// Keeps the box from pasting it too.
		event.preventDefault();
		event.stopPropagation();
		const values = { rows: cells.length, columns: Math.max(...cells.map((line) => line.length)) };
		const inUnicode = place.lang === "hi" ? fromKrutiDevCells(cells) : undefined;
		const says = [fill(say(words.pastedTable), values), inUnicode && say(words.fromKrutiDev)];
		change(withCells(table, place, inUnicode ?? cells), says.filter(Boolean).join(" "));
	}

	return { table, done, isLast, change, putBack, undo, paste };
}

function headAt(table: Row, at: number): Text {
	const head = nameOf(partAt(table, columnAt(at)));
	return inEveryLanguage((lang) => head[lang] || fill(words.column[lang], { number: at + 1 }));
}

/** Fields of a table: a head for each column, and in each row a box named by it. */
function fieldsFor(field: FormField, table: Row) {
	const names = Array.from({ length: columnCount(table) }, (_, at) => headAt(table, at));
	const own = field.fields ?? [];
	const rows = own.filter(({ name }) => name === "rows");
	const more = own.find(({ name }) => name === "more")?.item;
	const columnsOf = (
		item: FormField | undefined,
		from: readonly FormField[],
		labelOf: (at: number) => Text,
	) =>
		names.flatMap((_, at) => {
			const name = columnAt(at);
			const known = from.find((each) => each.name === name) ?? item;
			return known ? [{ ...known, name, label: labelOf(at) }] : [];
		});
	const inRows = ({ item, ...list }: FormField): FormField => {
		const cells = item?.fields ?? [];
		const others = cells.filter(({ name }) => !["term", "text", "more"].includes(name));
		const cell = cells.find(({ name }) => name === "more")?.item;
		const inner = [...columnsOf(cell, cells, (at) => names[at] as Text), ...others];
		return { ...list, ...(item && { item: { ...item, fields: inner } }) };
	};
	const headOf = (at: number) => inEveryLanguage((lang) => fill(words.columnHead[lang], { number: at + 1 }));
	return {
		names,
		heads: { ...field, fields: columnsOf(more, own, headOf) },
		rows: { ...field, fields: rows.map(inRows) },
	};
}
