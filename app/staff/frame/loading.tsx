import { useSay } from "../../words/language.ts";
import { staffWords as words } from "../parts/words.ts";

export function Loading() {
	const say = useSay();
	return <p>{say(words.loading)}</p>;
}
