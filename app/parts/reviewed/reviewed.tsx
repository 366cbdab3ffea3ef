import { longDate } from "../../words/dates.ts";
import { useLang, useSay } from "../../words/language.ts";
import { words } from "../../words/words.ts";
import styles from "./reviewed.module.css";

interface Props {
	owner: string;
	reviewed: string;
	inColumn?: boolean;
}

/** The last line of a screen: the section responsible for the page, and when it was last reviewed (requirements, Good pages). */
export function Reviewed({ owner, reviewed, inColumn = false }: Props) {
	const say = useSay();
	const lang = useLang();
	return (
		<dl className={`flow small ${inColumn ? "" : "wrap"} ${styles.reviewed}`}>
			<div>
				<dt>{say(words.responsible)}</dt>
				<dd>{owner}</dd>
			</div>
			<div>
				<dt>{say(words.lastReviewed)}</dt>
				<dd>
					<time dateTime={reviewed}>{longDate(reviewed, lang)}</time>
				</dd>
			</div>
		</dl>
	);
}
