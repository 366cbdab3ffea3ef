import { nameOf, type Row } from "#contract/content/row.ts";
import { phoneticKeys, wordsOf } from "#contract/phonetic-key.ts";

/** Long tables share few words, and a key takes longer than a look-up. */
const keysByWord = new Map<string, readonly string[]>();

/** So many words are remembered; a council's tables have fewer. */
const mostWords = 50_000;

function keysOf(word: string): readonly string[] {
	const known = keysByWord.get(word);
	if (known) return known;
	if (keysByWord.size >= mostWords) keysByWord.clear();
	const keys = phoneticKeys(word);
	keysByWord.set(word, keys);
	return keys;
}

/** What finds rows by a typed text: the number, a part of the name in either language, or how it sounds. */
export function findsRow(typed: string): (key: string, row: Row | undefined) => boolean {
	const wanted = plain(typed.trim());
	if (wanted === "") return () => true;
	const heard = wordsOf(wanted).map(keysOf);
	const isHeard = heard.length > 0 && heard.every((keys) => keys.length > 0);
	return (key, row) => {
		if (plain(key) === wanted) return true;
		const { en, hi } = nameOf(row);
		const name = `${en} ${hi}`;
		return plain(name).includes(wanted) || (isHeard && soundsLike(name, heard));
	};
}

/** Keyboards encode the same Hindi in different Unicode forms; case never matters. */
function plain(text: string): string {
	return text.normalize("NFC").toLowerCase();
}

/** Each word that was typed sounds like the beginning of a word of the name. */
function soundsLike(name: string, heard: readonly (readonly string[])[]): boolean {
	const spoken = wordsOf(name).flatMap(keysOf);
	return heard.every((keys) => keys.some((key) => spoken.some((each) => each.startsWith(key))));
}
