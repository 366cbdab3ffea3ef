import { phoneticKeys, wordsOf } from "#contract/phonetic-key.ts";

interface Person {
	readonly name: string;
	readonly role?: string | undefined;
	readonly phone?: string | undefined;
}

/** Ten thousand names share few words, and a key takes longer than a look-up. */
const keysByWord = new Map<string, readonly string[]>();

function keysOf(word: string): readonly string[] {
	const keys = keysByWord.get(word) ?? phoneticKeys(word);
	keysByWord.set(word, keys);
	return keys;
}

/**
 * What finds people by a typed text: a part of the name or role; the name as it sounds, in either script; a number as the table
 * shows it or as people write it, with spaces, hyphens, +91 or Hindi digits.
 */
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

/** The digits of a text that is a number or the beginning of one, without country code; undefined for any other text. */
function digitsIn(text: string): string | undefined {
	const western = text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
	const bare = western.replace(/[\s().\-\u2010-\u2015]/gu, "");
	if (!/^\+?\d+$/.test(bare)) return undefined;
	return bare.replace(/^(?:\+91|0091|(?:91|0)(?=\d{10}$))/, "").replace("+", "");
}

/** Each word that was typed sounds like the beginning of a word of the name. */
function soundsLike(name: string, heard: readonly (readonly string[])[]): boolean {
	const spoken = wordsOf(name).flatMap(keysOf);
	return heard.every((keys) => keys.some((key) => spoken.some((each) => each.startsWith(key))));
}
