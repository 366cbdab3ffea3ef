import type { SomeHandlers } from "../calls/call-context.ts";

/** Suggests Hindi for text typed in Latin letters (decision 37). */
export const hindiCalls = {
	async hindiWords({ content, query: { word } }) {
		return [...content.hindiWords(word)];
	},
} satisfies SomeHandlers;
