import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";

type Props = ComponentProps<"input"> & {
	label: string;
	hint?: string | undefined;
	/** What is wrong and what to do; read out with the field. */
	error?: string | undefined;
	/** What stands at the end of the input: a button that acts on it. */
	after?: ReactNode;
};

/** A labelled input with its hint and its mistake (brief §7). */
export function Field({ id: given, label, hint, error, after, ...input }: Props) {
	const own = useId();
	const id = given ?? own;
	const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
	return (
		<div className={styles.field}>
			<label htmlFor={id}>{label}</label>
			<div className={after ? styles.box : undefined}>
				<input
					id={id}
					aria-describedby={described || undefined}
					aria-invalid={error ? true : undefined}
					{...input}
				/>
				{after}
			</div>
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
