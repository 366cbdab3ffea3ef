import { useLoaderData } from "react-router";
import { complaintStates } from "#contract/complaints/moves.ts";
import { outcomes } from "#contract/outcomes.ts";
import { pageByName } from "#contract/pages.ts";
import { movingPermissions } from "#contract/permissions.ts";
import { isRefusal } from "../../../api-client.ts";
import { useSearchParams } from "../../../navigation/navigation.ts";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { useSession } from "../../../session/session.ts";
import { useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { Clock } from "../../parts/complaints/clock.tsx";
import { useNames } from "../../parts/complaints/names.tsx";
import { numberAsked } from "../../parts/complaints/wanted.ts";
import { complaintWords } from "../../parts/complaints/words.ts";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { staffWords as shared } from "../../parts/words.ts";
import styles from "./complaint-case.module.css";
import { Facts, Photos } from "./facts.tsx";
import { History, Near } from "./history.tsx";
import { Moves } from "./moves.tsx";
import { Notes } from "./notes.tsx";
import { Persons } from "./persons.tsx";
import { caseWords as words } from "./words.ts";

/** One complaint and its moves (`?number=`). */
export default function ComplaintCase() {
	const say = useSay();
	const [params] = useSearchParams();
	const number = numberAsked(params);
	const loaded = useLoaderData<Readonly<Record<string, unknown>>>().complaint;
	const list = useList("complaint");
	const choices = useList("complaintChoices");
	const names = useNames(choices.data);
	const { user, last } = useSession();
	const mayWork = movingPermissions.some((each) => (user ?? last)?.permissions.includes(each));
	const back = <PageLink page="complaints">{say(words.back)}</PageLink>;
	// Until the data load, the former complaint is there.
	const complaint = list.data?.id === number ? list.data : undefined;
	const isUnknown = isRefusal(loaded) && loaded.status === 404;
	if (!complaint) {
		return (
			<>
				<ScreenHead title={say(pageByName("complaintCase").title)}>{back}</ScreenHead>
				{number === undefined ? (
					<p>{say(words.choose)}</p>
				) : isUnknown ? (
					<Note tone="bad" role="alert">
						<p>{say(outcomes.noSuchComplaint.words)}</p>
					</Note>
				) : list.hasFailed ? (
					<NotLoaded of={{ complaintsNotLoaded: [list] }} />
				) : (
					<p>{say(shared.loading)}</p>
				)}
			</>
		);
	}
	return (
		<>
			<ScreenHead
				title={`${names.category(complaint.category)}, ${complaint.id}`}
				lead={names.where(complaint)}
			>
				{back}
			</ScreenHead>
			<NotLoaded of={{ complaintsNotLoaded: [list, choices] }} />
			<div className={`stack ${styles.state}`}>
				<p>
					<b>{say(complaintStates[complaint.state])}</b>
					{complaint.isSample ? <span className="quiet"> · {say(complaintWords.sample)}</span> : null}
				</p>
				<Clock of={complaint} />
			</div>
			<div key={complaint.id} className={`stack ${styles.case}`}>
				<Moves of={complaint} choices={choices.data} mayWork={mayWork} />
				<div className={`stack ${styles.facts}`}>
					<Facts of={complaint} />
					<Photos of={complaint.photos} />
					<History of={complaint} names={names} />
				</div>
				<div className="stack">
					<Persons of={complaint} mayWork={mayWork} />
					<Near of={complaint} />
					<Notes of={complaint} mayWork={mayWork} />
				</div>
			</div>
		</>
	);
}
