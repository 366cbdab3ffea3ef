import { roleKey } from "./roles.store.ts";

/**
 * Detects role names that only look the same, such as "аdmin" with a Cyrillic а, or "admiń". A
 * full list of similar letters has ten thousand lines, mostly of alphabets unused here; so those
 * alphabets are refused as a whole, and few letters remain.
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
			// Strips marks from Latin letters only: those of Indian letters are vowels.
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
