import { phoneticKeys, wordsOf } from "#contract/phonetic-key.ts";
import type { KnownName } from "#contract/search.ts";

interface Word {
	readonly spelt: string;
	readonly keys: readonly string[];
}

/** Not met at all; the lower a place, the better. */
const nowhere = Number.POSITIVE_INFINITY;

/**
 * Finds names by the first letters of their words, in Devanagari, in English, and by the sound of Hindi in Latin letters ("jan" begins
 * जन्म). What is written so comes before what only sounds so, and a name that begins so before one that has it further on.
 */
export function namesFrom(names: readonly KnownName[]): (typed: string) => readonly KnownName[] {
	const known = names.map((name) => ({
		name,
		calls: [name.title, name.also].map((text) => ({
			spelt: plain(text),
			words: wordsOf(text).map(wordFrom),
		})),
	}));

	return (written) => {
		const typed = plain(written).trim();
		const asked = wordsOf(typed).map(askedFrom);
		if (asked.length === 0) return [];
		const placed = known
			.map(({ name, calls }) => ({
				name,
				place: Math.min(...calls.map((call) => placeOf(call, typed, asked))),
			}))
			.filter(({ place }) => place < nowhere)
			.sort((one, other) => one.place - other.place);
		// Several names may lead to one place, and one name to several: the best of them stands for all.
		const seen = new Set<string>();
		return placed
			.map(({ name }) => name)
			.filter(({ title, href }) => {
				const isNew = !seen.has(title) && !seen.has(href);
				seen.add(title).add(href);
				return isNew;
			});
	};
}

function placeOf(
	{ spelt, words }: { readonly spelt: string; readonly words: readonly Word[] },
	typed: string,
	asked: readonly Word[],
): number {
	if (spelt.startsWith(typed)) return 0;
	const [first] = words;
	const [askedFirst] = asked;
	for (const [place, begins] of [isSpelt, isSpeltOrSounds].entries()) {
		if (!asked.every((each) => words.some((word) => begins(word, each)))) continue;
		const isAtStart = first && askedFirst && begins(first, askedFirst);
		return 1 + 2 * place + (isAtStart ? 0 : 1);
	}
	return nowhere;
}

function isSpelt(word: Word, asked: Word): boolean {
	return word.spelt.startsWith(asked.spelt);
}

function isSpeltOrSounds(word: Word, asked: Word): boolean {
	return isSpelt(word, asked) || asked.keys.some((start) => word.keys.some((key) => key.startsWith(start)));
}

function wordFrom(written: string): Word {
	return { spelt: plain(written), keys: phoneticKeys(written) };
}

/** The beginning of a word. A y at its end is heard as an i, and perhaps not at all when the word goes on: "shikay", of "shikayat". */
function askedFrom(written: string): Word {
	const readings = [written, written.replace(/(?<=...)ya*$/, "")];
	return { spelt: written, keys: readings.flatMap((reading) => phoneticKeys(reading, 1)) };
}

/** As it is compared: सफाई is written for सफ़ाई. */
function plain(text: string): string {
	return text.normalize("NFC").toLowerCase().replaceAll("\u093C", "");
}
