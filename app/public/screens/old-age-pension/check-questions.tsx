import type { Read } from "#contract/content/kinds.ts";
import { type PensionQuestionName, pensionQuestionNames } from "#contract/content/pension-rules.ts";
import { answerBounds, sentField } from "#contract/eligibility.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Field } from "../../../parts/field/field.tsx";
import { describedBy, FieldNotes, type FieldNotesProps } from "../../../parts/field/field-notes.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./check.module.css";
import { words } from "./words.ts";

/** Questions that concern few people: unanswered, they count as "no" (contract/eligibility.ts). */
const mayBeLeft: readonly PensionQuestionName[] = ["husbandDeceased", "disability"];

type Questions = Read<"eligibility">["questions"];

interface Props {
	/** The prefix of its fields' ids, to which the error summary links. */
	form: string;
	questions: Questions;
	given: URLSearchParams;
	open: readonly PensionQuestionName[];
}

export function CheckQuestions({ form, questions, given, open }: Props) {
	const say = useSay();
	return (
		<div className={`stack ${styles.questions}`}>
			{pensionQuestionNames.map((name) => {
				const error = open.includes(name) ? say(words.answerThis) : undefined;
				return name === "age" || name === "disability" ? (
					<Field
						key={name}
						id={`${form}-${name}`}
						label={questions[name].question}
						hint={questions[name].hint}
						error={error}
						type="number"
						name={name}
						inputMode="numeric"
						min={answerBounds[name].min}
						max={answerBounds[name].max}
						step={1}
						required={!mayBeLeft.includes(name)}
						defaultValue={given.get(name) ?? ""}
						autoComplete="off"
					/>
				) : (
					<YesOrNo
						key={name}
						id={`${form}-${name}`}
						name={name}
						{...questions[name]}
						error={error}
						given={given.get(name)}
					/>
				);
			})}
			<div className={styles.send}>
				<input type="hidden" name={sentField} value="1" />
				<Button type="submit">{say(words.seeTheAnswer)}</Button>
			</div>
		</div>
	);
}

interface YesOrNoProps extends FieldNotesProps {
	id: string;
	name: PensionQuestionName;
	question: string;
	given: string | null;
}

function YesOrNo({ id, name, question, hint, error, given }: YesOrNoProps) {
	const say = useSay();
	return (
		<fieldset className={styles.yesOrNo} aria-describedby={describedBy(id, { hint, error })}>
			<legend>{question}</legend>
			<div className={`flow ${styles.choices}`}>
				{(["yes", "no"] as const).map((value, index) => (
					<label key={value}>
						<input
							id={index === 0 ? id : undefined}
							type="radio"
							name={name}
							value={value}
							defaultChecked={given === value}
							required={!mayBeLeft.includes(name)}
						/>
						{say(words[value])}
					</label>
				))}
			</div>
			<FieldNotes id={id} hint={hint} error={error} />
		</fieldset>
	);
}
