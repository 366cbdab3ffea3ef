/** Keyboards encode the same Hindi in different Unicode forms, so texts are normalised; case never matters (§2.6, §2.14). */
export function plain(text: string): string {
	return text.normalize("NFC").toLowerCase();
}

/** True where one of the texts contains what was typed, or nothing was. */
export function matches(typed: string, ...texts: readonly string[]): boolean {
	const wanted = plain(typed.trim());
	return wanted === "" || texts.some((text) => plain(text).includes(wanted));
}

/** Splits a text at its matches: each odd piece (1, 3, …) is one. */
export function cutAtMatches(text: string, typed: string): readonly string[] {
	const wanted = typed.trim().normalize("NFC");
	if (wanted === "") return [text];
	const literal = wanted.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	return text.normalize("NFC").split(new RegExp(`(${literal})`, "giu"));
}
