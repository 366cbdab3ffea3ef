import { alertLines, alertLinesShown } from "#contract/alert-lines.ts";
import { fill, type Lang, type Text } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import fieldStyles from "../../../../parts/field/field.module.css";
import { describedBy, FieldNotes } from "../../../../parts/field/field-notes.tsx";
import { useSay } from "../../../../words/language.ts";
import { TextBox } from "../../../parts/hindi-help/hindi-text.tsx";
import { LanguageWarnings } from "../../../parts/hindi-help/language-warnings.tsx";
import { contentWords as words } from "../words.ts";
import styles from "./form-body.module.css";
import { type NodeProps, useForm, useLabel } from "./form-context.ts";
import { textOf } from "./warnings-in.ts";

const hasLetter = /\p{L}/u;

/** A text in both languages, Hindi first as clerks write it; a figure without words, such as ₹1,000, has one box for both. */
export function TextPair({ field, path, value }: NodeProps) {
	const say = useSay();
	const { kind, set, fieldAt } = useForm();
	const { label, hint } = useLabel(field);
	const whole = fieldAt(path);
	const text = textOf(value);
	const isFigure = field.type === "figure";
	const isShared = isFigure && text.en === text.hi && !hasLetter.test(text.hi);

	function write(lang: Lang, part: string) {
		const isOne = isShared && !hasLetter.test(part);
		const next = isOne ? { en: part, hi: part } : { ...text, [lang]: part };
		// One value stays one, so that nothing seems to have changed.
		set(path, isOne && typeof value === "string" ? part : next);
	}

	return (
		<fieldset className={`stack ${styles.pair}`}>
			<legend>{label}</legend>
			{hint || isFigure ? <p className="small">{hint ?? say(words.figureHint)}</p> : null}
			{(isShared ? (["hi"] as const) : (["hi", "en"] as const)).map((lang) => {
				const own = fieldAt(`${path}.${lang}`);
				// Mistakes of the whole text are at its first box.
				const isFirst = lang === "hi";
				return (
					<TextIn
						key={lang}
						lang={lang}
						label={isShared ? words.inBoth : lang === "hi" ? words.inHindi : words.inEnglish}
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
	label: Text;
	isLong: boolean;
	value: string;
	onChange: (text: string) => void;
}

function TextIn({ id, error, lang, label, isLong, value, onChange }: TextProps) {
	const say = useSay();
	return (
		<div className={fieldStyles.field}>
			<label htmlFor={id}>{say(label)}</label>
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
