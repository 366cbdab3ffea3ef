/** Hindi typed on one keyboard and stored by another is spelt alike only in one Unicode form; capitals never matter (§2.6, §2.14). */
function plain(text: string): string {
	return text.normalize("NFC").toLowerCase();
}

/** True where one of the texts holds what was typed; everything holds nothing. */
export function matches(typed: string, ...texts: readonly string[]): boolean {
	const wanted = plain(typed.trim());
	return wanted === "" || texts.some((text) => plain(text).includes(wanted));
}

/**
 * Cuts a text where it holds what was typed.
 *
 * @returns the pieces in order; each odd one (1, 3, …) is a match
 */
export function cutAtMatches(text: string, typed: string): readonly string[] {
	const wanted = typed.trim().normalize("NFC");
	if (wanted === "") return [text];
	const literal = wanted.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	return text.normalize("NFC").split(new RegExp(`(${literal})`, "giu"));
}
