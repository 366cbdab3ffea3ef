import { fill, inEveryLanguage, type Lang, language, type Text } from "./language.ts";
import { beginOf } from "./moments.ts";

const moved = {
	closes: {
		en: "The last date is now {after}, instead of {before}.",
		hi: "अंतिम तिथि {before} के बदले अब {after} है।",
	},
	opens: {
		en: "It opens on {after}, instead of {before}.",
		hi: "यह {before} के बदले अब {after} को खुलेगी।",
	},
} as const satisfies Readonly<Record<string, Text>>;

/** The sentence that tells readers of a notice which of its days have moved; undefined where none has. */
export function movedDays(
	before: Readonly<Record<string, unknown>>,
	after: Readonly<Record<string, unknown>>,
): Text | undefined {
	const names = (["closes", "opens"] as const).filter(
		(name) => isDay(before[name]) && isDay(after[name]) && before[name] !== after[name],
	);
	if (names.length === 0) return undefined;
	return inEveryLanguage((lang) =>
		names
			.map((name) => {
				const days = { before: written(before[name], lang), after: written(after[name], lang) };
				return fill(moved[name][lang], days);
			})
			.join(" "),
	);
}

const isDay = (value: unknown): value is string => /^\d{4}-\d\d-\d\d$/.test(String(value));

function written(day: unknown, lang: Lang): string {
	const format = { dateStyle: "long", timeZone: "Asia/Kolkata", numberingSystem: "latn" } as const;
	return new Intl.DateTimeFormat(language(lang).locale, format).format(beginOf(String(day)));
}
