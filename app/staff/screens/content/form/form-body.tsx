import { type ComponentType, useEffect, useMemo, useState } from "react";
import { changesTold } from "#contract/changes-told.ts";
import { correctedKind, publicNoteField } from "#contract/content/beside-row.ts";
import { type DeskKind, deskKind } from "#contract/content/desk.ts";
import type { FormField, FormPlan } from "#contract/content/form-plan.ts";
import { isEmpty, type Row } from "#contract/content/row.ts";
import { indianDay } from "#contract/moments.ts";
import type { useFormErrors } from "../../../../parts/error-summary/form-errors.ts";
import type { RowRemarks } from "../../../parts/remarks/remarks.tsx";
import type { ShelfFile } from "../../../parts/upload/use-uploads.ts";
import styles from "./form-body.module.css";
import { askedFirst, type DeadLink, FormContext, foldedOf, type MorePictures } from "./form-context.ts";
import { FormNode } from "./form-node.tsx";
import { PublicNote } from "./public-note.tsx";
import { unfold } from "./reach-field.ts";
import { RowWriter } from "./row-writer.ts";

interface Props {
	kind: DeskKind;
	form: FormPlan;
	/** The row in the folder's form. */
	value: Row;
	onChange: (value: Row) => void;
	errors: ReturnType<typeof useFormErrors>;
	/** null if readers see nothing. */
	shown?: Row | null;
	dead?: readonly DeadLink[];
	remarks?: RowRemarks;
	more?: MorePictures | undefined;
	/** A new row is asked for its name, which stays. */
	isNew?: boolean;
}

const noneDead: readonly DeadLink[] = [];

export function FormBody({
	kind,
	form,
	value,
	onChange,
	errors,
	shown: published = null,
	dead,
	remarks,
	more,
	isNew = false,
}: Props) {
	const context = useValues({ kind, form, value, onChange, errors, dead, remarks, more });
	const Drawing = useDrawing(kind);

	// Unfolds parts with a mistake, so that its link can reach it.
	useEffect(() => {
		for (const { id } of errors.shown?.errors ?? []) {
			if (id !== undefined) unfold(document.getElementById(id));
		}
	}, [errors.shown]);

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

/** Values that the fields share; the same object while nothing but words changes. */
function useValues({ kind, form, value, onChange, errors, dead = noneDead, remarks, more }: Props) {
	const [writer] = useState(() => new RowWriter());
	Object.assign(writer, { row: value, onChange });
	const [shelf, setShelf] = useState<ReadonlyMap<string, ShelfFile>>(new Map());
	const { picture: shows } = deskKind(kind);
	const picture = String((shows && value[shows]) || "");
	const { shown } = errors;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the errors are another object in each rendering, and change with `shown` alone
	return useMemo(
		() => ({
			set: writer.set,
			offer: writer.offer,
			add: writer.add,
			fillDocument: writer.fillDocument,
			kind,
			picture,
			Node: FormNode,
			lists: form.lists,
			shelf,
			keep: (files: readonly ShelfFile[]) =>
				setShelf((before) => new Map([...before, ...files.map((file) => [file.path, file] as const)])),
			fieldAt: errors.field,
			mistakesIn: (path: string) => {
				const own = errors.idOf(path);
				const isIn = (id = "") => id === own || id.startsWith(`${own}.`);
				return shown?.errors.filter(({ id }) => isIn(id)).length ?? 0;
			},
			more,
			dead,
			remarks,
		}),
		[kind, picture, form.lists, shelf, shown, dead, remarks, more],
	);
}

/** The drawing above the fields of the menus, which no other kind has. */
function useDrawing(kind: DeskKind) {
	const [Drawing, setDrawing] = useState<ComponentType<{ form: FormPlan; row: Row }>>();
	useEffect(() => {
		if (kind !== "menus") return;
		import("./menu-drawing.tsx").then(
			({ MenuDrawing }) => setDrawing(() => MenuDrawing),
			() => {},
		);
	}, [kind]);
	return Drawing;
}
