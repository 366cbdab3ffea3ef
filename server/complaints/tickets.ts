import { createHmac } from "node:crypto";
import type { Body, Reply } from "#contract/api.ts";
import { complaints as limits } from "#contract/complaints/limits.ts";
import type { Db } from "../db/tables.ts";
import { seal, unseal } from "../kit/seal.ts";
import { secretKey } from "./settings.store.ts";

/** Ticket types, each with its own key, so that none opens another's content. */
export interface Tickets {
	readonly slip: Reply<"reportComplaint">;
	/** A followed complaint; `told` is the move just made, `refused` what is said of its photographs that were left out. */
	readonly complaint: Body<"followComplaint"> & {
		readonly refused?: readonly string[];
		readonly told?: Body<"tellComplaint">["tell"];
	};
	readonly same: string;
	readonly photos: readonly { readonly path: string; readonly until: number }[];
}

async function keyOf(db: Db, of: keyof Tickets): Promise<Buffer> {
	return createHmac("sha256", await secretKey(db))
		.update(`ticket ${of}`)
		.digest();
}

/** Seals a page's state for an hour, so that no server stores it; the moment before the dot tells a reopened page its age. */
export async function sealTicket<Of extends keyof Tickets>(
	db: Db,
	of: Of,
	value: Tickets[Of],
	now: number,
): Promise<string> {
	const at = now.toString(36);
	return `${at}.${seal(await keyOf(db, of), JSON.stringify({ value, until: now + limits.ticketOpens }), at)}`;
}

/** Opens a ticket; undefined if expired or not sealed by this site. */
export async function openTicket<Of extends keyof Tickets>(
	db: Db,
	of: Of,
	ticket: unknown,
	now: number,
): Promise<Tickets[Of] | undefined> {
	const [at = "", sealed = ""] = String(ticket ?? "").split(".");
	const text = unseal(await keyOf(db, of), sealed, at);
	if (text === undefined) return undefined;
	const { value, until } = JSON.parse(text) as { value: Tickets[Of]; until: number };
	return until > now ? value : undefined;
}
