import { type ComponentProps, useId } from "react";
import styles from "../field/field.module.css";

type Props = Omit<ComponentProps<"select">, "children"> & {
	label: string;
	hint?: string | undefined;
	/** What is wrong and what to do; read out with the field. */
	error?: string | undefined;
	/** What stands there while nothing is chosen. */
	empty: string;
	choices: readonly { readonly value: string | number; readonly label: string }[];
};

/** A labelled choice of one among many; looks like a field (brief §7). */
export function SelectField({ id: given, label, hint, error, empty, choices, ...select }: Props) {
	const own = useId();
	const id = given ?? own;
	const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
	return (
		<div className={styles.field}>
			<label htmlFor={id}>{label}</label>
			<select
				id={id}
				aria-describedby={described || undefined}
				aria-invalid={error ? true : undefined}
				{...select}
			>
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
			{error ? (
				<p id={`${id}-error`} className={styles.error}>
					{error}
				</p>
			) : null}
		</div>
	);
}
