import { useSay } from "../../words/language.ts";
import { staffWords as words } from "../parts/words.ts";

/** Stands in the place of the first screen until its script is there. */
export function Loading() {
	const say = useSay();
	return <p>{say(words.loading)}</p>;
}
