import type { Lang } from "#contract/language.ts";

/** 195432 → "1,95,432": Indian groups, and western digits in both languages (brief §11). */
export function grouped(value: number, lang: Lang): string {
	return new Intl.NumberFormat(`${lang}-IN`, { numberingSystem: "latn" }).format(value);
}

/** What a telephone dials for a number as it is printed. */
export function dialled(phone: string): string {
	return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
