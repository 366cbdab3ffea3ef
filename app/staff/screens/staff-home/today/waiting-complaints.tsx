import { useId } from "react";
import { complaintViews } from "#contract/complaints/moves.ts";
import { pageByName, pagePath } from "#contract/pages.ts";
import { Link } from "../../../../navigation/link.tsx";
import { useSay } from "../../../../words/language.ts";
import { complaintViewNames } from "../../../parts/complaints/words.ts";
import { useDeskCounts } from "../../../parts/desk-counts.ts";
import styles from "./staff-today.module.css";
import { todayWords as words } from "./words.ts";

export function WaitingComplaints() {
	const say = useSay();
	const id = useId();
	const { complaints } = useDeskCounts();
	if (!complaints) return null;
	const waits = complaintViews.flatMap((view) =>
		view === "all" || complaints[view] === 0 ? [] : [{ view, count: complaints[view] }],
	);
	return (
		<section className={styles.today} aria-labelledby={id}>
			<h2 id={id}>{say(pageByName("complaints").title)}</h2>
			{waits.length === 0 ? <p>{say(words.noComplaints)}</p> : null}
			<ul className={`flow ${styles.numbers}`}>
				{waits.map(({ view, count }) => (
					<li key={view}>
						<Link to={`${pagePath("complaints", "en")}?view=${view}`}>
							<b>{count}</b> {say(complaintViewNames[view])}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
