import { hash, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { session } from "#contract/limits.ts";
import { headerCount } from "../http/header-count.ts";

/** 32 bytes as base64url: what a token looks like, so anything else is refused without asking the database. */
const form = /^[A-Za-z0-9_-]{43}$/;

/** A new token that nobody can guess (requirement A4). */
export function newToken(): string {
	return randomBytes(session.tokenBytes).toString("base64url");
}

/** What the database knows of a token. */
export function hashOfToken(token: string): string {
	return hash("sha256", token, "base64url");
}

/** The token of an Authorization header, or undefined where it carries none that could be ours (requirement A9). */
export function tokenIn(header: string | undefined): string | undefined {
	const token = /^bearer ([^\s]+)$/i.exec(header?.trim() ?? "")?.[1];
	return token !== undefined && form.test(token) ? token : undefined;
}

/** The token of a request; of two a proxy in front may have read the other, so they are none (requirement A9). */
export function tokenOf(request: IncomingMessage): string | undefined {
	return headerCount(request, "authorization") > 1 ? undefined : tokenIn(request.headers.authorization);
}
