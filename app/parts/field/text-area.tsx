import { type ComponentProps, useId } from "react";
import styles from "./field.module.css";
import { describedBy, FieldNotes, type FieldNotesProps } from "./field-notes.tsx";
import "../../look/fields.css";

type Props = ComponentProps<"textarea"> & FieldNotesProps & { readonly label: string };

export function TextArea({ id: given, label, hint, error, ...area }: Props) {
	const own = useId();
	const id = given ?? own;
	return (
		<div className={styles.field}>
			<label htmlFor={id}>{label}</label>
			<textarea
				id={id}
				rows={4}
				aria-describedby={describedBy(id, { hint, error })}
				aria-invalid={error ? true : undefined}
				{...area}
			/>
			<FieldNotes id={id} hint={hint} error={error} />
		</div>
	);
}
