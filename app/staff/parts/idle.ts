import { minutes } from "#contract/limits.ts";
import { session } from "#contract/people/limits.ts";
import { lastUse } from "../../session/session.ts";
import { appId } from "../document-ids.ts";

/** The last use of the session, by this tab or another. */
const storageKey = "ulbUsed";

/** After so long an unused session ends: the server's setting, which came with the document. */
const unused = (): number => Number(document.getElementById(appId)?.dataset.unused) || session.unused;

/** The server records a session's use once a minute, so its clock may be behind this one by so much. */
const recordedWithin = (): number => Math.min(minutes(1), unused() / 4);

/** How long before the end one is asked: five minutes, less where sessions are short. */
export const warnBefore = (): number => Math.min(session.warnBefore, unused() / 3);

/** Milliseconds until the session ends if it isn't used; tells the other tabs of this one's use. */
export function idleTimeLeft(): number {
	let used = lastUse();
	try {
		used = Math.max(used, Number(localStorage.getItem(storageKey)));
		localStorage.setItem(storageKey, String(used));
	} catch {
		// Where the browser refuses storage each tab knows of itself alone.
	}
	return used + unused() - recordedWithin() - Date.now();
}
