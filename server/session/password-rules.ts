import { readFileSync } from "node:fs";
import { refusal } from "../kit/refusal.ts";

/** Common passwords of published leaks that are long enough here (requirement A3). */
const commonPasswords = new Set(
	readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8")
		.split("\n")
		.filter(Boolean),
);

const longestPattern = 4;

const fewestCharacters = 5;

/** Shorter words of the council's name are in too many good passwords. */
const shortestWord = 4;

export interface Person {
	readonly name: string;
	readonly phone: string;
}

export class PasswordRules {
	readonly #councilWords: ReadonlySet<string>;

	constructor(councilTexts: readonly string[] = []) {
		const words = councilTexts.flatMap((text) => [fold(text), ...text.split(/[\s,.()-]+/u).map(fold)]);
		this.#councilWords = new Set(words.filter((word) => [...word].length >= shortestWord));
	}

	/**
	 * @param field key in the request's body
	 * @throws {Refusal} passwordCommon or passwordIsPersonal
	 */
	check(password: string, person: Person, field = "password"): void {
		const folded = fold(password);
		const core = trimNonLetters(folded);
		if (
			folded.includes(person.phone) ||
			core === trimNonLetters(fold(person.name)) ||
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
		return [text, unit].some((each) => commonPasswords.has(each) || this.#councilWords.has(each));
	}
}

function fold(text: string): string {
	return text.normalize("NFKC").toLowerCase().replace(/\s+/gu, "");
}

/** A guesser tries "palika@2026!" with "palika". */
function trimNonLetters(text: string): string {
	return text.replace(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, "");
}

function repeatedUnit(text: string): string {
	for (let length = 1; length <= text.length / 2; length += 1) {
		const unit = text.slice(0, length);
		if (text.length % length === 0 && unit.repeat(text.length / length) === text) return unit;
	}
	return text;
}

function isPattern(text: string): boolean {
	const characters = [...text];
	if (new Set(characters).size < fewestCharacters) return true;
	if (repeatedUnit(text).length <= longestPattern) return true;
	const steps = characters.slice(1).map((character, index) => step(characters[index] ?? "", character));
	return new Set(steps).size === 1 && Math.abs(steps[0] ?? 0) <= 1;
}

function step(from: string, to: string): number {
	const isDigits = /^[0-9]{2}$/.test(from + to);
	const distance = (to.codePointAt(0) ?? 0) - (from.codePointAt(0) ?? 0);
	if (isDigits && Math.abs(distance) === 9) return -Math.sign(distance);
	return distance;
}
