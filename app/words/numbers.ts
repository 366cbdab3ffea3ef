import type { Lang } from "#contract/language.ts";

/** One instance each: a formatter for every number of a long list would cost time and megabytes of memory. */
const formatters = new Map<Lang, Intl.NumberFormat>();

/** 195432 → "1,95,432": Indian grouping, western digits in both languages (requirements, Look). */
export function grouped(value: number, lang: Lang): string {
	const formatter = formatters.get(lang) ?? new Intl.NumberFormat(`${lang}-IN`, { numberingSystem: "latn" });
	formatters.set(lang, formatter);
	return formatter.format(value);
}

/** The `tel:` URL of a printed telephone number. */
export function dialled(phone: string): string {
	return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
