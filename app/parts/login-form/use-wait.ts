import { useEffect, useRef, useState } from "react";
import type { Refusal } from "../../api-client.ts";
import { useLang } from "../../words/language.ts";

/** Counts down the wait after too many attempts; its code is loaded on demand. */
export function useWait() {
	const lang = useLang();
	const [words, setWords] = useState("");
	const stop = useRef<() => void>(undefined);
	useEffect(() => () => stop.current?.(), []);

	return {
		words,
		/** Resolves with the words to show; empty for other refusals. */
		begin: async (refusal: Refusal): Promise<string> => {
			if (refusal.status !== 429) return "";
			try {
				const { countDown } = await import("./count-down.ts");
				const wait = countDown(refusal, lang, setWords);
				stop.current = wait.stop;
				return wait.words;
			} catch {
				// No connection now: the server's own sentence says it too.
				return "";
			}
		},
		stop: () => stop.current?.(),
	};
}
