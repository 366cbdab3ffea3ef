import type { Reply } from "#contract/api.ts";
import type { DeskKind } from "#contract/content/desk.ts";
import type { useFormErrors } from "../../../../parts/error-summary/form-errors.ts";
import styles from "../content.module.css";
import type { Row } from "../row-state.ts";
import { FormField } from "./form-field.tsx";

interface Props {
	kind: DeskKind;
	/** The fields, as the server reads them off the schema. */
	form: Reply<"contentForm">;
	/** The row in the form of the council's folder. */
	value: Row;
	onChange: (value: Row) => void;
	errors: ReturnType<typeof useFormErrors>;
}

/** The fields of a row, which may be of any kind; whatever keeps, sends or compares the row stands around them. */
export function FormBody({ kind, form, value, onChange, errors }: Props) {
	return (
		<div className={styles.fields}>
			{form
				.filter(({ type }) => type !== "hidden")
				.map((field) => (
					<FormField
						key={field.name}
						kind={kind}
						field={field}
						errors={errors}
						value={value[field.name]}
						onChange={(part) => onChange({ ...value, [field.name]: part })}
					/>
				))}
		</div>
	);
}
