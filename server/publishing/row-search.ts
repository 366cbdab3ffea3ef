import { desk as limits } from "#contract/content/limits.ts";
import { nameOf, type Row } from "#contract/content/row.ts";
import { firstPlace } from "#contract/edited-list.ts";
import { findsName, heardOf } from "#contract/finds-name.ts";
import { memo } from "#contract/memo.ts";
import { keysOf, plainLetters, wordsOf } from "#contract/phonetic-key.ts";

/** Builds a filter of rows: by their number, a telephone number, a part of the name in either language, or its sound. */
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

	having(wanted: string): readonly string[] {
		const found: string[] = [];
		for (let at = this.#text.indexOf(wanted); at >= 0; ) {
			const next = firstPlace(this.#begins, (begin) => begin > at);
			found.push(this.#keys[next - 1] ?? "");
			const begin = this.#begins[next];
			at = begin === undefined ? -1 : this.#text.indexOf(wanted, begin);
		}
		return found;
	}
}

class RowSounds {
	readonly #rows = new Map<string, string[]>();
	readonly #inOrder: readonly string[];

	constructor(sounds: Iterable<readonly [key: string, sounds: string]>) {
		for (const [key, text] of sounds) {
			for (const sound of new Set(text.trim().split(" "))) {
				const rows = this.#rows.get(sound);
				if (rows) rows.push(key);
				else this.#rows.set(sound, [key]);
			}
		}
		this.#inOrder = [...this.#rows.keys()].sort();
	}

	beginning(wanted: readonly string[]): (readonly string[])[] {
		const found = new Set<string>();
		for (const sound of wanted) {
			let at = firstPlace(this.#inOrder, (each) => each >= sound);
			for (; this.#inOrder[at]?.startsWith(sound); at += 1) found.add(this.#inOrder[at] ?? "");
		}
		return [...found].map((sound) => this.#rows.get(sound) ?? []);
	}
}

/** Searchable names of rows; rows that have changed since the joined texts were built are searched one by one. */
export class RowNames {
	readonly #rows = new Map<string, Row>();
	readonly #fresh = new Set<string>();
	#names = new RowTexts(new Map());
	#sounds = new RowSounds([]);

	set(key: string, row: Row | undefined): void {
		if (row) this.#rows.set(key, row);
		else this.#rows.delete(key);
		this.#fresh.add(key);
	}

	find(typed: string): string[] {
		if (this.#fresh.size > limits.rowsHeardAtOnce) this.#write();
		const wanted = plainLetters(typed.trim());
		const finds = findsRow(typed);
		const maybe = [...this.#names.having(wanted), ...this.#havingRarest(wordsOf(wanted)), ...this.#fresh];
		return [...new Set(maybe)].filter((key) => finds(key, this.#rows.get(key)));
	}

	#havingRarest(words: readonly string[]): readonly string[] {
		const count = (lists: readonly (readonly string[])[]) =>
			lists.reduce((sum, { length }) => sum + length, 0);
		const found = words.map((word) => this.#sounds.beginning(keysOf(word)));
		const [rarest = []] = found.sort((one, other) => count(one) - count(other));
		return rarest.flat();
	}

	#write(): void {
		const heard = [...this.#rows].map(([key, row]) => [key, heardIn(row)] as const);
		this.#names = new RowTexts(
			new Map(heard.map(([key, { name }]) => [key, `${plainLetters(key)} ${name}`])),
		);
		this.#sounds = new RowSounds(heard.map(([key, { sounds }]) => [key, sounds]));
		this.#fresh.clear();
	}
}

/** Memoised, since a clerk searches while typing, in thousands of rows that stay the same. */
const heardIn = memo(({ phone, ...row }: Row) => {
	const number = typeof phone === "string" ? [phone, phone.replace(/\D/g, "")] : [];
	return heardOf([...Object.values(nameOf(row)), ...number].join(" "));
});
