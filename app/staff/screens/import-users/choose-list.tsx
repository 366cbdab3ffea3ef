import type { Reply } from "#contract/api.ts";
import { csv } from "#contract/csv.ts";
import { fill } from "#contract/language.ts";
import { imports } from "#contract/limits.ts";
import { peopleColumnNames, peopleColumns } from "#contract/people-list.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { ListFile } from "../../parts/list-file/list-file.tsx";
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
	const heads = peopleColumnNames.map((column) => peopleColumns[column][lang][0]);
	const example = [say(words.exampleName), "9876543210", roles.data?.at(-1)?.title[lang] ?? ""];

	return (
		<ListFile list={list} onList={onList} of={checking}>
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
		</ListFile>
	);
}
