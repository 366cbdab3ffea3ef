import { useState } from "react";
import type { Text } from "#contract/language.ts";
import type { OutcomeName } from "#contract/outcomes.ts";
import { outcomes } from "#contract/outcomes.ts";
import { mayPass, type Refusal, wordsOf } from "../../api-client.ts";
import { useLang } from "../../words/language.ts";
import { waitingWords } from "../../words/waiting.ts";

/** An alert of the specification: a message in the page with exact words (requirements, Alerts and confirmations). */
export interface Alert {
	/** Counts the messages, so that the same words are read out again. */
	readonly id: number;
	readonly tone: "good" | "bad";
	readonly words: string;
	readonly retry?: (() => void) | undefined;
}

export function useAlert() {
	const lang = useLang();
	const [alert, setAlert] = useState<Alert>();

	function show(tone: Alert["tone"], words: string, retry?: () => void) {
		setAlert((before) => ({ id: (before?.id ?? 0) + 1, tone, words, retry }));
	}

	return {
		alert,
		clear: () => setAlert(undefined),
		/** For an empty required field (§5). */
		ask: (outcome: OutcomeName) => show("bad", outcomes[outcome].words[lang]),
		/** For words that are no outcome of a call. */
		warn: (text: Text) => show("bad", text[lang]),
		tell: (outcome: OutcomeName) => show("good", outcomes[outcome].words[lang]),
		/** §8 only logs these; here a person sees the reason too, and may retry. */
		refuse: (refusal: Refusal, otherwise: OutcomeName, retry: () => void) => {
			// An ended session is announced by the login form.
			if (refusal.status === 401) return;
			console.error(otherwise, refusal.status, refusal.error);
			const { words, more } = wordsOf(refusal, outcomes[otherwise], lang);
			const said = waitingWords(refusal, lang) || [words, more].filter(Boolean).join(" ");
			show("bad", said, mayPass(refusal) ? retry : undefined);
		},
	};
}
