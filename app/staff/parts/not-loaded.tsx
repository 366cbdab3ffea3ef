import { type OutcomeName, outcomes } from "#contract/outcomes.ts";
import { Button } from "../../parts/button/button.tsx";
import { Note } from "../../parts/note/note.tsx";
import { useSay } from "../../words/language.ts";
import { words } from "../../words/words.ts";
import type { Loaded } from "./lists.ts";

interface Props {
	outcome: OutcomeName;
	/** Lists that belong together: one message and one Retry for all. */
	lists: readonly Loaded<unknown>[];
}

/** Says that a list failed to load, with a Retry (requirements, Alerts and confirmations). */
export function NotLoaded({ outcome, lists }: Props) {
	const say = useSay();
	const failed = lists.filter(({ hasFailed }) => hasFailed);
	if (failed.length === 0) return null;
	return (
		<Note tone="bad" role="alert">
			<p>{say(outcomes[outcome].words)}</p>
			<p>
				<Button look="line" onClick={() => Promise.all(failed.map(({ reload }) => reload()))}>
					{say(words.tryAgain)}
				</Button>
			</p>
		</Note>
	);
}
