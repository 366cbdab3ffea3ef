import type { Reply } from "#contract/api.ts";
import { complaintStates } from "#contract/complaints/moves.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import { fill } from "#contract/language.ts";
import { pagePath } from "#contract/pages.ts";
import { Link } from "../../../navigation/link.tsx";
import stretched from "../../../parts/stretched-link/stretched-link.module.css";
import { useSay } from "../../../words/language.ts";
import { Clock } from "../../parts/complaints/clock.tsx";
import { useNames } from "../../parts/complaints/names.tsx";
import { complaintWords as shared } from "../../parts/complaints/words.ts";
import styles from "./complaints.module.css";
import { complaintsWords as words } from "./words.ts";

interface Props {
	row: Reply<"complaints">["rows"][number];
	choices: Reply<"complaintChoices"> | undefined;
}

export function ComplaintRow({ row, choices }: Props) {
	const say = useSay();
	const names = useNames(choices);
	const more = [
		row.reporters > 1 && fill(say(words.reporters), { count: row.reporters }),
		row.photos > 0 && fill(say(words.photos), { count: row.photos }),
		row.reopened > 0 && say(words.reopened),
		row.isSample && say(shared.sample),
	].filter(Boolean);
	return (
		<li>
			<div>
				<Link to={`${pagePath("complaintCase", "en")}?number=${row.id}`} className={stretched.link}>
					<b>{names.category(row.category)}</b> <span className={styles.number}>{row.id}</span>
				</Link>
				<p>{names.where(row)}</p>
			</div>
			<div>
				<p>
					<b>
						{[complaintStates[row.state], ...(row.isProposed ? [words.proposed] : [])].map(say).join(" · ")}
					</b>
				</p>
				<p className="quiet">
					{[say(departmentNames[row.department]), row.person, ...more].filter(Boolean).join(" · ")}
				</p>
			</div>
			<Clock of={row} />
		</li>
	);
}
