import { desk as limits } from "#contract/content/limits.ts";
import { nameOf, type Row } from "#contract/content/row.ts";
import { firstPlace } from "#contract/edited-list.ts";
import { wordsOf } from "#contract/phonetic-key.ts";
import { keysIn, keysOf } from "../kit/phonetic.ts";

/** Builds a filter that matches rows by number, by part of the name in either language, or by sound. */
export function findsRow(typed: string): (key: string, row: Row | undefined) => boolean {
	const wanted = plain(typed.trim());
	if (wanted === "") return () => true;
	const heard = wordsOf(wanted).map((word) => keysOf(word).map((key) => ` ${key}`));
	const isHeard = heard.length > 0 && heard.every((keys) => keys.length > 0);
	// Each typed word must sound like the beginning of a word of the name.
	const isLike = (sounds: string) => heard.every((keys) => keys.some((key) => sounds.includes(key)));
	return (key, row) => {
		if (key.length === wanted.length && plain(key) === wanted) return true;
		if (!row) return false;
		const { name, sounds } = heardOf(row);
		return name.includes(wanted) || (isHeard && isLike(sounds));
	};
}

/** Texts of many rows joined to one, which is searched far faster than row by row. */
class RowTexts {
	readonly #keys: readonly string[];
	readonly #text: string;
	/** Offset at which the text of each row begins. */
	readonly #begins: readonly number[];

	constructor(texts: ReadonlyMap<string, string>) {
		let at = 0;
		this.#begins = [...texts.values()].map((text) => {
			const begin = at;
			at += text.length + 1;
			return begin;
		});
		this.#keys = [...texts.keys()];
		this.#text = [...texts.values()].join("\n");
	}

	/** Finds the keys of rows that contain any of the words, up to a limit. */
	having(words: readonly string[], most = Number.POSITIVE_INFINITY): ReadonlySet<string> {
		const found = new Set<string>();
		for (const word of words) {
			for (let at = this.#text.indexOf(word); at >= 0 && found.size < most; ) {
				const next = firstPlace(this.#begins, (begin) => begin > at);
				found.add(this.#keys[next - 1] ?? "");
				const begin = this.#begins[next];
				at = begin === undefined ? -1 : this.#text.indexOf(word, begin);
			}
		}
		return found;
	}
}

/** Searchable names of rows; rows that have changed since the joined texts were built are searched one by one. */
export class RowNames {
	readonly #rows = new Map<string, Row>();
	readonly #fresh = new Set<string>();
	#names = new RowTexts(new Map());
	#sounds = new RowTexts(new Map());

	set(key: string, row: Row | undefined): void {
		if (row) this.#rows.set(key, row);
		else this.#rows.delete(key);
		this.#fresh.add(key);
	}

	find(typed: string): string[] {
		if (this.#fresh.size > limits.rowsHeardAtOnce) this.#write();
		const wanted = plain(typed.trim());
		const finds = findsRow(typed);
		const maybe = [...this.#names.having([wanted]), ...this.#havingRarest(wordsOf(wanted)), ...this.#fresh];
		return [...new Set(maybe)].filter((key) => finds(key, this.#rows.get(key)));
	}

	/** Rows that contain what sounds like the rarest word: the bound on hits rises until one word stays below it. */
	#havingRarest(words: readonly string[]): ReadonlySet<string> {
		const sounds = words.map((word) => keysOf(word).map((key) => ` ${key}`));
		for (const most of [100, 1_000, 10_000, Number.POSITIVE_INFINITY]) {
			for (const each of sounds) {
				const found = this.#sounds.having(each, most);
				if (found.size < most) return found;
			}
		}
		return new Set();
	}

	#write(): void {
		const heard = [...this.#rows].map(([key, row]) => [key, heardOf(row)] as const);
		this.#names = new RowTexts(new Map(heard.map(([key, { name }]) => [key, `${plain(key)} ${name}`])));
		this.#sounds = new RowTexts(new Map(heard.map(([key, { sounds }]) => [key, sounds])));
		this.#fresh.clear();
	}
}

interface Heard {
	readonly name: string;
	/** Phonetic keys of its words, each after a space. */
	readonly sounds: string;
}

/** Clerks search as they type, in thousands of rows that don't change. */
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
