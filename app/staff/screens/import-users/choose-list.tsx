import type { ChangeEvent } from "react";
import type { Reply } from "#contract/api.ts";
import { csv } from "#contract/csv.ts";
import { fill } from "#contract/language.ts";
import { imports } from "#contract/limits.ts";
import { outcomes } from "#contract/outcomes.ts";
import { peopleColumnNames, peopleColumns } from "#contract/people-list.ts";
import { Field } from "../../../parts/field/field.tsx";
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
		const [file] = currentTarget.files ?? [];
		if (!file) return;
		errors.clear();
		try {
			onList(new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()));
		} catch {
			onList("");
			errors.show([{ id: errors.idOf("file"), words: say(outcomes.listNotUtf8.words) }]);
		}
	}

	function example() {
		const head = peopleColumnNames.map((column) => peopleColumns[column][lang][0]);
		const role = roles.data?.at(-1)?.name ?? "";
		saveAsFile("users.csv", csv([head, [say(words.exampleName), "9876543210", role]]));
	}

	return (
		<Form of={checking}>
			<p className="measure">
				{fill(say(words.columns), { most: imports.rows })}{" "}
				<button type="button" className={styles.example} onClick={example}>
					{say(words.example)}
				</button>
			</p>
			<div className={`${form.narrow} ${styles.file}`}>
				<Field
					{...errors.field("file")}
					label={say(words.file)}
					hint={say(words.fileHint)}
					type="file"
					accept=".csv,.txt,.tsv,text/csv,text/plain"
					onChange={read}
					// The same file once more, mended in the meantime, is a choice too.
					onClick={({ currentTarget }) => {
						currentTarget.value = "";
					}}
				/>
			</div>
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
