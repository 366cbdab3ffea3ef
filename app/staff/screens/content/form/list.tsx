import { useEffect, useRef, useState } from "react";
import type { FormField } from "#contract/content/form-plan.ts";
import { nameIn, type RowValue } from "#contract/content/row.ts";
import { fill, inEveryLanguage } from "#contract/language.ts";
import { Button } from "../../../../parts/button/button.tsx";
import { describedBy, FieldNotes } from "../../../../parts/field/field-notes.tsx";
import { useLang, useSay } from "../../../../words/language.ts";
import { ChooseFile } from "../../../parts/file-picker/choose-file.tsx";
import { pickerWords } from "../../../parts/file-picker/words.ts";
import { nameOf } from "../../../parts/upload/file-facts.ts";
import type { ShelfFile } from "../../../parts/upload/use-uploads.ts";
import { contentWords as words } from "../words.ts";
import { Fold } from "./fold.tsx";
import styles from "./form-body.module.css";
import { type NodeProps, useForm, useLabel } from "./form-context.ts";
import { Fields } from "./group.tsx";

const shortItem = 3;

/** Next focus: an item's button, or the button that adds. */
type Next = { readonly index: number; readonly button: string } | "add";

interface Removed {
	readonly index: number;
	readonly value: RowValue;
	/** Length for which the index holds. */
	readonly length: number;
}

/** Last change, for screen readers. */
interface Done {
	readonly says: string;
	readonly removed?: Removed;
}

export function List({ field, path, value, isFolded = false }: NodeProps) {
	const { fieldAt } = useForm();
	const { id, error } = fieldAt(path);
	const { label, hint } = useLabel(field);
	if (!field.item) return null;
	const items: readonly RowValue[] = Array.isArray(value) ? value : [];
	const body = (
		<div className={`stack ${styles.items}`}>
			{isFolded ? null : <FieldNotes id={id} hint={hint} error={error} />}
			<Items field={field} item={field.item} path={path} items={items} label={label} />
		</div>
	);
	if (isFolded) {
		const fold = { field, path, value, label, hint, count: items.length, isOpen: false };
		return <Fold {...fold}>{body}</Fold>;
	}
	return (
		<fieldset
			id={id}
			tabIndex={-1}
			className={styles.list}
			aria-describedby={describedBy(id, { hint, error })}
		>
			<legend>{label}</legend>
			{body}
		</fieldset>
	);
}

interface ItemsProps extends Pick<NodeProps, "field" | "path"> {
	readonly item: FormField;
	readonly items: readonly RowValue[];
	readonly label: string;
}

function Items({ field, item, path, items, label }: ItemsProps) {
	const say = useSay();
	const lang = useLang();
	const { set, keep, fillDocument } = useForm();
	const { list, keys, done, move, remove, add, putBack } = useChanges(field, item, path, items);
	const media = mediaIn(item);

	function chosen(files: readonly ShelfFile[]) {
		keep(files);
		const added = files.map((file) => (media?.name ? { [media.name]: file.path } : file.path));
		// With fixed places, new items take the first ones.
		set(path, field.fixed ? [...added, ...items].slice(0, items.length) : [...items, ...added]);
		for (const [index, file] of files.entries()) {
			fillDocument(`${path}.${items.length + index}`, nameOf(file, lang));
		}
	}

	return (
		<>
			<ol ref={list}>
				{items.map((each, index) => (
					<li key={keys.all[index]}>
						<Item
							field={{ ...item, label: field.label }}
							path={`${path}.${index}`}
							value={each}
							index={index}
							isFresh={keys.isFresh(index)}
						/>
						{field.fixed && items.length < 2 ? null : (
							<p className="cluster">
								{index > 0 ? <ItemButton does="up" index={index} onClick={() => move(index, -1)} /> : null}
								{index < items.length - 1 ? (
									<ItemButton does="down" index={index} onClick={() => move(index, 1)} />
								) : null}
								{field.fixed ? null : (
									<ItemButton does="remove" index={index} onClick={() => remove(index)} />
								)}
							</p>
						)}
					</li>
				))}
			</ol>
			<div role="status" className={done?.removed ? "cluster" : "visually-hidden"}>
				{done?.says}
				{done?.removed?.length === items.length ? (
					<button type="button" className="way label" onClick={() => done.removed && putBack(done.removed)}>
						{say(words.putBack)}
					</button>
				) : null}
			</div>
			{media ? (
				<ChooseFile
					label={label}
					type={media.type === "pdf" ? "pdf" : "picture"}
					several
					words={media.type === "pdf" ? pickerWords.addPdf : pickerWords.chooseSeveral}
					onChoose={chosen}
				/>
			) : null}
			{field.fixed ? null : (
				<Button look="line" onClick={add}>
					{fill(say(words.addToList), { label: say(field.label) })}
				</Button>
			)}
		</>
	);
}

/** Changes of a list, the focus after them, and what was done last. */
function useChanges(field: FormField, item: FormField, path: string, items: readonly RowValue[]) {
	const say = useSay();
	const lang = useLang();
	const { set } = useForm();
	const keys = useItemKeys(items.length);
	const list = useRef<HTMLOListElement>(null);
	const next = useRef<Next>(undefined);
	const [done, setDone] = useState<Done>();
	const all = [...items.keys()];
	const nameAt = (index: number) => nameIn(items[index], lang) || `${say(field.label)} ${index + 1}`;

	useEffect(() => {
		const to = next.current;
		if (to === undefined) return;
		next.current = undefined;
		const box = list.current?.parentElement;
		const within = to === "add" ? box : list.current?.children[to.index];
		const wanted = to === "add" ? ":scope > button" : `[data-do="${to.button}"]`;
		const found = within?.querySelector<HTMLElement>(wanted) ?? box?.querySelector("button");
		found?.focus();
	});

	function change(order: readonly number[], focus: Next, told?: Done) {
		setDone(told);
		keys.reorder(order);
		next.current = focus;
		set(
			path,
			order.map((index) => items[index] ?? emptyOf(item)),
		);
	}

	function move(index: number, by: -1 | 1) {
		const order = all.with(index, index + by).with(index + by, index);
		const values = { name: nameAt(index), place: index + by + 1, count: items.length };
		const focus = { index: index + by, button: by < 0 ? "up" : "down" };
		change(order, focus, { says: fill(say(words.moved), values) });
	}

	function remove(index: number) {
		const says = fill(say(words.removed), { name: nameAt(index) });
		const rest = all.filter((each) => each !== index);
		change(rest, "add", { says, removed: { index, value: items[index] ?? "", length: rest.length } });
	}

	function putBack({ index, value }: Removed) {
		keys.reorder([...all.slice(0, index), items.length, ...all.slice(index)]);
		next.current = { index, button: "field" };
		setDone(undefined);
		set(path, items.toSpliced(index, 0, value));
	}

	const add = () => change([...all, items.length], { index: items.length, button: "field" });
	return { list, keys, done, move, remove, add, putBack };
}

interface ItemProps extends NodeProps {
	readonly index: number;
	readonly isFresh: boolean;
}

function Item({ field, path, value, index, isFresh }: ItemProps) {
	const say = useSay();
	const lang = useLang();
	const { Node, fieldAt } = useForm();
	const { id, error } = fieldAt(path);
	if (field.type !== "group") {
		const label = inEveryLanguage((each) => `${field.label[each]} ${index + 1}`);
		return <Node field={{ ...field, label }} path={path} value={value} />;
	}
	const name = `${index + 1}. ${nameIn(value, lang) || say(words.notNamedYet)}`;
	const shown = (field.fields ?? []).filter(({ type }) => type !== "hidden");
	const fields = (
		<div className={`stack ${styles.fields}`}>
			<Fields field={field} path={path} value={value} />
		</div>
	);
	if (shown.length <= shortItem) {
		return (
			<fieldset id={id} tabIndex={-1} className={styles.group}>
				<legend>{name}</legend>
				<FieldNotes id={id} error={error} />
				{fields}
			</fieldset>
		);
	}
	return (
		<Fold field={field} path={path} value={value} label={name} isOpen={isFresh}>
			{fields}
		</Fold>
	);
}

function ItemButton({
	does,
	index,
	onClick,
}: {
	does: "up" | "down" | "remove";
	index: number;
	onClick: () => void;
}) {
	const say = useSay();
	return (
		<button type="button" className="way label" data-do={does} onClick={onClick}>
			{say(words[does])}
			<span className="visually-hidden"> {index + 1}</span>
		</button>
	);
}

function mediaIn(item: FormField): FormField | undefined {
	if (item.type === "picture" || item.type === "pdf") return item;
	return item.fields?.find(({ type, optional }) => type === "pdf" && !optional);
}

function emptyOf({ type }: FormField): RowValue {
	if (type === "group") return {};
	return type === "text" ? { en: "", hi: "" } : "";
}

/** Stable keys for items, which have no names of their own. */
function useItemKeys(length: number) {
	const [all, setAll] = useState(() => Array.from({ length }, (_, index) => index));
	const count = useRef(length);
	const first = useRef(length);
	if (all.length !== length) {
		// The form was filled with another text.
		setAll(Array.from({ length }, (_, index) => all[index] ?? count.current++));
	}
	return {
		all,
		isFresh: (index: number) => (all[index] ?? 0) >= first.current,
		reorder: (order: readonly number[]) => setAll(order.map((index) => all[index] ?? count.current++)),
	};
}
