/** The point of a picture that stays in view where a page crops it: percent from the left and from the top, as `40 20`. Without one it is the middle. */
export const focusForm = /^(?:100|\d{1,2}) (?:100|\d{1,2})$/;

/** Percent from the left and from the top; the middle of a picture whose point nobody has set. */
export function focusAt(focus = ""): readonly [across: number, down: number] {
	const [across = 50, down = 50] = focusForm.test(focus) ? focus.split(" ").map(Number) : [];
	return [across, down];
}

/** The same in tenths, as style sheets know it (app/parts/picture/focus.css). */
export function focusSteps(focus: string): string {
	const [across, down] = focusAt(focus).map((percent) => Math.round(percent / 10));
	return `x${across} y${down}`;
}
