import type { Text } from "#contract/language.ts";

export interface HelpSheet {
	readonly purpose: Text;
	readonly who: Text;
	readonly happens: readonly Text[];
}
