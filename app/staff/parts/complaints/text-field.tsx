import { type ComponentProps, useId } from "react";
import { complaints } from "#contract/limits.ts";
import styles from "../../../parts/field/field.module.css";
import { describedBy, FieldNotes, type FieldNotesProps } from "../../../parts/field/field-notes.tsx";

type Props = ComponentProps<"textarea"> & FieldNotesProps & { label: string };

/** A labelled box for some sentences. */
export function TextField({ id: given, label, hint, error, ...box }: Props) {
	const own = useId();
	const id = given ?? own;
	return (
		<div className={styles.field}>
			<label htmlFor={id}>{label}</label>
			<textarea
				id={id}
				rows={3}
				maxLength={complaints.words}
				aria-describedby={describedBy(id, { hint, error })}
				aria-invalid={error ? true : undefined}
				{...box}
			/>
			<FieldNotes id={id} hint={hint} error={error} />
		</div>
	);
}
