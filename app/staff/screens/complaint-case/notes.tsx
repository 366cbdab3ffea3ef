import { useRef, useState } from "react";
import { movingPermissions } from "#contract/permissions.ts";
import { useSession } from "../../../session/session.ts";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { newId } from "../../parts/complaints/new-id.ts";
import { TextField } from "../../parts/complaints/text-field.tsx";
import { Form, Send } from "../../parts/form.tsx";
import { leavesAddress, useUnsaved } from "../../parts/leave-question.tsx";
import { Panel } from "../../parts/panel.tsx";
import { useCall } from "../../parts/use-call.ts";
import { useSubmit } from "../../parts/use-submit.ts";
import styles from "./complaint-case.module.css";
import type { Case } from "./facts.tsx";
import { caseWords as words } from "./words.ts";

/** What the office writes for itself. */
export function Notes({ of: { id, notes } }: { of: Case }) {
	const say = useSay();
	const lang = useLang();
	const { user, last } = useSession();
	const mayWrite = movingPermissions.some((each) => (user ?? last)?.permissions.includes(each));
	const add = useCall("noteComplaint");
	const once = useRef(newId());
	const [text, setText] = useState("");
	useUnsaved(text !== "", leavesAddress);
	const form = useSubmit({
		call: () => add({ id: once.current, text }, { id }),
		otherwise: "contentUnchanged",
		onDone: () => {
			once.current = newId();
			setText("");
		},
	});
	return (
		<Panel title={say(words.notes)}>
			<p className="quiet">{say(words.notesHint)}</p>
			<ol className={styles.entries}>
				{notes.toReversed().map((note) => (
					<li key={`${note.at} ${note.text}`}>
						<p>{note.text}</p>
						<p className="quiet">
							{note.by}, {dayAndTime(new Date(note.at), new Date(), lang)}
						</p>
					</li>
				))}
			</ol>
			{mayWrite ? (
				<Form of={form}>
					<TextField
						{...form.field("text")}
						label={say(words.note)}
						name="text"
						rows={2}
						required
						value={text}
						onChange={(event) => setText(event.currentTarget.value)}
					/>
					<Send of={form} label={words.addNote} look="line" />
				</Form>
			) : null}
		</Panel>
	);
}
