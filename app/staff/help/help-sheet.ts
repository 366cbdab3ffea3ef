import type { Text } from "#contract/language.ts";

/** What a screen is for, who may use it, and what happens: who is told, what can be undone. */
export interface HelpSheet {
	readonly purpose: Text;
	readonly who: Text;
	readonly happens: readonly Text[];
}
