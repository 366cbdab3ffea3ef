import type { Handlers } from "../calls/call-context.ts";

/** Hindi for whoever types in Latin letters (decision 37). */
export const hindiCalls: Handlers<"hindiWords"> = {
	async hindiWords({ content, query: { word } }) {
		return [...content.hindiWords(word)];
	},
};
