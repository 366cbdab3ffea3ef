import { type ComponentProps, useId } from "react";
import styles from "../field/field.module.css";

type Props = Omit<ComponentProps<"select">, "children"> & {
	label: string;
	hint?: string | undefined;
	/** What stands there while nothing is chosen. */
	empty: string;
	choices: readonly { readonly value: string | number; readonly label: string }[];
};

/** A labelled choice of one among many; looks like a field (brief §7). */
export function SelectField({ label, hint, empty, choices, ...select }: Props) {
	const id = useId();
	return (
		<div className={styles.field}>
			<label htmlFor={id}>{label}</label>
			<select id={id} aria-describedby={hint ? `${id}-hint` : undefined} {...select}>
				<option value="">{empty}</option>
				{choices.map((choice) => (
					<option key={choice.value} value={choice.value}>
						{choice.label}
					</option>
				))}
			</select>
			{hint ? (
				<p id={`${id}-hint`} className={styles.hint}>
					{hint}
				</p>
			) : null}
		</div>
	);
}
