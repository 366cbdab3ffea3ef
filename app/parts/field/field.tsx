import { type ComponentProps, type ReactNode, useId } from "react";
import { buttonClass } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
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
	const isFile = input.type === "file";
	return (
		<div className={isFile ? `${styles.field} ${styles.file}` : styles.field}>
			<label htmlFor={id} className={isFile ? buttonClass("line") : undefined}>
				{isFile ? <Icon name="image" /> : null}
				{label}
			</label>
			<div className={after ? styles.box : undefined}>
				<input
					id={id}
					aria-describedby={describedBy(id, { hint, error, inWords })}
					aria-invalid={error ? true : undefined}
					className={isFile ? "over-button" : undefined}
					{...input}
				/>
				{after}
			</div>
			<FieldNotes id={id} hint={hint} error={error} inWords={inWords} />
		</div>
	);
}
