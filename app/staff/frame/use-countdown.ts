import { useEffect, useState } from "react";
import type { Refusal } from "../../api-client.ts";
import { useLang } from "../../words/language.ts";
import { waitingWords } from "../parts/waiting-words.ts";

/** Counts down how long the server asks to wait; its words are empty where nothing has to be waited for. */
export function useCountdown() {
	const lang = useLang();
	const [end, setEnd] = useState(0);
	const [seconds, setSeconds] = useState(0);

	useEffect(() => {
		if (end === 0) return;
		const count = () => setSeconds(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
		count();
		const clock = setInterval(count, 1000);
		return () => clearInterval(clock);
	}, [end]);

	return {
		words: seconds > 0 ? waitingWords({ error: "", status: 429, retryAfter: seconds }, lang) : "",
		/** Returns what to say; nothing where the refusal is another one. */
		begin: (refusal: Refusal) => {
			const words = waitingWords(refusal, lang);
			if (words) setEnd(Date.now() + (refusal.retryAfter ?? 0) * 1000);
			return words;
		},
		stop: () => {
			setEnd(0);
			setSeconds(0);
		},
	};
}
