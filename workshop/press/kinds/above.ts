import type { Ink } from "../palette.ts";
import { n, type Point, type Sheet, xy } from "../sheet.ts";
import type { Scenes } from "./scene.ts";

/** The town as a bird sees it: plans with short shadows on one side. */

/** How far a shadow falls for a thing of this height. */
const fall = (sheet: Sheet, height: number): Point => [-sheet.side * height * 0.5, height * 0.35];

function treeTop(sheet: Sheet, x: number, y: number, radius: number): void {
	const [dx, dy] = fall(sheet, radius * 0.8);
	sheet.circle(x + dx, y + dy, radius, sheet.shade("grassDark", 0, 0.35));
	sheet.circle(x, y, radius, sheet.ink("leafDark"));
	sheet.circle(x + sheet.side * radius * 0.14, y - radius * 0.16, radius * 0.72, sheet.ink("leaf"));
	sheet.circle(x + sheet.side * radius * 0.3, y - radius * 0.3, radius * 0.32, sheet.ink("leafLight"));
}

function roof(sheet: Sheet, x: number, y: number, width: number, depth: number, ink: Ink, height = 16): void {
	const [dx, dy] = fall(sheet, height);
	sheet.polygon(
		[
			[x + dx, y + dy],
			[x + width + dx, y + dy],
			[x + width + dx, y + depth + dy],
			[x + dx, y + depth + dy],
		],
		sheet.shade("stoneDark", 0, 0.35),
	);
	sheet.rect(x, y, width, depth, sheet.ink(ink));
	sheet.line(
		`M${xy(x + 2, y + 2)}h${n(width - 4)}v${n(depth - 4)}h${n(4 - width)}z`,
		sheet.lit(ink, 0, 0.45),
		3,
		{ flat: true },
	);
	if (width > 34 && sheet.random.chance(0.6))
		sheet.circle(x + width * 0.72, y + depth * 0.3, 6, sheet.ink("#27353a"));
	if (width > 44 && sheet.random.chance(0.4)) {
		for (let i = 0; i < 3; i++) sheet.rect(x + 8 + i * 11, y + depth * 0.6, 8, 10, sheet.ink(sheet.cloth()));
	}
}

function walker(sheet: Sheet, x: number, y: number): void {
	const [dx, dy] = fall(sheet, 12);
	sheet.line(`M${xy(x, y)}l${xy(dx, dy)}`, sheet.shade("stoneDark", 0, 0.35), 6);
	sheet.ellipse(x, y, 8, 5.4, sheet.ink(sheet.cloth()));
	sheet.circle(x, y, 4, sheet.ink(sheet.random.chance(0.8) ? "hair" : "white"));
}

function carTop(sheet: Sheet, x: number, y: number, turn: number, ink: Ink, long = 34): void {
	sheet.at(
		x,
		y,
		() => {
			sheet.plate(-long / 2 - 3, -6, long, 18, 4, sheet.shade("road", 0, 0.3));
			sheet.plate(-long / 2, -9, long, 18, 4, sheet.ink(ink));
			sheet.rect(long / 2 - 11, -6, 5, 12, sheet.shade("peacock", 0, 0.3));
			sheet.rect(-long / 2 + 4, -6, 4, 12, sheet.shade("peacock", 0, 0.3));
		},
		{ turn },
	);
}

/** The clock-tower roundabout from above. */
function roundabout(sheet: Sheet): void {
	const { random } = sheet;
	sheet.rect(0, 0, 600, 400, sheet.ink("stone"));
	for (const [left, top, right, bottom] of [
		[0, 0, 240, 130],
		[360, 0, 600, 130],
		[0, 270, 240, 400],
		[360, 270, 600, 400],
	] as const) {
		for (let x = left + 6; x < right - 40; ) {
			const width = random.between(46, 74);
			roof(
				sheet,
				x,
				top + 8,
				Math.min(width, right - x - 10),
				(bottom - top) * 0.42,
				random.pick(["cream", "rose", "waterLight", "ochre", "white", "brickLight"]),
			);
			roof(
				sheet,
				x + 4,
				top + (bottom - top) * 0.54,
				Math.min(width, right - x - 14),
				(bottom - top) * 0.38,
				random.pick(["chuna", "cream", "stoneDark", "rose"]),
			);
			x += width + 6;
		}
	}
	sheet.rect(0, 150, 600, 100, sheet.ink("road"));
	sheet.rect(255, 0, 90, 400, sheet.ink("road"));
	sheet.circle(300, 200, 132, sheet.ink("stone"));
	sheet.circle(300, 200, 126, sheet.ink("road"));
	let dashes = "";
	for (let x = 0; x < 600; x += 40) if (x < 160 || x > 420) dashes += `M${x} 200h20`;
	for (let y = 0; y < 400; y += 40) if (y < 60 || y > 330) dashes += `M300 ${y}v20`;
	sheet.line(dashes, sheet.ink("cream"), 3, { flat: true });
	sheet.circle(300, 200, 66, sheet.ink("stone"));
	sheet.circle(300, 200, 60, sheet.ink("grass"));
	for (let i = 0; i < 12; i++)
		sheet.circle(
			300 + Math.cos((i * Math.PI) / 6) * 48,
			200 + Math.sin((i * Math.PI) / 6) * 48,
			7,
			sheet.ink(i % 2 ? "red" : "yellow"),
		);
	const [dx, dy] = fall(sheet, 120);
	sheet.polygon(
		[
			[284, 184],
			[316, 184],
			[316 + dx, 184 + dy],
			[316 + dx, 216 + dy],
			[284 + dx, 216 + dy],
			[284, 216],
		],
		sheet.shade("grassDark", 0, 0.35),
		0.8,
	);
	sheet.rect(278, 178, 44, 44, sheet.ink("rose"));
	sheet.rect(284, 184, 32, 32, sheet.ink("white"));
	sheet.circle(300, 200, 15, sheet.ink("peacock"));
	sheet.circle(300, 200, 4, sheet.ink("yellow"));
	const inks: Ink[] = ["red", "yellow", "enamel", "leaf", "white", "peacock"];
	for (let i = 0; i < 6; i++) {
		const a = (i / 6) * 2 * Math.PI + random.between(0, 0.5) + 4 * Math.PI * sheet.moment;
		carTop(
			sheet,
			300 + Math.cos(a) * 96,
			200 + Math.sin(a) * 96,
			(a * 180) / Math.PI + 90,
			inks[i] ?? "red",
			i === 1 ? 62 : 32,
		);
	}
	for (const [x, y, turn] of [
		[60, 176, 0],
		[520, 224, 180],
		[322, 40, 90],
		[278, 360, 270],
	] as const)
		carTop(sheet, x, y, turn, random.pick(inks));
	for (let i = 0; i < 12; i++)
		walker(
			sheet,
			random.pick([random.between(10, 220), random.between(380, 590)]),
			random.pick([random.between(136, 146), random.between(256, 266)]),
		);
	for (const [x, y] of [
		[200, 112],
		[400, 112],
		[200, 288],
		[400, 288],
	] as const)
		treeTop(sheet, x, y, 17);
}

/** Umbrellas of the market from above. */
function marketAbove(sheet: Sheet): void {
	const { random } = sheet;
	sheet.rect(0, 0, 600, 400, sheet.ink("soil"));
	for (let y = -10; y < 400; y += 102) {
		for (let x = -10; x < 600; x += 86) {
			const [cx, cy] = [x + 40 + random.between(-8, 8), y + 44 + random.between(-6, 6)];
			const ink = random.pick(["red", "enamel", "ochre", "rani", "leaf", "peacock", "purple"] as const);
			const [dx, dy] = fall(sheet, 26);
			if (random.chance(0.72)) {
				const radius = random.between(28, 36);
				sheet.circle(cx + dx, cy + dy, radius, sheet.shade("soilDark", 0, 0.3));
				sheet.circle(cx, cy, radius, sheet.ink(ink));
				let wedges = "";
				for (let i = 0; i < 4; i++) {
					const [a, b] = [(i / 4) * 2 * Math.PI, (i / 4 + 1 / 8) * 2 * Math.PI];
					wedges += `M${xy(cx, cy)}L${xy(cx + Math.cos(a) * radius, cy + Math.sin(a) * radius)}A${n(radius)} ${n(radius)} 0 0 1 ${xy(cx + Math.cos(b) * radius, cy + Math.sin(b) * radius)}z`;
				}
				sheet.path(wedges, sheet.ink("white"));
				sheet.circle(cx, cy, 3.4, sheet.ink("ink"));
			} else {
				sheet.rect(cx - 32 + dx * 0.4, cy - 24 + dy * 0.4, 64, 48, sheet.shade("soilDark", 0, 0.3));
				sheet.rect(cx - 32, cy - 24, 64, 48, sheet.ink("cream"));
				for (let i = 0; i < 4; i++)
					for (let k = 0; k < 3; k++)
						sheet.circle(
							cx - 22 + i * 15,
							cy - 14 + k * 14,
							6,
							sheet.ink((["orange", "leafLight", "red", "purple"] as const)[i] ?? "red"),
						);
			}
		}
	}
	for (let i = 0; i < 24; i++)
		walker(sheet, random.between(10, 590), random.pick([88, 190, 292, 390]) + random.between(-8, 8));
}

/** Fields, canal and a lane from above. */
function fieldsAbove(sheet: Sheet): void {
	const { random, side } = sheet;
	sheet.rect(0, 0, 600, 400, sheet.ink("grassDark"));
	const crops: Ink[] = ["cane", "mustard", "grass", "wheat", "leafLight", "soil", "caneDark"];
	let x = 0;
	while (x < 600) {
		const width = random.between(70, 120);
		let y = 0;
		while (y < 400) {
			const height = random.between(56, 110);
			const ink = random.pick(crops);
			sheet.rect(x + 3, y + 3, width - 5, height - 5, sheet.ink(ink));
			let rows = "";
			const across = random.chance(0.5);
			for (let k = 10; k < (across ? height : width) - 6; k += 10)
				rows += across
					? `M${n(x + 7)} ${n(y + k)}h${n(width - 13)}`
					: `M${n(x + k)} ${n(y + 7)}v${n(height - 13)}`;
			sheet.line(rows, sheet.shade(ink, 0, 0.12), 2.4);
			y += height;
		}
		x += width;
	}
	const m = (v: number) => (side > 0 ? v : 600 - v);
	const canal = `M${m(-10)} 330Q${m(140)} 300 ${m(250)} 210T${m(470)} 90T${m(620)} 40`;
	sheet.line(canal, sheet.ink("soil"), 58);
	sheet.line(canal, sheet.ink("water"), 40);
	sheet.line(canal, sheet.ink("waterLight"), 4);
	sheet.line(`M${m(120)} -10Q${m(190)} 160 ${m(330)} 240T${m(520)} 410`, sheet.ink("roadDark"), 20);
	sheet.line(`M${m(120)} -10Q${m(190)} 160 ${m(330)} 240T${m(520)} 410`, sheet.ink("cream"), 1.6);
	sheet.at(
		m(256),
		202,
		() => {
			sheet.rect(-30, -17, 60, 34, sheet.ink("brick"));
			sheet.rect(-30, -11, 60, 22, sheet.ink("stone"));
		},
		{ turn: side * 40 },
	);
	for (const [tx, ty] of [
		[60, 250],
		[110, 226],
		[330, 110],
		[380, 84],
		[430, 160],
		[300, 290],
		[520, 130],
		[40, 380],
	] as const)
		treeTop(sheet, m(tx), ty, random.between(13, 20));
	for (const [hx, hy] of [
		[430, 250],
		[480, 270],
		[440, 300],
		[520, 232],
	] as const)
		roof(sheet, m(hx), hy, 36, 28, random.pick(["rose", "cream", "brickLight"]));
	carTop(sheet, m(196), 122, side > 0 ? 52 : 128, "red", 30);
}

/** The park from above: paths, beds, the pool. */
function parkAbove(sheet: Sheet): void {
	const { random } = sheet;
	sheet.rect(0, 0, 600, 400, sheet.ink("grass"));
	for (let i = 0; i < 10; i++) sheet.rect(i * 60, 0, 30, 400, sheet.lit("grass", 0, 0.1));
	sheet.line("M-10 200H610M300-10V410M40 30Q300 130 560 30M40 370Q300 270 560 370", sheet.ink("soil"), 24);
	sheet.circle(300, 200, 104, sheet.ink("soil"));
	sheet.circle(300, 200, 78, sheet.ink("stone"));
	sheet.circle(300, 200, 70, sheet.ink("water"));
	for (const r of [24, 40, 56]) sheet.ring(300, 200, r, sheet.ink("waterLight"), 2);
	sheet.circle(300, 200, 11, sheet.ink("white"));
	for (let i = 0; i < 16; i++) {
		const a = (i / 16) * 2 * Math.PI;
		sheet.circle(300 + Math.cos(a) * 91, 200 + Math.sin(a) * 91, 6, sheet.ink(i % 2 ? "rani" : "yellow"));
	}
	for (const [x, y] of [
		[130, 120],
		[470, 120],
		[130, 280],
		[470, 280],
	] as const) {
		const inks = random.shuffle(["red", "yellow", "white", "orange", "rani", "purple"] as const);
		sheet.circle(x, y, 42, sheet.ink("soilDark"));
		sheet.circle(x, y, 38, sheet.ink("leafDark"));
		for (const [ring, count] of [
			[30, 15],
			[18, 9],
			[6, 3],
		] as const) {
			for (let i = 0; i < count; i++) {
				const a = (i / count) * 2 * Math.PI;
				sheet.circle(x + Math.cos(a) * ring, y + Math.sin(a) * ring, 4.6, sheet.ink(inks[ring % 5] ?? "red"));
			}
		}
	}
	for (let i = 0; i < 9; i++) {
		for (const y of [14, 386])
			if (i !== 4)
				treeTop(
					sheet,
					30 + i * 68 + random.between(-10, 10),
					y + random.between(-8, 8),
					random.between(16, 25),
				);
	}
	for (const [x, y] of [
		[40, 120],
		[560, 120],
		[40, 280],
		[560, 280],
		[216, 76],
		[384, 76],
		[216, 330],
		[384, 330],
	] as const)
		treeTop(sheet, x, y, random.between(16, 22));
	for (let i = 0; i < 14; i++)
		walker(
			sheet,
			random.pick([random.between(10, 190), random.between(410, 590)]),
			200 + random.between(-7, 7),
		);
	for (let i = 0; i < 6; i++)
		walker(
			sheet,
			300 + random.between(-7, 7),
			random.pick([random.between(10, 90), random.between(310, 390)]),
		);
}

export const above = {
	roundabout: { draw: roundabout },
	marketAbove: { draw: marketAbove },
	fieldsAbove: { draw: fieldsAbove },
	parkAbove: { draw: parkAbove },
} satisfies Scenes;
