import { type ComponentProps, useId } from "react";
import styles from "./field.module.css";

type Props = ComponentProps<"input"> & {
	label: string;
	hint?: string;
	/** What is wrong and what to do; read out with the field. */
	error?: string;
};

/** A labelled input with its hint and its mistake (brief §7). */
export function Field({ label, hint, error, ...input }: Props) {
	const id = useId();
	const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
	return (
		<div className={styles.field}>
			<label htmlFor={id}>{label}</label>
			<input
				id={id}
				aria-describedby={described || undefined}
				aria-invalid={error ? true : undefined}
				{...input}
			/>
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
