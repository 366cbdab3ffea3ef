/**
 * Keyboards encode the same Hindi in different Unicode forms, and people write it with and without nukta, chandrabindu and visarga, so
 * texts are compared without these; case never matters, nor do spaces and hyphens within a number (§2.6, §2.14).
 */
export function plain(text: string): string {
	return text
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
		.replace(/(?<=\d)[ \u2010-\u2015\u2212-](?=\d)/g, "")
		.replace(/[\u093C\u0903\p{Cf}]|(?<=\p{sc=Deva}):/gu, "")
		.replaceAll("\u0901", "\u0902");
}

export function sought(typed: string): string {
	return plain(typed.trim()).replace(/^(?:\+?91|0)(?=\d{10}$)/, "");
}

export function matches(typed: string, ...texts: readonly string[]): boolean {
	const wanted = sought(typed);
	return wanted === "" || texts.some((text) => plain(text).includes(wanted));
}

/** Splits a text at its matches: each odd piece (1, 3, …) is one. */
export function cutAtMatches(text: string, typed: string): readonly string[] {
	const wanted = typed.trim().normalize("NFC");
	if (wanted === "") return [text];
	const literal = wanted.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	return text.normalize("NFC").split(new RegExp(`(${literal})`, "giu"));
}
