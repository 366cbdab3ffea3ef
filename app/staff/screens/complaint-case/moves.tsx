import { type CSSProperties, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { type MoveName, moveFields, moveNames, moveOf } from "#contract/complaints/moves.ts";
import { fill } from "#contract/language.ts";
import { Link } from "../../../navigation/link.tsx";
import { buttonClass } from "../../../parts/button/button.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { forgetOldWords, forgetWords, keptWords, wordsPlace } from "../../../session/kept-words.ts";
import { useSession } from "../../../session/session.ts";
import { useSay } from "../../../words/language.ts";
import { FactList } from "../../parts/fact-list.tsx";
import { leavesAddress, useUnsaved } from "../../parts/leave-question.tsx";
import { Panel } from "../../parts/panel.tsx";
import styles from "./complaint-case.module.css";
import type { Case } from "./facts.tsx";
import type { useCaseSteps } from "./list-beside.tsx";
import { MoveForm } from "./move-form.tsx";
import { keyOf } from "./move-keys.ts";
import { caseWords as words } from "./words.ts";

/** Moves that decide or come next; the others follow in the table's order. */
const first: readonly MoveName[] = ["decline", "keep", "release", "begin", "resolve", "ask"];
const order = [...first, ...moveNames.filter((name) => !first.includes(name))];

const over: readonly Case["state"][] = ["closed", "declined", "withdrawn"];

interface Props {
	of: Case;
	choices: Reply<"complaintChoices"> | undefined;
	mayWork: boolean;
	steps: ReturnType<typeof useCaseSteps>;
}

/** Moves that one may make now, folded; typed words outlive a colleague's move. */
export function Moves({ of: complaint, choices, mayWork, steps: { list, next } }: Props) {
	const say = useSay();
	const { proposal, moves } = complaint;
	const { user, last } = useSession();
	const placeOf = (name: MoveName) => wordsPlace((user ?? last)?.id, complaint.id, name);
	const [kept] = useState(() => {
		// A closed or erased complaint needs no words any more.
		if (over.includes(complaint.state) || complaint.landmark === "") forgetWords(complaint.id);
		forgetOldWords();
		return order.filter((name) => Object.keys(keptWords(placeOf(name))).length > 0);
	});
	/** Moves with typed words stay, even if a colleague was quicker. */
	const [typed, setTyped] = useState<readonly MoveName[]>(kept);
	/** Moves made here begin anew. */
	const [made, setMade] = useState<readonly MoveName[]>([]);
	useUnsaved(typed.length > 0, leavesAddress);
	const shown = order.filter((name) => moves.includes(name) || typed.includes(name));

	function done(name: MoveName) {
		sayToast("success", say(name === "ask" ? words.questionSent : moveOf(name).done));
		// The form may be gone, and further down a phone shows nothing of what has changed.
		document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
		scrollTo(0, 0);
		setTyped((before) => before.filter((each) => each !== name));
		setMade([...made, name]);
	}

	return (
		<Panel title={say(words.todo)}>
			{proposal ? (
				<Note tone="look">
					<p>
						<b>
							{proposal.isOwn ? say(words.ownProposal) : fill(say(words.proposal), { name: proposal.by })}
						</b>
					</p>
					<FactList
						facts={(["reason", "words", "responsible"] as const).map((name) => [
							moveFields[name],
							proposal[name],
						])}
					/>
				</Note>
			) : null}
			{shown.length === 0 ? <p>{say(mayWork ? words.nothing : words.onlyLook)}</p> : null}
			<div className={styles.moves} style={{ "--moves": shown.length } as CSSProperties}>
				{shown.map((name) => {
					const { needs, may = [], label } = moveOf(name);
					const key = keyOf(name);
					const shortcut = { title: fill(say(words.key), { key }), "aria-keyshortcuts": key };
					const times = made.filter((each) => each === name).length;
					const form = (
						<MoveForm
							key={`${name} ${times}`}
							of={complaint}
							name={name}
							choices={choices}
							place={placeOf(name)}
							shortcut={needs.length + may.length === 0 ? shortcut : {}}
							look={needs.length > 0 || name === shown[0] ? "solid" : "line"}
							onTyped={() => setTyped((before) => [...new Set([...before, name])])}
							onDone={() => done(name)}
						/>
					);
					if (needs.length + may.length === 0) return form;
					return (
						<details
							key={`${name} ${times}`}
							name="move"
							data-move={name}
							open={times === 0 && name === kept[0]}
						>
							<summary {...shortcut}>
								{name === "resolve" ? <Icon name="image" /> : null} {say(label)}
							</summary>
							{form}
						</details>
					);
				})}
			</div>
			{mayWork && (shown.length === 0 || made.some((name) => name !== "begin")) ? (
				<div>
					<Link
						to={next ? { search: next } : list}
						className={buttonClass(shown.length > 0 ? "line" : "solid")}
					>
						{say(next ? words.nextCase : words.backToList)}
					</Link>
				</div>
			) : null}
		</Panel>
	);
}
