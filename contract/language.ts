/**
 * Languages in order; the first has the routes of §2.2. To add one, add a row, and then its words where the type check asks.
 * `name` is in the language itself, `prefix` precedes public paths, `locale` formats dates.
 */
const languageTable = {
	en: { name: "English", prefix: "", locale: "en-IN" },
	hi: { name: "हिन्दी", prefix: "/hi", locale: "hi-IN" },
} as const;

export type Lang = keyof typeof languageTable;

export const languages = Object.keys(languageTable) as [Lang, ...Lang[]];

export function language(lang: Lang): {
	readonly name: string;
	readonly prefix: string;
	readonly locale: string;
} {
	return languageTable[lang];
}

/** Language of the council's own titles on every page (§2.3). */
export const officialLanguage: Lang = "hi";

/** A text in every language, each non-empty: nothing falls back silently. */
export type Text = Readonly<Record<Lang, string>>;

export function otherLanguages(lang: Lang): Lang[] {
	return languages.filter((other) => other !== lang);
}

export function inEveryLanguage<T>(make: (lang: Lang) => T): Readonly<Record<Lang, T>> {
	return Object.fromEntries(languages.map((lang) => [lang, make(lang)])) as Record<Lang, T>;
}

/** Official language first, as on the name-board. Free of side effects, so that no page's script carries it. */
export const officialFirst: readonly Lang[] = /* @__PURE__ */ ([officialLanguage] as Lang[]).concat(
	/* @__PURE__ */ otherLanguages(officialLanguage),
);

export function langOf(path: string): Lang {
	const prefixed = languages.find((lang) => {
		const { prefix } = language(lang);
		return prefix !== "" && (path === prefix || path.startsWith(`${prefix}/`));
	});
	return prefixed ?? languages[0];
}

/** Adds a language's prefix; `/` becomes the prefix alone. */
export function withPrefix(path: string, lang: Lang): string {
	const { prefix } = language(lang);
	return path === "/" ? prefix || path : prefix + path;
}

export function withoutPrefix(path: string): string {
	const { prefix } = language(langOf(path));
	return prefix !== "" && path === prefix ? "/" : path.slice(prefix.length);
}

/** Fills the `{gaps}` of a sentence. @throws {Error} if a value is missing */
export function fill(words: string, values: Readonly<Record<string, string | number>> = {}): string {
	return words.replace(/\{(\w+)\}/g, (_, gap: string) => {
		if (!Object.hasOwn(values, gap)) throw new Error(`Nothing was given for {${gap}} in "${words}"`);
		return String(values[gap]);
	});
}
