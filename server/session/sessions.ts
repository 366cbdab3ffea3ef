import type { Reply } from "#contract/api.ts";
import { minutes } from "#contract/limits.ts";
import { momentOf } from "#contract/moments.ts";
import { session as limits } from "#contract/people/limits.ts";
import type { Permission } from "#contract/permissions.ts";
import { isAway } from "../db/errors.ts";
import type { Database } from "../db/open.ts";
import type { Db } from "../db/tables.ts";
import { plainAddress } from "../kit/address.ts";
import { type Account, stateOf } from "./account-state.ts";
import { mustHaveFactor, type SecondFactorRule } from "./second-factor-rule.ts";
import {
	beginSession,
	deleteExpiredSessions,
	endSession,
	type Place,
	type SessionRow,
	sessionRows,
	sessionsOf,
	touchSession,
} from "./sessions.store.ts";
import { hashToken, newToken, sessionName } from "./token.ts";

export interface Caller {
	readonly id: number;
	readonly name: string;
	readonly phone: string;
	readonly roleId: number;
	readonly role: string;
	readonly permissions: readonly Permission[];
	/** Whether somebody else set the password; until it is changed they have no permissions. */
	readonly hasTemporaryPassword: boolean;
	readonly mustHaveSecondFactor: boolean;
	/** Whether they lack a required second factor, and so have no permissions. */
	readonly lacksSecondFactor: boolean;
	readonly tokenHash: string;
	readonly address: string;
}

interface Session {
	readonly caller: Caller;
	readonly account: Account;
	readonly startedAt: number;
	readonly usedAt: number;
}

/** Lifetime in milliseconds since beginning and last use. */
export interface SessionLife {
	readonly lifetime: number;
	readonly unused: number;
}

/** Least interval of recording a use, so that most calls need no write. */
const touchInterval = minutes(1);

/** Tolerated difference of servers' clocks; sessions from further ahead began under a wrong clock. */
const maxClockSkew = minutes(5);

export class Sessions {
	readonly #database: Database;
	readonly #now: () => number;
	readonly #life: SessionLife;
	readonly #secondFactor: SecondFactorRule;

	constructor(
		database: Database,
		now: () => number,
		life: SessionLife = limits,
		secondFactor: SecondFactorRule = "offered",
	) {
		this.#database = database;
		this.#now = now;
		this.#life = life;
		this.#secondFactor = secondFactor;
	}

	now(): number {
		return this.#now();
	}

	async begin(db: Db, userId: number, place: Place): Promise<string> {
		const token = newToken();
		await beginSession(db, hashToken(token), userId, this.#now(), place);
		return token;
	}

	async of(db: Db, userId: number, currentTokenHash: string): Promise<Reply<"mySessions">> {
		const now = this.#now();
		const rows = (await sessionsOf(db, userId)).filter(
			({ started_at, used_at }) => !this.#isOver(started_at, used_at, now),
		);
		return rows.map(({ token_hash, started_at, used_at, device, address }) => ({
			id: sessionName(token_hash),
			device,
			address: plainAddress(address),
			begunAt: momentOf(started_at),
			usedAt: momentOf(used_at),
			isCurrent: token_hash === currentTokenHash,
		}));
	}

	async tokenHashOf(db: Db, userId: number, name: string): Promise<string | undefined> {
		const rows = await sessionsOf(db, userId);
		return rows.find(({ token_hash }) => sessionName(token_hash) === name)?.token_hash;
	}

	async caller(token: string, address: string): Promise<Caller | undefined> {
		return this.find(this.#database.db, hashToken(token), address);
	}

	async find(db: Db, tokenHash: string, address: string): Promise<Caller | undefined> {
		const rows = await sessionRows(db, tokenHash);
		return this.#callerOf(db, sessionOf(tokenHash, address, rows, this.#secondFactor));
	}

	async #callerOf(db: Db, session: Session | undefined): Promise<Caller | undefined> {
		if (!session) return undefined;
		const { caller } = session;
		const now = this.#now();
		if (this.#hasEnded(session, now)) {
			// Deleted, so that a clock set back doesn't revive it (requirement A8).
			await bestEffort(endSession(db, caller.tokenHash));
			return undefined;
		}
		if (this.#needsTouch(session, now)) await bestEffort(touchSession(db, caller.tokenHash, now));
		return caller;
	}

	async sweep(): Promise<void> {
		const now = this.#now();
		await deleteExpiredSessions(this.#database.db, now - this.#life.lifetime, now - this.#life.unused);
	}

	#hasEnded({ startedAt, usedAt, account }: Session, now: number): boolean {
		return stateOf(account, now) !== "active" || this.#isOver(startedAt, usedAt, now);
	}

	#isOver(startedAt: number, usedAt: number, now: number): boolean {
		return (
			now - startedAt >= this.#life.lifetime ||
			now - usedAt >= this.#life.unused ||
			startedAt > now + maxClockSkew ||
			usedAt > now + maxClockSkew
		);
	}

	#needsTouch({ usedAt }: Session, now: number): boolean {
		return now - usedAt >= Math.min(touchInterval, this.#life.unused / 4);
	}
}

function sessionOf(
	tokenHash: string,
	address: string,
	rows: readonly SessionRow[],
	secondFactor: SecondFactorRule,
): Session | undefined {
	const [first] = rows;
	if (!first) return undefined;
	const { user_id: id, name, phone, role_id: roleId, role, started_at: startedAt, used_at: usedAt } = first;
	const hasTemporaryPassword = first.temporary_until !== null;
	const held = rows.flatMap(({ permission }) => permission ?? []);
	const mustHaveSecondFactor = mustHaveFactor(secondFactor, held);
	const lacksSecondFactor = mustHaveSecondFactor && first.second_factor_since === null;
	const caller = {
		id,
		name,
		phone,
		roleId,
		role,
		permissions: hasTemporaryPassword || lacksSecondFactor ? [] : held,
		hasTemporaryPassword,
		mustHaveSecondFactor,
		lacksSecondFactor,
		tokenHash,
		address,
	};
	return { caller, account: first, startedAt, usedAt };
}

/** Tolerates failed writes: on a full disk, reading goes on (requirement D4). */
async function bestEffort(write: Promise<void>): Promise<void> {
	try {
		await write;
	} catch (error) {
		if (!isAway(error)) throw error;
	}
}
