export const previewParameter = "preview";

export function previewAddress(path: string, ticket: string): string {
	const [address = "", anchor] = path.split("#");
	const joint = address.includes("?") ? "&" : "?";
	return `${address}${joint}${previewParameter}=${ticket}${anchor === undefined ? "" : `#${anchor}`}`;
}
