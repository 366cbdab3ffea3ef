import { type ReactNode, useId, useState } from "react";
import { lengths } from "#contract/limits.ts";
import { Button } from "../../../../parts/button/button.tsx";
import fieldStyles from "../../../../parts/field/field.module.css";
import { useSay } from "../../../../words/language.ts";
import bottomBar from "../../../parts/bottom-bar.module.css";
import { PublishTime } from "../../../parts/publish-time.tsx";
import { publishTimeWords } from "../../../parts/publish-time-words.ts";
import styles from "./send.module.css";
import { noteField } from "./use-sending.ts";
import { sendWords as words } from "./words.ts";

type How = "publish" | "submit" | "check";

interface Props {
	mayEdit: boolean;
	mayPublish: boolean;
	mayPlan: boolean;
	busy: How | undefined;
	onSend: (how: How) => void;
	children: ReactNode;
}

/** Publishes now or later with the permission to; otherwise sends for review. */
export function SendButtons({ mayEdit, mayPublish, mayPlan, busy, onSend, children }: Props) {
	const say = useSay();
	const [from, setFrom] = useState("");
	if (!mayEdit) return <div className={`cluster ${bottomBar.bar} ${styles.bar}`}>{children}</div>;
	const own = mayPublish ? "publish" : "submit";
	const doing = publishTimeWords[mayPlan && from ? "publishThen" : "publish"];
	return (
		<>
			<div className={`cluster ${styles.others}`}>
				{mayPublish ? (
					<>
						{mayPlan ? (
							<details className={styles.more}>
								<summary>{say(publishTimeWords.atATime)}</summary>
								<PublishTime from={from} onFrom={setFrom} />
							</details>
						) : null}
						<details className={styles.more}>
							<summary>{say(words.askFirst)}</summary>
							<ReviewNote />
							<Button look="line" busy={busy === "submit"} onClick={() => onSend("submit")}>
								{say(busy === "submit" ? words.submitting : words.submit)}
							</Button>
						</details>
					</>
				) : (
					<details className={styles.more}>
						<summary>{say(words.note)}</summary>
						<ReviewNote hasHeading />
					</details>
				)}
				<Button look="line" busy={busy === "check"} onClick={() => onSend("check")}>
					{say(words.check)}
				</Button>
			</div>
			<div className={`cluster ${bottomBar.bar} ${styles.bar}`}>
				{children}
				<Button type="submit" busy={busy === own}>
					{mayPublish
						? say(busy === "publish" ? publishTimeWords.publishing : doing)
						: say(busy === "submit" ? words.submitting : words.submit)}
				</Button>
			</div>
		</>
	);
}

/** @param hasHeading true if its label stands above it already */
function ReviewNote({ hasHeading = false }: { hasHeading?: boolean }) {
	const say = useSay();
	const id = useId();
	return (
		<div className={`${fieldStyles.field} ${styles.note}`}>
			<label htmlFor={id} className={hasHeading ? "visually-hidden" : undefined}>
				{say(words.note)}
			</label>
			<textarea id={id} name={noteField} rows={2} maxLength={lengths.reason} />
		</div>
	);
}
