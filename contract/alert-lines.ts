/** As many lines of an alert are shown on a narrow phone; the rest is a tap away. */
export const alertLinesShown = 3;

/** How many lines an alert takes on a phone of 320 px: some 40 characters fit in each, with the vowel signs of Hindi. */
export function alertLines(text: string): number {
	return Math.ceil(text.trim().length / 40);
}
