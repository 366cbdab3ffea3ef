import { shortestToast } from "#contract/limits.ts";
import type { ToastKind } from "./toast-body.tsx";

/** What a toast says, as it goes from one document to the next. */
interface KeptToast {
	readonly kind: ToastKind;
	readonly words: string;
}

const storageKey = "toasts";

let said: (KeptToast & { readonly at: number })[] = [];

/** Notes what is said, in case the reader is led to another document right after. */
export function noteToast(kind: ToastKind, words: string): void {
	const at = Date.now();
	said = [...said.filter((each) => at - each.at < shortestToast), { kind, words, at }];
}

/** Hands what was just said on to the next document, where frame/preferences.inline.js sees that there is something to say. */
export function keepToasts(): void {
	const news = said
		.filter(({ at }) => Date.now() - at < shortestToast)
		.map(({ kind, words }) => ({ kind, words }));
	if (news.length === 0) return;
	try {
		sessionStorage.setItem(storageKey, JSON.stringify(news));
	} catch {
		// A browser that keeps nothing: the reader sees by the page itself what has happened.
	}
}

/** What the document before had still to say; once. */
export function takeToasts(): readonly KeptToast[] {
	try {
		const kept = sessionStorage.getItem(storageKey);
		sessionStorage.removeItem(storageKey);
		return JSON.parse(kept ?? "[]");
	} catch {
		return [];
	}
}
