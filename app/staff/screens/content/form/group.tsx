import { type ReactNode, useState } from "react";
import { isEmpty, partAt } from "#contract/content/row.ts";
import { describedBy, FieldNotes } from "../../../../parts/field/field-notes.tsx";
import { Fold } from "./fold.tsx";
import styles from "./form-body.module.css";
import { askedFirst, foldedOf, type NodeProps, useForm, useLabel } from "./form-context.ts";

/** Fields that belong together, folded if they are optional or part of a long form. */
export function Group({
	field,
	path,
	value,
	isFolded = false,
	children,
}: NodeProps & { children?: ReactNode }) {
	const { id, error } = useForm().fieldAt(path);
	const { label, hint } = useLabel(field, isFolded);
	const [isOpen] = useState(() => !isFolded && !(field.optional && isEmpty(value)));
	const fields = (
		<div className={`stack ${styles.fields}`}>
			{children ?? <Fields field={field} path={path} value={value} />}
		</div>
	);
	if (isFolded || field.optional) {
		return (
			<Fold field={field} path={path} value={value} label={label} hint={hint} isOpen={isOpen}>
				{fields}
			</Fold>
		);
	}
	return (
		<fieldset
			id={id}
			tabIndex={-1}
			className={styles.group}
			aria-describedby={describedBy(id, { hint, error })}
		>
			<legend>{label}</legend>
			<FieldNotes id={id} hint={hint} error={error} />
			{fields}
		</fieldset>
	);
}

export function Fields({ field, path, value }: NodeProps) {
	const { Node } = useForm();
	const fields = (field.fields ?? []).filter(({ type }) => type !== "hidden").toSorted(askedFirst);
	const isFolded = foldedOf(fields);
	return fields.map((inner) => (
		<Node
			key={inner.name}
			field={inner}
			path={`${path}.${inner.name}`}
			value={partAt(value, inner.name)}
			isFolded={isFolded(inner)}
		/>
	));
}
