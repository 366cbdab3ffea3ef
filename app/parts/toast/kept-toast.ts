import { shortestToast } from "#contract/limits.ts";
import type { ToastKind } from "./toast-body.tsx";

/** What a toast says, as it goes from one document to the next. */
interface KeptToast {
	readonly kind: ToastKind;
	readonly words: string;
}

const storageKey = "toast";

let last: (KeptToast & { readonly at: number }) | undefined;

/** Notes what is said, in case the reader is led to another document right after. */
export function noteToast(kind: ToastKind, words: string): void {
	last = { kind, words, at: Date.now() };
}

/** Hands what was just said on to the next document, where preferences/preferences.inline.js sees that there is something to say. */
export function keepToast(): void {
	if (!last || Date.now() - last.at >= shortestToast) return;
	try {
		sessionStorage.setItem(storageKey, JSON.stringify(last));
	} catch {
		// A browser that keeps nothing: the reader sees by the page itself what has happened.
	}
}

/** What the document before had still to say; once. */
export function takeToast(): KeptToast | null {
	try {
		const kept = sessionStorage.getItem(storageKey);
		sessionStorage.removeItem(storageKey);
		return JSON.parse(kept ?? "null");
	} catch {
		return null;
	}
}
