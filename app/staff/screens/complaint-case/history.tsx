import type { ReactNode } from "react";
import { eventWords, type MoveField, moveFields } from "#contract/complaints/moves.ts";
import { departmentNames } from "#contract/content/department-names.ts";
import { fill, type Text } from "#contract/language.ts";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { timeInWords } from "../../parts/complaints/clock-words.ts";
import { CaseLink } from "../../parts/complaints/names.tsx";
import { deskStates, complaintWords as shared } from "../../parts/complaints/words.ts";
import { Dots } from "../../parts/dots.tsx";
import { Panel } from "../../parts/panel.tsx";
import styles from "./complaint-case.module.css";
import type { Case, Names } from "./facts.tsx";
import { caseWords as words } from "./words.ts";

const fieldNames = Object.keys(moveFields) as readonly MoveField[];

const citizenFields: Partial<Record<MoveField, Text>> = {
	words: words.citizenWrote,
	reason: words.citizenWrote,
	answer: words.citizenAnswer,
	rating: words.howDone,
};

/** Events, the latest first. */
export function History({ of: { history }, names }: { of: Case; names: Names }) {
	const say = useSay();
	const lang = useLang();
	return (
		<Panel id="history" title={say(words.history)}>
			<ol className={styles.entries}>
				{history.toReversed().map((event) => {
					const { what, at, department, category, into, rating } = event;
					const by = event.by ?? say(what === "silence" ? words.clock : words.citizen);
					// Staff write down another reporter's words at the counter.
					const isOfCitizen = event.by === null || what === "also";
					const labels = { ...moveFields, ...(isOfCitizen && citizenFields) };
					const told: Partial<Record<MoveField, ReactNode>> = {
						...event,
						department: department && say(departmentNames[department]),
						category: category && names.category(category),
						into: into && <CaseLink id={into} />,
						rating: rating && fill(say(words.rating), { count: rating }),
					};
					return (
						<li key={`${what} ${at}`}>
							<p>
								<b>{say(what === "forget" && event.by ? words.erased : eventWords(what))}</b>{" "}
								<span className="quiet">
									{by}, <time dateTime={at}>{dayAndTime(new Date(at), new Date(), lang)}</time>
								</span>
							</p>
							{fieldNames.map((name) =>
								told[name] ? (
									<p key={name}>
										{say(labels[name])}: {told[name]}
									</p>
								) : null,
							)}
						</li>
					);
				})}
			</ol>
		</Panel>
	);
}

export function Near({ of: { near } }: { of: Case }) {
	const say = useSay();
	if (near.length === 0) return null;
	return (
		<Panel title={say(words.near)}>
			<p className="quiet">{say(words.nearHint)}</p>
			<ul className={styles.entries}>
				{near.map((each) => (
					<li key={each.id}>
						<NearOne of={each} number={<CaseLink id={each.id} />} />
					</li>
				))}
			</ul>
		</Panel>
	);
}

export function NearOne({ of, number }: { of: Case["near"][number]; number: ReactNode }) {
	const say = useSay();
	const lang = useLang();
	const { mohalla, landmark, state, arrivedAt } = of;
	const age = timeInWords(Date.now() - Date.parse(arrivedAt), lang);
	return (
		<>
			<Dots of={[number, landmark, mohalla?.[lang]]} />
			<Dots className="quiet" of={[say(deskStates[state]), fill(say(shared.old), { time: age })]} />
		</>
	);
}
