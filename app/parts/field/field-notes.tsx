import styles from "./field.module.css";

export interface FieldNotesProps {
	hint?: string | undefined;
	error?: string | undefined;
}

/** For `aria-describedby` of the field `id`: the ids of its hint and its mistake, if it has any. */
export function describedBy(id: string, { hint, error }: FieldNotesProps): string | undefined {
	return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}

/** Below the field `id`, and read out with it: its hint and its mistake. */
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
