import { desk as limits } from "#contract/content/limits.ts";
import { nameOf, type Row } from "#contract/content/row.ts";
import { firstPlace } from "#contract/edited-list.ts";
import { findsName, heardOf } from "#contract/finds-name.ts";
import { memo } from "#contract/memo.ts";
import { keysOf, plainLetters, wordsOf } from "#contract/phonetic-key.ts";

/** Builds a filter that matches rows by number, by part of the name in either language, or by sound. */
export function findsRow(typed: string): (key: string, row: Row | undefined) => boolean {
	const wanted = plainLetters(typed.trim());
	const isNamed = findsName(typed);
	return (key, row) =>
		wanted === "" ||
		(key.length === wanted.length && plainLetters(key) === wanted) ||
		(row !== undefined && isNamed(heardIn(row)));
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
		const wanted = plainLetters(typed.trim());
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
		const heard = [...this.#rows].map(([key, row]) => [key, heardIn(row)] as const);
		this.#names = new RowTexts(
			new Map(heard.map(([key, { name }]) => [key, `${plainLetters(key)} ${name}`])),
		);
		this.#sounds = new RowTexts(new Map(heard.map(([key, { sounds }]) => [key, sounds])));
		this.#fresh.clear();
	}
}

/** A clerk searches while typing, in thousands of rows that stay the same. */
const heardIn = memo((row: Row) => heardOf(Object.values(nameOf(row)).join(" ")));
