import type { Lang } from "#contract/language.ts";

const formatters = new Map<Lang, Intl.NumberFormat>();

/** 195432 → "1,95,432": Indian grouping, western digits in both languages (requirements, Look). */
export function grouped(value: number, lang: Lang): string {
	const formatter = formatters.get(lang) ?? new Intl.NumberFormat(`${lang}-IN`, { numberingSystem: "latn" });
	formatters.set(lang, formatter);
	return formatter.format(value);
}

/** 890 → "15 minutes", 45 → "45 seconds": minutes from one on, never too few. */
export function duration(seconds: number, lang: Lang): string {
	const [count, unit] = seconds < 60 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
	const style = { style: "unit", unit, unitDisplay: "long", numberingSystem: "latn" } as const;
	return new Intl.NumberFormat(`${lang}-IN`, style).format(Math.ceil(count));
}

export function dialled(phone: string): string {
	return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

const kilobyte = 1000;

export function fileSize(bytes: number, lang: Lang): string {
	const megabytes = bytes / kilobyte ** 2;
	const isLarge = megabytes >= 1;
	const value = isLarge ? Math.round(megabytes * 10) / 10 : Math.max(1, Math.round(bytes / kilobyte));
	const units = { en: ["kB", "MB"], hi: ["के.बी.", "एम.बी."] } as const;
	return `${grouped(value, lang)} ${units[lang][isLarge ? 1 : 0]}`;
}
