/** JSON that can stand in a script element: a `<` could end it, so none is there; `\u003c` says the same. */
export function jsonInPage(value: unknown): string {
	return JSON.stringify(value).replaceAll("<", "\\u003c");
}
