export const alertLinesShown = 3;

/** Lines of an alert on a phone of 320 px: some 40 characters each, with the vowel signs of Hindi. */
export function alertLines(text: string): number {
	return Math.ceil(text.trim().length / 40);
}
