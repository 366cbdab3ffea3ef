import { useState } from "react";
import type { FormPlan } from "#contract/content/form-plan.ts";
import type { Row } from "#contract/content/row.ts";
import { fill } from "#contract/language.ts";
import { Button } from "../../../../parts/button/button.tsx";
import { Note } from "../../../../parts/note/note.tsx";
import { dayAndTime } from "../../../../words/dates.ts";
import { useLang, useSay } from "../../../../words/language.ts";
import { Compare } from "../../../parts/compare/compare.tsx";
import { Confirm } from "../../../parts/confirm.tsx";
import { headline } from "../../../parts/rows.ts";
import { staffWords as shared } from "../../../parts/words.ts";
import type { Words } from "./device.ts";
import styles from "./keep.module.css";
import { keepWords as words } from "./words.ts";

interface Props {
	form: FormPlan;
	row: Row;
	offered: Words;
	onTake: () => void;
	/** @returns whether they were deleted */
	onDrop: () => Promise<boolean>;
}

export function OfferedWords({ form, row, offered, onTake, onDrop }: Props) {
	const say = useSay();
	const lang = useLang();
	const [isAsked, setIsAsked] = useState(false);
	const moment = dayAndTime(new Date(offered.savedAt), new Date(), lang);
	return (
		<Note tone="look">
			<p>{fill(say(words.offered), { moment, headline: headline(offered.row, lang) })}</p>
			<details>
				<summary>{say(words.whatDiffers)}</summary>
				<Compare form={form} before={row} after={offered.row} />
			</details>
			<div className={`flow ${styles.actions}`}>
				<Button look="line" onClick={onTake}>
					{say(words.take)}
				</Button>
				<Button look="line" onClick={() => setIsAsked(true)}>
					{say(shared.dropDraft)}
				</Button>
			</div>
			{isAsked ? (
				<Confirm
					title={say(shared.dropDraft)}
					question={say(shared.dropDraftQuestion)}
					onAct={onDrop}
					onClose={() => setIsAsked(false)}
				>
					<p>{headline(offered.row, lang)}</p>
				</Confirm>
			) : null}
		</Note>
	);
}
