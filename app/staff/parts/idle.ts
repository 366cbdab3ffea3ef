import { minutes, session } from "#contract/limits.ts";
import { lastUse } from "../../session/session.ts";

/** The last use of the session, by this tab or another. */
const storageKey = "ulbUsed";

/** The server records a session's use once a minute, so its clock may be behind this one by so much. */
const recordedWithin = minutes(1);

/** Milliseconds until the session ends if it isn't used; tells the other tabs of this one's use. */
export function idleTimeLeft(): number {
	let used = lastUse();
	try {
		used = Math.max(used, Number(localStorage.getItem(storageKey)));
		localStorage.setItem(storageKey, String(used));
	} catch {
		// Where the browser refuses storage each tab knows of itself alone.
	}
	return used + session.unused - recordedWithin - Date.now();
}
