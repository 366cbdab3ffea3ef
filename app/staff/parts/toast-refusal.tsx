import { toast } from "react-hot-toast/headless";
import type { Lang } from "#contract/language.ts";
import { type OutcomeName, outcomes } from "#contract/outcomes.ts";
import { type Refusal, wordsOf } from "../../api-client.ts";
import { say as sayToast } from "../../parts/toast/say.tsx";

let shown: string | undefined;

/**
 * The failures that §8 shows as a toast: the server's own words, else those of the table. An ended session is announced by the
 * sign-in form that replaces the screen.
 *
 * @returns the words, for the form's summary: a toast vanishes
 */
export function toastRefusal(refusal: Refusal, otherwise: OutcomeName, lang: Lang): string {
	if (refusal.status === 401) return "";
	const { words, more } = wordsOf(refusal, outcomes[otherwise], lang);
	shown = sayToast("error", words, more ? <p>{more}</p> : undefined);
	return [words, more].filter(Boolean).join(". ");
}

/** Takes the last refusal off the screen: at the next attempt it is not true any more. */
export function clearRefusal(): void {
	if (shown) toast.dismiss(shown);
	shown = undefined;
}
