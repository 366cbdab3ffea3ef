import { useEffect, useId, useRef } from "react";
import { type Location, useBeforeUnload, useBlocker } from "react-router";
import { Button } from "../../parts/button/button.tsx";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import { readSession } from "../../session/session.ts";
import { useSay } from "../../words/language.ts";
import styles from "./confirm.module.css";
import { staffWords as words } from "./words.ts";

interface Props {
	/** Whether the form holds unsaved input. */
	unsaved: boolean;
	/** Also asks where only the search part changes, for a form that depends on it. */
	lasts: "path" | "address";
}

/** Asks before somebody leaves a form with unsaved input. */
export function LeaveQuestion({ unsaved, lasts }: Props) {
	/** Not after a sign-out, which is meant, nor on a suspended screen, which can't be seen. */
	const asks = () => unsaved && Boolean(readSession().user);
	const isLeaving = (from: Location, to: Location) =>
		from.pathname !== to.pathname || (lasts === "address" && from.search !== to.search);
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) => asks() && isLeaving(currentLocation, nextLocation),
	);
	useBeforeUnload((event) => {
		if (asks()) event.preventDefault();
	});
	if (blocker.state !== "blocked") return null;
	return <Question onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}

function Question({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
	const say = useSay();
	const id = useId();
	const dialog = useRef<HTMLDialogElement>(null);
	const stay = useRef<HTMLButtonElement>(null);

	useEffect(() => {
		dialog.current?.showModal();
		stay.current?.focus();
	}, []);

	return (
		<Dialog id={id} ref={dialog} title={say(words.leaveTitle)} head="paper" onClose={onStay}>
			<p className={styles.question}>{say(words.leaveQuestion)}</p>
			<div className={styles.answers}>
				<Button ref={stay} look="line" onClick={() => dialog.current?.close()}>
					{say(words.stay)}
				</Button>
				<Button look="red" onClick={onLeave}>
					{say(words.leave)}
				</Button>
			</div>
		</Dialog>
	);
}
