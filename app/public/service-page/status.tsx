import { fill } from "#contract/language.ts";
import { Note } from "../../parts/note/note.tsx";
import { longMoment } from "../../words/dates.ts";
import { useLang, useSay } from "../../words/language.ts";
import type { ServiceState } from "./read-status.ts";
import styles from "./status.module.css";
import { words } from "./words.ts";

const tones = { normal: "good", revised: "look", limited: "bad" } as const;

/** Whether the service runs today, at the top, so that nobody comes in vain. */
export function Status({ status }: { status: ServiceState }) {
	const say = useSay();
	const lang = useLang();
	return (
		<Note tone={tones[status.state]}>
			<p>
				<strong>{say(words[status.state])}</strong> {status.text}
				{status.until ? ` ${fill(say(words.until), { date: longMoment(status.until, lang) })}` : null}
			</p>
		</Note>
	);
}

/** The same for a page that is not about one service: a row of its own below the board. */
export function StatusBand({ status }: { status: ServiceState }) {
	return (
		<div className={`wrap ${styles.band}`}>
			<Status status={status} />
		</div>
	);
}
