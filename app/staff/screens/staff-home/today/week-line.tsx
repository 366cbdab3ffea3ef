import { fill } from "#contract/language.ts";
import { dayOfMonth, longDate, shortWeekday } from "../../../../words/dates.ts";
import { useLang, useSay } from "../../../../words/language.ts";
import styles from "./staff-today.module.css";
import { todayWords as words } from "./words.ts";

interface Props {
	/** Seven days as `2026-11-27`, today first. */
	week: readonly string[];
	/** The day of each change, a day as often as it has changes. */
	changes: readonly string[];
}

/** The week as a line, each day with how much changes on it; a phone has the table alone. */
export function WeekLine({ week, changes }: Props) {
	const say = useSay();
	const lang = useLang();
	return (
		<ol className={`stack ${styles.week}`}>
			{week.map((day) => {
				const count = changes.filter((each) => each === day).length;
				return (
					<li key={day} data-busy={count > 0 || undefined}>
						<span aria-hidden="true">
							{shortWeekday(day, lang)} <b>{Number(dayOfMonth(day))}</b>
						</span>
						<span aria-hidden="true">{count || "–"}</span>
						<span className="visually-hidden">
							{fill(say(words.onDay), { day: longDate(day, lang), count })}
						</span>
					</li>
				);
			})}
		</ol>
	);
}
