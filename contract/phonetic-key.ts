/**
 * The phonetic key of a word: its sound in few Latin letters, so that जन्म, "janm", "janam" and "Janma" find the same pages.
 * Only a leading a counts, because people write and type the others inconsistently; aspiration, nukta and vowel length are
 * ignored too. English words go through the same rules, and remain distinct enough.
 */

import { plainDigits } from "./mobile.ts";

/**
 * A word: a number (1,000), or letters with marks. Hindi words would break at each vowel sign without the marks (\p{M}), at each joiner
 * without invisible characters (\p{Cf}), and at a colon that is typed for a visarga (दु:ख).
 */
const word =
	/\p{N}+(?:,\p{N}+)*|[\p{L}\p{M}\p{Cf}]+(?:(?<=\p{sc=Deva}):(?=\p{sc=Deva})[\p{L}\p{M}\p{Cf}]+)*/gu;

const consonants = letters("कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहळ", "kkggnccjjnttddnttddnpfbbmyrlvssshl");
const vowels = letters("अआइईउऊएओऑऍ", "aaiiuueooe");
const signs = letters("ािीुूेोॉॅ", "aiiuueooe");

/** Letters with two common transliterations: गृह is typed "grih" or "grah", सड़क "sadak" or "sarak". */
const heard = [
	{ vocalicR: "ri", flapped: "d" },
	{ vocalicR: "ra", flapped: "r" },
] as const;

export function wordsOf(text: string): readonly string[] {
	return text.match(word) ?? [];
}

/** Splits a text at word boundaries: the odd elements are the words. */
export function cutAtWords(text: string): readonly string[] {
	return text.split(new RegExp(`(${word.source})`, "gu"));
}

/**
 * The phonetic keys of a word, the likeliest first; none for a single letter, which would match too much.
 * @param shortest how many letters a key has at least: one says something while the word is being typed
 */
export function phoneticKeys(written: string, shortest = 2): readonly string[] {
	const plain = plainLetters(written);
	if (/^\p{N}/u.test(plain)) return [plainDigits(plain).replaceAll(",", "")];
	// Nobody says a letter four times: these are no words, and would sound like short ones.
	if (/(.)\1{3}/u.test(plain)) return [];
	const ways = /[\u0900-\u097F]/.test(plain)
		? withVisarga(plain).flatMap((each) => heard.map((way) => sound(latin(stem(each), way))))
		: [sound(english(plain))];
	// आय is all vowels: alone its e would be too short, and nobody would find an income certificate.
	const keys = ways.map((key) =>
		key.replace(/^[aeiou]$/, (vowel) => vowel.repeat(Math.min(shortest, plain.length))),
	);
	return [...new Set(keys)].filter((key) => key.length >= shortest);
}

/** Cached keys: computing one takes twenty microseconds, and long tables have few different words. */
const remembered = new Map<string, readonly string[]>();

export function keysOf(word: string): readonly string[] {
	const keys = remembered.get(word) ?? phoneticKeys(word);
	if (remembered.size >= 20_000) remembered.clear();
	remembered.set(word, keys);
	return keys;
}

export function keysIn(text: string): readonly string[] {
	return wordsOf(text).flatMap(keysOf);
}

/** Normalises a text for comparison: one form of letters, without case and invisible characters. */
export function plainLetters(text: string): string {
	return text
		.normalize("NFKC")
		.toLowerCase()
		.replace(/\p{Cf}/gu, "");
}

/** A word as it is said, without visarga, and as others write it; a colon in its place may also separate two words. */
function withVisarga(word: string): readonly string[] {
	if (word.includes(":")) return [word.replaceAll(":", ""), ...word.split(":")];
	return word.includes("ः") ? [word.replace(/(?<=..)ः/gu, ""), word] : [word];
}

/** Whether a key is a number: these are never corrected, or a wrong number would find somebody else's row. */
export function isNumber(key: string): boolean {
	return /^\d/.test(key);
}

function letters(from: string, to: string): Readonly<Record<string, string>> {
	return Object.fromEntries([...from].map((letter, index) => [letter, to[index] ?? ""]));
}

/** Strips the plural and case endings of a Hindi word: नालियाँ, नालियों → नाली; कूड़े → कूड़ा. */
function stem(hindi: string): string {
	return (
		hindi
			.replace(/ि(याँ|यां|यों)$/u, "ी")
			.replace(/([ाु])(ओं|एँ|एं)$/u, "$1")
			.replace(/(?<=..)(ों|ें)$/u, "")
			.replace(/(?<=..)े$/u, "ा")
			// `english` strips the s of "awas", so आवास must lose its स to match.
			.replace(/(?<=...)स$/u, "")
	);
}

/** Transliterates Devanagari: a consonant carries an inherent a until a vowel sign or a virama replaces it. */
function latin(hindi: string, { vocalicR, flapped }: (typeof heard)[number]): string {
	let out = "";
	for (const letter of hindi.replaceAll("ज्ञ", "ग्य").replace(/[डढ]\u093C/g, "ऱ")) {
		if (letter === "ऱ") out += `${flapped}a`;
		else if (consonants[letter]) out += `${consonants[letter]}a`;
		else if (vowels[letter]) out += vowels[letter];
		else if (letter === "ऐ" || letter === "औ") out += letter === "ऐ" ? "ai" : "au";
		else if (letter === "ऋ") out += vocalicR;
		else if (signs[letter]) out = out.slice(0, -1) + signs[letter];
		else if (letter === "ै" || letter === "ौ") out = out.slice(0, -1) + (letter === "ै" ? "ai" : "au");
		else if (letter === "ृ") out = out.slice(0, -1) + vocalicR;
		else if (letter === "्") out = out.slice(0, -1);
		else if (letter === "ं" || letter === "ँ") out += "n";
		else if (letter === "ः") out += "h";
	}
	return out;
}

/** Normalises Latin spelling to the letters that `latin` writes, without plural s, -ing and silent e. */
function english(word: string): string {
	return word
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/c*ch+/g, "C")
		.replace(/c(?=[eiy])/g, "s")
		.replace(/(?<=...)(?<!s|ou)s$/, "")
		.replace(/(?<=...)ing$/, "")
		.replace(/(?<=..[^e])ed$/, "")
		.replace(/(?<=...)(?<!e)e$/, "")
		.replace(/[cq]/g, "k")
		.replace(/C/g, "c")
		.replace(/x/g, "ks")
		.replace(/ph/g, "f")
		.replace(/z/g, "j")
		.replace(/w/g, "v")
		.replace(/([kgtdbjsr])h/g, "$1");
}

function sound(spelt: string): string {
	return (
		spelt
			// An a beside an h is heard as an e, and written so by many: शहर, "sheher".
			.replace(/(?<=.)eh(?:e(?=[^aeiou]))?/g, "h")
			.replace(/(?<=..)a+$/, "")
			.replace(/ee|ii/g, "i")
			.replace(/oo|uu/g, "u")
			.replace(/y$/, "i")
			.replace(/(?<=.)y/g, "")
			.replace(/m(?=[pb])/g, "n")
			.replace(/[ae]+i/g, "e")
			.replace(/[ao]+u/g, "o")
			.replace(/(.)\1+/g, "$1")
			.replace(/(?<=.)a/g, "")
	);
}
