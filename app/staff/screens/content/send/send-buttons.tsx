import { useId, useState } from "react";
import { lengths } from "#contract/limits.ts";
import { Button } from "../../../../parts/button/button.tsx";
import fieldStyles from "../../../../parts/field/field.module.css";
import { useSay } from "../../../../words/language.ts";
import formStyles from "../../../parts/form.module.css";
import { PublishTime } from "../../../parts/publish-time.tsx";
import { publishTimeWords } from "../../../parts/publish-time-words.ts";
import styles from "./send.module.css";
import { noteField } from "./use-sending.ts";
import { sendWords as words } from "./words.ts";

type How = "publish" | "submit" | "check";

interface Props {
	mayEdit: boolean;
	mayPublish: boolean;
	busy: How | undefined;
	onSend: (how: How) => void;
}

/** What one may do with the form's words: whoever may publish does, now or at a time; everybody else sends them for review. */
export function SendButtons({ mayEdit, mayPublish, busy, onSend }: Props) {
	const say = useSay();
	const [from, setFrom] = useState("");
	if (!mayEdit) return null;
	const check = (
		<Button look="line" busy={busy === "check"} onClick={() => onSend("check")}>
			{say(words.check)}
		</Button>
	);
	if (!mayPublish)
		return (
			<>
				<ReviewNote />
				<div className={formStyles.send}>
					<Button type="submit" busy={busy === "submit"}>
						{say(busy === "submit" ? words.submitting : words.submit)}
					</Button>
					{check}
				</div>
			</>
		);
	return (
		<>
			<div className={formStyles.send}>
				<Button type="submit" busy={busy === "publish"}>
					{say(publishTimeWords[busy === "publish" ? "publishing" : from ? "publishThen" : "publish"])}
				</Button>
				{check}
			</div>
			<details className={styles.more}>
				<summary>{say(publishTimeWords.atATime)}</summary>
				<PublishTime from={from} onFrom={setFrom} />
			</details>
			<details className={styles.more}>
				<summary>{say(words.askFirst)}</summary>
				<ReviewNote />
				<Button look="line" busy={busy === "submit"} onClick={() => onSend("submit")}>
					{say(busy === "submit" ? words.submitting : words.submit)}
				</Button>
			</details>
		</>
	);
}

/** What the writer tells whoever reviews it. */
function ReviewNote() {
	const say = useSay();
	const id = useId();
	return (
		<div className={`${fieldStyles.field} ${styles.note}`}>
			<label htmlFor={id}>{say(words.note)}</label>
			<textarea id={id} name={noteField} rows={2} maxLength={lengths.reason} />
		</div>
	);
}
