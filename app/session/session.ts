import { useSyncExternalStore } from "react";
import type { Reply } from "#contract/api.ts";
import type { Lang } from "#contract/language.ts";
import { session as constants } from "#contract/people/limits.ts";
import { call } from "../api-client.ts";
import { forgetWords } from "./kept-words.ts";
import {
	forgetToken,
	keepToken,
	ownToken,
	readToken,
	shownOwner,
	showOwner,
	whenTokenAnswered,
} from "./session-token.ts";

export type StaffUser = Reply<"me">;

export interface Session {
	/** undefined: not known yet · null: signed out (§4). */
	readonly user: StaffUser | null | undefined;
	/** Reason of a sign-out that nobody asked for: the session ended, ended in another tab, or the server couldn't be reached. */
	readonly lost?: "ended" | "elsewhere" | "unreachable";
	/** Owner of the ended session; their input is saved until they return. */
	readonly last?: StaffUser | undefined;
}

/** The server renders every page without a session: its bytes are the same for everybody. */
const unknown: Session = { user: undefined };

let current = unknown;
let leavePerson: (() => void) | undefined;
/** Numbers the requests, so that a late response to an older one is ignored; nought before the first. */
let requests = 0;
let used = 0;

/** Moment at which a call last renewed the session, as far as this tab knows. */
export const lastUse = () => used;
const listeners = new Set<() => void>();

export function useSession(): Session {
	return useSyncExternalStore(
		followSession,
		() => current,
		() => unknown,
	);
}

export function readSession(): Session {
	return current;
}

/**
 * Whether the next call would be this person's. Timers, retries and the ends of forms ask first: somebody else may have signed
 * in since, in this window or another.
 */
export function isSignedIn(userId: number): boolean {
	return current.user?.id === userId && ownToken() !== undefined;
}

/**
 * Calls this instead of showing a second person in the same document, where the first one's words and messages may still be.
 */
export function whenAnotherSignsIn(leave: () => void): void {
	leavePerson = leave;
}

/** Calls the listener when the session changes; the first one starts loading it. */
export function followSession(listener: () => void): () => void {
	listeners.add(listener);
	if (requests === 0) start();
	return () => listeners.delete(listener);
}

function become(next: Session): void {
	current = next;
	for (const listener of listeners) listener();
}

function start(): void {
	whenTokenAnswered((status, token) => {
		if (token !== readToken()) return;
		if (status !== 401) used = Date.now();
		if (status === 403) checkSession();
		if (status === 401) {
			forgetToken();
			become(lost("ended"));
		}
	});
	addEventListener("storage", ({ key }) => {
		if (key === constants.storageKey || key === null) checkSession();
	});
	// Restored from the back-forward cache, perhaps long after a sign-out.
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted) checkSession();
	});
	checkSession();
}

function lost(why: "ended" | "unreachable"): Session {
	return { user: null, lost: why, last: current.user ?? current.last };
}

/**
 * §4: loads the user of the token by the me call; without a token, or if that fails, nobody is signed in.
 *
 * @returns whose token it is, if that was answered
 */
export async function checkSession(): Promise<StaffUser | undefined> {
	requests += 1;
	const request = requests;
	const token = readToken();
	if (!token) {
		become({ user: null, ...(current.user && { lost: "elsewhere" }) });
		return undefined;
	}
	const answer = await call("me", undefined, "en");
	if (request !== requests) return undefined;
	if ("error" in answer) {
		// With 401 the calls have reported the token already.
		if (answer.status !== 401) become(lost("unreachable"));
		return undefined;
	}
	if (leavePerson && (shownOwner() ?? answer.id) !== answer.id) {
		become({ user: null });
		leavePerson();
		return answer;
	}
	showOwner(answer.id, token);
	become({ user: answer });
	return answer;
}

/** §4: stores the token and loads the user. @returns who has signed in, if that worked */
export async function signIn(token: string): Promise<StaffUser | undefined> {
	keepToken(token);
	return (await checkSession()) ?? current.user ?? undefined;
}

/** §2.1, §4: forgets the token at once, whatever the server replies (requirement A5). */
export async function signOut(lang: Lang): Promise<void> {
	const reply = call("logout", undefined, lang);
	forgetWords((current.user ?? current.last)?.id);
	forgetToken();
	requests += 1;
	become({ user: null });
	await reply;
}

/** The user whom the desk shows, also while their session is lost. */
export function useShownUser(): StaffUser | undefined {
	const { user, last } = useSession();
	return user ?? last;
}
