import { useSay } from "../../words/language.ts";
import { words } from "../../words/words.ts";

/** Behind the words of a link that leaves the site: an arrow for the eye, "(opens in a new tab)" for the ear. */
export function NewTabSign() {
	const say = useSay();
	return (
		<>
			{/* A space that is never the first of a line: the sign stays with the word before it. */}
			<span className="new-tab-sign">{"\u00a0"}</span>
			<span className="visually-hidden">{say(words.opensInNewTab)}</span>
		</>
	);
}
