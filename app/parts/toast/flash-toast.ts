import { shortestToast } from "#contract/limits.ts";
import type { ToastKind } from "./toast-body.tsx";

interface FlashToast {
	readonly kind: ToastKind;
	readonly words: string;
}

const storageKey = "toast";

let last: (FlashToast & { readonly at: number }) | undefined;

export function rememberToast(kind: ToastKind, words: string): void {
	last = { kind, words, at: Date.now() };
}

export function flashToast(): void {
	if (!last || Date.now() - last.at >= shortestToast) return;
	try {
		sessionStorage.setItem(storageKey, JSON.stringify(last));
	} catch {
		// A browser without storage: the next page itself shows what has happened.
	}
}

/** Removes and returns the toast that the previous document stored. */
export function takeFlashToast(): FlashToast | null {
	try {
		const stored = sessionStorage.getItem(storageKey);
		sessionStorage.removeItem(storageKey);
		return JSON.parse(stored ?? "null");
	} catch {
		return null;
	}
}
