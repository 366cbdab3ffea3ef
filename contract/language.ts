/** The two languages of the site. English stands at the routes of §2.2, Hindi at `/hi` + the same route. */
export const languages = ["en", "hi"] as const;

export type Lang = (typeof languages)[number];

/** A text in both languages. Neither may be empty: nothing falls back silently. */
export type Text = Readonly<Record<Lang, string>>;

/** The other language: what the switch in the top bar leads to. */
export function otherLanguage(lang: Lang): Lang {
	return lang === "en" ? "hi" : "en";
}

/** A language's name, written in itself. */
export const languageNames: Readonly<Record<Lang, string>> = { en: "English", hi: "हिन्दी" };

/** Fills the `{gaps}` of a sentence; one without a value is a mistake in our code, and said so. */
export function fill(words: string, values: Readonly<Record<string, string | number>> = {}): string {
	return words.replace(/\{(\w+)\}/g, (_, gap: string) => {
		if (!Object.hasOwn(values, gap)) throw new Error(`Nothing was given for {${gap}} in "${words}"`);
		return String(values[gap]);
	});
}
