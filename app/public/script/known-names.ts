import { phoneticKeys, wordsOf } from "#contract/phonetic-key.ts";
import type { KnownName } from "#contract/search.ts";

interface Word {
	readonly spelt: string;
	readonly keys: readonly string[];
}

/** No match; lower places are better. */
const nowhere = Number.POSITIVE_INFINITY;

/** From here on a name only sounds like what is typed, in the same script: मरम्मत for मृ. */
const soundsAlike = 7;

/** Words by which nobody looks for a name. */
const small = /^(?:an?|and|for|in|of|on|the|to)$/i;

/**
 * Finds names by the first letters of their words, in Devanagari, in English, and by the sound of Hindi in Latin letters ("jan" begins
 * जन्म). Written matches come before sounds across scripts, whole words before beginnings, and first words before later ones. Sounds within
 * a script are guesses, shown only if nothing else matches.
 */
export function namesFrom(names: readonly KnownName[]): (typed: string) => readonly KnownName[] {
	const known = names.map((name) => ({
		name,
		calls: [name.title, name.also].map((text) => ({
			spelt: plain(text),
			words: wordsOf(text)
				.filter((word) => !small.test(word))
				.map(wordFrom),
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
			.sort((one, other) => one.place - other.place)
			.filter(({ place }, _, [best]) => place < soundsAlike || (best && best.place >= soundsAlike));
		// Several names may lead to one place, and one name to several; the best match is shown.
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
	for (const [place, begins] of [isSpelt, soundsAcross, sounds].entries()) {
		if (!asked.every((each) => words.some((word) => begins(word, each)))) continue;
		const isWhole = asked.every(({ keys: [key] }) => words.some((word) => word.keys.includes(key ?? "")));
		const isAtStart = first && askedFirst && begins(first, askedFirst);
		return 1 + 3 * place + (isWhole ? 0 : isAtStart ? 1 : 2);
	}
	return nowhere;
}

function isSpelt(word: Word, asked: Word): boolean {
	return word.spelt.startsWith(asked.spelt);
}

/** Whether a word sounds or is spelt as asked; a query may mix both. */
function soundsAcross(word: Word, asked: Word): boolean {
	return isSpelt(word, asked) || (isHindi(word) !== isHindi(asked) && sounds(word, asked));
}

function sounds(word: Word, asked: Word): boolean {
	return isSpelt(word, asked) || asked.keys.some((start) => word.keys.some((key) => key.startsWith(start)));
}

const isHindi = ({ spelt }: Word) => /\p{sc=Deva}/u.test(spelt);

function wordFrom(written: string): Word {
	return { spelt: plain(written), keys: phoneticKeys(written) };
}

/** Beginning of a word. A final y is heard as an i, or not at all if the word goes on: "shikay" of "shikayat". */
function askedFrom(written: string): Word {
	const readings = [written, written.replace(/(?<=...)ya*$/, "")];
	return { spelt: written, keys: readings.flatMap((reading) => phoneticKeys(reading, 1)) };
}

function plain(text: string): string {
	return text.normalize("NFC").toLowerCase().replaceAll("\u093C", "");
}
