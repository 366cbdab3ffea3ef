/**
 * The languages of the site, in the order in which they are offered; the first has the routes of §2.2. One more is a row
 * here, and then its words: the type check names each table that has none in it yet.
 *
 * `name` is written in the language itself, `prefix` comes before the path of a public page, `locale` decides how dates read.
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

/** The language of the council's own titles on every page (§2.3). */
export const officialLanguage: Lang = "hi";

/** A text in every language. None may be empty: nothing falls back silently. */
export type Text = Readonly<Record<Lang, string>>;

/** The other languages: what the switch in the top bar leads to. */
export function otherLanguages(lang: Lang): Lang[] {
	return languages.filter((other) => other !== lang);
}

/** The same for every language: `inEveryLanguage((lang) => read(lang))`. */
export function inEveryLanguage<T>(make: (lang: Lang) => T): Readonly<Record<Lang, T>> {
	return Object.fromEntries(languages.map((lang) => [lang, make(lang)])) as Record<Lang, T>;
}

/** The official language first: how the name-board and the top bar name the town. Free of side effects: no page's script carries it. */
export const officialFirst: readonly Lang[] = /* @__PURE__ */ ([officialLanguage] as Lang[]).concat(
	/* @__PURE__ */ otherLanguages(officialLanguage),
);

/** The language of an address: that whose prefix it begins with, else the first (requirements, Languages). */
export function langOf(path: string): Lang {
	const prefixed = languages.find((lang) => {
		const { prefix } = language(lang);
		return prefix !== "" && (path === prefix || path.startsWith(`${prefix}/`));
	});
	return prefixed ?? languages[0];
}

/** An address as it is in a language: `/` is the prefix alone. */
export function withPrefix(path: string, lang: Lang): string {
	const { prefix } = language(lang);
	return path === "/" ? prefix || path : prefix + path;
}

/** An address without the prefix of its language. */
export function withoutPrefix(path: string): string {
	const { prefix } = language(langOf(path));
	return prefix !== "" && path === prefix ? "/" : path.slice(prefix.length);
}

/** Fills the `{gaps}` of a sentence; one without a value is a mistake in our code, and said so. */
export function fill(words: string, values: Readonly<Record<string, string | number>> = {}): string {
	return words.replace(/\{(\w+)\}/g, (_, gap: string) => {
		if (!Object.hasOwn(values, gap)) throw new Error(`Nothing was given for {${gap}} in "${words}"`);
		return String(values[gap]);
	});
}
