/** Point of a picture that stays in view: percent from left and top, as `40 20`; by default the middle. */
export const focusForm = /^(?:100|\d{1,2}) (?:100|\d{1,2})$/;

export function focusAt(focus = ""): readonly [across: number, down: number] {
	const [across = 50, down = 50] = focusForm.test(focus) ? focus.split(" ").map(Number) : [];
	return [across, down];
}

/** Tenths, for style sheets (app/parts/picture/focus.css). */
export function focusSteps(focus: string): string {
	const [across, down] = focusAt(focus).map((percent) => Math.round(percent / 10));
	return `x${across} y${down}`;
}
