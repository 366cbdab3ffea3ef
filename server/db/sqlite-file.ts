import { backup, DatabaseSync } from "node:sqlite";

/** All of the SQLite driver that is used; no other file knows its package. */
export type SqliteFile = Pick<
	DatabaseSync,
	"exec" | "prepare" | "createTagStore" | "isTransaction" | "close"
>;
export type { SQLInputValue as SqliteValue } from "node:sqlite";

interface Opening {
	/** Wait for a lock, in milliseconds; none by default. */
	readonly timeout?: number;
	readonly readOnly?: boolean;
}

/** Opens a file, or ":memory:", with foreign keys enforced. */
export const openSqliteFile = (path: string, options: Opening = {}): SqliteFile =>
	new DatabaseSync(path, { ...options, enableForeignKeyConstraints: true });

/** Copies an open database in one step. */
export async function copySqliteFile(file: SqliteFile, target: string): Promise<void> {
	await backup(file as DatabaseSync, target, { rate: 0x7fff_ffff });
}
