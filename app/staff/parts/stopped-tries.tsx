import { useId } from "react";
import { pageByName } from "#contract/pages.ts";
import { PageLink } from "../../parts/link/page-link.tsx";
import { Note } from "../../parts/note/note.tsx";
import { dayAndTime } from "../../words/dates.ts";
import { useLang, useSay } from "../../words/language.ts";
import { useList } from "../desk/data/loader.ts";
import { staffWords as words } from "./words.ts";

/** Warns somebody whose password was used without the second factor. */
export function StoppedTries() {
	const say = useSay();
	const lang = useLang();
	const id = useId();
	const { data } = useList("mySecondFactor");
	if (!data || data.stopped.length === 0) return null;
	return (
		<Note tone="bad">
			<p id={id}>{say(words.stoppedTries)}</p>
			<ul aria-labelledby={id}>
				{data.stopped.map(({ at, address }) => (
					<li key={at}>
						<time dateTime={at}>{dayAndTime(new Date(at), new Date(), lang)}</time>
						{address ? ` · ${address}` : ""}
					</li>
				))}
			</ul>
			<p>
				{say(words.stoppedAdvice)}{" "}
				<PageLink page="myPassword">{say(pageByName("myPassword").title)}</PageLink>
			</p>
		</Note>
	);
}
