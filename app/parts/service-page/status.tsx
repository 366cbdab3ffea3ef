import { fill } from "#contract/language.ts";
import { longDate } from "../../dates.ts";
import { useLang, useSay } from "../../language.ts";
import { Note } from "../note/note.tsx";
import type { Service } from "./read-service.ts";
import { words } from "./words.ts";

const tones = { normal: "good", revised: "look", limited: "bad" } as const;

/** Whether the service runs today: first of all, so that nobody comes in vain. */
export function Status({ status }: { status: NonNullable<Service["status"]> }) {
	const say = useSay();
	const lang = useLang();
	return (
		<Note tone={tones[status.state]}>
			<p>
				<strong>{say(words[status.state])}</strong> {status.text}
				{status.until ? ` ${fill(say(words.until), { date: longDate(status.until, lang) })}` : null}
			</p>
		</Note>
	);
}
