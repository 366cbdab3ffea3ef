import { useSyncExternalStore } from "react";
import { type Lang, languages } from "#contract/language.ts";

/** Staff pages have one address for both languages, so the choice is stored (requirements, Languages). */
const storageKey = "staffLanguage";

let chosen: Lang | undefined;
const listeners = new Set<() => void>();

/** The first of the browser's languages that the site has; the browser sends the same list as Accept-Language. */
function browserLanguage(): Lang {
	const wanted = navigator.languages.map((each) => each.split("-")[0]);
	return wanted.flatMap((each) => languages.find((lang) => lang === each) ?? [])[0] ?? languages[0];
}

/** The language that was chosen for the staff area; until one was, the browser's. */
export function readStaffLanguage(): Lang {
	if (chosen) return chosen;
	try {
		const stored = localStorage.getItem(storageKey);
		chosen = languages.find((lang) => lang === stored);
	} catch {}
	chosen ??= browserLanguage();
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

/** The language of the staff area: English until hydration, then that of `readStaffLanguage`. */
export function useStaffLanguage(): Lang {
	return useSyncExternalStore(follow, readStaffLanguage, () => languages[0]);
}
