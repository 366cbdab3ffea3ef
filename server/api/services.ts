import type { FastifyInstance } from "fastify";
import { minutes } from "#contract/limits.ts";
import type { Database } from "../db/open.ts";
import { monotonicClock } from "../session/clock.ts";
import { HashQueue } from "../session/hash-queue.ts";
import { PasswordRules } from "../session/password-rules.ts";
import { type SessionLife, Sessions } from "../session/sessions.ts";
import { Throttle } from "../session/throttle.ts";
import type { Services } from "./call-context.ts";

/** How often expired sessions and counters are deleted. */
const sweepEach = minutes(10);

export interface ServiceOptions {
	readonly sessionLife?: SessionLife;
	/** Names of the council and its town, which make poor passwords. */
	readonly councilTexts?: readonly string[];
	readonly now?: () => number;
	readonly hashes?: HashQueue;
	readonly onSignIn?: () => Promise<void>;
}

/** What the calls work with, all on one database and one clock. */
export function createServices(
	database: Database,
	{
		sessionLife,
		councilTexts,
		now = monotonicClock(),
		hashes = new HashQueue(),
		onSignIn,
	}: ServiceOptions = {},
): Services {
	return {
		database,
		sessions: new Sessions(database, now, sessionLife),
		throttle: new Throttle(database, now),
		hashes,
		rules: new PasswordRules(councilTexts),
		onSignIn,
	};
}

/** Deletes what has expired now and then; while the database is down, the next sweep tries again. */
export function scheduleSweeps(app: FastifyInstance, { sessions, throttle }: Services): void {
	const sweep = async () => {
		try {
			await sessions.sweep();
			await throttle.sweep();
		} catch (error) {
			app.log.warn({ err: error }, "what has ended could not be forgotten");
		}
	};
	const timer = setInterval(sweep, sweepEach);
	timer.unref();
	app.addHook("onClose", async () => clearInterval(timer));
}
