/** The Latin letter of a key, small, on every keyboard: with Caps Lock too, and where the key writes the letter of another script. */
export function letterOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
	return (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, "")).toLowerCase();
}

export function undoes(
	event: Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "shiftKey">,
): boolean {
	return letterOf(event) === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
}
