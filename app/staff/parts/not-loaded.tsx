import type { ReactNode } from "react";
import type { Text } from "#contract/language.ts";
import { type OutcomeName, outcomes } from "#contract/outcomes.ts";
import { Button } from "../../parts/button/button.tsx";
import { Note } from "../../parts/note/note.tsx";
import { useSay } from "../../words/language.ts";
import { words } from "../../words/words.ts";
import type { Loaded } from "../desk/data/loader.ts";
import { staffWords } from "./words.ts";

interface Props {
	/** Lists by their failure's sentence, which several may share. */
	of: Readonly<Partial<Record<OutcomeName, readonly Loaded<unknown>[]>>>;
}

/** Says which lists failed to load, with one Retry for all (requirements, Alerts and confirmations). */
export function NotLoaded({ of }: Props) {
	const say = useSay();
	const rows = Object.entries(of) as [OutcomeName, readonly Loaded<unknown>[]][];
	const failed = rows.filter(([, lists]) => lists.some(({ hasFailed }) => hasFailed));
	if (failed.length === 0) return null;
	const lists = failed.flatMap(([, each]) => each.filter(({ hasFailed }) => hasFailed));
	return (
		<Note tone="bad" role="alert">
			{failed.map(([outcome]) => (
				<p key={outcome}>{say(outcomes[outcome].words)}</p>
			))}
			<p>
				<Button look="line" onClick={() => Promise.all(lists.map(({ reload }) => reload()))}>
					{say(words.tryAgain)}
				</Button>
			</p>
		</Note>
	);
}

/** Words of a choice from a list while nothing is chosen. */
export const emptyChoice = ({ data, hasFailed }: Loaded<unknown>, choose: Text) =>
	data ? choose : hasFailed ? staffWords.notLoaded : staffWords.loading;

interface WhenLoadedProps<Data> {
	of: Loaded<Data>;
	failed: OutcomeName;
	children: (data: Data) => ReactNode;
}

/** Draws a list once it is there; until then says that it loads, or why it doesn't. */
export function WhenLoaded<Data>({ of, failed, children }: WhenLoadedProps<Data>) {
	const say = useSay();
	return (
		<>
			<NotLoaded of={{ [failed]: [of] }} />
			{of.data !== undefined ? children(of.data) : of.hasFailed ? null : <p>{say(staffWords.loading)}</p>}
		</>
	);
}
