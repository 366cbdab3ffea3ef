import type { Lang } from "#contract/language.ts";
import { type OutcomeName, outcomes } from "#contract/outcomes.ts";
import { type Refusal, wordsOf } from "../../api-client.ts";
import { say as sayToast } from "../../parts/toast/say.tsx";

/**
 * The failures that §8 shows as a toast: the server's own words, else those of the table. An ended session is announced by the
 * sign-in form that replaces the screen.
 */
export function toastRefusal(refusal: Refusal, otherwise: OutcomeName, lang: Lang): void {
	if (refusal.status === 401) return;
	const { words, more } = wordsOf(refusal, outcomes[otherwise], lang);
	sayToast("error", words, more ? <p>{more}</p> : undefined);
}
