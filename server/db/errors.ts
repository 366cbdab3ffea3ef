/**
 * Error codes: SQLite's numbers (`errcode`, primary code in the lowest byte) and PostgreSQL's strings (`code`). Drivers mark a
 * database that is away, as other errors have the same codes.
 */

const sqlite = {
	busy: new Set([5, 6]),
	damage: new Set([11, 26]),
	/** busy, locked, read-only, input/output, corrupt, full, can't open, not a database */
	away: new Set([5, 6, 8, 10, 11, 13, 14, 26]),
	/** read-only, input/output, full, can't open */
	unwritable: new Set([8, 10, 13, 14]),
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

interface DatabaseError {
	readonly errcode?: number;
	readonly code?: string;
	readonly message?: string;
	readonly errors?: readonly unknown[];
}

const away = new WeakSet<object>();

export function markSqlite(error: unknown): unknown {
	return isOneOf(error, sqlite.away) ? markAway(error) : error;
}

export function markPostgres(error: { readonly code?: string | undefined }): unknown {
	return postgres.away.test(error.code ?? "") ? markAway(error) : error;
}

export function markAway(error: unknown): unknown {
	if (typeof error === "object" && error !== null) away.add(error);
	return error;
}

/** The database is locked, full, damaged, stopped or unreachable. */
export function isAway(error: unknown): boolean {
	return typeof error === "object" && error !== null && away.has(error);
}

function isOneOf(error: unknown, codes: ReadonlySet<number>): boolean {
	const { errcode } = error as DatabaseError;
	return errcode !== undefined && codes.has(errcode & 0xff);
}

export function isBusy(error: unknown): boolean {
	return isOneOf(error, sqlite.busy);
}

export function isDamage(error: unknown): boolean {
	return isOneOf(error, sqlite.damage);
}

export function isUnwritable(error: unknown): boolean {
	return isOneOf(error, sqlite.unwritable);
}

export function isDuplicate(error: unknown): boolean {
	const { errcode, code } = error as DatabaseError;
	return (errcode !== undefined && sqlite.unique.has(errcode as 2067)) || code === postgres.unique;
}

export function reasonOf(error: unknown): string {
	const { message, code, errors } = error as DatabaseError;
	if (errors?.[0]) return reasonOf(errors[0]);
	return message || code || String(error);
}
