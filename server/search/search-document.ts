import type { ContentDoor } from "#contract/content/door.ts";
import type { Text } from "#contract/language.ts";
import type { SearchGroup } from "#contract/search.ts";

/** A page or a table row that the search can find; one document holds the words of both languages. */
export interface SearchDocument {
	readonly id: string;
	/** Set if the document is a page. */
	readonly page?: string;
	readonly group: SearchGroup;
	readonly title: Text;
	readonly href: Text;
	/** Other names. */
	readonly names: readonly string[];
	/** Its prose; the first passage is the summary. */
	readonly passages: readonly Passage[];
}

/** What a document is made of, and how. */
export interface DocumentSource {
	readonly id: string;
	/** While these are the same objects and words, the document is the same. */
	readonly from: readonly unknown[];
	/** @param door the content that is searched now */
	readonly make: (door: ContentDoor) => SearchDocument;
}

/** A few sentences, and their anchor on the page. */
export interface Passage {
	readonly text: Text;
	readonly anchor?: string | undefined;
}
