import { keysIn, keysOf, plainLetters, wordsOf } from "./phonetic-key.ts";

export interface Heard {
	readonly name: string;
	/** Phonetic keys of its words, each after a space. */
	readonly sounds: string;
}

export function heardOf(name: string): Heard {
	return { name: plainLetters(name), sounds: ` ${keysIn(name).join(" ")}` };
}

/**
 * Matches names that contain the typed text, or in which each typed word finds one that begins with its sound, in either script.
 */
export function findsName(typed: string): (heard: Heard) => boolean {
	const wanted = plainLetters(typed.trim());
	const keys = wordsOf(wanted).map((word) => keysOf(word).map((key) => ` ${key}`));
	const isHeard = keys.length > 0 && keys.every((each) => each.length > 0);
	return ({ name, sounds }) =>
		name.includes(wanted) ||
		(isHeard && keys.every((each) => each.some((beginning) => sounds.includes(beginning))));
}
