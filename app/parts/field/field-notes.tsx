import styles from "./field.module.css";

export interface FieldNotesProps {
	hint?: string | undefined;
	/** What is wrong and what to do. */
	error?: string | undefined;
}

/** The ids of what is said about the field `id`, for its `aria-describedby`; none where nothing is. */
export function describedBy(id: string, { hint, error }: FieldNotesProps): string | undefined {
	return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}

/** What stands below the field `id` and is read out with it: its hint and its mistake. */
export function FieldNotes({ id, hint, error }: FieldNotesProps & { id: string }) {
	return [
		hint && (
			<p key="hint" id={`${id}-hint`} className={styles.hint}>
				{hint}
			</p>
		),
		error && (
			<p key="error" id={`${id}-error`} className={styles.error}>
				{error}
			</p>
		),
	];
}
