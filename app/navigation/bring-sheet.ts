/** Resolves when a style sheet is there: at once where the document has it already. */
export function bringSheet(href: string): Promise<unknown> | undefined {
	if (document.querySelector(`link[href="${href}"]`)) return undefined;
	return new Promise((onload, onerror) => {
		document.head.append(
			Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload, onerror }),
		);
	});
}
