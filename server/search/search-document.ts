import type { Text } from "#contract/language.ts";
import type { PageName } from "#contract/pages.ts";
import type { SearchGroup } from "#contract/search.ts";

/** One thing that can be found: a page, a row of a table. It stands in the index once, with the words of both languages. */
export interface SearchDocument {
	readonly id: string;
	/** The page, where the thing is one. */
	readonly page?: PageName;
	readonly group: SearchGroup;
	readonly title: Text;
	readonly href: Text;
	/** What else it is called. */
	readonly names: readonly string[];
	/** What there is to read about it; the first piece says it in short. */
	readonly passages: readonly Passage[];
}

/** A few sentences, and their place on the page. */
export interface Passage {
	readonly text: Text;
	readonly anchor?: string | undefined;
}
