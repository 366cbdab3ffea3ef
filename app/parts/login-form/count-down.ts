import type { Lang } from "#contract/language.ts";
import type { Refusal } from "../../api-client.ts";
import { waitingWords } from "../../words/waiting.ts";

/**
 * Counts down how long the server asks to wait. Loaded once somebody has to: public pages are read without it.
 *
 * @param tell called with the words for each second, and with none at the end
 * @returns the first words, and what ends it early
 */
export function countDown(refusal: Refusal, lang: Lang, tell: (words: string) => void) {
	const end = Date.now() + (refusal.retryAfter ?? 0) * 1000;
	const wordsNow = () => {
		const retryAfter = Math.max(0, Math.ceil((end - Date.now()) / 1000));
		return waitingWords({ ...refusal, retryAfter }, lang);
	};
	const clock = setInterval(() => {
		const words = wordsNow();
		if (words === "") stop();
		else tell(words);
	}, 1000);
	const stop = () => {
		clearInterval(clock);
		tell("");
	};
	const words = wordsNow();
	tell(words);
	return { words, stop };
}
