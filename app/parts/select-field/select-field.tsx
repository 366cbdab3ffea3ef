import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "../field/field.module.css";
import { describedBy, FieldNotes, type FieldNotesProps } from "../field/field-notes.tsx";
import "../../look/fields.css";

type Props = Omit<ComponentProps<"select">, "children"> &
	FieldNotesProps & {
		label: string;
		empty: string;
		/** One that is disabled says in its label why. */
		choices: readonly {
			readonly value: string | number;
			readonly label: string;
			readonly disabled?: boolean;
		}[];
		children?: ReactNode;
	};

export function SelectField({ id: given, label, hint, error, empty, choices, children, ...select }: Props) {
	const own = useId();
	const id = given ?? own;
	return (
		<div className={styles.field}>
			<label htmlFor={id}>{label}</label>
			<select
				id={id}
				aria-describedby={describedBy(id, { hint, error })}
				aria-invalid={error ? true : undefined}
				{...select}
			>
				<option value="">{empty}</option>
				{choices.map((choice) => (
					<option key={choice.value} value={choice.value} disabled={choice.disabled}>
						{choice.label}
					</option>
				))}
				{children}
			</select>
			<FieldNotes id={id} hint={hint} error={error} />
		</div>
	);
}
