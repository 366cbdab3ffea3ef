import { type ChangeEvent, useState } from "react";
import { decodeList } from "#contract/csv.ts";
import { outcomes } from "#contract/outcomes.ts";
import { buttonClass } from "../../../parts/button/button.tsx";
import { describedBy, FieldNotes } from "../../../parts/field/field-notes.tsx";
import { useSay } from "../../../words/language.ts";
import form from "../form.module.css";
import { Form, Send } from "../form.tsx";
import type { useSubmit } from "../use-submit.ts";
import styles from "./list-import.module.css";
import { listImportWords as words } from "./words.ts";

interface Props {
	/** Text of the list, as CSV or as copied cells. */
	list: string;
	onList: (list: string) => void;
	of: ReturnType<typeof useSubmit>;
}

export function ChooseList({ list, onList, of: checking }: Props) {
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
