import { roleKey } from "./roles.store.ts";

/**
 * Names of roles that only look the same: whoever gives "аdmin" with a Cyrillic а, or "admiń", would believe that it is the
 * other one. A list of all letters that resemble each other has ten thousand lines and most of them in alphabets that
 * nobody here writes, so these are refused as a whole, and of the rest few remain.
 */

/** The alphabets of English and of India's languages. */
const alphabets = [
	"Latin",
	"Devanagari",
	"Bengali",
	"Gurmukhi",
	"Gujarati",
	"Oriya",
	"Tamil",
	"Telugu",
	"Kannada",
	"Malayalam",
	"Arabic",
	"Ol_Chiki",
	"Meetei_Mayek",
].map((script) => new RegExp(`^[\\p{Script=${script}}\\p{Script=Common}\\p{Script=Inherited}]*$`, "u"));

/** The first word of a name that isn't in one of our alphabets throughout. */
export function mixedWord(name: string): string | undefined {
	return name
		.normalize("NFKC")
		.split(/[\s\p{Pd}/&(),.]+/u)
		.find((word) => !alphabets.some((alphabet) => alphabet.test(word)));
}

/** Letters of Cyrillic and Greek that are drawn like Latin ones, small or large. */
const drawnLikeLatin = new Map(
	[..."аaеeоoрpсcуyхxіiјjѕsһhкkмmтtвbнhԁdԛqԝwαaβbεeηhιiκkμmνnοoρpτtυyχxζz".matchAll(/(.)(.)/gu)].map(
		([, one = "", latin = ""]) => [one, latin],
	),
);

/** A name without what the eye passes over: accents, other alphabets' letters, and letters drawn like digits. */
export function lookOf(name: string): string {
	return (
		roleKey(name)
			.normalize("NFKD")
			// Of Latin letters alone: the marks of Indian ones are their vowels.
			.replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
			.replaceAll("ı", "i")
			.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => drawnLikeLatin.get(letter) ?? letter)
			.replaceAll("rn", "m")
			.replace(/[1il|]/g, "l")
			.replaceAll("0", "o")
			.replace(/[\s\p{P}]+/gu, " ")
	);
}

/** Whether two names can be taken for each other. */
export function looksLike(one: string, other: string): boolean {
	return lookOf(one) === lookOf(other);
}
