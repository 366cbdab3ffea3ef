import { useId } from "react";
import { pageByName, pagePath } from "#contract/pages.ts";
import { Link } from "../../../../navigation/link.tsx";
import { useSay } from "../../../../words/language.ts";
import { complaintWaits } from "../../../parts/complaints/waits.ts";
import { useDeskCounts } from "../../../parts/desk-counts.ts";
import styles from "./today.module.css";
import { todayWords as words } from "./words.ts";

/** How many complaints wait, each number leading to its list. */
export function WaitingComplaints() {
	const say = useSay();
	const id = useId();
	const { complaints } = useDeskCounts();
	if (!complaints) return null;
	const waits = complaintWaits.filter(({ view }) => complaints[view] > 0);
	return (
		<section className={styles.today} aria-labelledby={id}>
			<h2 id={id}>{say(pageByName("complaints").title)}</h2>
			{waits.length === 0 ? <p>{say(words.noComplaints)}</p> : null}
			<ul className={styles.numbers}>
				{waits.map(({ view, label }) => (
					<li key={view}>
						<Link to={`${pagePath("complaints", "en")}?view=${view}`}>
							<b>{complaints[view]}</b> {say(label)}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
