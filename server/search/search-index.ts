import { type Lang, languages } from "#contract/language.ts";
import { isNumber, keysIn, plainLetters, wordsOf } from "#contract/phonetic-key.ts";
import { openSqliteFile, type SqliteFile } from "../db/sqlite-file.ts";
import { version } from "../kit/version.ts";
import type { Passage } from "./passages.ts";
import { emptyWords } from "./weak-words.ts";

/** Kinds of desk documents: lists and pages, fields of pages, rows, rows that name other things, and fields common to all rows of a list. */
export type DeskPart = "deskLists" | "deskFields" | "deskRows" | "deskAids" | "deskColumns";

export interface SearchDocument extends Readonly<Record<Lang, Texts>> {
	readonly group: string;
}

interface Texts {
	readonly title: string;
	readonly href: string;
	readonly names: readonly string[];
	readonly passages: readonly Passage[];
}

/** Increment when the stored form changes: indexes of other programs are rebuilt. */
const madeBy = `${version}, format 4`;

/**
 * FTS5 indexes phonetic keys, separated by spaces, as they are. `body` is the document as JSON; title, names and `said`, the exact words of
 * the names, have a line for each name. Deleted content is overwritten, as it may have been erased.
 */
const schema = `
	create table made (by text);
	create table documents (rowid integer primary key, id text not null unique, "group" text not null, body text not null);
	create virtual table found using fts5(title, names, lead, text, said unindexed, tokenize=ascii);
	create virtual table terms using fts5vocab(found, row);
	create virtual table places using fts5vocab(found, col);
	insert into found (found, rank) values ('secure-delete', 1), ('rank', 'bm25(4, 4, 2, 1)');
	insert into made values ('${madeBy}');
`;

/** First row id of notices, and of all rows at the desk; ranked apart, thousands of them don't hide what is usually meant. */
const firstNotice = 2 ** 40;
const isMany = (group: string) => ["notices", "deskRows", "deskAids"].includes(group);

/** Most documents ranked among the notices, and among all others. */
export const looked = 200;

/** A candidate with its keys by column, and its BM25 score. */
export type Candidate = Readonly<
	Record<"id" | "title" | "names" | "lead" | "text" | "said" | "group", string> & { score: number }
>;

export class SearchIndex {
	readonly #database: SqliteFile;
	readonly #sql: ReturnType<SqliteFile["createTagStore"]>;

	/**
	 * @param file path, or ":memory:"
	 * @throws {Error} if the file is damaged, of another version, or unwritable
	 */
	constructor(file: string) {
		this.#database = openSqliteFile(file, { timeout: 1000 });
		this.#sql = this.#database.createTagStore();
		this.#database.exec("pragma journal_mode = wal; pragma synchronous = normal; pragma secure_delete = on");
		this.within(() => {
			if (!this.#sql.get`select name from sqlite_schema`) this.#database.exec(schema);
			if (this.#sql.get`select by from made`?.by !== madeBy) throw new Error("Made by another version");
		});
	}

	/**
	 * Removes earlier content from the write-ahead log, as it may have been erased. If another process is reading the
	 * log, the next change tries again.
	 */
	emptyJournal(): void {
		this.#database.exec("pragma wal_checkpoint(truncate)");
	}

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

	spells(id: string, words: readonly { readonly word: string }[]): boolean {
		const spelt = new Set(wordsOf(plainLetters(JSON.stringify(this.document(id)))));
		return words.every(({ word }) => spelt.has(word));
	}

	put(id: string, document: SearchDocument): void {
		const { group } = document;
		const body = JSON.stringify(document);
		if (this.#sql.get`select body from documents where id = ${id}`?.body === body) return;
		this.remove(id);
		const from = isMany(group) ? firstNotice : 0;
		const made = this.#sql.get`insert into documents (rowid, id, "group", body)
			select coalesce(max(rowid), ${from}) + 1, ${id}, ${group}, ${body} from documents
			where rowid between ${from} and ${from + firstNotice - 1} returning rowid`;
		const { title, names, prose, said } = columnsOf(document);
		const [lead, text] = [prose.slice(0, 2).join("\n"), prose.slice(2).join("\n")];
		this.#sql.run`insert into found (rowid, title, names, lead, text, said)
			values (${Number(made?.rowid)}, ${title}, ${names}, ${lead}, ${text}, ${said})`;
	}

	remove(id: string): void {
		this.#sql.run`delete from found where rowid = (select rowid from documents where id = ${id})`;
		this.#sql.run`delete from documents where id = ${id}`;
	}

	get size(): number {
		return Number(this.#sql.get`select count(*) as size from documents`?.size);
	}

	count(key: string): number {
		return Number(this.#sql.get`select doc from terms where term = ${key}`?.doc ?? 0);
	}

	/** Keys of titles and names in a range, with their frequency. Without numbers, as a wrong one would find somebody else's row. */
	namesFrom(from: string, to = from): readonly { readonly name: string; readonly count: number }[] {
		const names = this.#sql.all`select term, sum(doc) as doc from places
			where term between ${from} and ${to} and col in ('title', 'names') group by term`;
		return names
			.map(({ term, doc }) => ({ name: String(term), count: Number(doc) }))
			.filter(({ name }) => !isNumber(name));
	}

	/**
	 * Best matches among the notices, and among all others.
	 * @param match FTS5 expression
	 * @param within beginnings of ids; all by default
	 */
	candidates(match: string, within?: readonly string[]): readonly Candidate[] {
		const parts = within ? JSON.stringify(within) : null;
		const best = (from: number) =>
			this.#sql.all`select id, "group", -rank as score, title, names, lead, text, said
				from found join documents on documents.rowid = found.rowid
				where found match ${match} and found.rowid between ${from} and ${from + firstNotice - 1}
				and (${parts} is null or substr(id, 1, instr(id, '/') - 1) in (select value from json_each(${parts})))
				order by rank limit ${looked}`;
		return [...best(0), ...best(firstNotice)] as unknown as readonly Candidate[];
	}

	countMatching(match: string, to = 2 * firstNotice): number {
		return Number(
			this.#sql.get`select count(*) as count from found where found match ${match} and rowid < ${to}`?.count,
		);
	}

	/** Count of documents other than notices with one of the keys in their names, as thousands of tenders don't make "tender" an everyday word. */
	countNamed(keys: readonly string[]): number {
		return this.countMatching(`{title names} : (${keys.map((key) => `"${key}"`).join(" OR ")})`, firstNotice);
	}
}

function columnsOf(document: SearchDocument) {
	const inAll = languages.map((lang) => document[lang]);
	const [titles, names] = [inAll.map(({ title }) => title), inAll.flatMap((each) => each.names)].map((each) =>
		each.flatMap((name) => name.split(",")).filter((name) => /[\p{L}\p{N}]/u.test(name)),
	) as [string[], string[]];
	const prose = document[languages[0]].passages.map((_, place) => {
		const keys = inAll.flatMap(({ passages }) => {
			const { text = "", also = "" } = passages[place] ?? {};
			return keysIn(`${text} ${also}`);
		});
		// A key so short that it is ambiguous (कर, "car", "care") would match everywhere, so it counts in names alone.
		return line(keys.filter((key) => !/^[^aeiou\d]{1,2}$/.test(key)));
	});
	const telling = (name: string) => wordsOf(name).filter((word) => !emptyWords.has(word.toLowerCase()));
	return {
		title: titles.map((title) => `${line(keysIn(title))}\n`).join(""),
		names: names.map((name) => `${line(keysIn(name))}\n`).join(""),
		prose,
		said: [...titles, ...names].map((name) => line(telling(name).map(spelling))).join("\n"),
	};
}

function line(terms: readonly string[]): string {
	return ` ${terms.join(" ")} `;
}

export function spelling(word: string): string {
	return `=${plainLetters(word)}`;
}
