import { useEffect, useId, useRef } from "react";
import type { FormPlan } from "#contract/content/form-plan.ts";
import type { Conflict, Path, Raw } from "#contract/content/merge.ts";
import { fill } from "#contract/language.ts";
import { Note } from "../../../../parts/note/note.tsx";
import { useLang, useSay } from "../../../../words/language.ts";
import { asText, langIn, nameOf, spoken } from "../../../parts/compare/field-names.ts";
import styles from "./join.module.css";
import { joinWords as words } from "./words.ts";

export interface Theirs {
	readonly name: string;
	/** The colleague took the row off, or asked for it. */
	readonly off: "taken" | "asked" | undefined;
	readonly conflicts: readonly Conflict[];
}

interface Props extends Theirs {
	form: FormPlan;
	/** One's own version was sent and refused. */
	wasLate: boolean;
	onChoose: (path: Path, value: Raw | undefined, isMine: boolean) => void;
}

/** Says that a colleague's changes were joined, and asks about conflicts. */
export function JoinedWork({ form, name, off, conflicts, wasLate, onChoose }: Props) {
	const say = useSay();
	const note = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (wasLate) note.current?.focus();
	}, [wasLate]);
	return (
		<div ref={note} tabIndex={-1}>
			<Note tone="look" role="status">
				{wasLate ? (
					<p>
						<strong>{say(words.notSent)}</strong>
					</p>
				) : null}
				<p>{fill(say(words[off ?? "joined"]), { name })}</p>
				{conflicts.length > 0 ? <p>{say(words.choose)}</p> : null}
				{conflicts.map((conflict) => (
					<Choice
						key={conflict.path.join()}
						form={form}
						name={name}
						conflict={conflict}
						onChoose={onChoose}
					/>
				))}
			</Note>
		</div>
	);
}

const sides = ["mine", "base", "theirs"] as const;

type ChoiceProps = Pick<Props, "form" | "name" | "onChoose"> & { conflict: Conflict };

function Choice({ form, name, conflict, onChoose }: ChoiceProps) {
	const say = useSay();
	const lang = useLang();
	const id = useId();
	const { path } = conflict;
	return (
		<fieldset className={`stack ${styles.choice}`}>
			<legend>{nameOf(form, path, lang)}</legend>
			{sides.map((side) => {
				const value = asText(conflict[side]);
				return (
					<label key={side} className="row">
						<input
							type="radio"
							name={id}
							defaultChecked={side === "mine"}
							onChange={() => onChoose(path, conflict[side], side === "mine")}
						/>
						<span>
							<b>{fill(say(words[side]), { name })}</b>
							<span lang={langIn(path)}>{value ? spoken(form, path, value, lang) : say(words.nothing)}</span>
						</span>
					</label>
				);
			})}
		</fieldset>
	);
}
