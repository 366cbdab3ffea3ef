import { type MouseEvent, useEffect, useId, useRef } from "react";
import { useSay } from "../../words/language.ts";
import styles from "./error-summary.module.css";
import type { FormErrors } from "./form-errors.ts";
import { errorSummaryWords as words } from "./words.ts";

/**
 * The errors of a form at its top: it takes the focus, and each entry links to its field. Every form has it, one with a single
 * field too, so that whoever hears or magnifies a page finds errors in one place. The specification's sentence is the alert; for
 * a single field it is the link itself, and what a toast has announced is not announced again.
 */
export function ErrorSummary({ errors: shown }: { errors: FormErrors | undefined }) {
	return shown ? <Summary key={shown.count} {...shown} /> : null;
}

function Summary({ count, errors, sentence, isInToast }: FormErrors) {
	const say = useSay();
	const id = useId();
	const box = useRef<HTMLDivElement>(null);
	const isAlone = errors.length === 1;

	// Errors that came with the page, without a submit, are read in order.
	useEffect(() => {
		if (count > 0) box.current?.focus();
	}, [count]);

	const list = (
		<ul>
			{errors.map(({ id, words, inSummary = (isAlone && sentence) || words }) => (
				<li key={words}>
					<a href={id && `#${id}`} onClick={goToField}>
						{inSummary}
					</a>
				</li>
			))}
		</ul>
	);
	const lead = isAlone ? undefined : sentence;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would hold the fields, this only links to them
		<div ref={box} role="group" aria-labelledby={id} tabIndex={-1} className={styles.summary}>
			<h2 id={id}>{say(words.thereIsAProblem)}</h2>
			<div role={isInToast ? undefined : "alert"}>{lead ?? list}</div>
			{lead ? list : null}
		</div>
	);
}

/** Without script the link's fragment leads there; with it the address stays, and the label scrolls into view with its field. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
	const field = document.getElementById(event.currentTarget.hash.slice(1));
	if (!field) return;
	event.preventDefault();
	field.focus();
	const named = field.closest("fieldset") ?? (field as HTMLInputElement).labels?.[0] ?? field;
	named.scrollIntoView({ block: "nearest" });
}
