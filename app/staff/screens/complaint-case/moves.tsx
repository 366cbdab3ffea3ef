import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { type MoveName, moveOf } from "#contract/complaints/moves.ts";
import { fill } from "#contract/language.ts";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { useSay } from "../../../words/language.ts";
import { leavesAddress, useUnsaved } from "../../parts/leave-question.tsx";
import { Panel } from "../../parts/panel.tsx";
import styles from "./complaint-case.module.css";
import type { Case } from "./facts.tsx";
import { MoveForm } from "./move-form.tsx";
import { caseWords as words } from "./words.ts";

/** In the order in which one looks for them. */
const order = [
	"decline",
	"keep",
	"release",
	"begin",
	"resolve",
	"ask",
	"sendOn",
	"propose",
	"merge",
	"unmerge",
	"reopen",
	"discard",
] as const satisfies readonly MoveName[];

interface Props {
	of: Case;
	choices: Reply<"complaintChoices"> | undefined;
	/** To what it is to be joined, where that was chosen elsewhere on the screen. */
	into: string;
	onInto: (number: string) => void;
}

/** The moves that somebody may make now, each folded until it is wanted; what is typed outlives a colleague's move. */
export function Moves({ of: complaint, choices, into, onInto }: Props) {
	const say = useSay();
	const { proposal, moves } = complaint;
	/** The moves in which something is typed. They stay, even where a colleague was quicker. */
	const [typed, setTyped] = useState<readonly MoveName[]>([]);
	/** Counts what was done: then every form is empty again. */
	const [round, setRound] = useState(0);
	useUnsaved(typed.length > 0, leavesAddress);
	const shown = order.filter((name) => moves.includes(name) || typed.includes(name));

	function done(name: MoveName) {
		sayToast("success", say(moveOf(name).done));
		setTyped([]);
		onInto("");
		setRound(round + 1);
	}

	return (
		<Panel title={say(words.todo)}>
			{proposal ? (
				<div className={styles.proposal}>
					<p>
						<b>
							{proposal.isOwn ? say(words.ownProposal) : fill(say(words.proposal), { name: proposal.by })}
						</b>
					</p>
					{[proposal.reason, proposal.words, proposal.responsible].map((text) => (
						<p key={text}>{text}</p>
					))}
				</div>
			) : null}
			{shown.length === 0 ? <p>{say(words.nothing)}</p> : null}
			<div key={round} className={styles.moves}>
				{shown.map((name) => {
					const { needs, may = [], label } = moveOf(name);
					const form = (
						<MoveForm
							of={complaint}
							name={name}
							choices={choices}
							into={name === "merge" ? into : ""}
							onInto={onInto}
							onTyped={() => setTyped((before) => [...new Set([...before, name])])}
							onDone={() => done(name)}
						/>
					);
					if (needs.length + may.length === 0) return <div key={name}>{form}</div>;
					return (
						<Fold key={name} label={say(label)} isWanted={name === "merge" && into !== ""}>
							{form}
						</Fold>
					);
				})}
			</div>
		</Panel>
	);
}

/** A folded form; it opens by itself, and comes to sight, where it is wanted. */
function Fold({ label, isWanted, children }: { label: string; isWanted: boolean; children: ReactNode }) {
	const fold = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		if (!isWanted || !fold.current) return;
		fold.current.open = true;
		fold.current.querySelector<HTMLElement>("input, textarea")?.focus();
	}, [isWanted]);
	return (
		<details ref={fold} name="move">
			<summary>{label}</summary>
			{children}
		</details>
	);
}
