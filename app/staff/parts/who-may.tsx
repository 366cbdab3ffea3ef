import { fill } from "#contract/language.ts";
import { useLang, useSay } from "../../words/language.ts";
import { staffWords as words } from "./words.ts";

/** Names told before it is “and others”. */
const mostNames = 4;

/** Says who may change what one may not. */
export function WhoMay({ names, className }: { names: readonly string[]; className?: string | undefined }) {
	const say = useSay();
	const lang = useLang();
	const told = names.length > mostNames ? [...names.slice(0, mostNames), say(words.others)] : names;
	const those = new Intl.ListFormat(lang).format(told);
	return (
		<span className={className}>
			{told.length > 0 ? fill(say(words.whoMay), { names: those }) : say(words.nobodyMay)}
		</span>
	);
}
