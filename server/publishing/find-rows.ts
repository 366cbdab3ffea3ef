import { nameOf, type Row } from "#contract/content/row.ts";
import { desk as limits } from "#contract/limits.ts";
import { wordsOf } from "#contract/phonetic-key.ts";
import { keysIn, keysOf } from "../kit/heard.ts";
import { firstPlace } from "../kit/versioned-table.ts";

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

/**
 * The names of rows as one text, which is looked through far faster than the rows one by one. What has changed since it was written
 * is looked at by itself.
 */
export class RowNames {
	readonly #rows = new Map<string, Row>();
	readonly #fresh = new Set<string>();
	#text = "";
	/** Where in the text the names of each row begin. */
	#begins: readonly { readonly at: number; readonly key: string }[] = [];

	set(key: string, row: Row | undefined): void {
		if (row) this.#rows.set(key, row);
		else this.#rows.delete(key);
		this.#fresh.add(key);
	}

	/** The keys of the rows that a text may find, and of a few others. */
	thatMayHave(typed: string): ReadonlySet<string> {
		if (this.#fresh.size > limits.rowsHeardAtOnce) this.#write();
		const wanted = plain(typed.trim());
		const [longest = wanted] = wordsOf(wanted).toSorted((one, other) => other.length - one.length);
		const found = new Set(this.#fresh);
		for (const each of [wanted, ...keysOf(longest).map((sound) => ` ${sound}`)]) {
			for (let at = this.#text.indexOf(each); at >= 0; ) {
				const next = firstPlace(this.#begins, (begin) => begin.at > at);
				found.add(this.#begins[next - 1]?.key ?? "");
				at = this.#text.indexOf(each, this.#begins[next]?.at ?? this.#text.length);
			}
		}
		return found;
	}

	#write(): void {
		const begins: { at: number; key: string }[] = [];
		const lines: string[] = [];
		let at = 0;
		for (const [key, row] of this.#rows) {
			const { name, sounds } = heardOf(row);
			const line = `${plain(key)}\n${name}\n${sounds}\n`;
			begins.push({ at, key });
			lines.push(line);
			at += line.length;
		}
		this.#text = lines.join("");
		this.#begins = begins;
		this.#fresh.clear();
	}
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
