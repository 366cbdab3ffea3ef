import { type ChangeEvent, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { csv } from "#contract/csv.ts";
import { fill } from "#contract/language.ts";
import { imports } from "#contract/limits.ts";
import { outcomes } from "#contract/outcomes.ts";
import { peopleColumnNames, peopleColumns } from "#contract/people-list.ts";
import { buttonClass } from "../../../parts/button/button.tsx";
import { describedBy, FieldNotes } from "../../../parts/field/field-notes.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import form from "../../parts/form.module.css";
import { Form, Send } from "../../parts/form.tsx";
import { leavesPage, useUnsaved } from "../../parts/leave-question.tsx";
import { useList } from "../../parts/lists.ts";
import { saveAsFile } from "../../parts/save-as-file.ts";
import { useCall } from "../../parts/use-call.ts";
import { useSubmit } from "../../parts/use-submit.ts";
import styles from "./import-users.module.css";
import { importUsersWords as words } from "./words.ts";

interface Props {
	list: string;
	onList: (list: string) => void;
	onChecked: (checked: Reply<"previewUsers">) => void;
}

/** Takes a list as a file or as pasted cells, and has the server look at it. */
export function ChooseList({ list, onList, onChecked }: Props) {
	const say = useSay();
	const lang = useLang();
	const roles = useList("roleCards");
	const [name, setName] = useState("");
	const previewUsers = useCall("previewUsers");
	const checking = useSubmit({
		call: () => previewUsers({ list }),
		otherwise: "previewUsersFailed",
		onDone: onChecked,
	});
	const { errors } = checking;
	const field = errors.field("list");
	useUnsaved(list !== "", leavesPage);

	async function read({ currentTarget }: ChangeEvent<HTMLInputElement>) {
		const [chosen] = currentTarget.files ?? [];
		if (!chosen) return;
		errors.clear();
		setName(chosen.name);
		try {
			onList(new TextDecoder("utf-8", { fatal: true }).decode(await chosen.arrayBuffer()));
		} catch {
			onList("");
			errors.show([{ id: errors.idOf("file"), words: say(outcomes.listNotUtf8.words) }]);
		}
	}

	const heads = peopleColumnNames.map((column) => peopleColumns[column][lang][0]);
	const example = [say(words.exampleName), "9876543210", roles.data?.at(-1)?.title[lang] ?? ""];
	const file = { ...errors.field("file"), hint: say(words.fileHint) };

	return (
		<Form of={checking}>
			<div className={`${form.narrow} ${styles.paste}`}>
				<label htmlFor={file.id}>{say(words.file)}</label>
				<div className={styles.drop}>
					<span className={buttonClass("line")}>{say(words.chooseFile)}</span>
					<span>{name || say(words.drop)}</span>
					{/* Over all of it, so that a file can be dropped there: the browser's own words are in the browser's language. */}
					<input
						id={file.id}
						type="file"
						accept=".csv,.txt,.tsv,text/csv,text/plain"
						aria-describedby={describedBy(file.id, file)}
						aria-invalid={file.error ? true : undefined}
						onChange={read}
						// The same file once more, mended in the meantime, is a choice too.
						onClick={({ currentTarget }) => {
							currentTarget.value = "";
						}}
					/>
				</div>
				<FieldNotes {...file} />
			</div>
			<table className={styles.sample}>
				<caption>{fill(say(words.columns), { most: imports.rows })}</caption>
				<thead>
					<tr>
						{heads.map((head) => (
							<th key={head} scope="col">
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					<tr>
						{example.map((cell) => (
							<td key={cell}>{cell}</td>
						))}
					</tr>
				</tbody>
			</table>
			<button
				type="button"
				className={styles.example}
				onClick={() => saveAsFile("users.csv", csv([heads, example]))}
			>
				{say(words.example)}
			</button>
			<div className={styles.paste}>
				<label htmlFor={field.id}>{say(words.paste)}</label>
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
