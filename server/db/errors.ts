/**
 * What the two databases call the same mishap. SQLite says it by numbers (`errcode`, whose lowest byte is the kind),
 * PostgreSQL by five letters (`code`), a broken line to it by the names of the operating system.
 */

const sqlite = {
	busy: new Set([5, 6]),
	damage: new Set([11, 26]),
	/** read-only, input/output, damaged, full, can't open, no database */
	away: new Set([5, 6, 8, 10, 11, 13, 14, 26]),
	unique: new Set([2067, 1555]),
} as const;

const postgres = {
	unique: "23505",
	/** 08 connection, 25006 read-only, 40 rolled back for another's sake, 53 resources, 55P03 lock, 57 stopped by an operator or a timeout, 58 system, 28/3D no entry */
	away: /^(08|25006|25P0[34]|28|3D|40|53|55P03|57|58|XX)/,
} as const;

/** Messages of the driver that carry no code at all. */
const driverAway = /timeout|connection (terminated|ended)|not queryable|client (was|has) .*(closed|ended)/i;

interface DatabaseError {
	readonly errcode?: number;
	readonly code?: string;
	readonly message?: string;
	readonly syscall?: string;
	readonly errors?: readonly unknown[];
}

/** Another process has locked the file: it is worth trying again in a moment. */
export function isBusy(error: unknown): boolean {
	const { errcode } = error as DatabaseError;
	return errcode !== undefined && sqlite.busy.has((errcode & 0xff) as 5);
}

/** The file isn't what SQLite wrote. */
export function isDamage(error: unknown): boolean {
	const { errcode } = error as DatabaseError;
	return errcode !== undefined && sqlite.damage.has((errcode & 0xff) as 11);
}

/** A row with this value is there already. */
export function isDuplicate(error: unknown): boolean {
	const { errcode, code } = error as DatabaseError;
	return (errcode !== undefined && sqlite.unique.has(errcode as 2067)) || code === postgres.unique;
}

/** The database can't do its work now, whatever we ask: locked, full, damaged, stopped or out of reach. */
export function isAway(error: unknown): boolean {
	if (typeof error !== "object" || error === null) return false;
	const { errcode, code, message, syscall, errors } = error as DatabaseError;
	if (errcode !== undefined) return sqlite.away.has((errcode & 0xff) as 5);
	if (errors) return errors.some(isAway);
	if (code !== undefined && /^[0-9A-Z]{5}$/.test(code)) return postgres.away.test(code);
	return syscall !== undefined || driverAway.test(message ?? "");
}

/** Why the database didn't open, in one sentence. */
export function reasonOf(error: unknown): string {
	const { message, code, errors } = error as DatabaseError;
	if (errors?.[0]) return reasonOf(errors[0]);
	return message || code || String(error);
}
