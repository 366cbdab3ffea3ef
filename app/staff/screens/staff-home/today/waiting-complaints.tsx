import { useId } from "react";
import { complaintViews } from "#contract/complaints/moves.ts";
import { pageByName, pagePath } from "#contract/pages.ts";
import { Link } from "../../../../navigation/link.tsx";
import { useShownUser } from "../../../../session/session.ts";
import { useSay } from "../../../../words/language.ts";
import { useFetched } from "../../../desk/data/fetched.ts";
import { ComplaintRows } from "../../../parts/complaints/complaint-rows.tsx";
import { worksNowhere } from "../../../parts/complaints/wanted.ts";
import { complaintsThatWait, complaintWords } from "../../../parts/complaints/words.ts";
import { useDeskCounts } from "../../../parts/desk-counts.ts";
import styles from "./staff-today.module.css";
import { todayWords as words } from "./words.ts";

/** Counts of complaints that wait, and the three most urgent of one's own or one's department. */
export function WaitingComplaints() {
	const say = useSay();
	const id = useId();
	const { complaints } = useDeskCounts();
	const user = useShownUser();
	const { data: choices } = useFetched("complaintChoices", complaints && {});
	const own = (["mine", "section"] as const).find((view) => complaints?.[view]);
	const { data: list } = useFetched("complaints", own && { view: own });
	if (!complaints) return null;
	const nothing = worksNowhere(choices, user) ? complaintWords.noDepartment : words.noComplaints;
	const waits = complaintViews.flatMap((view) =>
		view === "all" || complaints[view] === 0 ? [] : [{ view, count: complaints[view] }],
	);
	return (
		<section className={styles.today} aria-labelledby={id}>
			<h2 id={id}>{say(pageByName("complaints").title)}</h2>
			{waits.length === 0 ? <p>{say(nothing)}</p> : null}
			<ul className={`flow ${styles.numbers}`}>
				{waits.map(({ view, count }) => (
					<li key={view}>
						<Link to={`${pagePath("complaints", "en")}?view=${view}`}>
							<b>{count}</b> {say(complaintsThatWait[view])}
						</Link>
					</li>
				))}
			</ul>
			{list ? <ComplaintRows rows={list.rows.slice(0, 3)} choices={choices} list={`?view=${own}`} /> : null}
		</section>
	);
}
