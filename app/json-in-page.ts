/** JSON for the text of a script element: a `<` could end it, so each is escaped as `\u003c`. */
export function jsonInPage(value: unknown): string {
	return JSON.stringify(value).replaceAll("<", "\\u003c");
}
