import { useSyncExternalStore } from "react";
import { type Lang, languages } from "#contract/language.ts";

/** Staff pages have one address for both languages, so the choice is stored (requirements, Languages). */
const storageKey = "staffLanguage";

let chosen: Lang | undefined;
const listeners = new Set<() => void>();

/** The stored language of the staff area, else English. */
export function readStaffLanguage(): Lang {
	if (chosen) return chosen;
	try {
		const stored = localStorage.getItem(storageKey);
		chosen = languages.find((lang) => lang === stored);
	} catch {}
	chosen ??= languages[0];
	return chosen;
}

export function rememberLanguage(lang: Lang): void {
	chosen = lang;
	try {
		localStorage.setItem(storageKey, lang);
	} catch {}
	for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** The language of the staff area: English until hydration, then the stored one. */
export function useStaffLanguage(): Lang {
	return useSyncExternalStore(follow, readStaffLanguage, () => languages[0]);
}
