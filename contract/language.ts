/** The languages of the site, in the order in which they are offered. The first stands at the routes of §2.2. */
export const languages = ["en", "hi"] as const;

export type Lang = (typeof languages)[number];

/** A text in every language. None may be empty: nothing falls back silently. */
export type Text = Readonly<Record<Lang, string>>;

/** The other language: what the switch in the top bar leads to. */
export function otherLanguage(lang: Lang): Lang {
	return lang === "en" ? "hi" : "en";
}

/** A language's name, written in itself. */
export const languageNames: Readonly<Record<Lang, string>> = { en: "English", hi: "हिन्दी" };

/** What stands before the path of a public page in a language. */
export const languagePrefixes: Readonly<Record<Lang, string>> = { en: "", hi: "/hi" };

/** The same for every language: `inEveryLanguage((lang) => read(lang))`. */
export function inEveryLanguage<T>(make: (lang: Lang) => T): Readonly<Record<Lang, T>> {
	return Object.fromEntries(languages.map((lang) => [lang, make(lang)])) as Record<Lang, T>;
}

/** The language of an address: that whose prefix it begins with, else the first (decisions.md, Languages). */
export function langOf(path: string): Lang {
	const prefixed = languages.find((lang) => {
		const prefix = languagePrefixes[lang];
		return prefix !== "" && (path === prefix || path.startsWith(`${prefix}/`));
	});
	return prefixed ?? languages[0];
}

/** An address as it is in a language: `/` is the prefix alone. */
export function withPrefix(path: string, lang: Lang): string {
	const prefix = languagePrefixes[lang];
	return path === "/" ? prefix || path : prefix + path;
}

/** An address without the prefix of its language. */
export function withoutPrefix(path: string): string {
	const prefix = languagePrefixes[langOf(path)];
	return prefix !== "" && path === prefix ? "/" : path.slice(prefix.length);
}

/** Fills the `{gaps}` of a sentence; one without a value is a mistake in our code, and said so. */
export function fill(words: string, values: Readonly<Record<string, string | number>> = {}): string {
	return words.replace(/\{(\w+)\}/g, (_, gap: string) => {
		if (!Object.hasOwn(values, gap)) throw new Error(`Nothing was given for {${gap}} in "${words}"`);
		return String(values[gap]);
	});
}
