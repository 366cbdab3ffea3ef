/**
 * Classifies the errors of both databases. SQLite has numeric codes (`errcode`, with the primary code in the lowest byte),
 * PostgreSQL has codes of five characters (`code`), and a broken connection has the operating system's error names.
 */

const sqlite = {
	busy: new Set([5, 6]),
	damage: new Set([11, 26]),
	/** busy, locked, read-only, input/output, corrupt, full, can't open, not a database */
	away: new Set([5, 6, 8, 10, 11, 13, 14, 26]),
	unique: new Set([2067, 1555]),
} as const;

const postgres = {
	unique: "23505",
	/**
	 * 08 connection, 25006 read-only, 25P0x idle or failed transaction, 28 and 3D access, 40 transaction rollback, 53 resources,
	 * 55P03 lock not available, 57 operator intervention or timeout, 58 system, XX internal
	 */
	away: /^(08|25006|25P0[34]|28|3D|40|53|55P03|57|58|XX)/,
} as const;

/** Messages of driver errors without a code. */
const driverAway = /timeout|connection (terminated|ended)|not queryable|client (was|has) .*(closed|ended)/i;

interface DatabaseError {
	readonly errcode?: number;
	readonly code?: string;
	readonly message?: string;
	readonly syscall?: string;
	readonly errors?: readonly unknown[];
}

/** Another process has locked the file; a retry may succeed. */
export function isBusy(error: unknown): boolean {
	const { errcode } = error as DatabaseError;
	return errcode !== undefined && sqlite.busy.has((errcode & 0xff) as 5);
}

/** The file is corrupt, or no SQLite database. */
export function isDamage(error: unknown): boolean {
	const { errcode } = error as DatabaseError;
	return errcode !== undefined && sqlite.damage.has((errcode & 0xff) as 11);
}

/** A unique constraint is violated. */
export function isDuplicate(error: unknown): boolean {
	const { errcode, code } = error as DatabaseError;
	return (errcode !== undefined && sqlite.unique.has(errcode as 2067)) || code === postgres.unique;
}

/** The database is unavailable, whatever the query: locked, full, damaged, stopped or unreachable. */
export function isAway(error: unknown): boolean {
	if (typeof error !== "object" || error === null) return false;
	const { errcode, code, message, syscall, errors } = error as DatabaseError;
	if (errcode !== undefined) return sqlite.away.has((errcode & 0xff) as 5);
	if (errors) return errors.some(isAway);
	if (code !== undefined && /^[0-9A-Z]{5}$/.test(code)) return postgres.away.test(code);
	return syscall !== undefined || driverAway.test(message ?? "");
}

/** Why the database didn't open, in one sentence for a technician. */
export function reasonOf(error: unknown): string {
	const { message, code, errors } = error as DatabaseError;
	if (errors?.[0]) return reasonOf(errors[0]);
	return message || code || String(error);
}
