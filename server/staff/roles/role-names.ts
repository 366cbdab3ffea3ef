import { roleKey } from "./roles.store.ts";

/**
 * Detects look-alike role names, such as "аdmin" with a Cyrillic а, or "admiń". Alphabets unused in India are refused as a whole, so
 * that few letters remain to compare.
 */

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

/** First word that mixes alphabets, or uses one foreign to India. */
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

export function looksLike(one: string, other: string): boolean {
	return lookOf(one) === lookOf(other);
}
