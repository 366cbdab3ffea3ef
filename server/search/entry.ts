import { languages, type Text } from "#contract/language.ts";
import { wordsOf } from "./key.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Piece, Thing } from "./thing.ts";

/** A thing as the search keeps it: with the keys of its words, so that no question has to work them out. */
export interface Entry {
	readonly thing: Thing;
	readonly inTitle: ReadonlySet<string>;
	readonly pieces: readonly (Piece & { readonly keys: ReadonlySet<string> })[];
}

/** Reads a thing once. */
export function entryOf(thing: Thing, lexicon: Lexicon): Entry {
	const keysIn = (text: Text): ReadonlySet<string> =>
		new Set(languages.flatMap((lang) => wordsOf(text[lang]).flatMap((word) => lexicon.keysOf(word))));
	return {
		thing,
		inTitle: keysIn(thing.title),
		pieces: thing.pieces.map((piece) => ({ ...piece, keys: keysIn(piece.text) })),
	};
}
