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
		if (key.length === wanted.length && plain(key) === wanted) return true;
		if (!row) return false;
		const { name, sounds } = heardOf(row);
		return name.includes(wanted) || (isHeard && soundsLike(sounds, heard));
	};
}

interface Heard {
	readonly name: string;
	/** The keys of its words, each after a space. */
	readonly sounds: string;
}

/** A clerk searches while typing, in thousands of rows that stay the same. */
const heardBefore = new WeakMap<Row, Heard>();

function heardOf(row: Row): Heard {
	const known = heardBefore.get(row);
	if (known) return known;
	const { en, hi } = nameOf(row);
	const name = `${en} ${hi}`;
	const sounds = wordsOf(name)
		.flatMap(keysOf)
		.map((key) => ` ${key}`)
		.join("");
	const heard = { name: plain(name), sounds };
	heardBefore.set(row, heard);
	return heard;
}

/** Keyboards encode the same Hindi in different Unicode forms; case never matters. */
function plain(text: string): string {
	return text.normalize("NFC").toLowerCase();
}

/** Each word that was typed sounds like the beginning of a word of the name. */
function soundsLike(sounds: string, heard: readonly (readonly string[])[]): boolean {
	return heard.every((keys) => keys.some((key) => sounds.includes(` ${key}`)));
}
