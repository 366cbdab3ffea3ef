import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { type Location, useBeforeUnload, useBlocker } from "react-router";
import { Button } from "../../parts/button/button.tsx";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import { readSession } from "../../session/session.ts";
import { useSay } from "../../words/language.ts";
import styles from "./confirm.module.css";
import { staffWords as words } from "./words.ts";

/** Whether a navigation loses what a form holds. */
type Loses = (from: Location, to: Location) => boolean;

/** A form that lasts as long as its page: a search in the same page loses nothing. */
export const leavesPage: Loses = (from, to) => from.pathname !== to.pathname;

/** A form that depends on the search part too. */
export const leavesAddress: Loses = (from, to) => leavesPage(from, to) || rowIn(from) !== rowIn(to);

/** Another field of the same row is in the same form. */
function rowIn({ search }: { readonly search: string }): string {
	const params = new URLSearchParams(search);
	params.delete("at");
	return String(params);
}

/** The forms with unsaved input. One list and one question for all, because a router has one blocker at a time. */
const unsavedForms = new Map<string, Loses>();

/** While a form holds unsaved input, whoever leaves it is asked first. */
export function useUnsaved(isUnsaved: boolean, loses: Loses): void {
	const id = useId();
	// In the commit itself: whoever goes back while a success is painted isn't asked about what was just saved.
	useLayoutEffect(() => {
		if (!isUnsaved) return;
		unsavedForms.set(id, loses);
		return () => {
			unsavedForms.delete(id);
		};
	}, [id, isUnsaved, loses]);
}

/** Not after a sign-out, which is meant, nor on a suspended screen, which can't be seen. */
function mayAsk(): boolean {
	return unsavedForms.size > 0 && Boolean(readSession().user);
}

/** Asks before somebody leaves a form with unsaved input; once, in the frame. */
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

/** The question itself, for a form that would lose its input without a navigation too. */
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
