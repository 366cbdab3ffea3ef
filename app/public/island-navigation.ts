import { useMemo, useSyncExternalStore } from "react";
import { leave } from "../navigation/leave.ts";
import { addressOf, type Location, type Navigation } from "../navigation/navigation.ts";

interface Entry {
	readonly key: string;
	readonly state: Location["state"];
}

const listeners = new Set<() => void>();

function read(): Location {
	const { pathname, search } = window.location;
	const { key = "", state = null } = (history.state ?? {}) as Partial<Entry>;
	return { pathname, search, key, state };
}

function update(): void {
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	if (listeners.size === 0) addEventListener("popstate", update);
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
		if (listeners.size === 0) removeEventListener("popstate", update);
	};
}

/** Text, because two equal objects would be two snapshots. */
const snapshot = () => JSON.stringify(read());

const isHere = (pathname: string) => pathname === window.location.pathname;

const go: Navigation["go"] = (to, { replace = false, preserveScroll = false, state = null } = {}) => {
	if (typeof to === "number") {
		history.go(to);
		return;
	}
	const address = addressOf(to, read());
	if (!preserveScroll || !isHere(new URL(address, window.location.href).pathname)) {
		leave(address, replace);
		return;
	}
	const entry: Entry = { key: crypto.randomUUID(), state };
	if (replace) history.replaceState(entry, "", address);
	else history.pushState(entry, "", address);
	update();
	const { hash } = window.location;
	if (hash) requestAnimationFrame(() => moveTo(hash.slice(1)));
};

/** Imitates the browser's jump to an anchor. */
function moveTo(id: string): void {
	const target = document.getElementById(id);
	target?.scrollIntoView();
	target?.focus({ preventScroll: true });
}

const intercepts: Navigation["intercepts"] = (pathname, { preserveScroll }) =>
	preserveScroll === true && isHere(pathname);

/** All islands of a page share its address: each sees what another writes into it. Any other navigation is the browser's. */
export function useIslandNavigation(): Navigation {
	const here = useSyncExternalStore(subscribe, snapshot, snapshot);
	return useMemo(() => ({ here: JSON.parse(here), go, intercepts }), [here]);
}
