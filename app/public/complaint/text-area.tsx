import type { ComponentProps } from "react";
import field from "../../parts/field/field.module.css";
import { describedBy, FieldNotes, type FieldNotesProps } from "../../parts/field/field-notes.tsx";

type Props = ComponentProps<"textarea"> & FieldNotesProps & { readonly id: string; readonly label: string };

/** A labelled text of several lines with its hint and its mistake. */
export function TextArea({ id, label, hint, error, ...area }: Props) {
	return (
		<div className={field.field}>
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
