import type { ComplaintVisit } from "#contract/complaints/visit.ts";
import { pagePath } from "#contract/pages.ts";
import { Button } from "../../../parts/button/button.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import styles from "./follow-complaint.module.css";
import { followWords as words } from "./words.ts";

/** One button that ends the messages to a phone; a mere visit changes nothing, since phones open links ahead. */
export function StopMessages({ of: { key, isDone } }: { of: NonNullable<ComplaintVisit["stop"]> }) {
	const say = useSay();
	const lang = useLang();
	return (
		<>
			<PageBoard page="followComplaint" title={words.stopTitle} />
			<div className={`wrap section stack ${styles.code}`}>
				{isDone ? (
					<Note tone="good">
						<p>{say(words.stopped)}</p>
					</Note>
				) : (
					<form
						method="post"
						action={pagePath("followComplaint", lang)}
						encType="multipart/form-data"
						className="stack"
					>
						<p>{say(words.stopLead)}</p>
						<input type="hidden" name="stop" value={key} />
						<Button type="submit" size="big">
							{say(words.stop)}
						</Button>
					</form>
				)}
				<p>
					<PageLink page="followComplaint">{say(words.show)}</PageLink>
				</p>
			</div>
		</>
	);
}
