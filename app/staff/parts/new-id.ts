/** A unique id, by which sending twice does a thing once. Pages opened over http have no `randomUUID`. */
export function newId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
