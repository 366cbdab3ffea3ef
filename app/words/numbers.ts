import type { Lang } from "#contract/language.ts";

/** Each is made once: one for every number of a long list would take its time and megabytes of memory. */
const formatters = new Map<Lang, Intl.NumberFormat>();

/** 195432 → "1,95,432": Indian groups, and western digits in both languages (requirements, Look). */
export function grouped(value: number, lang: Lang): string {
	const formatter = formatters.get(lang) ?? new Intl.NumberFormat(`${lang}-IN`, { numberingSystem: "latn" });
	formatters.set(lang, formatter);
	return formatter.format(value);
}

/** What a telephone dials for a number as it is printed. */
export function dialled(phone: string): string {
	return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
