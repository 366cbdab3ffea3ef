import { type ChangeEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Reply } from "#contract/api.ts";
import { decodeList } from "#contract/csv.ts";
import { fill } from "#contract/language.ts";
import { outcomes } from "#contract/outcomes.ts";
import type { Refusal } from "../../../api-client.ts";
import { Button, buttonClass } from "../../../parts/button/button.tsx";
import { describedBy, FieldNotes } from "../../../parts/field/field-notes.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { useSay } from "../../../words/language.ts";
import form from "../form.module.css";
import { Form, Send } from "../form.tsx";
import { leavesPage, useUnsaved } from "../leave-question.tsx";
import { useSubmit } from "../use-submit.ts";
import styles from "./list-import.module.css";
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

interface ChooseListProps {
	/** Text of the list, as CSV or as copied cells. */
	list: string;
	onList: (list: string) => void;
	of: ReturnType<typeof useSubmit>;
}

function ChooseList({ list, onList, of: checking }: ChooseListProps) {
	const say = useSay();
	const [name, setName] = useState("");
	const { errors } = checking;
	const field = errors.field("list");

	async function read({ currentTarget }: ChangeEvent<HTMLInputElement>) {
		const [chosen] = currentTarget.files ?? [];
		if (!chosen) return;
		errors.clear();
		try {
			onList(decodeList(new Uint8Array(await chosen.arrayBuffer())));
			setName(chosen.name);
		} catch {
			errors.show([{ id: errors.idOf("file"), words: say(outcomes.listNotUtf8.words) }]);
		}
	}

	const file = { ...errors.field("file"), hint: say(words.fileHint) };

	return (
		<Form of={checking}>
			<div className={`stack ${form.narrow} ${styles.paste}`}>
				<label htmlFor={file.id} className="label">
					{say(words.file)}
				</label>
				<div className={`cluster ${styles.drop}`}>
					<span className={buttonClass("line")}>{say(words.chooseFile)}</span>
					<span>{name || say(words.drop)}</span>
					{/* Covers all of it, so that a file can be dropped there; the browser's own label is in the browser's language. */}
					<input
						id={file.id}
						type="file"
						className="over-button"
						accept=".csv,.txt,.tsv,text/csv,text/plain"
						aria-describedby={describedBy(file.id, file)}
						aria-invalid={file.error ? true : undefined}
						onChange={read}
						// Lets the same, corrected file be chosen again.
						onClick={({ currentTarget }) => {
							currentTarget.value = "";
						}}
					/>
				</div>
				<FieldNotes {...file} />
			</div>
			<div className={`stack ${styles.paste}`}>
				<label htmlFor={field.id} className="label">
					{say(words.paste)}
				</label>
				<textarea
					id={field.id}
					rows={8}
					value={list}
					onChange={(event) => onList(event.currentTarget.value)}
					aria-describedby={describedBy(field.id, field)}
					aria-invalid={field.error ? true : undefined}
					spellCheck={false}
					required
				/>
				<FieldNotes {...field} />
			</div>
			<Send of={checking} label={words.check} sending={words.checking} />
		</Form>
	);
}
