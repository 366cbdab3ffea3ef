import { minutes } from "#contract/limits.ts";
import { session } from "#contract/people/limits.ts";
import { lastUse } from "../../session/session.ts";
import { appId } from "../document-ids.ts";

/** Last use of the session, by any tab. */
const storageKey = "ulbUsed";

/** The server's setting, which came with the document. */
const unused = (): number => Number(document.getElementById(appId)?.dataset.unused) || session.unused;

/** The server records a use once a minute, so its clock may lag by so much. */
const recordedWithin = (): number => Math.min(minutes(1), unused() / 4);

/** Time of the question before the end: five minutes, less for short sessions. */
export const warnBefore = (): number => Math.min(session.warnBefore, unused() / 3);

/** Milliseconds until the session ends if it isn't used; tells the other tabs of this one's use. */
export function idleTimeLeft(): number {
	let used = lastUse();
	try {
		used = Math.max(used, Number(localStorage.getItem(storageKey)));
		localStorage.setItem(storageKey, String(used));
	} catch {
		// Without storage each tab knows its own use alone.
	}
	return used + unused() - recordedWithin() - Date.now();
}
