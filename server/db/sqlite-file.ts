import { backup, DatabaseSync } from "node:sqlite";

export type { DatabaseSync as SqliteFile, SQLInputValue as SqliteValue } from "node:sqlite";

interface Opening {
	/** Wait for a lock, in milliseconds; none by default. */
	readonly timeout?: number;
	readonly readOnly?: boolean;
}

/** Opens a file, or ":memory:", with foreign keys enforced; no other file knows the driver's package. */
export const openSqliteFile = (path: string, options: Opening = {}) =>
	new DatabaseSync(path, { ...options, enableForeignKeyConstraints: true });

export async function copySqliteFile(file: DatabaseSync, target: string): Promise<void> {
	await backup(file, target, { rate: 0x7fff_ffff });
}
