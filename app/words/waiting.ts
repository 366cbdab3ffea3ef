import { fill, type Lang } from "#contract/language.ts";
import type { Refusal } from "../api-client.ts";
import { duration } from "./numbers.ts";

const words = {
	tooManyTries: {
		en: "Too many tries. Please wait {time} and try again.",
		hi: "बहुत बार कोशिश हो चुकी है। कृपया {time} रुककर फिर कोशिश करें।",
	},
};

/** After too many attempts, how long to wait, as a person would say it; empty for any other refusal. */
export function waitingWords({ status, retryAfter }: Refusal, lang: Lang): string {
	if (status !== 429 || !retryAfter) return "";
	return fill(words.tooManyTries[lang], { time: duration(retryAfter, lang) });
}
