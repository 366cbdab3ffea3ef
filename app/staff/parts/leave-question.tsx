import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { type Location, useBeforeUnload, useBlocker } from "react-router";
import { Button } from "../../parts/button/button.tsx";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import { readSession } from "../../session/session.ts";
import { useSay } from "../../words/language.ts";
import styles from "./confirm.module.css";
import { staffWords as words } from "./words.ts";

type Loses = (from: Location, to: Location) => boolean;

/** For a form that lives as long as its page; a search there loses nothing. */
export const leavesPage: Loses = (from, to) => from.pathname !== to.pathname;

/** For a form that depends on the search part too. */
export const leavesAddress: Loses = (from, to) => leavesPage(from, to) || rowIn(from) !== rowIn(to);

/** Another field of the same row is in the same form. */
function rowIn({ search }: { readonly search: string }): string {
	const params = new URLSearchParams(search);
	params.delete("at");
	return String(params);
}

/** The forms with unsaved input. One list and one question for all, because a router has one blocker at a time. */
const unsavedForms = new Map<string, Loses>();

export function useUnsaved(isUnsaved: boolean, loses: Loses): void {
	const id = useId();
	// In the commit itself, so that a fast Back isn't asked about saved words.
	useLayoutEffect(() => {
		if (!isUnsaved) return;
		unsavedForms.set(id, loses);
		return () => {
			unsavedForms.delete(id);
		};
	}, [id, isUnsaved, loses]);
}

/** Not after a logout, nor on a suspended screen, which can't be seen. */
function mayAsk(): boolean {
	return unsavedForms.size > 0 && Boolean(readSession().user);
}

export function LeaveQuestion() {
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			mayAsk() && [...unsavedForms.values()].some((loses) => loses(currentLocation, nextLocation)),
	);
	useBeforeUnload((event) => {
		if (mayAsk()) event.preventDefault();
	});
	if (blocker.state !== "blocked") return null;
	return <AskToLeave onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}

interface Props {
	onStay: () => void;
	onLeave: () => void;
}

/** The question, also for a form that loses its input without a navigation. */
export function AskToLeave({ onStay, onLeave }: Props) {
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
			<div className={`stack ${styles.answers}`}>
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
