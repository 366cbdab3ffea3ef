import type { Sharp } from "sharp";

/** Steps of a quantised average colour, reversed by content/localise.ts. */
const steps = { lightness: 10, chroma: 4, hue: 12 } as const;
/** OKLCH chroma of the highest step; averages of photographs are rarely more saturated. */
const mostChroma = 0.16;

/** Average colour as steps (`l6 c1 h3`), a placeholder without an extra download. */
export async function toneOf(picture: Sharp): Promise<string> {
	const { data } = await picture
		.resize({ width: 1, height: 1, fit: "fill" })
		.flatten({ background: "#fff" })
		.removeAlpha()
		.toColourspace("srgb")
		.raw()
		.toBuffer({ resolveWithObject: true });
	const [red = 0, green = red, blue = red] = data;
	return toneOfColour(red, green, blue);
}

/** @param red, green, blue 0 to 255 in sRGB */
export function toneOfColour(red: number, green: number, blue: number): string {
	const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
		const part = value / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	// Björn Ottosson's matrices from linear sRGB to OKLab.
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
	const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
	const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
	const bee = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
	const step = (value: number, count: number) => Math.min(Math.max(Math.floor(value * count), 0), count - 1);
	const turn = (Math.atan2(bee, a) / (2 * Math.PI) + 1) % 1;
	const chroma = Math.hypot(a, bee) / mostChroma;
	return `l${step(lightness, steps.lightness)} c${step(chroma, steps.chroma)} h${step(turn, steps.hue)}`;
}
