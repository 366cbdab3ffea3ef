import type { FastifyBaseLogger } from "fastify";
import type { Body, CallName, CallRow, Params, Query, Reply } from "#contract/api.ts";
import type { successes } from "#contract/call-outcomes.ts";
import type { ComplaintFigures } from "#contract/complaints/figures.ts";
import type { Lang } from "#contract/language.ts";
import type { Permission } from "#contract/permissions.ts";
import type { EditedContent } from "../content/edited-content.ts";
import type { Database } from "../db/open.ts";
import type { Tx } from "../db/tables.ts";
import type { Gateway } from "../kit/gateway.ts";
import type { MailPlace } from "../kit/mail.ts";
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

export interface Services {
	readonly database: Database;
	readonly sessions: Sessions;
	readonly throttle: Throttle;
	readonly hashes: HashQueue;
	readonly rules: PasswordRules;
	readonly publicUrl: string;
	readonly onSignIn?: (() => Promise<void>) | undefined;
	readonly isDraining: () => boolean;
	/** Whether a newer version has migrated the database: its servers then make all changes. */
	readonly isOutdated: () => boolean;
	readonly site: () => Reply<"site">;
	readonly content: EditedContent;
	readonly gateway: Gateway | undefined;
	readonly mail: MailPlace | undefined;
	readonly incoming: Incoming;
	readonly photos: Incoming;
	/** Photographs of forms with mistakes, until the next attempt. */
	readonly kept: MediaStore;
	readonly freeBytes: () => Promise<number>;
	readonly uploaded: Uploaded;
	readonly figures: Readonly<Record<"read" | "refresh", () => Promise<ComplaintFigures>>>;
}

type CallerOf<Name extends CallName> = CallRow<Name>["who"] extends "anyone" | "testPage"
	? undefined
	: Caller;

export interface CallContext<Name extends CallName> extends Services {
	readonly body: Body<Name>;
	readonly params: Params<Name>;
	readonly query: Query<Name>;
	readonly caller: CallerOf<Name>;
	/** Idempotency key; undefined for calls that may be repeated. */
	readonly act: Act | undefined;
	readonly address: string;
	readonly userAgent: string;
	readonly deviceMark: string | undefined;
	readonly markDevice: (mark: string) => void;
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

export type Handlers<Choices extends CallName = CallName> = { readonly [Name in Choices]: Handler<Name> };

export type SomeHandlers = Partial<Handlers>;

type Changing = Pick<Services, "database" | "sessions"> & {
	readonly caller: Caller;
	readonly act?: Act | undefined;
};

/** Runs an act once in a transaction that locks users, roles and rights; caller and permission are read again inside (requirement A6). */
export async function inOneChange<Result>(
	context: Changing,
	permission: Permission,
	work: (tx: Tx, actor: Caller) => Promise<Result>,
): Promise<Result> {
	return context.database.change((tx) => asCaller(tx, context, permission, work));
}

/**
 * Runs an act once in a transaction that leaves users, roles and rights alone; the permission is checked inside.
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
