import { useState } from "react";
import { complaints as limits } from "#contract/complaints/limits.ts";
import { isRefusal } from "../../../api-client.ts";
import { TextArea } from "../../../parts/field/text-area.tsx";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { Form, Send } from "../../parts/form.tsx";
import { leavesAddress, useUnsaved } from "../../parts/leave-question.tsx";
import { newId } from "../../parts/new-id.ts";
import { Panel } from "../../parts/panel.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import styles from "./complaint-case.module.css";
import type { Case } from "./facts.tsx";
import { caseWords as words } from "./words.ts";

export function Notes({ of: { id, notes }, mayWork }: { of: Case; mayWork: boolean }) {
	const say = useSay();
	const lang = useLang();
	const add = useCall("noteComplaint");
	const [note, setNote] = useState(() => ({ id: newId(), text: "" }));
	useUnsaved(note.text !== "", leavesAddress);
	const form = useSubmit({
		call: async () => {
			const answer = await add(note, { id });
			if (isRefusal(answer) && answer.status === 409) setNote({ ...note, id: newId() });
			return answer;
		},
		otherwise: "contentUnchanged",
		onDone: () => setNote({ id: newId(), text: "" }),
	});
	return (
		<Panel id="notes" title={say(words.notes)}>
			<p className="quiet">{say(words.notesHint)}</p>
			<ol className={styles.entries}>
				{notes.toReversed().map(({ at, by, text }) => (
					<li key={`${at} ${text}`}>
						<p>{text}</p>
						<p className="quiet">
							{by}, {dayAndTime(new Date(at), new Date(), lang)}
						</p>
					</li>
				))}
			</ol>
			{mayWork ? (
				<Form of={form}>
					<TextArea
						{...form.field("text")}
						label={say(words.note)}
						rows={2}
						maxLength={limits.words}
						required
						value={note.text}
						onChange={({ currentTarget }) => setNote({ ...note, text: currentTarget.value })}
					/>
					<Send of={form} label={words.addNote} look="line" />
				</Form>
			) : null}
		</Panel>
	);
}
