import { session } from "#contract/limits.ts";

/** Where the browser refuses storage the session lasts as long as the page. */
let held: string | undefined;

/** The raw token of this browser (§9); an empty one and the literal text "undefined" are none (§5). */
export function readToken(): string | undefined {
	const token = stored();
	return token === "" || token === "undefined" ? undefined : token;
}

function stored(): string | undefined {
	try {
		return localStorage.getItem(session.storageKey) ?? undefined;
	} catch {
		return held;
	}
}

/** §4: signing in stores the token. */
export function keepToken(token: string): void {
	held = token;
	try {
		localStorage.setItem(session.storageKey, token);
	} catch {}
}

/** §4: signing out removes it. */
export function forgetToken(): void {
	held = undefined;
	try {
		localStorage.removeItem(session.storageKey);
	} catch {}
}

/** The mark by which the server knows this device again, so that strangers can't lock its owner out (decision 28). */
export function readDeviceMark(): string | undefined {
	try {
		return localStorage.getItem(session.deviceKey) ?? undefined;
	} catch {
		return undefined;
	}
}

/** It stays after signing out: it opens nothing. */
export function keepDeviceMark(mark: string): void {
	try {
		localStorage.setItem(session.deviceKey, mark);
	} catch {}
}

/** 401: the session has ended · 403: the permissions have changed · any other: the session is in use. */
export type TokenAnswered = (status: number, token: string) => void;

let listener: TokenAnswered = () => {};

/** Calls the listener when a call with a token was answered; the session uses it. */
export function whenTokenAnswered(heard: TokenAnswered): void {
	listener = heard;
}

/** Reports the answer to a call with a token (api-client.ts). */
export const tokenAnswered: TokenAnswered = (status, token) => listener(status, token);
