import { minutes, session } from "#contract/limits.ts";

/** When a call of the session was made last, by this tab or another. */
const storageKey = "ulbUsed";

/** Where the browser refuses storage, this tab's own. */
let held = 0;

/** The server records a session's use once a minute, so its clock may be behind this one by so much. */
const recordedWithin = minutes(1);

/** A call has renewed the session (api-client.ts). */
export function noteUse(): void {
	held = Date.now();
	try {
		localStorage.setItem(storageKey, String(held));
	} catch {}
}

/** Milliseconds until the session ends if it isn't used. */
export function idleTimeLeft(): number {
	let used = held;
	try {
		used = Math.max(used, Number(localStorage.getItem(storageKey)));
	} catch {}
	return used + session.unused - recordedWithin - Date.now();
}
