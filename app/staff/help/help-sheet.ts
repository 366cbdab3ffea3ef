import type { Text } from "#contract/language.ts";

/** Purpose of a screen, who may use it, and its effects. */
export interface HelpSheet {
	readonly purpose: Text;
	readonly who: Text;
	readonly happens: readonly Text[];
}
