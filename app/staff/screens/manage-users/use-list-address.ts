import { useEffect, useRef, useState } from "react";
import { lengths } from "#contract/limits.ts";
import { useNavigation, useSearchParams } from "../../../navigation/navigation.ts";
import type { SearchText } from "../../../parts/in-page-search/use-search-text.ts";

/** Some browsers refuse more than a hundred history changes in half a minute, so the address waits for a pause (ms). */
const pause = 300;

/** Marks our own changes of the address, which must not overwrite the box. */
const ours = { fromList: true };

/** Whether an address has the form for a new user open: `?add`. */
export const adds = (search: string) => new URLSearchParams(search).has("add");

/** The list's parameters, held in the address: `?q=&role=&sort=&page=&add`. Another filter or order starts at page 1. */
export function useListAddress() {
	const [params, setParams] = useSearchParams();
	const {
		here: { key, state, search: shown },
		byHistory,
	} = useNavigation();
	const q = (params.get("q") ?? "").slice(0, lengths.search);
	const [typed, setTyped] = useState(q);
	const box = useRef<HTMLInputElement>(null);
	const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
	const role = params.get("role") ?? "";
	const sort = params.get("sort") ?? "";

	// biome-ignore lint/correctness/useExhaustiveDependencies: only an address that the list did not write changes the box
	useEffect(() => {
		// Back and Forward also lead to entries that the list has written; they change the box too.
		if (state?.fromList === true && !byHistory) return;
		clearTimeout(waiting.current);
		setTyped(q);
	}, [key]);
	useEffect(() => () => clearTimeout(waiting.current), []);

	/** The current address with other values; an empty one is left out. */
	function address(changes: Readonly<Record<string, string>>, isAdding = adds(shown)): string {
		const next = new URLSearchParams();
		for (const [name, value] of Object.entries({ q: typed, role, sort, ...changes })) {
			if (value !== "") next.set(name, value);
		}
		return `?${[String(next), isAdding ? "add" : ""].filter(Boolean).join("&")}`;
	}

	function show(changes: Readonly<Record<string, string>>, isAdding?: boolean): void {
		// The new address has the typed text already; the pending change would restore the old choice.
		clearTimeout(waiting.current);
		setParams(address(changes, isAdding), { replace: true, state: ours });
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
		/** The address of a page of the whole list in its own order. */
		showAll: (page: number) => {
			setTyped("");
			show({ q: "", role: "", sort: "", page: page === 1 ? "" : String(page) }, false);
		},
		isAdding: adds(shown),
		/** The address with the form for a new user, and without it. */
		addAddress: (isAdding: boolean) => address({ page: params.get("page") ?? "" }, isAdding),
	};
}
