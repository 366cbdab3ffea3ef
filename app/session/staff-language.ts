import { type Lang, languages } from "#contract/language.ts";
import { StoredChoice, useStoredChoice } from "./stored-choice.ts";

/** The first of the browser's languages that the site has; the browser sends the same list as Accept-Language. */
function browserLanguage(): Lang {
	const wanted = navigator.languages.map((each) => each.split("-")[0]);
	return wanted.flatMap((each) => languages.find((lang) => lang === each) ?? [])[0] ?? languages[0];
}

/** Staff pages have one address for both languages, so the choice is stored (requirements, Languages). */
const language = new StoredChoice("staffLanguage", languages, browserLanguage);

export const readStaffLanguage = language.read;

export const rememberLanguage = (lang: Lang): void => language.choose(lang);

/** The language of the staff area: English until hydration, then that of `readStaffLanguage`. */
export const useStaffLanguage = (): Lang => useStoredChoice(language, languages[0]);
