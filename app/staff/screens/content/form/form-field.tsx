import type { Reply } from "#contract/api.ts";
import type { DeskKind } from "#contract/content/desk.ts";
import { type FieldWords, formWords } from "#contract/content/form.ts";
import { fill, type Lang } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import type { useFormErrors } from "../../../../parts/error-summary/form-errors.ts";
import fieldStyles from "../../../../parts/field/field.module.css";
import { Field } from "../../../../parts/field/field.tsx";
import { describedBy, FieldNotes } from "../../../../parts/field/field-notes.tsx";
import { SelectField } from "../../../../parts/select-field/select-field.tsx";
import { useLang, useSay } from "../../../../words/language.ts";
import { LanguageWarnings } from "../../../parts/hindi-help/language-warnings.tsx";
import { TextBox } from "../../../parts/hindi-help/text-box.tsx";
import styles from "../content.module.css";
import type { Row } from "../row-state.ts";
import { contentWords as words } from "../words.ts";

interface Props {
	kind: DeskKind;
	field: Reply<"contentForm">[number];
	value: Row[string] | undefined;
	errors: ReturnType<typeof useFormErrors>;
	onChange: (value: Row[string]) => void;
}

/** One field of a form, by its type. */
export function FormField({ kind, field, value, errors, onChange }: Props) {
	const say = useSay();
	const own = (formWords[kind] as Readonly<Record<string, FieldWords>>)[field.name];
	const name = own ? say(own.label) : field.name;
	const label = field.optional ? fill(say(words.isOptional), { label: name }) : name;
	const hint = own?.hint && say(own.hint);
	const { name: key, type, choices = [] } = field;
	const written = typeof value === "string" ? value : "";

	if (type === "text") {
		const text = typeof value === "object" ? value : { en: "", hi: "" };
		return (
			<fieldset className={styles.pair}>
				<legend>{label}</legend>
				{hint ? <p className={fieldStyles.hint}>{hint}</p> : null}
				{(["hi", "en"] as const).map((lang) => (
					<TextIn
						key={lang}
						lang={lang}
						{...errors.field(`${key}.${lang}`)}
						value={text[lang]}
						onChange={(words) => onChange({ ...text, [lang]: words })}
					/>
				))}
				<LanguageWarnings text={text} />
			</fieldset>
		);
	}
	if (type === "places") {
		return (
			<Places
				label={label}
				hint={hint}
				{...errors.field(key)}
				choices={choices}
				value={written}
				onChange={onChange}
			/>
		);
	}
	if (type === "moment") {
		return (
			<Field
				{...errors.field(key)}
				label={label}
				hint={hint}
				name={key}
				type="datetime-local"
				value={written.length === 10 ? `${written}T00:00` : written.replace(" ", "T")}
				onChange={(event) => onChange(event.currentTarget.value.replace("T", " "))}
			/>
		);
	}
	return (
		<SelectField
			{...errors.field(key)}
			label={label}
			hint={hint}
			name={key}
			empty={say(field.optional ? words.noLink : words.choose)}
			choices={choices}
			value={written}
			onChange={(event) => onChange(event.currentTarget.value)}
		/>
	);
}

interface TextProps {
	id: string;
	error: string | undefined;
	lang: Lang;
	value: string;
	onChange: (text: string) => void;
}

/** A text in one language, in a box that grows with it. */
function TextIn({ id, error, lang, value, onChange }: TextProps) {
	const say = useSay();
	return (
		<div className={fieldStyles.field}>
			<label htmlFor={id}>{say(lang === "hi" ? words.inHindi : words.inEnglish)}</label>
			<TextBox
				id={id}
				lang={lang}
				rows={3}
				spellCheck
				maxLength={lengths.contentText}
				aria-describedby={describedBy(id, { error })}
				aria-invalid={error ? true : undefined}
				value={value}
				onChange={(event) => onChange(event.currentTarget.value)}
			/>
			<FieldNotes id={id} error={error} />
		</div>
	);
}

interface PlacesProps {
	id: string;
	label: string;
	hint: string | undefined;
	error: string | undefined;
	choices: readonly { readonly value: string; readonly label: string }[];
	value: string;
	onChange: (places: string) => void;
}

/** Where an alert is shown: every page, or the ticked sections and pages. */
function Places({ id, label, hint, error, choices, value, onChange }: PlacesProps) {
	const lang = useLang();
	const chosen = value.split(" ").filter(Boolean);
	const [all, ...others] = choices;
	const tick = (place: string, isOn: boolean) => {
		if (place === "all") return onChange(isOn ? "all" : "");
		const rest = chosen.filter((each) => each !== place && each !== "all");
		onChange([...rest, ...(isOn ? [place] : [])].join(" "));
	};
	const box = ({ value: place, label: name }: (typeof choices)[number], own?: string) => (
		<label key={place}>
			<input
				id={own}
				type="checkbox"
				value={place}
				checked={chosen.includes(place)}
				onChange={(event) => tick(place, event.currentTarget.checked)}
			/>
			<span>{name}</span>
		</label>
	);
	return (
		<fieldset className={styles.places} aria-describedby={describedBy(id, { hint, error })} lang={lang}>
			<legend>{label}</legend>
			<FieldNotes id={id} hint={hint} error={error} />
			{all ? box(all, id) : null}
			{value === "all" ? null : <div className={styles.choices}>{others.map((choice) => box(choice))}</div>}
		</fieldset>
	);
}
