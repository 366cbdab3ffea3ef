import { type Ink, mix, walls } from "./palette.ts";
import { n, type Sheet, xy } from "./sheet.ts";

/** Everything behind the subject: sky, far town, ground, weather. */

interface SkyOptions {
	readonly sunX?: number;
	readonly rays?: boolean;
	/** False where a building will stand before the sun. */
	readonly birds?: boolean;
}

/** Three flat bands or the sun's rays, the sun or moon, clouds and a few birds. */
export function sky(sheet: Sheet, options: SkyOptions = {}): void {
	const { light, random, time, horizon, width } = sheet;
	const overcast = time === "monsoon" || time === "winter";
	const rays = options.rays ?? (!overcast && random.chance(0.4));
	const sunX = options.sunX ?? (sheet.side < 0 ? random.between(90, 230) : random.between(370, 510));
	let sunY = horizon - random.between(46, 96);
	if (time === "night") sunY = random.between(58, 96);
	if (time === "noon") sunY = random.between(50, 84);
	sheet.sun = [sunX, sunY];
	sheet.rect(0, 0, width, sheet.height, light.sky[0]);
	if (rays) {
		sheet.path(sunRays(sunX, sunY, 14, 800, 0.2), light.ray, 0.75);
		sheet.rect(0, horizon - 34, width, 60, light.sky[2]);
	} else {
		for (const [at, band] of [
			[0.42, light.sky[1]],
			[0.74, light.sky[2]],
		] as const) {
			let d = `M0 ${n(horizon * at)}`;
			for (let x = 0; x < width; x += 150) d += `q37 ${n(random.between(-9, 2))} 75 0t75 0`;
			sheet.path(`${d}V${sheet.height}H0z`, band);
		}
	}
	if (light.sun && time === "night") {
		sheet.circle(sunX, sunY, 20, light.sun);
		sheet.circle(sunX + 8, sunY - 4, 17, light.sky[0]);
		stars(sheet, 26);
	} else if (light.sun) {
		if (time !== "winter") sheet.circle(sunX, sunY, 44, mix(light.sun, light.sky[1], 0.6));
		sheet.circle(sunX, sunY, 30, light.sun);
	}
	if (time !== "night" && time !== "winter") {
		const clouds = random.whole(1, 3);
		for (let i = 0; i < clouds; i++) {
			cloud(sheet, random.between(20, 560), random.between(34, horizon * 0.5), random.between(0.6, 1.2));
		}
	}
	const mayFly = options.birds ?? true;
	if (mayFly && time !== "night" && time !== "monsoon" && random.chance(0.6)) {
		birds(sheet, random.between(120, 480), random.between(50, 110));
	}
}

/** Path data of `count` rays from a centre. */
export function sunRays(x: number, y: number, count: number, length: number, spread: number): string {
	let d = "";
	for (let i = 0; i < count; i++) {
		const from = (i / count) * 2 * Math.PI;
		const to = from + spread;
		d += `M${xy(x, y)}L${xy(x + length * Math.cos(from), y + length * Math.sin(from))}`;
		d += `L${xy(x + length * Math.cos(to), y + length * Math.sin(to))}z`;
	}
	return d;
}

export function stars(sheet: Sheet, count: number): void {
	let d = "";
	for (let i = 0; i < count; i++) {
		d += `M${xy(sheet.random.throw() * sheet.width, sheet.random.throw() * sheet.horizon * 0.7)}h.1`;
	}
	sheet.line(d, "#f6ebc6", 2.2);
}

export function cloud(sheet: Sheet, x: number, y: number, size: number): void {
	const { light, time } = sheet;
	const colour = time === "monsoon" ? mix(light.sky[0], "#3b5c62", 0.35) : mix(light.sky[2], "#ffffff", 0.45);
	const puff = (radius: number, dx: number, dy: number) =>
		`a${n(radius * size)} ${n(radius * size)} 0 0 1 ${n(dx * size)} ${n(dy * size)}`;
	sheet.path(
		`M${xy(x - 46 * size, y)}${puff(14, 20, -13)}${puff(20, 38, -2)}${puff(13, 26, 15)}z`,
		colour,
		0.8,
	);
}

export function birds(sheet: Sheet, x: number, y: number): void {
	let d = "";
	const count = sheet.random.whole(3, 6);
	for (let i = 0; i < count; i++) {
		const left = x + sheet.random.between(-50, 50) - 6;
		d += `M${xy(left, y + sheet.random.between(-22, 22))}q4-3 6 2q3-5 6-2`;
	}
	sheet.line(d, sheet.ink("ink", 0.25), 1.6);
}

/** A paper kite on its string, held by somebody at (`handX`, `handY`). */
export function kite(sheet: Sheet, x: number, y: number, handX: number, handY: number, size = 1): void {
	const colour = sheet.ink(sheet.random.pick(["red", "rani", "yellow", "peacock", "purple"]));
	sheet.line(
		`M${xy(x, y + 8 * size)}Q${xy(x + (handX - x) * 0.3, y + (handY - y) * 0.8)} ${xy(handX, handY)}`,
		sheet.ink("white", 0.2),
		0.8,
	);
	sheet.at(
		x,
		y,
		() => {
			sheet.path("M0-14L12 2L0 18L-12 2z", colour);
			sheet.path("M0-14L12 2H-12z", sheet.ink("white"), 0.35);
			sheet.line("M0 18q-6 10 2 18t-2 16", colour, 1.2);
		},
		{ scale: size, turn: sheet.random.between(-20, 20) },
	);
}

/** The plains end in a line of trees, never in hills. */
export function treeLine(
	sheet: Sheet,
	y = sheet.horizon,
	distance = 0.62,
	height = 16,
	ink: Ink = "leafDark",
): void {
	let d = `M-10 ${n(y + 12)}V${n(y - 6)}`;
	for (let x = -10; x < sheet.width + 20; ) {
		const step = sheet.random.between(14, 40);
		const rise = sheet.random.between(0.3, 1) * height;
		d += `q${n(step / 2)} ${n(-rise * 1.6)} ${n(step)} ${n(sheet.random.between(-1.2, 1.2))}`;
		x += step;
	}
	sheet.path(`${d}V${n(y + 12)}z`, sheet.ink(ink, distance));
}

/** Flat roofs, a water tank here, a dome there. */
export function farTown(sheet: Sheet, y = sheet.horizon, distance = 0.6): void {
	const { random, light } = sheet;
	let x = random.between(-30, 10);
	while (x < sheet.width + 10) {
		const width = random.between(26, 62);
		const height = random.between(14, 48);
		const wall = random.pick(walls);
		sheet.rect(x, y - height, width, height + 8, sheet.ink(wall, distance));
		sheet.rect(x, y - height, width * 0.32, height + 8, sheet.shade(wall, distance, 0.14));
		if (random.chance(0.35)) {
			sheet.rect(x + width * 0.5, y - height - 8, 9, 8, sheet.ink("ink", distance - 0.08));
		}
		if (random.chance(0.7)) {
			let windows = "";
			for (let i = 0; i < 3; i++) windows += `M${xy(x + width * (0.42 + i * 0.18), y - height + 8)}v6`;
			sheet.line(windows, light.lampsLit ? "#ffd04a" : sheet.ink("ink", distance - 0.02), 3, {
				flat: true,
			});
		}
		if (random.chance(0.12)) {
			const radius = n(width / 2 - 4);
			sheet.path(
				`M${xy(x + 4, y - height)}a${radius} ${radius} 0 0 1 ${n(width - 8)} 0z`,
				sheet.ink(wall, distance),
			);
		}
		x += width + (random.chance(0.3) ? random.between(6, 34) : 0);
	}
}

/** Strips of wheat, mustard and cane that grow wider towards us. */
export function fieldStrips(
	sheet: Sheet,
	y = sheet.horizon,
	crops: readonly Ink[] = ["grass", "cane", "grassDark", "soil", "cane", "mustard"],
): void {
	sheet.rect(0, y, sheet.width, sheet.height - y, sheet.ink("grass", 0.25));
	let crop = sheet.random.whole(0, crops.length - 1);
	for (let top = y; top < sheet.height; ) {
		const ink = crops[crop++ % crops.length] ?? "grass";
		const distance = Math.max(0, 0.38 - (top - y) / 260);
		sheet.path(
			`M0 ${n(top)}Q300 ${n(top + sheet.random.between(-5, 5))} 600 ${n(top)}V${sheet.height}H0z`,
			sheet.ink(ink, distance),
		);
		top += 10 + (top - y) * 0.42;
	}
}

export function ground(sheet: Sheet, ink: Ink = "soil", y = sheet.horizon): void {
	const { width, height } = sheet;
	sheet.rect(0, y, width, height - y, sheet.ink(ink, 0.12));
	sheet.path(`M0 ${n(y + 46)}Q200 ${n(y + 36)} ${width} ${n(y + 52)}V${height}H0z`, sheet.ink(ink));
}

/** A road across the picture, its kerb behind and its shoulder in front. */
export function road(sheet: Sheet, top: number, bottom: number, ink: Ink = "road"): void {
	const { width, height } = sheet;
	sheet.rect(0, top - 7, width, 5, sheet.lit("stone"));
	sheet.rect(0, top - 2.5, width, 3, sheet.ink("stoneDark"));
	sheet.rect(0, top, width, bottom - top, sheet.ink(ink));
	const middle = (top + bottom) / 2;
	let d = "";
	for (let x = sheet.random.between(-60, 0); x < width; x += 72) d += `M${xy(x, middle)}h34`;
	sheet.line(d, sheet.ink("cream"), 3.4, { flat: true });
	sheet.rect(0, bottom, width, height - bottom, sheet.ink("soil"));
	sheet.rect(0, bottom, width, 4, sheet.ink("soilDark"));
}

/** Still water with ripples and, when the sun is low, its path. */
export function water(sheet: Sheet, top: number, bottom = sheet.height): void {
	const { random, light } = sheet;
	sheet.rect(0, top, sheet.width, bottom - top, sheet.ink("water"));
	for (const [ink, every] of [
		["waterLight", 1],
		["white", 2],
	] as const) {
		let d = "";
		for (let y = top + 6 * every; y < bottom - 4; y += 12 * every) {
			const length = 16 + (y - top) * 0.32;
			d += `M${xy(random.throw() * (sheet.width - 40), y)}q${n(length / 4)}-3 ${n(length / 2)} 0t${n(length / 2)} 0`;
		}
		sheet.line(d, sheet.ink(ink), 2, { opacity: 0.75 });
	}
	if (!sheet.sun || !light.sun) return;
	for (let i = 0; i < 6; i++) {
		const y = top + 5 + i * 11;
		if (y < bottom - 3) sheet.rect(sheet.sun[0] - (26 - i * 3), y, (26 - i * 3) * 2, 3, light.sun, 0.8);
	}
}

/** What the season lays over the finished picture. */
export function weather(sheet: Sheet): void {
	const { time, horizon, light, random, width } = sheet;
	if (time === "monsoon") {
		let d = "";
		for (let i = 0; i < 46; i++) d += `M${xy(random.throw() * width, random.throw() * 380)}l-6 18`;
		sheet.line(d, "#e8f1ec", 1.2, { opacity: 0.5 });
	}
	if (time === "winter") {
		sheet.rect(0, horizon + 8, width, 26, light.haze, 0.5);
		sheet.rect(0, horizon + 60, width, 14, light.haze, 0.35);
	}
}
