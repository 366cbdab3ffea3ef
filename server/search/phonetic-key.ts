/**
 * The key of a word: how it sounds, in few Latin letters, so that जन्म, "janm", "janam" and "Janma" are one word to the index.
 * Short a is not always written and long a not always typed, so no a counts but the first letter; aspirates, nukta and the
 * length of vowels don't count either. English words go the same way and stay apart well enough.
 */

/** A word for the index: a number (1,000) or letters with their signs. Hindi vowel signs are marks, not letters. */
const word = /\p{N}+(?:,\p{N}+)*|[\p{L}\p{M}\u200c\u200d]+/gu;

const consonants = letters("कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहळ", "kkggnccjjnttddnttddnpfbbmyrlvssshl");
const vowels = letters("अआइईउऊएओऑऍ", "aaiiuueooe");
const signs = letters("ािीुूेोॉॅ", "aiiuueooe");

/** Letters that people hear in two ways: गृह is typed "grih" and "grah", सड़क "sadak" and "sarak". */
const heard = [
	{ vocalicR: "ri", flapped: "d" },
	{ vocalicR: "ra", flapped: "r" },
] as const;

/** The words of a text, as they are written. */
export function wordsOf(text: string): readonly string[] {
	return text.match(word) ?? [];
}

/** A text cut at its words: each odd piece is a word. */
export function cutAtWords(text: string): readonly string[] {
	return text.split(new RegExp(`(${word.source})`, "gu"));
}

/** The keys under which a word is found, the likeliest first; none for a single letter, which says nothing. */
export function phoneticKeys(written: string): readonly string[] {
	const plain = written
		.normalize("NFC")
		.toLowerCase()
		.replace(/[\u200c\u200d]/g, "");
	if (/^\p{N}/u.test(plain)) return [western(plain)];
	const ways = /[\u0900-\u097F]/.test(plain)
		? heard.map((way) => sound(latin(stem(plain), way)))
		: [sound(english(plain))];
	return [...new Set(ways)].filter((key) => key.length > 1);
}

/** Whether a key is a number, which is never taken for another one. */
export function isNumber(key: string): boolean {
	return /^\d/.test(key);
}

function letters(from: string, to: string): Readonly<Record<string, string>> {
	return Object.fromEntries([...from].map((letter, index) => [letter, to[index] ?? ""]));
}

/** १,००० → 1000 */
function western(number: string): string {
	return number.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966)).replaceAll(",", "");
}

/** A Hindi word without the ending of its plural or its case: नालियाँ, नालियों → नाली; कूड़े → कूड़ा. */
function stem(hindi: string): string {
	return (
		hindi
			.replace(/ि(याँ|यां|यों)$/u, "ी")
			.replace(/([ाु])(ओं|एँ|एं)$/u, "$1")
			.replace(/(?<=..)(ों|ें)$/u, "")
			.replace(/(?<=..)े$/u, "ा")
			// As "awas" loses its s below.
			.replace(/(?<=...)स$/u, "")
	);
}

/** Devanagari letter by letter: a consonant carries an a until a sign takes it away. */
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

/** Latin spelling brought to the letters that `latin` writes, without the s of a plural, -ing and the e that nobody hears. */
function english(word: string): string {
	return word
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/ch+/g, "C")
		.replace(/c(?=[eiy])/g, "s")
		.replace(/(?<=...)(?<!s)s$/, "")
		.replace(/(?<=...)ing$/, "")
		.replace(/(?<=...)(?<!e)e$/, "")
		.replace(/[cq]/g, "k")
		.replace(/C/g, "c")
		.replace(/x/g, "ks")
		.replace(/ph/g, "f")
		.replace(/z/g, "j")
		.replace(/w/g, "v")
		.replace(/([kgtdbjsr])h/g, "$1");
}

/** What both spellings have in common: see above. */
function sound(spelt: string): string {
	return spelt
		.replace(/(?<=..)a+$/, "")
		.replace(/ee|ii/g, "i")
		.replace(/oo|uu/g, "u")
		.replace(/y$/, "i")
		.replace(/(?<=.)y/g, "")
		.replace(/m(?=[pb])/g, "n")
		.replace(/[ae]+i/g, "e")
		.replace(/[ao]+u/g, "o")
		.replace(/(.)\1+/g, "$1")
		.replace(/(?<=.)a/g, "");
}
