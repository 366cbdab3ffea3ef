import { useId, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { type DeskKind, deskKinds } from "#contract/content/desk.ts";
import { desk } from "#contract/content/limits.ts";
import { fill } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import type { Permission } from "#contract/permissions.ts";
import { Link } from "../../../../navigation/link.tsx";
import { useNavigate } from "../../../../navigation/navigation.ts";
import { TextArea } from "../../../../parts/field/text-area.tsx";
import { Note } from "../../../../parts/note/note.tsx";
import { dayAndTime } from "../../../../words/dates.ts";
import { useLang, useSay } from "../../../../words/language.ts";
import { useCall } from "../../../desk/data/use-call.ts";
import { searchOf } from "../../../desk/list/addresses.ts";
import { Form, Send } from "../../../parts/form.tsx";
import { ListImport, named, type Sending } from "../../../parts/list-import/list-import.tsx";
import { listImportWords } from "../../../parts/list-import/words.ts";
import { publishTimeWords } from "../../../parts/publish-time-words.ts";
import { saveCallAsFile } from "../../../parts/save-call-as-file.ts";
import { SaveList } from "../../../parts/save-list.tsx";
import { sayDone } from "../../../parts/undo/undo.tsx";
import { useSubmit } from "../../../parts/use-submit.ts";
import styles from "../content.module.css";
import { sendWords } from "../send/words.ts";
import { manyWords as words } from "./words.ts";

interface Props {
	kind: DeskKind;
	permissions: readonly Permission[];
}

export default function TableExchange({ kind, permissions }: Props) {
	const say = useSay();
	const previewRows = useCall("previewRows");
	const out = (
		<>
			<h3>{say(words.out)}</h3>
			<p className={styles.about}>{say(words.outAbout)}</p>
			<SaveList
				failed="usersNotExported"
				save={(lang) => saveCallAsFile("exportRows", undefined, lang, { kind })}
			/>
		</>
	);
	return (
		<section className="stack">
			<div className={`cluster ${styles.head}`}>
				<h2>{fill(say(words.titleAsTable), { title: say(deskKinds[kind].title) })}</h2>
				<Link to={{ search: searchOf("content", { kind }) }} className="press">
					{say(words.backToList)}
				</Link>
			</div>
			{permissions.includes(deskKinds[kind].edit) ? (
				<ListImport
					check={(body) => previewRows(body, { kind })}
					about={
						<>
							{out}
							<h3>{say(words.in)}</h3>
							<p className={styles.about}>{say(words.inAbout)}</p>
						</>
					}
				>
					{(checked, sending) => (
						<ChangedTable kind={kind} checked={checked} permissions={permissions} sending={sending} />
					)}
				</ListImport>
			) : (
				out
			)}
		</section>
	);
}

type Checked = Reply<"previewRows">;

interface ChangedTableProps {
	kind: DeskKind;
	checked: Checked;
	permissions: readonly Permission[];
	sending: Sending;
}

function ChangedTable({ kind, checked, permissions, sending: { back, onSent } }: ChangedTableProps) {
	const say = useSay();
	const go = useNavigate();
	const id = useId();
	const [takesOff, setTakesOff] = useState(false);
	const [note, setNote] = useState("");
	const publishRows = useCall("publishRows");
	const submitRows = useCall("submitRows");
	const { rows, columns, missing, unchanged, fourEyes } = checked;
	const mayPublish = permissions.includes(deskKinds[kind].publish) && !fourEyes;
	const off = takesOff ? missing : [];
	const changes = [...rows, ...off].map(({ sent }) => sent);
	const added = rows.filter(({ cells }) => cells.length === 0).length;

	const sending = useSubmit({
		call: () =>
			mayPublish
				? publishRows({ rows: changes }, { kind })
				: submitRows({ rows: changes, ...(note && { note }) }, { kind }),
		says: (answer) => sayDone(kind, answer),
		otherwise: "contentUnchanged",
		onDone: () => {
			onSent();
			go({ search: searchOf("content", { kind }) });
		},
	});

	const counts = { added, changed: rows.length - added, off: off.length, unchanged };
	if (rows.length === 0 && missing.length === 0) {
		return (
			<>
				<Note tone="good">{say(words.nothing)}</Note>
				<p>{back}</p>
			</>
		);
	}
	const isTooMuch = changes.length > desk.atOnce;
	return (
		<Form of={sending}>
			<Note tone="look">{fill(say(words.counts), counts)}</Note>
			{missing.length > 0 ? (
				<label className="row press" htmlFor={id}>
					<input
						id={id}
						type="checkbox"
						checked={takesOff}
						onChange={({ currentTarget }) => setTakesOff(currentTarget.checked)}
					/>
					{fill(say(words.missing), { count: missing.length })}
				</label>
			) : null}
			{off.length > 0 ? <p className={styles.about}>{off.map(({ name }) => name).join(", ")}</p> : null}
			{mayPublish ? null : (
				<TextArea
					{...sending.errors.field("note")}
					label={say(sendWords.note)}
					rows={2}
					maxLength={lengths.reason}
					value={note}
					onChange={({ currentTarget }) => setNote(currentTarget.value)}
				/>
			)}
			{isTooMuch ? <Note tone="bad">{fill(say(words.tooMany), { most: desk.atOnce })}</Note> : null}
			{changes.length === 0 || isTooMuch ? (
				<p>{back}</p>
			) : (
				<Send
					of={sending}
					label={mayPublish ? publishTimeWords.publish : sendWords.submit}
					sending={mayPublish ? publishTimeWords.publishing : sendWords.submitting}
				>
					{sending.busy ? null : back}
				</Send>
			)}
			<ChangedRows rows={rows} columns={columns} />
		</Form>
	);
}

function ChangedRows({ rows, columns }: Pick<Checked, "rows" | "columns">) {
	const say = useSay();
	const lang = useLang();
	const [now] = useState(() => new Date());
	return (
		<ul className={styles.rows}>
			{rows.map(({ line, name, cells, by, at }) => (
				<li key={line}>
					<div className={`cluster ${styles.what}`}>
						<p className={styles.text}>{name}</p>
						{cells.map(({ column, before, after }) => (
							<p key={column} className={styles.tells}>
								{named(columns, column)}: <del>{before || say(words.empty)}</del>{" "}
								<span className="visually-hidden">{say(words.becomes)}</span>{" "}
								<ins>{after || say(words.empty)}</ins>
							</p>
						))}
						<p className={`flow quiet ${styles.by}`}>
							<span>{fill(say(listImportWords.row), { line })}</span>
							{cells.length === 0 ? <span className={`tag ${styles.badge}`}>{say(words.isNew)}</span> : null}
							{by && at ? (
								<span>
									{fill(say(words.lastBy), { name: by, moment: dayAndTime(new Date(at), now, lang) })}
								</span>
							) : null}
						</p>
					</div>
				</li>
			))}
		</ul>
	);
}
