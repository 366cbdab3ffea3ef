import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";
import { describedBy, FieldNotes, type FieldNotesProps } from "./field-notes.tsx";
import "../../look/fields.css";

type Props = ComponentProps<"input"> &
	FieldNotesProps & {
		label: string;
		after?: ReactNode;
	};

export function Field({ id: given, label, hint, error, inWords, after, ...input }: Props) {
	const own = useId();
	const id = given ?? own;
	return (
		<div className={styles.field}>
			<label htmlFor={id}>{label}</label>
			<div className={after ? styles.box : undefined}>
				<input
					id={id}
					aria-describedby={describedBy(id, { hint, error, inWords })}
					aria-invalid={error ? true : undefined}
					{...input}
				/>
				{after}
			</div>
			<FieldNotes id={id} hint={hint} error={error} inWords={inWords} />
		</div>
	);
}
