import { useState } from "react";
import type { Text } from "#contract/language.ts";
import type { OutcomeName } from "#contract/outcomes.ts";
import { outcomes } from "#contract/outcomes.ts";
import { mayPass, type Refusal, wordsOf } from "../../api-client.ts";
import { useLang } from "../../words/language.ts";
import { waitingWords } from "../../words/waiting.ts";

/** What the specification calls an alert: a message in the page, with the exact words (requirements, Alerts and confirmations). */
export interface Alert {
	/** Counts the messages, so that the same words are read out again. */
	readonly id: number;
	readonly tone: "good" | "bad";
	readonly words: string;
	/** Retries, where that makes sense. */
	readonly retry?: (() => void) | undefined;
}

/** The alert of a form, and its setters. */
export function useAlert() {
	const lang = useLang();
	const [alert, setAlert] = useState<Alert>();

	function show(tone: Alert["tone"], words: string, retry?: () => void) {
		setAlert((before) => ({ id: (before?.id ?? 0) + 1, tone, words, retry }));
	}

	return {
		alert,
		clear: () => setAlert(undefined),
		/** A required field is empty (§5). */
		ask: (outcome: OutcomeName) => show("bad", outcomes[outcome].words[lang]),
		/** What no outcome of a call says. */
		warn: (text: Text) => show("bad", text[lang]),
		/** Success. */
		tell: (outcome: OutcomeName) => show("good", outcomes[outcome].words[lang]),
		/** §8 only logs these; here a person sees the reason too, and may retry. */
		refuse: (refusal: Refusal, otherwise: OutcomeName, retry: () => void) => {
			// An ended session is announced by the sign-in form that replaces the screen.
			if (refusal.status === 401) return;
			console.error(otherwise, refusal.status, refusal.error);
			const { words, more } = wordsOf(refusal, outcomes[otherwise], lang);
			const said = waitingWords(refusal, lang) || [words, more].filter(Boolean).join(" ");
			show("bad", said, mayPass(refusal) ? retry : undefined);
		},
	};
}
