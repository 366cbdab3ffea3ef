import { nameOf, type Row } from "#contract/content/row.ts";
import { wordsOf } from "#contract/phonetic-key.ts";
import { keysIn, keysOf } from "../kit/heard.ts";

/** What finds rows by a typed text: the number, a part of the name in either language, or how it sounds. */
export function findsRow(typed: string): (key: string, row: Row | undefined) => boolean {
	const wanted = plain(typed.trim());
	if (wanted === "") return () => true;
	const heard = wordsOf(wanted).map((word) => keysOf(word).map((key) => ` ${key}`));
	const isHeard = heard.length > 0 && heard.every((keys) => keys.length > 0);
	// Each word that was typed sounds like the beginning of a word of the name.
	const isLike = (sounds: string) => heard.every((keys) => keys.some((key) => sounds.includes(key)));
	return (key, row) => {
		if (key.length === wanted.length && plain(key) === wanted) return true;
		if (!row) return false;
		const { name, sounds } = heardOf(row);
		return name.includes(wanted) || (isHeard && isLike(sounds));
	};
}

interface Heard {
	readonly name: string;
	/** The keys of its words, each after a space. */
	readonly sounds: string;
}

/** A clerk searches while typing, in thousands of rows that stay the same. */
const heardBefore = new WeakMap<Row, Heard>();

function heardOf(row: Row): Heard {
	const known = heardBefore.get(row);
	if (known) return known;
	const { en, hi } = nameOf(row);
	const name = `${en} ${hi}`;
	const heard = { name: plain(name), sounds: ` ${keysIn(name).join(" ")}` };
	heardBefore.set(row, heard);
	return heard;
}

/** Keyboards encode the same Hindi in different Unicode forms; case never matters. */
function plain(text: string): string {
	return text.normalize("NFC").toLowerCase();
}
