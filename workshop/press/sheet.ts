import { type Bounds, boundsOf, overlap } from "./bounds.ts";
import { cloths, colourOf, type Ink, type Light, lights, mix, skins, type Time } from "./palette.ts";
import { Random } from "./random.ts";

export type Point = readonly [x: number, y: number];

/** One mark on the paper. */
interface Mark {
	/** The element without its path: marks that share it may be printed as one. */
	readonly open: string;
	readonly d: string;
	readonly bounds: Bounds;
	/** `solid` shapes may overlap within one path, `loose` ones may not, `alone` is printed by itself. */
	readonly joins: "solid" | "loose" | "alone";
}

/** From here on a coordinate is kept whole; lengths and small drawings stay below. */
const large = 100;

/** Numbers are kept to a tenth, large ones whole: nobody sees more, and the files stay small. */
export const n = (value: number): number =>
	(Math.abs(value) >= large ? Math.round(value) : Math.round(value * 10) / 10) + 0;

/** Joins numbers for a path: `1 2-3` is as good as `1 2 -3`. */
export const xy = (x: number, y: number): string => `${n(x)} ${n(y)}`;

const short = (colour: string) => colour.replace(/^#(.)\1(.)\2(.)\3$/, "#$1$2$3");

interface SheetOptions {
	readonly width?: number;
	readonly height?: number;
	readonly time?: Time;
	/** Where the sun and, in most scenes, the subject stand: -1 left, 1 right. */
	readonly side?: -1 | 1;
	/** How far a film has run, 0 up to 1; a still picture is the first moment. */
	readonly moment?: number;
}

/**
 * A sheet in the press: it knows the light, throws the dice and takes the marks in order, back to front.
 * Flat fills and lines only; no gradient, no filter, no text.
 */
export class Sheet {
	readonly random: Random;
	readonly width: number;
	readonly height: number;
	readonly time: Time;
	readonly light: Light;
	readonly side: -1 | 1;
	readonly moment: number;
	/** The plains: the horizon lies a little below the middle. */
	horizon: number;
	sun: Point | undefined;
	#marks: (Mark | string)[] = [];

	constructor(
		name: string,
		{ width = 600, height = 400, time = "morning", side, moment = 0 }: SheetOptions = {},
	) {
		this.random = new Random(name);
		this.width = width;
		this.height = height;
		this.time = time;
		this.light = lights[time];
		this.moment = moment;
		this.side = side ?? (this.random.chance(0.5) ? -1 : 1);
		this.horizon = 224 + this.random.whole(0, 20);
	}

	/** Where x lies when the subject stands at the other side; for a span, its left end. */
	mirror(x: number, span = 0): number {
		return this.side > 0 ? x : this.width - x - span;
	}

	// --- colours ---

	/** An ink under this light; `distance` 0 is near, 0.6 is the far tree line. */
	ink(ink: Ink, distance = 0): string {
		const near = mix(colourOf(ink), this.light.tint, this.light.strength);
		if (distance === 0) return near;
		// Fog swallows the middle distance as well.
		const haze = this.time === "winter" ? Math.min(0.9, distance * 1.25 + 0.1) : distance * 0.85;
		return mix(near, this.light.haze, haze);
	}

	/** The side of a solid that is turned from the sun. */
	shade(ink: Ink, distance = 0, amount = 0.22): string {
		return mix(this.ink(ink, distance), this.ink("#23313c", distance), amount);
	}

	/** The side of a solid that the sun strikes. */
	lit(ink: Ink, distance = 0, amount = 0.25): string {
		return mix(this.ink(ink, distance), this.ink("#fff6da", distance), amount);
	}

	/** A window pane: dark by day, lamplight at night. */
	pane(distance = 0): string {
		return this.time === "night" && this.random.chance(0.7)
			? "#ffd04a"
			: this.shade("peacock", distance, 0.35);
	}

	cloth(): Ink {
		return this.random.pick(cloths);
	}

	skin(): Ink {
		return this.random.pick(skins);
	}

	// --- marks ---

	rect(x: number, y: number, width: number, height: number, fill: string, opacity?: number): void {
		const d = `M${xy(x, y)}h${n(width)}v${n(height)}h${n(-width)}z`;
		this.#fill(d, [x, y, x + width, y + height], fill, opacity, "solid");
	}

	/** A rectangle with round corners. */
	plate(x: number, y: number, width: number, height: number, radius: number, fill: string): void {
		const r = n(radius);
		const [w, h] = [n(width - 2 * radius), n(height - 2 * radius)];
		this.#fill(
			`M${xy(x + radius, y)}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`,
			[x, y, x + width, y + height],
			fill,
			undefined,
			"solid",
		);
	}

	circle(x: number, y: number, radius: number, fill: string, opacity?: number): void {
		this.ellipse(x, y, radius, radius, fill, opacity);
	}

	ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity?: number): void {
		// One arc that ends a tenth beside its start: half as long to write as two.
		const d = `M${xy(x - rx, y)}a${n(rx)} ${n(ry)} 0 1 1 0 .1z`;
		this.#fill(d, [x - rx, y - ry, x + rx, y + ry], fill, opacity, "solid");
	}

	/** A closed shape with straight sides. */
	polygon(points: readonly Point[], fill: string, opacity?: number): void {
		// All joined shapes turn the same way, or their overlap would become a hole.
		const area = points.reduce((sum, [x, y], i) => {
			const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
			return sum + x * nextY - nextX * y;
		}, 0);
		const ordered = (area < 0 ? points.toReversed() : points).map(([x, y]): Point => [n(x), n(y)]);
		// Steps are shorter to write than places.
		const steps = ordered.map(([x, y], i) => {
			const [fromX, fromY] = ordered[i - 1] ?? [0, 0];
			return xy(x - fromX, y - fromY);
		});
		const d = `M${steps.join("l")}z`;
		this.#fill(d, boundsOf(d, 0), fill, opacity, "solid");
	}

	/** A shape of its own, as SVG path data. */
	path(d: string, fill: string, opacity?: number): void {
		this.#fill(d, boundsOf(d, 0), fill, opacity, "loose");
	}

	/** A line of even width with round ends, as SVG path data; `flat` cuts the ends off square. */
	line(d: string, colour: string, width: number, { flat = false, opacity }: LineOptions = {}): void {
		const ends = flat ? ' stroke-linecap="butt"' : "";
		const open = `<path stroke="${short(colour)}" stroke-width="${n(width)}"${ends}${opacity ? ` opacity="${opacity}"` : ""}`;
		this.#marks.push({ open, d, bounds: boundsOf(d, width / 2), joins: opacity ? "alone" : "solid" });
	}

	/** A ring. */
	ring(x: number, y: number, radius: number, colour: string, width: number): void {
		this.line(`M${xy(x - radius, y)}a${n(radius)} ${n(radius)} 0 1 1 0 .1z`, colour, width, { flat: true });
	}

	/** Draws what `draw` draws in coordinates of its own: (0, 0) lies at (x, y). */
	at(x: number, y: number, draw: () => void, { scale = 1, flip = false, turn = 0 }: PlaceOptions = {}): void {
		const size = flip ? ` scale(${n2(-scale)} ${n2(scale)})` : scale === 1 ? "" : ` scale(${n2(scale)})`;
		this.#marks.push(`<g transform="translate(${xy(x, y)})${turn ? ` rotate(${n(turn)})` : ""}${size}">`);
		draw();
		this.#marks.push("</g>");
	}

	/** The marks as SVG. */
	inner(): string {
		return print(this.#marks);
	}

	#fill(
		d: string,
		bounds: Bounds,
		fill: string,
		opacity: number | undefined,
		joins: "solid" | "loose",
	): void {
		const open = `<path fill="${short(fill)}"${opacity ? ` opacity="${opacity}"` : ""}`;
		this.#marks.push({ open, d, bounds, joins: opacity ? "alone" : joins });
	}
}

interface LineOptions {
	readonly flat?: boolean;
	readonly opacity?: number;
}

interface PlaceOptions {
	readonly scale?: number;
	readonly flip?: boolean;
	readonly turn?: number;
}

const n2 = (value: number) => Math.round(value * 100) / 100;

/** How far back a mark may look for one of its ink. */
const LOOK_BACK = 200;

/**
 * Prints the marks in order, back to front. A mark joins an earlier one of its ink when nothing in between lies under
 * it: the picture stays the same, the file gets a third smaller. A group is a wall that no mark passes.
 */
function print(marks: readonly (Mark | string)[]): string {
	const paths: (string | { first: Mark; d: string; parts: Mark[] })[] = [];
	for (const mark of marks) {
		if (typeof mark === "string") {
			paths.push(mark);
			continue;
		}
		let joined = false;
		for (
			let i = paths.length - 1;
			i >= Math.max(0, paths.length - LOOK_BACK) && mark.joins !== "alone";
			i--
		) {
			const earlier = paths[i];
			if (earlier === undefined || typeof earlier === "string") break;
			const { first, parts } = earlier;
			const touches = parts.some((part) => overlap(part.bounds, mark.bounds));
			const bothSolid = first.joins === "solid" && mark.joins === "solid";
			if (first.open === mark.open && first.joins !== "alone" && (bothSolid || !touches)) {
				earlier.d += mark.d;
				parts.push(mark);
				joined = true;
				break;
			}
			if (touches) break;
		}
		if (!joined) paths.push({ first: mark, d: mark.d, parts: [mark] });
	}
	return paths
		.map((path) => (typeof path === "string" ? path : `${path.first.open} d="${terse(path.d)}"/>`))
		.join("");
}

/** Path data without the letters it can do without. */
const terse = (d: string): string => d.replaceAll(" -", "-").replace(/(?<![\d.])0\.(?=\d)/g, ".");

/** The part of a sheet that is printed. */
export type Crop = readonly [x: number, y: number, width: number, height: number];

/** A finished picture file. `crop` prints a part of the sheet at the full size. */
export function picture(
	inner: string,
	width: number,
	height: number,
	crop: Crop = [0, 0, width, height],
): string {
	const box = crop.map(n).join(" ");
	const size = `width="${width}" height="${height}" viewBox="${box}"`;
	// Lines inherit their manner from here: said once, not on each.
	const manner = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
	return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${manner}>${inner}</svg>\n`;
}
