import { longDate } from "../../words/dates.ts";
import { useLang, useSay } from "../../words/language.ts";
import { words } from "../../words/words.ts";
import styles from "./reviewed.module.css";

interface Props {
	owner: string;
	reviewed: string;
	/** Stands in a column of its page, not at the page's own edge. */
	inColumn?: boolean;
}

/** The section that answers for a page, and the day it was last read through (requirements, Good pages): the last line of a screen. */
export function Reviewed({ owner, reviewed, inColumn = false }: Props) {
	const say = useSay();
	const lang = useLang();
	return (
		<dl className={`${inColumn ? "" : "wrap"} ${styles.reviewed}`}>
			<div>
				<dt>{say(words.answersForThisPage)}</dt>
				<dd>{owner}</dd>
			</div>
			<div>
				<dt>{say(words.lastReadThrough)}</dt>
				<dd>
					<time dateTime={reviewed}>{longDate(reviewed, lang)}</time>
				</dd>
			</div>
		</dl>
	);
}
