import { session } from "#contract/limits.ts";

/** For a browser that refuses storage: there a session lasts as long as the page. */
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

/** 401: the session is over · 403: the rights are no longer what they were. */
export type TokenRefused = (status: 401 | 403, token: string) => void;

let listener: TokenRefused = () => {};

/** The session hears here what the calls were told about their token. */
export function whenTokenRefused(heard: TokenRefused): void {
	listener = heard;
}

/** Said by the calls (api-client.ts). */
export const tokenRefused: TokenRefused = (status, token) => listener(status, token);
