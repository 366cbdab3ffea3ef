import { useEffect, useId, useRef, useState } from "react";
import { fill } from "#contract/language.ts";
import { minutes, seconds } from "#contract/limits.ts";
import { sessionButtons } from "#contract/navigation.ts";
import { session } from "#contract/people/limits.ts";
import { Button } from "../../parts/button/button.tsx";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import { checkSession, lastUse } from "../../session/session.ts";
import { useLogOut } from "../../session/use-log-out.ts";
import { useLang, useSay } from "../../words/language.ts";
import { duration } from "../../words/numbers.ts";
import { appId } from "../document-ids.ts";
import styles from "../parts/confirm.module.css";
import { staffWords as words } from "../parts/words.ts";

const lookEvery = seconds(10);

/** Asks five minutes before an unused session ends; Stay keeps it (WCAG 2.2.1). */
export function IdleWarning() {
	const [left, setLeft] = useState(Number.POSITIVE_INFINITY);

	useEffect(() => {
		const look = () => setLeft(idleTimeLeft());
		const clock = setInterval(look, lookEvery);
		// Awake again after a sleep of the machine, whose clocks stood still.
		document.addEventListener("visibilitychange", look);
		return () => {
			clearInterval(clock);
			document.removeEventListener("visibilitychange", look);
		};
	}, []);

	// The server decides: another machine's clock may differ.
	const hasEnded = left <= 0;
	useEffect(() => {
		if (hasEnded) checkSession();
	}, [hasEnded]);

	if (left > warnBefore() || hasEnded) return null;
	return <Question left={left} onStay={() => checkSession().then(() => setLeft(idleTimeLeft()))} />;
}

function Question({ left, onStay }: { left: number; onStay: () => void }) {
	const say = useSay();
	const lang = useLang();
	const id = useId();
	const dialog = useRef<HTMLDialogElement>(null);
	const stay = useRef<HTMLButtonElement>(null);
	const logOut = useLogOut();

	useEffect(() => {
		dialog.current?.showModal();
		stay.current?.focus();
	}, []);

	return (
		<Dialog id={id} ref={dialog} title={say(words.stillThere)} head="paper" onClose={onStay}>
			<p>{fill(say(words.endsSoon), { time: duration(Math.ceil(left / 1000), lang) })}</p>
			<div className={`stack ${styles.answers}`}>
				<Button look="line" onClick={logOut}>
					{say(sessionButtons.signOut)}
				</Button>
				<Button ref={stay} onClick={() => dialog.current?.close()}>
					{say(words.staySignedIn)}
				</Button>
			</div>
		</Dialog>
	);
}

/** Last use of the session, by any tab. */
const storageKey = "ulbUsed";

/** The server's setting, which came with the document. */
const unused = (): number => Number(document.getElementById(appId)?.dataset.unused) || session.unused;

/** The server records a use once a minute, so its clock may lag by so much. */
const recordedWithin = (): number => Math.min(minutes(1), unused() / 4);

/** Time of the question before the end: five minutes, less for short sessions. */
const warnBefore = (): number => Math.min(session.warnBefore, unused() / 3);

/** Milliseconds until the session ends if it isn't used; tells the other tabs of this one's use. */
function idleTimeLeft(): number {
	let used = lastUse();
	try {
		used = Math.max(used, Number(localStorage.getItem(storageKey)));
		localStorage.setItem(storageKey, String(used));
	} catch {
		// Without storage each tab knows its own use alone.
	}
	return used + unused() - recordedWithin() - Date.now();
}
