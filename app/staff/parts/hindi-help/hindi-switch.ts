import { useSyncExternalStore } from "react";

const storageKey = "hindiHelp";
const off = "off";

let isOn: boolean | undefined;
const listeners = new Set<() => void>();

function read(): boolean {
	if (isOn !== undefined) return isOn;
	try {
		isOn = localStorage.getItem(storageKey) !== off;
	} catch {}
	isOn ??= true;
	return isOn;
}

export function switchHindiHelp(): void {
	isOn = !read();
	try {
		localStorage.setItem(storageKey, isOn ? "on" : off);
	} catch {}
	for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export function useHindiHelp(): boolean {
	return useSyncExternalStore(follow, read, () => true);
}
