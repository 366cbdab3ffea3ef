import styles from "./field.module.css";

export interface FieldNotesProps {
	hint?: string | undefined;
	error?: string | undefined;
	/** The value in words, where the input itself can be misread. */
	inWords?: string | undefined;
}

export function describedBy(id: string, { hint, error, inWords }: FieldNotesProps): string | undefined {
	return (
		[inWords && `${id}-words`, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") ||
		undefined
	);
}

export function FieldNotes({ id, hint, error, inWords }: FieldNotesProps & { id: string }) {
	return [
		inWords && (
			<p key="words" id={`${id}-words`} className="label">
				{inWords}
			</p>
		),
		hint && (
			<p key="hint" id={`${id}-hint`} className="small">
				{hint}
			</p>
		),
		error && (
			<p key="error" id={`${id}-error`} className={`label ${styles.error}`}>
				{error}
			</p>
		),
	];
}
