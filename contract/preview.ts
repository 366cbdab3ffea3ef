/** The search parameter with a preview's ticket; the address is otherwise the public page's own. */
export const previewParameter = "preview";

/** The address of a public page with a preview's ticket. */
export function previewAddress(path: string, ticket: string): string {
	const [address = "", anchor] = path.split("#");
	const joint = address.includes("?") ? "&" : "?";
	return `${address}${joint}${previewParameter}=${ticket}${anchor === undefined ? "" : `#${anchor}`}`;
}
