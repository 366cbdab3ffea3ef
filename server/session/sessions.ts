import { session as limits, minutes } from "#contract/limits.ts";
import type { Permission } from "#contract/permissions.ts";
import { isAway } from "../db/errors.ts";
import type { Database } from "../db/open.ts";
import type { Db } from "../db/tables.ts";
import {
	beginSession,
	endSession,
	forgetEndedSessions,
	noteUse,
	type SessionRow,
	sessionRows,
} from "./sessions.store.ts";
import { hashOfToken, newToken } from "./token.ts";

/** Who makes a call, with the rights they hold at this moment. */
export interface Caller {
	readonly id: number;
	readonly name: string;
	readonly phone: string;
	readonly roleId: number;
	readonly role: string;
	readonly permissions: readonly Permission[];
	readonly tokenHash: string;
}

/** A session with the one whose it is. */
interface Session {
	readonly caller: Caller;
	readonly startedAt: number;
	readonly usedAt: number;
}

/** How long a session lives, milliseconds. */
export interface SessionLife {
	readonly lifetime: number;
	readonly unused: number;
}

/** A use is written down at most so often: reading who calls costs no write. */
const notedEach = minutes(1);

/** Two servers' clocks may differ by so much; a session from further ahead was begun under a wrong clock. */
const clocksDiffer = minutes(5);

/** Begins sessions and finds whose they are. */
export class Sessions {
	readonly #database: Database;
	readonly #now: () => number;
	readonly #life: SessionLife;

	constructor(database: Database, now: () => number, life: SessionLife = limits) {
		this.#database = database;
		this.#now = now;
		this.#life = life;
	}

	/** Begins a session; the token is told once and never kept. */
	async begin(db: Db, userId: number): Promise<string> {
		const token = newToken();
		await beginSession(db, hashOfToken(token), userId, this.#now());
		return token;
	}

	/** Whose session a token opens, or undefined where it has ended or never was one. */
	async caller(token: string): Promise<Caller | undefined> {
		return this.find(this.#database.db, hashOfToken(token));
	}

	/** The same by the token's hash, inside a transaction where one is open. */
	async find(db: Db, tokenHash: string): Promise<Caller | undefined> {
		return this.#callerOf(db, sessionOf(tokenHash, await sessionRows(db, tokenHash)));
	}

	async #callerOf(db: Db, session: Session | undefined): Promise<Caller | undefined> {
		if (!session) return undefined;
		const { caller } = session;
		const now = this.#now();
		if (this.#hasEnded(session, now)) {
			// Gone for good: no clock set back revives it (requirement A8).
			await unlessAway(endSession(db, caller.tokenHash));
			return undefined;
		}
		if (this.#isToBeNoted(session, now)) await unlessAway(noteUse(db, caller.tokenHash, now));
		return caller;
	}

	/** Forgets what has ended by itself. */
	async sweep(): Promise<void> {
		const now = this.#now();
		await forgetEndedSessions(this.#database.db, now - this.#life.lifetime, now - this.#life.unused);
	}

	#hasEnded({ startedAt, usedAt }: Session, now: number): boolean {
		return (
			now - startedAt >= this.#life.lifetime ||
			now - usedAt >= this.#life.unused ||
			startedAt > now + clocksDiffer ||
			usedAt > now + clocksDiffer
		);
	}

	#isToBeNoted({ usedAt }: Session, now: number): boolean {
		return now - usedAt >= Math.min(notedEach, this.#life.unused / 4);
	}
}

function sessionOf(tokenHash: string, rows: readonly SessionRow[]): Session | undefined {
	const [first] = rows;
	if (!first) return undefined;
	const { user_id: id, name, phone, role_id: roleId, role, started_at: startedAt, used_at: usedAt } = first;
	const permissions = rows.flatMap(({ permission }) => permission ?? []);
	return { caller: { id, name, phone, roleId, role, permissions, tokenHash }, startedAt, usedAt };
}

/** Notes are no reason to refuse a reader: with a full disk reading goes on (requirement D4). */
async function unlessAway(note: Promise<void>): Promise<void> {
	try {
		await note;
	} catch (error) {
		if (!isAway(error)) throw error;
	}
}
