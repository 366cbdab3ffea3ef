/** JSON that can be the text of a script element: a `<` could end it, so each is written as `\u003c`. */
export function jsonInPage(value: unknown): string {
	return JSON.stringify(value).replaceAll("<", "\\u003c");
}
