import { useEffect, useId, useRef } from "react";
import { type Location, useBeforeUnload, useBlocker } from "react-router";
import { Button } from "../../parts/button/button.tsx";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import { readSession } from "../../session/session.ts";
import { useSay } from "../../words/language.ts";
import styles from "./confirm.module.css";
import { staffWords as words } from "./words.ts";

interface Props {
	/** Whether the form holds something that would be lost. */
	unsaved: boolean;
	/** A form that lasts as long as its address also asks where only the part behind the `?` changes. */
	lasts: "path" | "address";
}

/** Asks before somebody leaves a form that is filled in and not saved. */
export function LeaveQuestion({ unsaved, lasts }: Props) {
	/** Whoever has signed out wants to leave, and a screen that waits for its owner can't ask. */
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
