/** How many slips a key of this length is forgiven; none where it is short, for every change makes another word. */
export function slipsForgiven(key: string): number {
	if (key.length < 5) return 0;
	return key.length < 8 ? 1 : 2;
}

/**
 * How many slips of the finger lie between two words: a letter too many, one missing, one wrong, two in the wrong order
 * (the distance of Damerau, in its restricted form).
 */
export function slipsBetween(typed: string, meant: string): number {
	let before: number[] = [];
	let above = Array.from({ length: meant.length + 1 }, (_, column) => column);
	for (let row = 1; row <= typed.length; row += 1) {
		const here = [row];
		for (let column = 1; column <= meant.length; column += 1) {
			const isSame = typed[row - 1] === meant[column - 1];
			const isSwap = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
			here.push(
				Math.min(
					(above[column] ?? 0) + 1,
					(here[column - 1] ?? 0) + 1,
					(above[column - 1] ?? 0) + (isSame ? 0 : 1),
					isSwap ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
				),
			);
		}
		[before, above] = [above, here];
	}
	return above[meant.length] ?? 0;
}
