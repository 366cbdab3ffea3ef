import type { FormPlan } from "#contract/content/form-plan.ts";
import type { Row } from "#contract/content/row.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { useSay } from "../../../words/language.ts";
import { Compare } from "../../parts/compare/compare.tsx";
import { keepWords } from "./keep/words.ts";
import { contentWords as words } from "./words.ts";

interface Props {
	form: FormPlan;
	row: Row;
	/** null if the folder has lost it. */
	folder: Row | null;
	onTake: (row: Row) => void;
}

/** Offers the folder's change of a published row, with its differences. */
export function FolderNote({ form, row, folder, onTake }: Props) {
	const say = useSay();
	if (folder === null) return <Note tone="look">{say(words.folderGone)}</Note>;
	return (
		<Note tone="look">
			<p>{say(words.folderChanged)}</p>
			<details>
				<summary>{say(keepWords.whatDiffers)}</summary>
				<Compare form={form} before={row} after={folder} />
			</details>
			<p>
				<Button look="line" onClick={() => onTake(folder)}>
					{say(words.takeFolder)}
				</Button>
			</p>
		</Note>
	);
}
