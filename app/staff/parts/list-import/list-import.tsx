import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Reply } from "#contract/api.ts";
import { fill } from "#contract/language.ts";
import type { Refusal } from "../../../api-client.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { useSay } from "../../../words/language.ts";
import { leavesPage, useUnsaved } from "../leave-question.tsx";
import { useSubmit } from "../use-submit.ts";
import { ChooseList } from "./choose-list.tsx";
import { listImportWords as words } from "./words.ts";

type Checked = Pick<Reply<"previewRows">, "mistakes"> & Partial<Pick<Reply<"previewRows">, "columns">>;

export interface Sending {
	readonly list: string;
	readonly back: ReactNode;
	/** Called when leaving loses nothing any more. */
	readonly onSent: () => void;
}

interface Props<Seen> {
	check: (body: { readonly list: string }) => Promise<Seen | Refusal>;
	/** Content before the choice of a list. */
	about: ReactNode;
	/** Shows a list without mistakes, and the button that sends it. */
	children: (checked: Seen, sending: Sending) => ReactNode;
}

/** Takes a spreadsheet in two steps: choose and correct it, then see its changes. */
export function ListImport<Seen extends Checked>({ check, about, children }: Props<Seen>) {
	const say = useSay();
	const heading = useRef<HTMLHeadingElement>(null);
	const [list, setList] = useState("");
	const [checked, setChecked] = useState<Seen>();
	const checking = useSubmit({
		call: () => check({ list }),
		otherwise: "previewUsersFailed",
		onDone: (seen) => {
			flushSync(() => setChecked(seen));
			// Starts each answer at its top.
			heading.current?.focus();
		},
	});
	useUnsaved(list !== "", leavesPage);

	const back = (
		<Button look="line" onClick={() => setChecked(undefined)}>
			{say(words.back)}
		</Button>
	);
	const isRight = checked?.mistakes.length === 0;
	return (
		<section className="stack">
			{checked ? (
				<h2 ref={heading} tabIndex={-1}>
					{say(words.whatHappens)}
				</h2>
			) : (
				about
			)}
			{checked && !isRight ? <Mistakes of={checked} /> : null}
			{checked && isRight ? (
				children(checked, { list, back, onSent: () => flushSync(() => setList("")) })
			) : (
				<ChooseList list={list} onList={setList} of={checking} />
			)}
		</section>
	);
}

function Mistakes({ of: { mistakes, columns } }: { of: Checked }) {
	const say = useSay();
	return (
		<>
			<Note tone="bad">{fill(say(words.faulty), { count: mistakes.length })}</Note>
			<ul>
				{mistakes.map(({ line, column, says }) => (
					<li key={`${line} ${column} ${says}`}>
						<b>{[fill(say(words.row), { line }), named(columns, column)].filter(Boolean).join(", ")}</b>:{" "}
						{says}
					</li>
				))}
			</ul>
		</>
	);
}

export function named(columns: Checked["columns"], heading: string): string {
	return columns?.[heading] ?? heading;
}
