import { session } from "#contract/people/limits.ts";

/** Stands in for local storage where a browser refuses it; lasts as long as the page. */
const held = new Map<string, string>();

function read(key: string): string | undefined {
	try {
		return localStorage.getItem(key) ?? undefined;
	} catch {
		return held.get(key);
	}
}

function keep(key: string, value: string): void {
	held.set(key, value);
	try {
		localStorage.setItem(key, value);
	} catch {}
}

/** The raw token of this browser (§9); an empty one and the literal text "undefined" are none (§5). */
export function readToken(): string | undefined {
	const token = read(session.storageKey);
	return token === "" || token === "undefined" ? undefined : token;
}

/** The person whom this window shows, and their token; undefined until that is known. */
let shown: { readonly userId: number; readonly token: string } | undefined;

export function showOwner(userId: number, token: string): void {
	shown = { userId, token };
}

export const shownOwner = (): number | undefined => shown?.userId;

/**
 * The token of the person whom this window shows. Once somebody else has signed in, here or in another window, there is none until
 * the window shows them: what one person has begun (a timer, a retry, the end of a form) never goes out under another's name.
 */
export function ownToken(): string | undefined {
	const token = readToken();
	return shown === undefined || shown.token === token ? token : undefined;
}

export const keepToken = (token: string): void => keep(session.storageKey, token);

export function forgetToken(): void {
	held.delete(session.storageKey);
	try {
		localStorage.removeItem(session.storageKey);
	} catch {}
}

/** The mark by which the server knows this device again, so that strangers can't lock its owner out (decision 28). */
export const readDeviceMark = (): string | undefined => read(session.deviceKey);

/** It stays after signing out: it opens nothing. */
export const keepDeviceMark = (mark: string): void => keep(session.deviceKey, mark);

/** 401: the session has ended · 403: the permissions have changed · any other: the session is in use. */
export type TokenAnswered = (status: number, token: string) => void;

const listeners = new Set<TokenAnswered>();

export function whenTokenAnswered(listener: TokenAnswered): void {
	listeners.add(listener);
}

export const tokenAnswered: TokenAnswered = (status, token) => {
	for (const listener of listeners) listener(status, token);
};
