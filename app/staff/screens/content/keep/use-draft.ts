import { useEffect, useSyncExternalStore } from "react";
import { useSession } from "../../../../session/session.ts";
import type { Words } from "./device.ts";
import type { Draft, DraftState } from "./draft.ts";

interface Options extends Pick<Words, "row" | "basedOn"> {
	/** Whether there is anything to save. */
	readonly isChanged: boolean;
	readonly dispatch: (event: { readonly type: "otherCame"; readonly draft: Draft }) => void;
}

/** Saves the words of a form in its draft, at the latest when the field or the form is left. */
export function useDraft(draft: Draft, { row, basedOn, isChanged, dispatch }: Options): DraftState {
	const { user } = useSession();
	const state = useSyncExternalStore(draft.follow, draft.state);

	useEffect(() => {
		const { words } = draft;
		if (words.row === row && words.basedOn === basedOn) return;
		// What was saved and taken back is saved as well, or it would be offered again.
		if (isChanged || draft.isKept) draft.keep(row, basedOn);
	}, [draft, row, basedOn, isChanged]);

	// Whoever has signed in again goes on where they were.
	const isIn = user?.id === draft.item.userId;
	useEffect(() => {
		if (isIn) draft.send();
	}, [isIn, draft]);

	useEffect(() => {
		// What is reloaded goes on; a new row that is opened again begins empty.
		if (draft.item.key === "") history.replaceState({ ...history.state, draft: state.id }, "");
	}, [draft, state.id]);

	useEffect(() => {
		draft.onOther = (other) => dispatch({ type: "otherCame", draft: other });
		const hide = () => {
			if (document.visibilityState === "hidden") draft.send();
		};
		addEventListener("online", draft.send);
		// Whoever signs out leaves the field first: what they have just typed doesn't stay on a device that others use too.
		addEventListener("focusout", draft.send);
		document.addEventListener("visibilitychange", hide);
		return () => {
			removeEventListener("online", draft.send);
			removeEventListener("focusout", draft.send);
			document.removeEventListener("visibilitychange", hide);
			draft.send();
		};
	}, [draft, dispatch]);

	return state;
}
