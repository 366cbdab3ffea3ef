import type { Read } from "#contract/content/kinds.ts";
import { useSay } from "../../../words/language.ts";
import styles from "./right-to-information.module.css";
import { rightToInformationWords as words } from "./words.ts";

type LetterText = NonNullable<Read<"rightToInformationPage">["letter"]>;

/** A request as it is written on paper: its text can be copied, the blanks are for the reader. */
export function Letter({ letter: { intro, paragraphs, points } }: { letter: LetterText }) {
	const say = useSay();
	return (
		<>
			<p>{intro}</p>
			<div className={styles.letter}>
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
			<h3>{say(words.fillIn)}</h3>
			<ul className={styles.fill}>
				{points.map((point) => (
					<li key={point}>{point}</li>
				))}
			</ul>
		</>
	);
}
