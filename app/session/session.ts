import { useSyncExternalStore } from "react";
import type { Reply } from "#contract/api.ts";
import type { Lang } from "#contract/language.ts";
import { session as constants } from "#contract/limits.ts";
import { call } from "../api-client.ts";
import { forgetToken, keepToken, readToken, whenTokenRefused } from "./session-token.ts";

/** §3 "Logged-in staff user". */
export type StaffUser = Reply<"me">;

export interface Session {
	/** undefined: not known yet · null: signed out (§4). */
	readonly user: StaffUser | null | undefined;
	/** Why somebody is signed out who did not ask for it: the session is over, or the server could not be asked. */
	readonly lost?: "ended" | "unreachable";
	/** Whose it was: what they have typed is kept until they are back. */
	readonly last?: StaffUser | undefined;
}

/** What every page is rendered with: its bytes are the same for everybody. */
const unknown: Session = { user: undefined };

let current = unknown;
let started = false;
/** Counts the questions, so that a late answer to an older one changes nothing. */
let asked = 0;
const listeners = new Set<() => void>();

/** Who is signed in; known only after the page has been taken over by script. */
export function useSession(): Session {
	return useSyncExternalStore(
		follow,
		() => current,
		() => unknown,
	);
}

/** The session as it is known now, for what is no component. */
export function readSession(): Session {
	return current;
}

function follow(listener: () => void): () => void {
	listeners.add(listener);
	if (!started) start();
	return () => listeners.delete(listener);
}

function become(next: Session): void {
	current = next;
	for (const listener of listeners) listener();
}

function start(): void {
	started = true;
	whenTokenRefused((status, token) => {
		if (token !== readToken()) return;
		if (status === 403) check();
		else {
			forgetToken();
			become(lost("ended"));
		}
	});
	// Another tab has signed in or out.
	addEventListener("storage", ({ key }) => {
		if (key === constants.storageKey || key === null) check();
	});
	// The page has come back from the browser's memory, perhaps long after a sign-out.
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted) check();
	});
	check();
}

function lost(why: "ended" | "unreachable"): Session {
	return { user: null, lost: why, last: current.user ?? current.last };
}

/** §4: a token leads to the user by the me call; without one, or if that fails, nobody is signed in. */
async function check(): Promise<void> {
	asked += 1;
	const mine = asked;
	if (!readToken()) {
		become({ user: null });
		return;
	}
	const answer = await call("me", undefined, "en");
	if (mine !== asked) return;
	if (!("error" in answer)) become({ user: answer });
	// With 401 the token is refused, and said so already.
	else if (answer.status !== 401) become(lost("unreachable"));
}

/** Asks the server again who is signed in. */
export const checkSession = check;

/** §4: stores the token and loads the user. @returns who has signed in, if that worked */
export async function signIn(token: string): Promise<StaffUser | undefined> {
	keepToken(token);
	await check();
	return current.user ?? undefined;
}

/** §2.1, §4: forgets the token at once, whatever the server answers (requirement A5). */
export async function signOut(lang: Lang): Promise<void> {
	const told = call("logout", undefined, lang);
	forgetToken();
	asked += 1;
	become({ user: null });
	await told;
}
