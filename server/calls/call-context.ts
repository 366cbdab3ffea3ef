import type { FastifyBaseLogger } from "fastify";
import type { Body, CallName, CallRow, Params, Query, Reply } from "#contract/api.ts";
import type { successes } from "#contract/call-outcomes.ts";
import type { Lang } from "#contract/language.ts";
import type { Permission } from "#contract/permissions.ts";
import type { EditedContent } from "../content/edited-content.ts";
import type { Database } from "../db/open.ts";
import type { Tx } from "../db/tables.ts";
import { refusal } from "../kit/refusal.ts";
import type { Incoming } from "../media/incoming.ts";
import type { MediaStore } from "../media/store.ts";
import type { Uploaded } from "../media/uploaded.ts";
import type { HashQueue } from "../session/hash-queue.ts";
import type { PasswordRules } from "../session/password-rules.ts";
import { refuseUnpermitted } from "../session/permitted.ts";
import type { Caller, Sessions } from "../session/sessions.ts";
import type { Throttle } from "../session/throttle.ts";
import { type Act, once } from "./once.ts";

export type SiteState = Reply<"site">;

/** Dependencies of the calls, created once at the start. */
export interface Services {
	readonly database: Database;
	readonly sessions: Sessions;
	readonly throttle: Throttle;
	readonly hashes: HashQueue;
	readonly rules: PasswordRules;
	/** The site's address for citizens, by which authenticator apps and passkeys name it. */
	readonly publicUrl: string;
	/** Called after somebody has signed in. */
	readonly onSignIn?: (() => Promise<void>) | undefined;
	readonly isDraining: () => boolean;
	/** Whether a newer version has brought the database up to date: changes are then left to the servers that run it. */
	readonly isOutdated: () => boolean;
	readonly site: () => SiteState;
	readonly content: EditedContent;
	/** Files that are being sent. */
	readonly incoming: Incoming;
	/** The photographs of complaints, which only those see who work on them. */
	readonly photos: Incoming;
	/** Photographs of forms with a mistake, until their next sending. */
	readonly kept: MediaStore;
	/** How much room there is where the database and the photographs lie, bytes. */
	readonly freeBytes: () => Promise<number>;
	/** Files that have been sent. */
	readonly uploaded: Uploaded;
}

/** Whether a call is made by somebody who is signed in. */
type CallerOf<Name extends CallName> = CallRow<Name>["who"] extends "anyone" | "testPage"
	? undefined
	: Caller;

/** One call being made: everything a handler may know of it. */
export interface CallContext<Name extends CallName> extends Services {
	readonly body: Body<Name>;
	readonly params: Params<Name>;
	readonly query: Query<Name>;
	readonly caller: CallerOf<Name>;
	/** Idempotency key; undefined for calls that may be repeated. */
	readonly act: Act | undefined;
	/** IP address of the client. */
	readonly address: string;
	readonly userAgent: string;
	/** The mark that the caller's device sends, if it looks like one of ours. */
	readonly deviceMark: string | undefined;
	readonly markDevice: (mark: string) => void;
	/** The language that the caller reads. */
	readonly lang: Lang;
	readonly log: FastifyBaseLogger;
}

/** Return type of a handler; if the table's row has a success message, only additional fields. */
type Answer<Name extends CallName> = Name extends keyof typeof successes
	? keyof Reply<Name> extends "message"
		? undefined
		: Omit<Reply<Name>, "message">
	: Reply<Name>;

export type Handler<Name extends CallName> = (context: CallContext<Name>) => Promise<Answer<Name>>;

/** The handlers of some calls, each by the name of its row in contract/api.ts. */
export type Handlers<Choices extends CallName> = { readonly [Name in Choices]: Handler<Name> };

/** Caller of a change and its idempotency key. */
type Changing = Pick<Services, "database" | "sessions"> & {
	readonly caller: Caller;
	readonly act?: Act | undefined;
};

/**
 * Changes something in one transaction in which nobody else changes users, roles or rights, once. Who asks, and whether they
 * may, is read once more inside: it may have changed since the call came in (requirement A6).
 */
export async function inOneChange<Result>(
	context: Changing,
	permission: Permission,
	work: (tx: Tx, actor: Caller) => Promise<Result>,
): Promise<Result> {
	return context.database.change((tx) => asCaller(tx, context, permission, work));
}

/**
 * Changes something once, in one transaction that leaves users, roles and rights alone; whether the caller may is read inside.
 *
 * @param permission of several, one is enough
 * @param onOther as of `once`
 */
export async function inOneWrite<Result>(
	context: Changing,
	permission: Permission | readonly Permission[],
	work: (tx: Tx, actor: Caller) => Promise<Result>,
	onOther?: (tx: Tx, first: Result) => Promise<Result>,
): Promise<Result> {
	return context.database.db
		.transaction()
		.execute((tx) => asCaller(tx, context, permission, work, onOther && ((first) => onOther(tx, first))));
}

async function asCaller<Result>(
	tx: Tx,
	{ sessions, caller, act }: Changing,
	permission: Permission | readonly Permission[],
	work: (tx: Tx, actor: Caller) => Promise<Result>,
	onOther?: (first: Result) => Promise<Result>,
): Promise<Result> {
	const actor = await sessions.find(tx, caller.tokenHash, caller.address);
	if (!actor) throw refusal("notSignedIn");
	refuseUnpermitted(actor, [permission].flat());
	return once(tx, act, () => work(tx, actor), onOther);
}
