import { DatabaseSync } from "node:sqlite";
import { languages, type Text } from "#contract/language.ts";
import { isNumber, phoneticKeys, wordsOf } from "#contract/phonetic-key.ts";
import type { SearchGroup } from "#contract/search.ts";
import { version } from "../kit/version.ts";
import type { Passage } from "./passages.ts";
import { emptyWords } from "./weak-words.ts";

/** A page or a table row that the search can find; one document holds the words of both languages. */
export interface SearchDocument {
	readonly group: SearchGroup;
	readonly title: Text;
	readonly href: Text;
	/** Other names. */
	readonly names: readonly string[];
	/** Its prose; the first passage is the summary. */
	readonly passages: readonly Passage[];
}

/** Raise the number where something else is stored of the same document or word: what another program made is made anew. */
const madeBy = `${version}, format 1`;

/**
 * FTS5 gets phonetic keys instead of words, and leaves them as they are. They stand in `documents` too, each between spaces, where the ranking
 * looks them up. `body` is the document as JSON; `said` has the words of its names in their very spelling, and its names of two words.
 */
const schema = `
	create table made (by text);
	create table documents (rowid integer primary key, id text not null unique, "group" text not null, body text not null,
		title text, names text, lead text, text text, said text);
	create virtual table found using fts5(title, names, lead, text, content=documents, tokenize=ascii);
	create virtual table terms using fts5vocab(found, row);
	create virtual table places using fts5vocab(found, col);
	insert into made values ('${madeBy}');
`;

/** Notices have row ids from here on. A council has thousands, and a flood of them mustn't drown what a word is usually asked for. */
const firstNotice = 2 ** 40;

/** Of the notices, and of all else, so many documents are looked at: the best by how often and where the words are in them. */
export const looked = 200;

/** A document in which some of the words are, with its keys by column. */
export interface Candidate
	extends Readonly<Record<"id" | "title" | "names" | "lead" | "text" | "said", string>> {
	readonly group: SearchGroup;
	/** By BM25. */
	readonly score: number;
}

/** The full-text index: a file of SQLite with what can be found, derived from the content. */
export class SearchIndex {
	readonly #database: DatabaseSync;
	readonly #sql: ReturnType<DatabaseSync["createTagStore"]>;

	/**
	 * Opens an index, or makes an empty one.
	 *
	 * @param file a path, or ":memory:"
	 * @throws {Error} where the file is damaged, of another version, or can't be written
	 */
	constructor(file: string) {
		this.#database = new DatabaseSync(file, { timeout: 1000 });
		this.#sql = this.#database.createTagStore();
		// What is deleted is written over: it may be words that were erased.
		this.#database.exec("pragma journal_mode = wal; pragma synchronous = normal; pragma secure_delete = on");
		this.within(() => {
			if (!this.#sql.get`select name from sqlite_schema`) this.#database.exec(schema);
			if (this.#sql.get`select by from made`?.by !== madeBy) throw new Error("Made by another version");
		});
	}

	/** Does something as one transaction: another process sees all of it or nothing. */
	within(work: () => void): void {
		this.#database.exec("begin immediate");
		try {
			work();
			this.#database.exec("commit");
		} catch (error) {
			if (this.#database.isTransaction) this.#database.exec("rollback");
			throw error;
		}
	}

	ids(): readonly string[] {
		return this.#sql.all`select id from documents`.map(({ id }) => String(id));
	}

	document(id: string): SearchDocument {
		return JSON.parse(String(this.#sql.get`select body from documents where id = ${id}`?.body));
	}

	/** Takes a document in, in place of what has its id. @returns whether anything has changed */
	put(id: string, document: SearchDocument): boolean {
		const { group, title, names, passages } = document;
		const body = JSON.stringify(document);
		if (this.#sql.get`select body from documents where id = ${id}`?.body === body) return false;
		this.remove(id);
		const inAll = (text: Text) => languages.flatMap((lang) => keysIn(text[lang]));
		// A key that is so short that it is ambiguous (कर, "car", "care") would match everywhere: it is found in names alone.
		const prose = passages.map(({ text }) =>
			line(inAll(text).filter((key) => !/^[^aeiou\d]{1,2}$/.test(key))),
		);
		const [lead, text] = [prose.slice(0, 2).join("\n"), prose.slice(2).join("\n")];
		const [from, to] = id.startsWith("notices/") ? [firstNotice, 2 * firstNotice] : [0, firstNotice - 1];
		this.#sql.run`insert into documents (rowid, id, "group", body, title, names, lead, text, said)
			select coalesce(max(rowid), ${from}) + 1, ${id}, ${group}, ${body}, ${line(inAll(title))},
				${line(names.flatMap(keysIn))}, ${lead}, ${text}, ${line(saidIn(document))}
			from documents where rowid between ${from} and ${to}`;
		this.#sql.run`insert into found (rowid, title, names, lead, text)
			select rowid, title, names, lead, text from documents where id = ${id}`;
		return true;
	}

	/** Takes a document out. @returns whether it was there */
	remove(id: string): boolean {
		this.#sql.run`insert into found (found, rowid, title, names, lead, text)
			select 'delete', rowid, title, names, lead, text from documents where id = ${id}`;
		return this.#sql.run`delete from documents where id = ${id}`.changes > 0;
	}

	/** How many documents there are. */
	get size(): number {
		return Number(this.#sql.get`select count(*) as size from documents`?.size);
	}

	/** In how many of them a key is. */
	count(key: string): number {
		return Number(this.#sql.get`select doc from terms where term = ${key}`?.doc ?? 0);
	}

	/** The keys in titles and names from one on to another, and how often each is there. No numbers: a wrong one would find somebody else's row. */
	namesFrom(from: string, to: string): readonly { readonly name: string; readonly count: number }[] {
		return this.#sql.all`select term, sum(doc) as doc from places
			where term >= ${from} and term <= ${to} and col in ('title', 'names') group by term`
			.map(({ term, doc }) => ({ name: String(term), count: Number(doc) }))
			.filter(({ name }) => !isNumber(name));
	}

	isName(key: string): boolean {
		return this.namesFrom(key, key).length > 0;
	}

	/** @param match in FTS5's language @returns the best of the documents that match, of the notices and of all else */
	candidates(match: string): readonly Candidate[] {
		return [0, firstNotice].flatMap(
			(from) =>
				this.#sql.all`select id, "group", score, title, names, lead, text, said from documents
				join (select rowid as best, -bm25(found, 4, 4, 2, 1) as score from found
					where found match ${match} and rowid between ${from} and ${from + firstNotice - 1}
					order by score desc limit ${looked}) on best = rowid` as unknown as Candidate[],
		);
	}

	countMatching(match: string): number {
		return Number(this.#sql.get`select count(*) as count from found where found match ${match}`?.count);
	}
}

/** Words whose keys are remembered: a key takes twenty microseconds, and a page of results has thousands of words. */
const remembered = new Map<string, readonly string[]>();

/** The phonetic keys of a word, the likeliest first. */
export function keysOf(word: string): readonly string[] {
	const keys = remembered.get(word) ?? phoneticKeys(word);
	if (remembered.size >= 5000) remembered.clear();
	remembered.set(word, keys);
	return keys;
}

function keysIn(text: string): readonly string[] {
	return wordsOf(text).flatMap(keysOf);
}

function line(terms: readonly string[]): string {
	return ` ${terms.join(" ")} `;
}

/** The words of the names in their very spelling, and the names of two words by each sound that their letters have. */
function saidIn({ title, names }: SearchDocument): readonly string[] {
	const all = [...languages.map((lang) => title[lang]), ...names].flatMap((name) => name.split(","));
	const pairs = all.flatMap((name) => {
		const words = wordsOf(name.toLowerCase()).filter((word) => !emptyWords.has(word));
		const [one = [], other = [], ...more] = words.map(keysOf).filter(({ length }) => length > 0);
		return other.length === 0 || more.length > 0
			? []
			: [0, 1].map((way) => pairOf(one[way] ?? one[0], other[way] ?? other[0]));
	});
	return [...new Set([...all.flatMap(wordsOf).map(spelling), ...pairs])];
}

/** Two words that are said together as one term, in whichever order and whatever is between them: "सड़क पर गाय" is "gai sadak par". */
export function pairOf(one = "", other = ""): string {
	return [one, other].sort().join("+");
}

/** A word in its very spelling, as `said` has it. */
export function spelling(word: string): string {
	return `=${word.normalize("NFC").toLowerCase()}`;
}
