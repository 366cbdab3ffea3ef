import { useLoaderData } from "react-router";
import { outcomes } from "#contract/outcomes.ts";
import { pageByName } from "#contract/pages.ts";
import { movingPermissions } from "#contract/permissions.ts";
import { isRefusal } from "../../../api-client.ts";
import { useSearchParams } from "../../../navigation/navigation.ts";
import { Note } from "../../../parts/note/note.tsx";
import { useSession } from "../../../session/session.ts";
import { useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { Clock } from "../../parts/complaints/clock.tsx";
import { useNames } from "../../parts/complaints/names.tsx";
import { numberAsked } from "../../parts/complaints/wanted.ts";
import { complaintWords, statesOf } from "../../parts/complaints/words.ts";
import { Dots } from "../../parts/dots.tsx";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { Steps } from "../../parts/steps.tsx";
import tabs from "../../parts/tabs.module.css";
import { staffWords as shared } from "../../parts/words.ts";
import styles from "./complaint-case.module.css";
import { type Case, Facts, Report } from "./facts.tsx";
import { History, Near } from "./history.tsx";
import { ListBeside, useCaseSteps } from "./list-beside.tsx";
import { Moves } from "./moves.tsx";
import { Notes } from "./notes.tsx";
import { Erase, Persons } from "./persons.tsx";
import { caseWords as words } from "./words.ts";

export default function ComplaintCase() {
	const [params] = useSearchParams();
	const number = numberAsked(params);
	const { data } = useList("complaint");
	const names = useNames(useList("complaintChoices").data);
	const say = useSay();
	// Until the data load, the former complaint is there.
	const complaint = data?.id === number ? data : undefined;
	const steps = useCaseSteps(number);
	const { category, id } = complaint ?? {};
	const title = category ? `${names.category(category)}, ${id}` : say(pageByName("complaintCase").title);
	return (
		<div className={styles.beside}>
			<div className={`stack ${styles.pane}`}>
				<ScreenHead title={title} {...(complaint && { lead: <Dots of={names.where(complaint, true)} /> })}>
					<Steps label={say(words.steps)} {...steps} />
				</ScreenHead>
				{complaint ? <Open key={complaint.id} of={complaint} steps={steps} /> : <NotThere number={number} />}
			</div>
			<ListBeside current={number} />
		</div>
	);
}

function NotThere({ number }: { number: string | undefined }) {
	const say = useSay();
	const loaded = useLoaderData<Readonly<Record<string, unknown>>>().complaint;
	const list = useList("complaint");
	if (number === undefined) return <p>{say(words.choose)}</p>;
	if (isRefusal(loaded) && loaded.status === 404) {
		return (
			<Note tone="bad" role="alert">
				<p>{say(outcomes.noSuchComplaint.words)}</p>
			</Note>
		);
	}
	return list.hasFailed ? <NotLoaded of={{ complaintsNotLoaded: [list] }} /> : <p>{say(shared.loading)}</p>;
}

/** Panels to which a phone has a row of links. */
const parts = { known: words.what, history: words.partHistory, who: words.citizen, notes: words.note };

function Open({ of: complaint, steps }: { of: Case; steps: ReturnType<typeof useCaseSteps> }) {
	const say = useSay();
	const list = useList("complaint");
	const choices = useList("complaintChoices");
	const names = useNames(choices.data);
	const { user, last } = useSession();
	const mayWork = movingPermissions.some((each) => (user ?? last)?.permissions.includes(each));
	const { level, isSample } = complaint;
	const states = statesOf(complaint).map((state) => <b key={state.en}>{say(state)}</b>);
	return (
		<>
			<NotLoaded of={{ complaintsNotLoaded: [list, choices] }} />
			<div className={`flow ${styles.state}`}>
				<Dots
					className="quiet"
					of={[
						...states,
						level > 0 && say(level > 1 ? complaintWords.level2 : complaintWords.level1),
						isSample && say(complaintWords.sample),
					]}
				/>
				<Clock of={complaint} />
			</div>
			<Report of={complaint} />
			<Moves of={complaint} choices={choices.data} mayWork={mayWork} steps={steps} />
			<nav aria-label={say(words.parts)} className={`flow ${tabs.tabs} ${styles.parts}`}>
				{Object.entries(parts).map(([id, name]) => (
					<a key={id} href={`#${id}`}>
						{say(name)}
					</a>
				))}
			</nav>
			<Facts of={complaint} />
			<div className={`stack ${styles.case}`}>
				<History of={complaint} names={names} />
				<div className="stack">
					<Persons of={complaint} mayWork={mayWork} />
					<Near of={complaint} />
					<Notes of={complaint} mayWork={mayWork} />
					<Erase of={complaint} />
				</div>
			</div>
		</>
	);
}
