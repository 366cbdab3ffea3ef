import { type ReactNode, useEffect, useState } from "react";
import { hindiHelp } from "#contract/content/limits.ts";
import { fill } from "#contract/language.ts";
import { describedBy, FieldNotes } from "../../../../parts/field/field-notes.tsx";
import { useSay } from "../../../../words/language.ts";
import { contentWords as words } from "../words.ts";
import styles from "./form-body.module.css";
import { isIn, type NodeProps, useForm } from "./form-context.ts";
import { warningsIn } from "./warnings-in.ts";

interface Props extends NodeProps {
	readonly label: string;
	readonly hint?: string | undefined;
	readonly count?: number;
	readonly isOpen: boolean;
	readonly children: ReactNode;
}

/** A folded part of a form, whose head counts the mistakes and warnings inside. */
export function Fold({ field, path, value, label, hint, count, isOpen, children }: Props) {
	const say = useSay();
	const { fieldAt, mistakesIn, dead, remarks } = useForm();
	const { id, error } = fieldAt(path);
	const mistakes = mistakesIn(path);
	const open = ({ done }: { readonly done: boolean }) => !done;
	const [typed, setTyped] = useState(0);
	const warnings =
		typed + dead.filter(isIn(path)).length + (remarks?.remarks.filter(open).filter(isIn(path)).length ?? 0);
	useEffect(() => {
		const waiting = setTimeout(() => setTyped(warningsIn(field, value)), hindiHelp.warningPause);
		return () => clearTimeout(waiting);
	}, [field, value]);
	return (
		<details className={styles.folded} open={isOpen || undefined}>
			<summary id={id} data-do="field" aria-describedby={describedBy(id, { hint, error })}>
				<span data-label>{label}</span>{" "}
				{count === undefined ? null : <span className={styles.count}>{count}</span>}
				{mistakes > 0 ? (
					<span className={`tag ${styles.mistakes}`}>
						{fill(say(words.mistakesInside), { count: mistakes })}
					</span>
				) : null}{" "}
				{warnings > 0 ? (
					<span className={`tag ${styles.warnings}`}>
						{fill(say(words.warningsInside), { count: warnings })}
					</span>
				) : null}
			</summary>
			<FieldNotes id={id} hint={hint} error={error} />
			{children}
		</details>
	);
}
