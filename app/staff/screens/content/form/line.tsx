import { useId } from "react";
import type { FormType } from "#contract/content/form-plan.ts";
import { lengths } from "#contract/limits.ts";
import { Field } from "../../../../parts/field/field.tsx";
import { useSay } from "../../../../words/language.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { ChooseFile } from "../../../parts/file-picker/choose-file.tsx";
import { contentWords as words } from "../words.ts";
import styles from "./form-body.module.css";
import { type NodeProps, useChoices, useForm, useLabel } from "./form-context.ts";

const inputs: Readonly<Partial<Record<FormType, string>>> = {
	time: "time",
	phone: "tel",
	email: "email",
	address: "url",
};

const number = /^-?\d+(?:\.\d+)?$/;

export function Line({ field, path, value }: NodeProps) {
	const say = useSay();
	const { set, fieldAt } = useForm();
	const { label, hint } = useLabel(field);
	const offered = useChoices(field.choices);
	const list = useId();
	const { type } = field;
	const written = typeof value === "object" || value === undefined ? "" : String(value);

	function write(typed: string) {
		set(path, type === "number" && number.test(typed) ? Number(typed) : typed);
	}

	// A film is an address elsewhere or a file of the council.
	const isFilm = type === "address" && field.choices === "films";
	const line = (
		<>
			<Field
				{...fieldAt(path)}
				label={label}
				hint={hint}
				name={path}
				type={inputs[type] ?? "text"}
				inputMode={type === "number" ? "decimal" : undefined}
				autoCapitalize={type === "name" ? "none" : undefined}
				autoComplete="off"
				maxLength={lengths.contentText}
				list={offered.length > 0 ? list : undefined}
				value={written}
				onChange={(event) => write(event.currentTarget.value)}
			/>
			{isFilm ? (
				<ChooseFile label={label} type="film" onChoose={([file]) => file && set(path, file.path)} />
			) : null}
			{offered.length > 0 ? (
				<datalist id={list}>
					{offered.map((choice) => (
						<option key={choice.value} value={choice.value} />
					))}
				</datalist>
			) : null}
		</>
	);
	if (field.made) {
		return (
			<details className={styles.folded}>
				<summary>
					{say(words.changeAddress)}{" "}
					<span className={styles.count}>{written || say(words.madeFromTitle)}</span>
				</summary>
				{line}
			</details>
		);
	}
	return isFilm ? <div className={`cluster ${styles.media}`}>{line}</div> : line;
}

export function Yes({ field, path, value }: NodeProps) {
	const { set, fieldAt } = useForm();
	const { label } = useLabel({ ...field, optional: false });
	return (
		<label className={`row press ${styles.yes}`}>
			<input
				id={fieldAt(path).id}
				type="checkbox"
				checked={value === undefined ? field.optional : value === true}
				onChange={(event) => set(path, event.currentTarget.checked)}
			/>
			<span>{label}</span>
		</label>
	);
}

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
