import { longDate } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import type { Correction } from "../../datasets/corrections.ts";
import { correctionWords as words } from "./correction-words.ts";
import styles from "./corrections.module.css";

/** Corrections of a notice, the newest first, so that earlier readers see what is new. */
export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
	const say = useSay();
	const lang = useLang();
	return (
		<section aria-labelledby="corrections">
			<h2 id="corrections">{say(words.corrections)}</h2>
			<ul className={`stack ${styles.corrections}`}>
				{corrections.map(({ id, date, text }) => (
					<li key={id}>
						<time dateTime={date}>{longDate(date, lang)}</time>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
