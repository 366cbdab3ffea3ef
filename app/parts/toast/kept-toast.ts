import { shortestToast } from "#contract/limits.ts";
import type { ToastKind } from "./toast-body.tsx";

/** A toast that is passed from one document to the next. */
interface KeptToast {
	readonly kind: ToastKind;
	readonly words: string;
}

const storageKey = "toast";

let last: (KeptToast & { readonly at: number }) | undefined;

/** Remembers the message, in case another document opens right after. */
export function noteToast(kind: ToastKind, words: string): void {
	last = { kind, words, at: Date.now() };
}

/** Stores the latest message for the next document, where preferences/preferences.inline.js finds it. */
export function keepToast(): void {
	if (!last || Date.now() - last.at >= shortestToast) return;
	try {
		sessionStorage.setItem(storageKey, JSON.stringify(last));
	} catch {
		// A browser without storage: the next page itself shows what has happened.
	}
}

/** The message of the document before; returned once. */
export function takeToast(): KeptToast | null {
	try {
		const stored = sessionStorage.getItem(storageKey);
		sessionStorage.removeItem(storageKey);
		return JSON.parse(stored ?? "null");
	} catch {
		return null;
	}
}
