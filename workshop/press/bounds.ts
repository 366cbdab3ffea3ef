/** The box around a mark: left, top, right, bottom. */
export type Bounds = readonly [left: number, top: number, right: number, bottom: number];

export const overlap = (a: Bounds, b: Bounds): boolean =>
	a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** How many numbers each command takes. */
const takes: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6, a: 7, z: 0 };

/** A box that surely holds the whole path, widened by `pad`. Control points count as corners: too large does no harm. */
export function boundsOf(d: string, pad: number): Bounds {
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
	let [x, y] = [0, 0];
	let [startX, startY] = [0, 0];
	const reach = (px: number, py: number, more = 0) => {
		left = Math.min(left, px - more);
		top = Math.min(top, py - more);
		right = Math.max(right, px + more);
		bottom = Math.max(bottom, py + more);
	};
	for (const [, command = "", list = ""] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
		const kind = command.toLowerCase();
		const numbers = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
		const count = takes[kind] ?? 0;
		if (kind === "z") [x, y] = [startX, startY];
		for (let i = 0; count > 0 && i + count <= numbers.length; i += count) {
			const [baseX, baseY] = command === kind ? [x, y] : [0, 0];
			const part = numbers.slice(i, i + count);
			const at = (k: number) => part[k] ?? 0;
			if (kind === "h") x = baseX + at(0);
			else if (kind === "v") y = baseY + at(0);
			else {
				const first = kind === "a" ? count - 2 : 0;
				for (let k = first; k < count - 2; k += 2) reach(baseX + at(k), baseY + at(k + 1));
				[x, y] = [baseX + at(count - 2), baseY + at(count - 1)];
			}
			if (kind === "m" && i === 0) [startX, startY] = [x, y];
			// An arc or a smooth curve may swing past its ends.
			const swing = kind === "a" ? 2 * Math.max(at(0), at(1)) : kind === "t" ? 24 : 0;
			reach(x, y, swing);
		}
	}
	return [left - pad, top - pad, right + pad, bottom + pad];
}
