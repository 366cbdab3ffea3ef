import { phoneticKeys, wordsOf } from "#contract/phonetic-key.ts";

interface Person {
	readonly name: string;
	readonly role?: string | undefined;
	readonly phone?: string | undefined;
}

/** Few words make up ten thousand names, and a key costs more than a look-up. */
const keysByWord = new Map<string, readonly string[]>();

function keysOf(word: string): readonly string[] {
	const keys = keysByWord.get(word) ?? phoneticKeys(word);
	keysByWord.set(word, keys);
	return keys;
}

/** Finds people by a part of the name or role, by sound in either script, or by a number in any notation. */
export function findsPerson(typed: string): (person: Person) => boolean {
	const wanted = plain(typed.trim());
	if (wanted === "") return () => true;
	const digits = digitsIn(wanted);
	if (digits !== undefined) {
		return ({ name, role = "", phone = "" }) =>
			phone.includes(digits) || plain(name).includes(wanted) || plain(role).includes(wanted);
	}
	const heard = wordsOf(wanted).map(keysOf);
	const isHeard = heard.length > 0 && heard.every((keys) => keys.length > 0);
	return ({ name, role = "" }) =>
		plain(name).includes(wanted) || plain(role).includes(wanted) || (isHeard && soundsLike(name, heard));
}

/** Keyboards encode the same Hindi in different Unicode forms; case never matters. */
function plain(text: string): string {
	return text.normalize("NFC").toLowerCase();
}

/** Digits of a number or its beginning, without country code; undefined for any other text. */
function digitsIn(text: string): string | undefined {
	const western = text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
	const bare = western.replace(/[\s().\-\u2010-\u2015]/gu, "");
	if (!/^\+?\d+$/.test(bare)) return undefined;
	return bare.replace(/^(?:\+91|0091|(?:91|0)(?=\d{10}$))/, "").replace("+", "");
}

function soundsLike(name: string, heard: readonly (readonly string[])[]): boolean {
	const spoken = wordsOf(name).flatMap(keysOf);
	return heard.every((keys) => keys.some((key) => spoken.some((each) => each.startsWith(key))));
}
