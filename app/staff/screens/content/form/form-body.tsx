import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { changesTold } from "#contract/changes-told.ts";
import {
	correctedKind,
	type DeskKind,
	deskKind,
	filesField,
	publicNoteField,
} from "#contract/content/desk.ts";
import type { FormField, FormPlan } from "#contract/content/form-plan.ts";
import { isEmpty, isGroup, type Row, type RowValue, setAt } from "#contract/content/row.ts";
import { inEveryLanguage, type Lang, officialLanguage, type Text } from "#contract/language.ts";
import { indianDay } from "#contract/moments.ts";
import type { useFormErrors } from "../../../../parts/error-summary/form-errors.ts";
import type { RowRemarks } from "../../../parts/remarks/remarks.tsx";
import type { ShelfFile } from "../../../parts/upload/use-uploads.ts";
import styles from "./form-body.module.css";
import { askedFirst, type DeadLink, FormContext, foldedOf } from "./form-context.ts";
import { FormNode } from "./form-node.tsx";
import { PublicNote } from "./public-note.tsx";
import { unfold } from "./reach-field.ts";

interface Props {
	kind: DeskKind;
	form: FormPlan;
	/** The row in the folder's form. */
	value: Row;
	onChange: (value: Row) => void;
	errors: ReturnType<typeof useFormErrors>;
	/** null if readers see nothing. */
	shown?: Row | null;
	/** Broken links in its words. */
	dead?: readonly DeadLink[];
	remarks?: RowRemarks;
	/** A new row is asked for its name, which stays. */
	isNew?: boolean;
}

const noneDead: readonly DeadLink[] = [];

/** The fields of a row of any kind, without saving, sending and comparing. */
export function FormBody({
	kind,
	form,
	value,
	onChange,
	errors,
	shown: published = null,
	dead = noneDead,
	remarks,
	isNew = false,
}: Props) {
	const latest = useRef({ value, onChange });
	latest.current = { value, onChange };
	const [shelf, setShelf] = useState<ReadonlyMap<string, ShelfFile>>(new Map());
	const { shown } = errors;
	const set = useCallback((path: string, part: RowValue) => {
		const steps = path.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
		const next = setAt(latest.current.value, steps, part) as Row;
		// Two fields may change before the next rendering.
		latest.current = { ...latest.current, value: next };
		latest.current.onChange(next);
	}, []);
	const offer = useCallback(
		(field: string, words: Text, before: Text | undefined) => {
			const written = latest.current.value[field];
			const own = inEveryLanguage((lang) => (isGroup(written) ? String(written[lang] ?? "") : ""));
			const isFree = (lang: Lang) => own[lang].trim() === "" || own[lang] === before?.[lang];
			set(
				field,
				inEveryLanguage((lang) => (isFree(lang) ? words[lang] : own[lang])),
			);
		},
		[set],
	);
	const add = useCallback(
		(list: string, items: readonly RowValue[]) => {
			const there = latest.current.value[list];
			set(list, [...(Array.isArray(there) ? there : []), ...items]);
		},
		[set],
	);
	const keep = useCallback(
		(files: readonly ShelfFile[]) =>
			setShelf((before) => new Map([...before, ...files.map((file) => [file.path, file] as const)])),
		[],
	);
	const fillDocument = useCallback(
		(path: string, name: string) => {
			const [list = "", place] = path.split(".");
			const row = latest.current.value;
			const documents = row[list];
			if (list !== filesField || !Array.isArray(documents)) return;
			const item = documents[Number(place)];
			if (!isGroup(item)) return;
			for (const [field, words] of Object.entries(documentWords(row, documents, name))) {
				if (isEmpty(item[field])) set(`${list}.${place}.${field}`, words);
			}
		},
		[set],
	);
	const { picture: shows } = deskKind(kind);
	const picture = String((shows && value[shows]) || "");
	// biome-ignore lint/correctness/useExhaustiveDependencies: the errors are another object in each rendering, and change with `shown` alone
	const context = useMemo(
		() => ({
			kind,
			picture,
			Node: FormNode,
			lists: form.lists,
			set,
			offer,
			add,
			shelf,
			keep,
			fillDocument,
			fieldAt: errors.field,
			mistakesIn: (path: string) => {
				const own = errors.idOf(path);
				const isIn = (id = "") => id === own || id.startsWith(`${own}.`);
				return shown?.errors.filter(({ id }) => isIn(id)).length ?? 0;
			},
			dead,
			remarks,
		}),
		[kind, picture, form.lists, set, offer, add, shelf, keep, fillDocument, shown, dead, remarks],
	);

	// Only the menus have a drawing above their fields.
	const [Drawing, setDrawing] = useState<ComponentType<{ form: FormPlan; row: Row }>>();
	useEffect(() => {
		if (kind !== "menus") return;
		import("./menu-drawing.tsx").then(
			({ MenuDrawing }) => setDrawing(() => MenuDrawing),
			() => {},
		);
	}, [kind]);

	// Unfolds parts with a mistake, so that its link can reach it.
	useEffect(() => {
		for (const { id } of shown?.errors ?? []) {
			if (id !== undefined) unfold(document.getElementById(id));
		}
	}, [shown]);

	// A new row is named, and has no corrections.
	const unwanted = isNew ? publicNoteField : form.key;
	const isAsked = ({ name, only }: FormField) =>
		!only || value[only.field] === only.value || !isEmpty(value[name]);
	const isShown = (field: FormField) => field.type !== "hidden" && field.name !== unwanted && isAsked(field);
	const fields = form.fields.filter(isShown).toSorted(askedFirst);
	const isFolded = foldedOf(fields);
	const told =
		published && kind === correctedKind ? changesTold(published, value, indianDay(Date.now())) : undefined;
	return (
		<FormContext.Provider value={context}>
			{Drawing ? <Drawing form={form} row={value} /> : null}
			<div className={`stack ${styles.fields}`}>
				{fields.map((field) =>
					field.name === publicNoteField ? (
						<PublicNote key={field.name} field={field} value={value[field.name]} told={told} />
					) : (
						<FormNode
							key={field.name}
							field={field}
							path={field.name}
							value={value[field.name]}
							isFolded={isFolded(field)}
						/>
					),
				)}
			</div>
		</FormContext.Provider>
	);
}

/** Words of a document: the row's own, or its file's name if another has them. */
function documentWords(row: Row, documents: readonly RowValue[], name: string): Row {
	const stem = name.replace(/\.pdf$/i, "").replaceAll("_", " ");
	const isFirst = documents.every((each) => !isGroup(each) || isEmpty(each.title));
	const title = isFirst && !isEmpty(row.title) ? row.title : { en: stem, hi: stem };
	const isEnglish = /(?:^|[^a-z])(?:en|eng|english)(?:[^a-z]|$)/i.test(stem);
	return { ...(title && { title }), language: isEnglish ? "en" : officialLanguage };
}
