import { complaintEvents, complaintStates, moveFields, moves } from "#contract/complaints/moves.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import { fill } from "#contract/language.ts";
import { pagePath } from "#contract/pages.ts";
import { Link } from "../../../navigation/link.tsx";
import { dayAndTime, shortDay } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { Panel } from "../../parts/panel.tsx";
import styles from "./complaint-case.module.css";
import type { Case, Names } from "./facts.tsx";
import { caseWords as words } from "./words.ts";

const done = { ...complaintEvents, ...moves };

/** What has happened, the last first, in sentences. */
export function History({ of: { history }, names }: { of: Case; names: Names }) {
	const say = useSay();
	const lang = useLang();
	return (
		<Panel title={say(words.history)}>
			<ol className={styles.entries}>
				{history.toReversed().map((event) => {
					const label = done[event.what];
					const by = event.by ?? say(event.what === "silence" ? words.clock : words.citizen);
					return (
						<li key={`${event.what} ${event.at}`}>
							<p>
								<b>{say("done" in label ? label.done : label)}</b>{" "}
								<span className="quiet">
									{by}, <time dateTime={event.at}>{dayAndTime(new Date(event.at), new Date(), lang)}</time>
								</span>
							</p>
							<Told event={event} names={names} />
						</li>
					);
				})}
			</ol>
		</Panel>
	);
}

/** What travelled with an event, each by its name. */
function Told({ event, names }: { event: Case["history"][number]; names: Names }) {
	const say = useSay();
	const { department, category, rating } = event;
	const told = {
		...event,
		department: department && say(departmentNames[department]),
		category: category && names.category(category),
		rating: rating && fill(say(words.rating), { count: rating }),
	};
	const shown = ([...fieldNames] as const).filter((name) => told[name]);
	return shown.map((name) => (
		<p key={name}>
			{say(moveFields[name])}: {told[name]}
		</p>
	));
}

const fieldNames = [
	"words",
	"question",
	"answer",
	"reason",
	"responsible",
	"department",
	"person",
	"category",
	"noProof",
	"into",
	"rating",
] as const;

/** Open complaints of the same category in the same ward, which may be the same. */
export function Near({ of: { near } }: { of: Case }) {
	const say = useSay();
	const lang = useLang();
	if (near.length === 0) return null;
	return (
		<Panel title={say(words.near)}>
			<p className="quiet">{say(words.nearHint)}</p>
			<ul className={styles.entries}>
				{near.map(({ id, landmark, state, arrivedAt }) => (
					<li key={id}>
						<p>
							<Link to={`${pagePath("complaintCase", "en")}?number=${id}`}>{id}</Link> {landmark}
						</p>
						<p className="quiet">
							{say(complaintStates[state])} · {shortDay(new Date(arrivedAt), new Date(), lang)}
						</p>
					</li>
				))}
			</ul>
		</Panel>
	);
}
