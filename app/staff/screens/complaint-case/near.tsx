import { complaintStates } from "#contract/complaints/moves.ts";
import { pagePath } from "#contract/pages.ts";
import { Link } from "../../../navigation/link.tsx";
import { Button } from "../../../parts/button/button.tsx";
import { shortDay } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { Panel } from "../../parts/panel.tsx";
import styles from "./complaint-case.module.css";
import type { Case } from "./facts.tsx";
import { caseWords as words } from "./words.ts";

interface Props {
	of: Case;
	/** Fills in the form that joins this one to another. */
	onJoin: ((number: string) => void) | undefined;
}

/** Open complaints of the same category in the same ward, which may be the same. */
export function Near({ of: { near }, onJoin }: Props) {
	const say = useSay();
	const lang = useLang();
	if (near.length === 0) return null;
	return (
		<Panel title={say(words.near)}>
			<p className="quiet">{say(words.nearHint)}</p>
			<ul className={styles.history}>
				{near.map(({ id, landmark, state, arrivedAt }) => (
					<li key={id}>
						<p>
							<Link to={`${pagePath("complaintCase", "en")}?number=${id}`}>{id}</Link> {landmark}
						</p>
						<p className="quiet">
							{say(complaintStates[state])} · {shortDay(new Date(arrivedAt), new Date(), lang)}
						</p>
						{onJoin ? (
							<Button look="line" onClick={() => onJoin(id)}>
								{say(words.joinTo)}
								<span className="visually-hidden"> {id}</span>
							</Button>
						) : null}
					</li>
				))}
			</ul>
		</Panel>
	);
}
