import { type ComponentProps, useId } from "react";
import styles from "../field/field.module.css";
import { describedBy, FieldNotes, type FieldNotesProps } from "../field/field-notes.tsx";

interface Choice {
	readonly value: string | number;
	readonly label: string;
	/** Shown, but not to be chosen; the label says why. */
	readonly disabled?: boolean;
}

type Props = Omit<ComponentProps<"select">, "children"> &
	FieldNotesProps & {
		label: string;
		/** The empty option; without it the first one is chosen. */
		empty?: string;
		choices: readonly Choice[];
		/** More of them under headings, below the others. */
		groups?: readonly { readonly label: string; readonly choices: readonly Choice[] }[];
	};

/** A labelled `select` that looks like a field. */
export function SelectField({
	id: given,
	label,
	hint,
	error,
	empty,
	choices,
	groups = [],
	...select
}: Props) {
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
				{empty === undefined ? null : <option value="">{empty}</option>}
				<Options of={choices} />
				{groups.map((group) => (
					<optgroup key={group.label} label={group.label}>
						<Options of={group.choices} />
					</optgroup>
				))}
			</select>
			<FieldNotes id={id} hint={hint} error={error} />
		</div>
	);
}

function Options({ of }: { of: readonly Choice[] }) {
	return of.map(({ value, label, disabled }) => (
		<option key={value} value={value} disabled={disabled}>
			{label}
		</option>
	));
}
