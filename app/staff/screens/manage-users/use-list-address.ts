import { useEffect, useRef, useState } from "react";
import { useNavigation } from "../../../navigation/navigation.ts";
import type { SearchText } from "../../../parts/in-page-search/use-search-text.ts";
import { nothing, type Values } from "../../desk/list/addresses.ts";
import { useAddress } from "../../desk/list/use-address.ts";

type Changes = Values<"manageUsers">;

/** Keys that come at once, as from a paste, make one call (ms). */
const pause = 20;

/** Some browsers refuse more than a hundred history changes in half a minute: after so many the address waits longer (ms). */
const often = { changes: 25, within: 10_000, pause: 400 };

/** Marks changes of the address by the list itself, which must not overwrite the box. */
const ours = { fromList: true };

/** The list's address with its search box, which follows the typing. Another filter or order starts at page 1. */
export function useListAddress() {
	const { asked, chosen, search, show } = useAddress("manageUsers");
	const { here, byHistory } = useNavigation();
	const q = asked.q ?? "";
	const [typed, setTyped] = useState(q);
	const box = useRef<HTMLInputElement>(null);
	const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
	const written = useRef<readonly number[]>([]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: only an address that the list did not write changes the box
	useEffect(() => {
		// Back and Forward also lead to entries that the list has written; they change the box too.
		if (here.state?.fromList === true && !byHistory) return;
		clearTimeout(waiting.current);
		setTyped(q);
	}, [here.key]);
	useEffect(() => () => clearTimeout(waiting.current), []);

	const withTyped = (changes: Changes) => ({ q: typed, user: undefined, ...changes });

	function choose(changes: Changes): void {
		// The new address has the typed text already; the pending change would restore the old choice.
		clearTimeout(waiting.current);
		written.current = [...written.current, Date.now()].slice(-often.changes);
		show(withTyped(changes), { replace: true, preserveScroll: true, state: ours });
	}

	function type(text: string): void {
		setTyped(text);
		clearTimeout(waiting.current);
		const [first = 0] = written.current;
		const isOften = written.current.length === often.changes && Date.now() - first < often.within;
		waiting.current = setTimeout(choose, isOften ? often.pause : pause, { q: text });
	}

	return {
		asked,
		/** The same of the address that still loads. */
		chosen,
		search: { typed, type, box } satisfies SearchText,
		choose,
		/** Its address with other values. */
		to: (changes: Changes) => search(withTyped(changes)),
		/** Shows the whole list in its own order, where the latest added come first. */
		showAll: () => {
			setTyped("");
			choose(nothing("manageUsers"));
		},
	};
}

export type UsersAddress = ReturnType<typeof useListAddress>;
