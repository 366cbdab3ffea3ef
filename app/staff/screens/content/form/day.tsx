import { DateField } from "../../../parts/date-field.tsx";
import { type NodeProps, useForm, useLabel } from "./form-context.ts";

/** A day or a moment; a day begins at midnight. */
export function Day({ field, path, value }: NodeProps) {
	const { set, fieldAt } = useForm();
	const written = typeof value === "string" ? value : "";
	const isMoment = field.type === "moment";
	const moment = written.length === 10 ? `${written}T00:00` : written.replace(" ", "T");
	return (
		<DateField
			{...fieldAt(path)}
			{...useLabel(field)}
			name={path}
			type={isMoment ? "datetime-local" : "date"}
			value={isMoment ? moment : written}
			onChange={(event) => set(path, event.currentTarget.value.replace("T", " "))}
		/>
	);
}
