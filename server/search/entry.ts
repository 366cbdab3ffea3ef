import { languages, type Text } from "#contract/language.ts";
import { wordsOf } from "#contract/phonetic-key.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Passage, SearchDocument } from "./search-document.ts";

/** A search document with the phonetic keys of its words, precomputed so that queries stay fast. */
export interface Entry {
	readonly document: SearchDocument;
	readonly inTitle: ReadonlySet<string>;
	readonly passages: readonly (Passage & { readonly keys: ReadonlySet<string> })[];
}

export function entryOf(document: SearchDocument, lexicon: Lexicon): Entry {
	const keysIn = (text: Text): ReadonlySet<string> =>
		new Set(languages.flatMap((lang) => wordsOf(text[lang]).flatMap((word) => lexicon.phoneticKeys(word))));
	return {
		document,
		inTitle: keysIn(document.title),
		passages: document.passages.map((passage) => ({ ...passage, keys: keysIn(passage.text) })),
	};
}
