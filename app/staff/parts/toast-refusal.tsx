import { toast } from "react-hot-toast/headless";
import type { Lang } from "#contract/language.ts";
import { type OutcomeName, outcomes } from "#contract/outcomes.ts";
import { type Refusal, wordsOf } from "../../api-client.ts";
import { say as sayToast } from "../../parts/toast/say.tsx";

let shown: string | undefined;

/**
 * Shows a failure as a toast (§8); an ended session is announced by the login form instead.
 *
 * @returns the words for the form's summary, since a toast vanishes
 */
export function toastRefusal(refusal: Refusal, otherwise: OutcomeName, lang: Lang): string {
	if (refusal.status === 401) return "";
	const { words, more } = wordsOf(refusal, outcomes[otherwise], lang);
	shown = sayToast("error", words, more ? <p>{more}</p> : undefined);
	return [words, more].filter(Boolean).join(". ");
}

/** Removes the last refusal at the next attempt. */
export function clearRefusal(): void {
	if (shown) toast.dismiss(shown);
	shown = undefined;
}
