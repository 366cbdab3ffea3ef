import { encode } from "uqr";

/** The white border without which a phone doesn't recognise the code. */
const quiet = 4;

/** A QR code as the path of an SVG whose view box is `size` wide and high. */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
	const { data, size } = encode(text, { border: quiet });
	const squares = data.flatMap((row, y) =>
		row.flatMap((isDark, x) => (isDark && !row[x - 1] ? `M${x} ${y}h${runFrom(row, x)}v1H${x}` : [])),
	);
	return { path: squares.join(""), size };
}

function runFrom(row: readonly boolean[], start: number): number {
	const end = row.indexOf(false, start);
	return (end < 0 ? row.length : end) - start;
}
