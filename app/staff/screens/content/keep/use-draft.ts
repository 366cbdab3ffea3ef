import { useEffect, useSyncExternalStore } from "react";
import { useSession } from "../../../../session/session.ts";
import type { Words } from "./device.ts";
import type { Draft, DraftState } from "./draft.ts";

interface Options extends Pick<Words, "row" | "basedOn"> {
	readonly isChanged: boolean;
	readonly dispatch: (event: { readonly type: "otherCame"; readonly draft: Draft }) => void;
}

/** Saves the words of a form, at the latest when field or form is left. */
export function useDraft(draft: Draft, { row, basedOn, isChanged, dispatch }: Options): DraftState {
	const { user } = useSession();
	const state = useSyncExternalStore(draft.follow, draft.state);

	useEffect(() => {
		const { words } = draft;
		if (words.row === row && words.basedOn === basedOn) return;
		// Saves a change that was taken back too, or the old one would be offered again.
		if (isChanged || draft.isKept) draft.keep(row, basedOn, !isChanged && draft.item.key === "");
	}, [draft, row, basedOn, isChanged]);

	// Goes on after a new login.
	const isIn = user?.id === draft.item.userId;
	useEffect(() => {
		if (isIn) draft.send();
	}, [isIn, draft]);

	useEffect(() => {
		// A reload keeps a new row's draft; opening it again begins an empty one.
		if (draft.item.key === "") history.replaceState({ ...history.state, draft: state.id }, "");
	}, [draft, state.id]);

	useEffect(() => {
		draft.onOther = (other) => dispatch({ type: "otherCame", draft: other });
		const hide = () => {
			if (document.visibilityState === "hidden") draft.send();
		};
		addEventListener("online", draft.send);
		// Logging out leaves the field first, so that nothing stays on a shared device.
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
