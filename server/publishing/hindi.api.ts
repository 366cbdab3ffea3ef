import type { Handlers } from "../calls/call-context.ts";

/** Suggests Hindi for text typed in Latin letters (decision 37). */
export const hindiCalls: Handlers<"hindiWords"> = {
	async hindiWords({ content, query: { word } }) {
		return [...content.hindiWords(word)];
	},
};
