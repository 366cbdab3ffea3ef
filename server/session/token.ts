import { hash, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { session } from "#contract/people/limits.ts";
import { headerCount } from "../http/header-count.ts";

/** 32 bytes as base64url; anything else is refused without a query. */
const tokenFormat = /^[A-Za-z0-9_-]{43}$/;

export function newToken(): string {
	return randomBytes(session.tokenBytes).toString("base64url");
}

export function hashToken(token: string): string {
	return hash("sha256", token, "base64url");
}

/** Public name of a session, from which neither token nor hash can be derived. */
export function sessionName(tokenHash: string): string {
	return hash("sha256", tokenHash, "base64url").slice(0, 22);
}

/** A device's mark in a header; it looks like a token, and opens nothing. */
export function markIn(header: string | string[] | undefined): string | undefined {
	return typeof header === "string" && tokenFormat.test(header) ? header : undefined;
}

export function parseBearerToken(header: string | undefined): string | undefined {
	const token = /^bearer ([^\s]+)$/i.exec(header?.trim() ?? "")?.[1];
	return token !== undefined && tokenFormat.test(token) ? token : undefined;
}

/** Token of a request; none with two headers, of which a proxy may have checked the other (requirement A9). */
export function bearerToken(request: IncomingMessage): string | undefined {
	return headerCount(request, "authorization") > 1
		? undefined
		: parseBearerToken(request.headers.authorization);
}
