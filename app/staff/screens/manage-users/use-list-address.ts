import { useEffect, useRef, useState } from "react";
import { lengths } from "#contract/limits.ts";
import { useNavigation, useSearchParams } from "../../../navigation/navigation.ts";
import type { SearchText } from "../../../parts/in-page-search/use-search-text.ts";
import { personAsked, usualOrder } from "../../parts/people-wanted.ts";

/** Keys that come at once, as from a paste, make one call (ms). */
const pause = 20;

/** Some browsers refuse more than a hundred history changes in half a minute: after so many the address waits longer (ms). */
const often = { changes: 25, within: 10_000, pause: 400 };

/** Marks our own changes of the address, which must not overwrite the box. */
const ours = { fromList: true };

/** Whether an address has the form for a new user open: `?add`. */
export const adds = (search: string) => new URLSearchParams(search).has("add");

/** The person whose own page an address is: `?user=`. */
export const personIn = (search: string) => personAsked(new URLSearchParams(search));

/** The list's parameters, held in the address: `?q=&role=&state=&sort=&page=&add&user=`. Another filter or order starts at page 1. */
export function useListAddress() {
	const [params, setParams] = useSearchParams();
	const {
		here: { key, state: historyState, search: shown, pathname },
		pending,
		byHistory,
		searchAsked = () => shown,
	} = useNavigation();
	// On a slow line a second choice is made while the list of the first still loads; neither may be lost.
	const chosen = pending?.pathname === pathname ? new URLSearchParams(pending.search) : params;
	const q = (params.get("q") ?? "").slice(0, lengths.search);
	const [typed, setTyped] = useState(q);
	const box = useRef<HTMLInputElement>(null);
	const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
	const written = useRef<readonly number[]>([]);
	const role = chosen.get("role") ?? "";
	const state = chosen.get("state") ?? "";
	const sort = chosen.get("sort") ?? "";
	const page = params.get("page") ?? "";

	// biome-ignore lint/correctness/useExhaustiveDependencies: only an address that the list did not write changes the box
	useEffect(() => {
		// Back and Forward also lead to entries that the list has written; they change the box too.
		if (historyState?.fromList === true && !byHistory) return;
		clearTimeout(waiting.current);
		setTyped(q);
	}, [key]);
	useEffect(() => () => clearTimeout(waiting.current), []);

	/** The current address with other values; an empty one is left out. */
	function address(changes: Readonly<Record<string, string>>, isAdding = adds(shown)): string {
		const next = new URLSearchParams();
		const asked = new URLSearchParams(searchAsked());
		const [role, state, sort] = ["role", "state", "sort"].map((name) => asked.get(name));
		for (const [name, value] of Object.entries({ q: typed, role, state, sort, ...changes })) {
			if (value) next.set(name, value);
		}
		return `?${[String(next), isAdding ? "add" : ""].filter(Boolean).join("&")}`;
	}

	function show(changes: Readonly<Record<string, string>>, isAdding?: boolean): void {
		// The new address has the typed text already; the pending change would restore the old choice.
		clearTimeout(waiting.current);
		written.current = [...written.current, Date.now()].slice(-often.changes);
		setParams(address(changes, isAdding), { replace: true, state: ours });
	}

	function type(text: string): void {
		setTyped(text);
		clearTimeout(waiting.current);
		const [first = 0] = written.current;
		const isOften = written.current.length === often.changes && Date.now() - first < often.within;
		waiting.current = setTimeout(show, isOften ? often.pause : pause, { q: text });
	}

	return {
		search: { typed, type, box } satisfies SearchText,
		role,
		chooseRole: (name: string) => show({ role: name }),
		state,
		chooseState: (name: string) => show({ state: name }),
		chooseOrder: (next: string) => show({ sort: next }),
		sorting: { chosen: sort || usualOrder, address: (next: string) => address({ sort: next }) },
		page,
		pageAddress: (number: number) => address({ page: number === 1 ? "" : String(number) }),
		showPage: (number: number) => show({ page: number === 1 ? "" : String(number) }),
		/** Leads to the whole list in its own order, where whoever was just added comes first. */
		showAll: () => {
			setTyped("");
			show({ q: "", role: "", state: "", sort: "" }, false);
		},
		/** What the search form sends along. */
		kept: { sort, ...(adds(shown) && { add: "yes" }) },
		isAdding: adds(shown),
		/** The address with the form for a new user, and without it. */
		addAddress: (isAdding: boolean) => address({ page }, isAdding),
		/** Whose own page it is, and the addresses of such a page and of the list behind it. */
		person: personIn(shown),
		personAddress: (id: number) => address({ page, user: String(id) }, false),
		listAddress: address({ page }, false),
	};
}

export type ListAddress = ReturnType<typeof useListAddress>;
