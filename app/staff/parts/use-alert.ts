import { useState } from "react";
import type { OutcomeName } from "#contract/outcomes.ts";
import { outcomes } from "#contract/outcomes.ts";
import { mayPass, type Refusal, wordsOf } from "../../api-client.ts";
import { useLang } from "../../words/language.ts";

/** What the specification calls an alert: a message in the page, with the exact words (requirements, Alerts and confirmations). */
export interface Alert {
	/** Counts the messages, so that the same words said again are read out again. */
	readonly id: number;
	readonly tone: "good" | "bad";
	readonly words: string;
	/** The same again, where that makes sense. */
	readonly retry?: (() => void) | undefined;
}

/** The one alert of a form, and the ways to set it. */
export function useAlert() {
	const lang = useLang();
	const [alert, setAlert] = useState<Alert>();

	function show(tone: Alert["tone"], words: string, retry?: () => void) {
		setAlert((before) => ({ id: (before?.id ?? 0) + 1, tone, words, retry }));
	}

	return {
		alert,
		clear: () => setAlert(undefined),
		/** Something in the form is missing (§5). */
		ask: (outcome: OutcomeName) => show("bad", outcomes[outcome].words[lang]),
		/** It worked. */
		tell: (outcome: OutcomeName) => show("good", outcomes[outcome].words[lang]),
		/** §8 only logs these; a person is told as well, and may try again. */
		refuse: (refusal: Refusal, otherwise: OutcomeName, retry: () => void) => {
			// A session that is over is said by the sign-in form that comes in the screen's place.
			if (refusal.status === 401) return;
			console.error(otherwise, refusal.status, refusal.error);
			const { words, more } = wordsOf(refusal, outcomes[otherwise], lang);
			show("bad", [words, more].filter(Boolean).join(" "), mayPass(refusal) ? retry : undefined);
		},
	};
}
