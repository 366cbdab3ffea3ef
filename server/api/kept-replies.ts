import type { IncomingMessage } from "node:http";
import { WhileUnchanged } from "../db/while-unchanged.ts";
import type { FinishedAnswer } from "../http/finished-answer.ts";
import type { Known } from "../http/short-way.ts";
import type { Caller } from "../session/sessions.ts";
import { tokenOf } from "../session/token.ts";
import type { Services } from "./handler.ts";

/** How many replies are kept, and how long one may be: the lists of a council, not those of a city. */
const most = { replies: 30, bytes: 100_000 };

/** What staff read depends on who asks for what and on the database, and on nothing else: kept finished while nobody writes. */
export class KeptReplies {
	readonly #services: Pick<Services, "database" | "sessions">;
	readonly #kept: WhileUnchanged<FinishedAnswer>;

	constructor(services: Pick<Services, "database" | "sessions">) {
		this.#services = services;
		this.#kept = new WhileUnchanged(
			services.database,
			most.replies,
			({ bytes }) => bytes !== undefined && bytes.length <= most.bytes,
		);
	}

	/**
	 * The kept reply to a request of somebody who is signed in. That they may have it was found when it was made, and has
	 * not changed since: rights are in the database too.
	 */
	known(request: IncomingMessage): Known | undefined {
		const token = tokenOf(request);
		if (token === undefined) return undefined;
		// A call is read in the turn that waited for it, so what others changed before it was sent shows
		// (docs/decisions/0015-benchmark.md).
		const version = this.#services.database.versionInTurn();
		const caller = this.#services.sessions.known(token, version);
		if (!caller) return undefined;
		const answer = this.#kept.known(keyOf(caller, request.url), version);
		return answer && { answer, user: caller.id };
	}

	/** The kept reply, or the one that `make` gives. */
	async get(caller: Caller, url: string, make: () => Promise<FinishedAnswer>): Promise<FinishedAnswer> {
		return this.#kept.get(keyOf(caller, url), caller.asOf, make);
	}
}

function keyOf({ id }: Caller, url: string | undefined): string {
	return `${id} ${url}`;
}
