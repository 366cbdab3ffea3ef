import { toast } from "react-hot-toast/headless";
import type { Lang } from "#contract/language.ts";
import { type OutcomeName, outcomes } from "#contract/outcomes.ts";
import { type Refusal, wordsOf } from "../../api-client.ts";
import { say as sayToast } from "../../parts/toast/say.tsx";

const id = "refusal";

/**
 * Shows a failure as a toast (§8); an ended session is announced by the login form instead.
 *
 * @returns the words for the form's summary, since a toast vanishes
 */
export function toastRefusal(refusal: Refusal, otherwise: OutcomeName, lang: Lang): string {
	if (refusal.status === 401) return "";
	const { words, more } = wordsOf(refusal, outcomes[otherwise], lang);
	sayToast("error", words, more ? <p>{more}</p> : undefined, undefined, id);
	return [words, more].filter(Boolean).join(". ");
}

/** Removes the last refusal at the next attempt; not by `dismiss`, whose later removal may hit the refusal that follows. */
export const clearRefusal = (): void => {
	toast.remove(id);
};
