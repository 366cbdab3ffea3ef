import { type FormEvent, useState } from "react";
import { useLoaderData } from "react-router";
import { readNumber } from "#contract/complaints/number.ts";
import { fill } from "#contract/language.ts";
import { outcomes } from "#contract/outcomes.ts";
import { pageByName, pagePath } from "#contract/pages.ts";
import { isRefusal } from "../../../api-client.ts";
import { useNavigate, useSearchParams } from "../../../navigation/navigation.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Field } from "../../../parts/field/field.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { useSay } from "../../../words/language.ts";
import { useNames } from "../../parts/complaints/names.ts";
import { numberAsked } from "../../parts/complaints/wanted.ts";
import { useList } from "../../parts/lists.ts";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { staffWords as shared } from "../../parts/words.ts";
import styles from "./complaint-case.module.css";
import { Facts, Photos } from "./facts.tsx";
import { History } from "./history.tsx";
import { Moves } from "./moves.tsx";
import { Near } from "./near.tsx";
import { Notes } from "./notes.tsx";
import { Persons } from "./persons.tsx";
import { caseWords as words } from "./words.ts";

/** One complaint with all that is known of it and all that somebody may do with it (`?number=`); without a number it asks for one. */
export default function ComplaintCase() {
	const say = useSay();
	const [params] = useSearchParams();
	const number = numberAsked(params);
	const loaded = useLoaderData<Readonly<Record<string, unknown>>>().complaint;
	const list = useList("complaint");
	const choices = useList("complaintChoices");
	const names = useNames(choices.data);
	/** The complaint to which this one is to be joined. */
	const [into, setInto] = useState("");
	const back = <PageLink page="complaints">{say(words.back)}</PageLink>;
	// What was loaded before is another one.
	const complaint = list.data?.id === number ? list.data : undefined;
	const isUnknown = isRefusal(loaded) && loaded.status === 404;
	if (!complaint) {
		return (
			<>
				<ScreenHead title={say(pageByName("complaintCase").title)}>{back}</ScreenHead>
				{number !== undefined && isUnknown ? (
					<Note tone="bad" role="alert">
						<p>{say(outcomes.noSuchComplaint.words)}</p>
					</Note>
				) : (
					<NotLoaded of={{ complaintsNotLoaded: [list] }} />
				)}
				{number !== undefined && !list.hasFailed ? <p>{say(shared.loading)}</p> : <AskNumber />}
			</>
		);
	}
	const title = fill(say(words.title), {
		category: names.category(complaint.category),
		number: complaint.id,
	});
	return (
		<>
			<ScreenHead title={title}>{back}</ScreenHead>
			<NotLoaded of={{ complaintsNotLoaded: [list, choices] }} />
			<div key={complaint.id} className={styles.case}>
				<div className={styles.todo}>
					<Moves of={complaint} choices={choices.data} into={into} onInto={setInto} />
				</div>
				<div className={styles.facts}>
					<Facts of={complaint} names={names} />
					<Photos of={complaint.photos} />
					<History of={complaint} names={names} />
				</div>
				<div className={styles.office}>
					<Persons of={complaint} />
					<Near of={complaint} onJoin={complaint.moves.includes("merge") ? setInto : undefined} />
					<Notes of={complaint} />
				</div>
			</div>
		</>
	);
}

/** Leads to a complaint by its number. */
function AskNumber() {
	const say = useSay();
	const navigate = useNavigate();
	const [params] = useSearchParams();
	const [error, setError] = useState(false);

	function open(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const number = readNumber(String(new FormData(event.currentTarget).get("number")));
		setError(number === undefined);
		if (number !== undefined) navigate({ search: `?number=${number}` });
	}

	return (
		<form action={pagePath("complaintCase", "en")} onSubmit={open} noValidate className={styles.ask}>
			<Field
				label={say(words.number)}
				hint={say(words.numberHint)}
				error={error ? say(outcomes.complaintNumberWrong.words) : undefined}
				name="number"
				inputMode="numeric"
				autoComplete="off"
				defaultValue={params.get("number") ?? ""}
			/>
			<Button type="submit">{say(words.open)}</Button>
		</form>
	);
}
