import { alertLines, alertLinesShown } from "#contract/alert-lines.ts";
import { fill, type Lang, type Text } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import fieldStyles from "../../../../parts/field/field.module.css";
import { describedBy, FieldNotes } from "../../../../parts/field/field-notes.tsx";
import { useSay } from "../../../../words/language.ts";
import { LanguageWarnings } from "../../../parts/hindi-help/language-warnings.tsx";
import { TextBox } from "../../../parts/hindi-help/text-box.tsx";
import { contentWords as words } from "../words.ts";
import styles from "./form-body.module.css";
import { type NodeProps, useForm, useLabel } from "./form-context.ts";
import { textOf } from "./warnings-in.ts";

/** A text without letters, such as ₹1,000, is shared by both languages. */
const figure = /^[^\p{L}]+$/u;

/** A text in both languages, Hindi first as clerks write it. */
export function TextPair({ field, path, value }: NodeProps) {
	const say = useSay();
	const { kind, set, fieldAt } = useForm();
	const { label, hint } = useLabel(field);
	const isFigure = field.type === "figure";
	const whole = fieldAt(path);
	const text = textOf(value);

	function write(lang: Lang, part: string) {
		const next = { ...text, [lang]: part };
		set(path, isFigure && next.en === next.hi && figure.test(next.en) ? next.en : next);
	}

	return (
		<fieldset className={`stack ${styles.pair}`}>
			<legend>{label}</legend>
			{hint || isFigure ? <p className="small">{hint ?? say(words.figureHint)}</p> : null}
			{(["hi", "en"] as const).map((lang) => {
				const own = fieldAt(`${path}.${lang}`);
				// Mistakes of the whole text are at its first box.
				const isFirst = lang === "hi";
				return (
					<TextIn
						key={lang}
						lang={lang}
						id={isFirst && whole.error ? whole.id : own.id}
						error={own.error ?? (isFirst ? whole.error : undefined)}
						isLong={field.long ?? false}
						value={text[lang]}
						onChange={(part) => write(lang, part)}
					/>
				);
			})}
			{kind === "alerts" ? <PhoneLines lines={Math.max(alertLines(text.hi), alertLines(text.en))} /> : null}
			{hasPlaceholder(text) ? <p className="small">{say(words.placeholderHint)}</p> : null}
			<LanguageWarnings text={text} />
		</fieldset>
	);
}

/** Lines of an alert that a phone shows at first. */
function PhoneLines({ lines }: { lines: number }) {
	const say = useSay();
	const said = lines > alertLinesShown ? words.alertTooLong : words.alertFits;
	return <p className="small">{fill(say(said), { lines, shown: alertLinesShown })}</p>;
}

const hasPlaceholder = ({ en, hi }: Text) => /\{[\w.]+\}/.test(`${en} ${hi}`);

interface TextProps {
	id: string;
	error: string | undefined;
	lang: Lang;
	isLong: boolean;
	value: string;
	onChange: (text: string) => void;
}

function TextIn({ id, error, lang, isLong, value, onChange }: TextProps) {
	const say = useSay();
	return (
		<div className={fieldStyles.field}>
			<label htmlFor={id}>{say(lang === "hi" ? words.inHindi : words.inEnglish)}</label>
			<TextBox
				id={id}
				lang={lang}
				rows={isLong ? 3 : 1}
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
