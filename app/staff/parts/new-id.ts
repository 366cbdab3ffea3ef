/** A name that nothing else has: of a draft, or of a move, note or form, so that sending it twice does it once. Pages opened over http have no `randomUUID`. */
export function newId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
