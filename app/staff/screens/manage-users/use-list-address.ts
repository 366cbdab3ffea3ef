import { useEffect, useRef, useState } from "react";
import { lengths } from "#contract/limits.ts";
import { useNavigation, useSearchParams } from "../../../navigation/navigation.ts";
import type { SearchText } from "../../../parts/in-page-search/use-search-text.ts";

/** The address waits for a pause in the typing, ms: some browsers refuse more than a hundred changes in half a minute. */
const pause = 300;

/** Marks our own changes of the address, so that they are not taken for somebody else's. */
const ours = { fromList: true };

/** What the list shows, which lives in the address: `?q=&role=&sort=&page=`. Another filter or order begins at page 1. */
export function useListAddress() {
	const [params, setParams] = useSearchParams();
	const {
		here: { key, state },
		byHistory,
	} = useNavigation();
	const q = (params.get("q") ?? "").slice(0, lengths.search);
	const [typed, setTyped] = useState(q);
	const box = useRef<HTMLInputElement>(null);
	const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
	const role = params.get("role") ?? "";
	const sort = params.get("sort") ?? "";

	// biome-ignore lint/correctness/useExhaustiveDependencies: only an address that the list did not make changes the box
	useEffect(() => {
		// Back and Forward lead to entries that the list has written, too: the box is theirs then.
		if (state?.fromList === true && !byHistory) return;
		clearTimeout(waiting.current);
		setTyped(q);
	}, [key]);
	useEffect(() => () => clearTimeout(waiting.current), []);

	/** The address with other values in it; an empty one is left out. */
	function address(changes: Readonly<Record<string, string>>): string {
		const next = new URLSearchParams();
		for (const [name, value] of Object.entries({ q: typed, role, sort, ...changes })) {
			if (value !== "") next.set(name, value);
		}
		return `?${next}`;
	}

	function show(changes: Readonly<Record<string, string>>): void {
		// What is chosen has the typed word with it; the change that waits would still write the choice from before.
		clearTimeout(waiting.current);
		setParams(address(changes), { replace: true, state: ours });
	}

	const search: SearchText = {
		typed,
		type: (text) => {
			setTyped(text);
			clearTimeout(waiting.current);
			waiting.current = setTimeout(show, pause, { q: text });
		},
		box,
	};

	return {
		search,
		role,
		chooseRole: (name: string) => show({ role: name }),
		sorting: { chosen: sort, address: (next: string) => address({ sort: next }) },
		page: params.get("page"),
		pageAddress: (page: number) => address({ page: page === 1 ? "" : String(page) }),
		/** Leads to a page of the whole list in its own order. */
		showAll: (page: number) => {
			setTyped("");
			show({ q: "", role: "", sort: "", page: page === 1 ? "" : String(page) });
		},
	};
}
