import type { Ink } from "./palette.ts";
import { n, type Sheet, xy } from "./sheet.ts";

/** Street furniture and other small things. */

/** The national flag: right bands and ratio, upright, nothing over it. */
export function nationalFlag(sheet: Sheet, x: number, y: number, height: number): void {
	const width = height * 0.42;
	const band = (width * 2) / 9;
	const top = y - height + 3;
	sheet.rect(x - 1.5, y - height, 3, height, sheet.ink("white"));
	sheet.circle(x, y - height, 3, sheet.ink("yellow"));
	for (const [i, ink] of (["saffron", "white", "flagGreen"] as const).entries()) {
		sheet.rect(x + 1.5, top + i * band, width, band, sheet.ink(ink));
	}
	const [cx, cy] = [x + 1.5 + width / 2, top + band * 1.5];
	sheet.ring(cx, cy, band * 0.42, sheet.ink("flagBlue"), band * 0.09);
	if (band > 12) {
		let spokes = "";
		for (let i = 0; i < 12; i++) {
			const angle = (i * Math.PI) / 12;
			const [dx, dy] = [Math.cos(angle) * band * 0.4, Math.sin(angle) * band * 0.4];
			spokes += `M${xy(cx - dx, cy - dy)}l${n(2 * dx)} ${n(2 * dy)}`;
		}
		sheet.line(spokes, sheet.ink("flagBlue"), band * 0.035);
	}
}

const festive = ["red", "yellow", "peacock", "white", "rani"] as const;

/** Paper triangles on a string across the picture. */
export function bunting(sheet: Sheet, y: number, inks: readonly Ink[] = festive): void {
	const sag = sheet.random.between(22, 40);
	sheet.line(`M-5 ${n(y)}Q300 ${n(y + sag * 2)} 605 ${n(y - 6)}`, sheet.ink("ink", 0.2), 1.3);
	for (const [k, ink] of inks.entries()) {
		for (let i = k; i < 19; i += inks.length) {
			const t = (i + 0.5) / 19;
			const [x, top] = [t * 600, y + 4 * t * (1 - t) * sag - 3 * t];
			sheet.polygon(
				[
					[x - 11, top],
					[x + 11, top],
					[x, top + 21],
				],
				sheet.ink(ink),
			);
		}
	}
}

/** A string of small lights from post to post. */
export function lightString(sheet: Sheet, x1: number, y1: number, x2: number, y2: number, sag = 26): void {
	sheet.line(
		`M${xy(x1, y1)}Q${xy((x1 + x2) / 2, (y1 + y2) / 2 + sag * 2)} ${xy(x2, y2)}`,
		sheet.ink("ink", 0.1),
		1.2,
	);
	const count = Math.round(Math.abs(x2 - x1) / 16);
	for (const [k, ink] of (["#ffd04a", "#ff8a5c", "#9be3c2"] as const).entries()) {
		for (let i = k; i < count; i += 3) {
			const t = (i + 0.5) / count;
			const x = x1 + (x2 - x1) * t;
			const y = y1 * (1 - t) ** 2 + ((y1 + y2) / 2 + sag * 2) * 2 * t * (1 - t) + y2 * t ** 2;
			sheet.circle(x, y + 3, 3.2, sheet.light.lampsLit ? ink : sheet.ink(ink));
		}
	}
}

/** A street lamp with its arm to the left (-1) or right (1), lit when the light asks for it. */
export function streetLamp(
	sheet: Sheet,
	x: number,
	y: number,
	height: number,
	arm: -1 | 1 = 1,
	on = sheet.light.lampsLit,
): void {
	const pole = sheet.ink("slate");
	sheet.rect(x - 3, y - height, 6, height, pole);
	sheet.rect(x - 7, y - 14, 14, 14, pole);
	sheet.line(`M${xy(x, y - height)}q0-16 ${arm * 20}-18h${arm * 22}`, pole, 5);
	const [lampX, lampY] = [x + arm * 44, y - height - 16];
	if (on) {
		sheet.polygon(
			[
				[lampX - 12, lampY + 5],
				[lampX + 12, lampY + 5],
				[lampX + 64, y + 6],
				[lampX - 64, y + 6],
			],
			"#ffd04a",
			0.24,
		);
	}
	sheet.path(`M${xy(lampX - 15, lampY + 4)}q15-14 30 0z`, sheet.ink("ink"));
	sheet.rect(lampX - 10, lampY + 4, 20, 4, on ? "#ffe79a" : sheet.ink("white"));
}

export function bench(sheet: Sheet, x: number, y: number, width = 84): void {
	sheet.rect(x, y - 26, width, 6, sheet.ink("wood"));
	sheet.rect(x, y - 42, width, 6, sheet.ink("wood"));
	for (const at of [8, width - 13]) sheet.rect(x + at, y - 44, 5, 44, sheet.ink("ink"));
}

/** A kilometre stone. */
export function kilometreStone(
	sheet: Sheet,
	x: number,
	y: number,
	height: number,
	cap: Ink = "yellow",
): void {
	const width = height * 0.62;
	const radius = n(width / 2);
	const body = (foot: number, colour: string) =>
		sheet.path(
			`M${xy(x - width / 2, foot)}V${n(y - height + width / 2)}a${radius} ${radius} 0 0 1 ${n(width)} 0V${n(foot)}z`,
			colour,
		);
	body(y, sheet.ink("white"));
	body(y - height * 0.52, sheet.ink(cap));
	sheet.rect(x - width * 0.28, y - height * 0.4, width * 0.56, height * 0.06, sheet.ink("ink"));
	sheet.rect(x - width * 0.2, y - height * 0.28, width * 0.4, height * 0.06, sheet.ink("ink"));
}

export function dustbin(sheet: Sheet, x: number, y: number, ink: Ink, scale = 1): void {
	const s = scale;
	sheet.polygon(
		[
			[x - 15 * s, y - 38 * s],
			[x + 15 * s, y - 38 * s],
			[x + 11 * s, y],
			[x - 11 * s, y],
		],
		sheet.ink(ink),
	);
	sheet.rect(x - 17 * s, y - 44 * s, 34 * s, 7 * s, sheet.shade(ink));
	sheet.rect(x - 7 * s, y - 27 * s, 14 * s, 9 * s, sheet.ink("white"));
}

export function cone(sheet: Sheet, x: number, y: number): void {
	const orange = sheet.ink("orange");
	sheet.polygon(
		[
			[x - 9, y],
			[x + 9, y],
			[x, y - 30],
		],
		orange,
	);
	sheet.rect(x - 13, y, 26, 4, orange);
	sheet.polygon(
		[
			[x - 5.4, y - 12],
			[x + 5.4, y - 12],
			[x + 3.4, y - 19],
			[x - 3.4, y - 19],
		],
		sheet.ink("white"),
	);
}

/** A board with bars for its words: lettering that nobody could read is left to shapes. */
export function signBoard(
	sheet: Sheet,
	x: number,
	y: number,
	width: number,
	height: number,
	ink: Ink = "yellow",
	words: Ink = "ink",
): void {
	sheet.rect(x, y, width, height, sheet.ink(ink));
	sheet.line(
		`M${xy(x + 4, y + 4)}h${n(width - 8)}v${n(height - 8)}h${n(8 - width)}z`,
		sheet.ink(words),
		1.6,
		{ flat: true },
	);
	sheet.rect(x + width * 0.16, y + height * 0.28, width * 0.68, height * 0.16, sheet.ink(words));
	sheet.rect(x + width * 0.28, y + height * 0.56, width * 0.44, height * 0.11, sheet.ink(words));
}

/** A table seen from the front. */
export function table(sheet: Sheet, x: number, y: number, width: number, height: number, cloth?: Ink): void {
	if (cloth) {
		sheet.rect(x, y - height, width, height, sheet.ink(cloth));
		sheet.rect(x - 4, y - height - 4, width + 8, 8, sheet.lit(cloth, 0, 0.35));
		sheet.rect(x, y - height * 0.62, width, 3, sheet.ink("white"));
		return;
	}
	for (const at of [4, width - 9]) sheet.rect(x + at, y - height, 5, height, sheet.ink("woodDark"));
	sheet.rect(x, y - height - 4, width, 7, sheet.ink("wood"));
}

/** A plastic chair from the side. */
export function chair(
	sheet: Sheet,
	x: number,
	y: number,
	size: number,
	ink: Ink = "blue",
	flip = false,
): void {
	const k = flip ? -1 : 1;
	sheet.line(
		`M${xy(x - k * size * 0.4, y - size * 1.25)}L${xy(x - k * size * 0.34, y - size * 0.6)}H${n(x + k * size * 0.38)}M${xy(x - k * size * 0.34, y - size * 0.6)}L${xy(x - k * size * 0.42, y)}M${xy(x + k * size * 0.36, y - size * 0.6)}L${xy(x + k * size * 0.4, y)}`,
		sheet.ink(ink),
		size * 0.13,
	);
}

/** A water pot of clay or brass. */
export function pot(sheet: Sheet, x: number, y: number, size: number, ink: Ink = "brickLight"): void {
	sheet.ellipse(x, y - size * 0.42, size * 0.5, size * 0.42, sheet.ink(ink));
	sheet.rect(x - size * 0.2, y - size * 0.95, size * 0.4, size * 0.2, sheet.ink(ink));
	sheet.rect(x - size * 0.29, y - size * 1, size * 0.58, size * 0.1, sheet.shade(ink));
	sheet.path(
		`M${xy(x + size * 0.12, y - size * 0.8)}A${n(size * 0.5)} ${n(size * 0.42)} 0 0 1 ${xy(x + size * 0.12, y - size * 0.02)}Q${xy(x + size * 0.34, y - size * 0.42)} ${xy(x + size * 0.12, y - size * 0.8)}z`,
		sheet.shade(ink, 0, 0.16),
	);
}

export function bucket(sheet: Sheet, x: number, y: number, size: number, ink: Ink = "steel"): void {
	sheet.polygon(
		[
			[x - size * 0.5, y - size * 0.9],
			[x + size * 0.5, y - size * 0.9],
			[x + size * 0.36, y],
			[x - size * 0.36, y],
		],
		sheet.ink(ink),
	);
	sheet.line(
		`M${xy(x - size * 0.5, y - size * 0.9)}q${n(size * 0.5)} ${n(-size * 0.8)} ${n(size)} 0`,
		sheet.ink("ink"),
		1.4,
	);
}

/** A lamp of clay with its flame. */
export function clayLamp(sheet: Sheet, x: number, y: number, size = 1): void {
	sheet.path(
		`M${xy(x - 8 * size, y - 4 * size)}h${n(16 * size)}q${n(-2 * size)} ${n(6 * size)} ${n(-8 * size)} ${n(6 * size)}t${n(-8 * size)} ${n(-6 * size)}z`,
		sheet.ink("brickLight"),
	);
	sheet.path(
		`M${xy(x, y - 18 * size)}q${n(6 * size)} ${n(9 * size)} 0 ${n(13 * size)}q${n(-6 * size)} ${n(-4 * size)} 0 ${n(-13 * size)}z`,
		"#ffd04a",
	);
}

/** Blue-white enamel pipe with a tap and a stream of water. */
export function standPost(sheet: Sheet, x: number, y: number, height: number, side: -1 | 1): void {
	sheet.rect(x - 3, y - height, 6, height, sheet.ink("blue"));
	sheet.line(`M${xy(x, y - height + 4)}h${side * 22}v10`, sheet.ink("blue"), 6);
	sheet.line(`M${xy(x + side * 22, y - height + 18)}V${n(y - 16)}`, sheet.ink("waterLight"), 3);
	bucket(sheet, x + side * 22, y, 18);
}

/** A striped beach-sized umbrella over a stall. */
export function umbrella(sheet: Sheet, x: number, y: number, width: number, height: number, ink: Ink): void {
	sheet.rect(x - 1.5, y - height, 3, height, sheet.ink("wood"));
	const half = width / 2;
	const rim = y - height + width * 0.3;
	sheet.path(
		`M${xy(x - half, rim)}Q${xy(x - half * 0.8, y - height)} ${xy(x, y - height - 4)}Q${xy(x + half * 0.8, y - height)} ${xy(x + half, rim)}z`,
		sheet.ink(ink),
	);
	for (const k of [-0.62, 0.18]) {
		sheet.path(
			`M${xy(x, y - height - 4)}Q${xy(x + half * k * 0.9, y - height + 6)} ${xy(x + half * k, rim)}h${n(half * 0.42)}Q${xy(x + half * (k + 0.3), y - height + 6)} ${xy(x, y - height - 4)}z`,
			sheet.ink("white"),
		);
	}
}

/** Loudspeaker horn on a pole. */
export function loudspeaker(sheet: Sheet, x: number, y: number, height: number, side: -1 | 1): void {
	sheet.rect(x - 2, y - height, 4, height, sheet.ink("slate"));
	sheet.polygon(
		[
			[x, y - height - 3],
			[x + side * 22, y - height - 11],
			[x + side * 22, y - height + 13],
			[x, y - height + 5],
		],
		sheet.ink("steel"),
	);
}

/** Wooden logs with a fire. */
export function fire(sheet: Sheet, x: number, y: number, size: number): void {
	sheet.line(
		`M${xy(x - size * 0.6, y)}L${xy(x + size * 0.5, y - size * 0.24)}M${xy(x + size * 0.6, y)}L${xy(x - size * 0.5, y - size * 0.24)}`,
		sheet.ink("woodDark"),
		size * 0.16,
	);
	const flame = (scale: number, colour: string) =>
		sheet.path(
			`M${xy(x - size * 0.4 * scale, y - size * 0.14)}Q${xy(x - size * 0.5 * scale, y - size * 0.7 * scale)} ${xy(x - size * 0.06, y - size * 1.3 * scale)}Q${xy(x + size * 0.04, y - size * 0.8 * scale)} ${xy(x + size * 0.24 * scale, y - size * 0.95 * scale)}Q${xy(x + size * 0.52 * scale, y - size * 0.5 * scale)} ${xy(x + size * 0.36 * scale, y - size * 0.14)}z`,
			colour,
		);
	flame(1, "#ee7a2b");
	flame(0.62, "#ffd04a");
}

/** Red-white planks that close a road. */
export function barrier(sheet: Sheet, x: number, y: number, width: number): void {
	for (const at of [6, width - 12]) sheet.rect(x + at, y - 44, 6, 44, sheet.ink("slate"));
	for (const top of [y - 42, y - 24]) {
		sheet.rect(x, top, width, 11, sheet.ink("white"));
		for (let at = 0; at < width - 12; at += 28) sheet.rect(x + at, top, 14, 11, sheet.ink("red"));
	}
}

/** A long tool in a hand, from the hand down to the ground. */
export function tool(
	sheet: Sheet,
	[x, y]: readonly [number, number],
	foot: number,
	reach: number,
	ink: Ink = "wood",
): void {
	sheet.line(`M${xy(x - reach * 0.6, y - (foot - y) * 0.6)}L${xy(x + reach, foot)}`, sheet.ink(ink), 3);
}
