import { useSay } from "../../words/language.ts";
import { words } from "../../words/words.ts";

/** After the words of a link that leaves the site: an arrow to see, "(opens in a new tab)" to hear. */
export function NewTabSign() {
	const say = useSay();
	return (
		<>
			{/* A no-break space, so that the sign never wraps away from the word before it. */}
			<span className="new-tab-sign">{"\u00a0"}</span>
			<span className="visually-hidden">{say(words.opensInNewTab)}</span>
		</>
	);
}
