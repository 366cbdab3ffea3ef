import { readFileSync } from "node:fs";
import { refusal } from "../kit/refusal.ts";

/**
 * The 3,000 most common passwords of published leaks, and every common one that is long enough to be chosen here
 * (requirement A3).
 */
const common = new Set(
	readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8")
		.split("\n")
		.filter(Boolean),
);

/** A piece shorter than this that repeats itself is a pattern, whatever it says. */
const longestPattern = 4;

/** A password of fewer different letters than this is a pattern as well. */
const fewestLetters = 5;

/** A word shorter than this says too little to be guessed from. */
const shortestWord = 4;

export interface Person {
	readonly name: string;
	/** Ten digits. */
	readonly phone: string;
}

/** Decides which new passwords are too easy to guess. */
export class PasswordRules {
	readonly #councilWords: ReadonlySet<string>;

	/** @param councilTexts names of the council and its town: what a guesser in the town would try first */
	constructor(councilTexts: readonly string[] = []) {
		const words = councilTexts.flatMap((text) => [fold(text), ...text.split(/[\s,.()-]+/u).map(fold)]);
		this.#councilWords = new Set(words.filter((word) => [...word].length >= shortestWord));
	}

	/**
	 * @param field the key under which the password was sent
	 * @throws {Refusal} passwordCommon or passwordIsPersonal
	 */
	check(password: string, person: Person, field = "password"): void {
		const folded = fold(password);
		const core = withoutEnds(folded);
		if (
			folded.includes(person.phone) ||
			core === withoutEnds(fold(person.name)) ||
			folded === fold(person.name)
		) {
			throw refusal("passwordIsPersonal").of(field);
		}
		if (this.#isKnown(folded) || this.#isKnown(core) || isPattern(folded)) {
			throw refusal("passwordCommon").of(field);
		}
	}

	#isKnown(text: string): boolean {
		if (text === "") return false;
		const unit = repeatedUnit(text);
		return [text, unit].some((each) => common.has(each) || this.#councilWords.has(each));
	}
}

/** As a guesser reads it: without case, blanks, and other ways of writing the same letter. */
function fold(text: string): string {
	return text.normalize("NFKC").toLowerCase().replace(/\s+/gu, "");
}

/** "palika@2026!" is "palika" to a guesser. */
function withoutEnds(text: string): string {
	return text.replace(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, "");
}

/** The piece that a text repeats from beginning to end, or the text itself. */
function repeatedUnit(text: string): string {
	for (let length = 1; length <= text.length / 2; length += 1) {
		const unit = text.slice(0, length);
		if (text.length % length === 0 && unit.repeat(text.length / length) === text) return unit;
	}
	return text;
}

function isPattern(text: string): boolean {
	const letters = [...text];
	if (new Set(letters).size < fewestLetters) return true;
	if (repeatedUnit(text).length <= longestPattern) return true;
	// 123456789012, abcdefghijklm: each letter follows from the one before.
	const steps = letters.slice(1).map((letter, index) => step(letters[index] ?? "", letter));
	return new Set(steps).size === 1 && Math.abs(steps[0] ?? 0) <= 1;
}

function step(from: string, to: string): number {
	const isDigits = /^[0-9]{2}$/.test(from + to);
	const distance = (to.codePointAt(0) ?? 0) - (from.codePointAt(0) ?? 0);
	if (isDigits && Math.abs(distance) === 9) return -Math.sign(distance);
	return distance;
}
