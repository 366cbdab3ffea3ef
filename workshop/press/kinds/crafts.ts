import { goat } from "../animals.ts";
import { farTown, ground, sky } from "../backdrop.ts";
import { house, houseRow } from "../buildings.ts";
import { room, roomWindow } from "../interiors.ts";
import { person } from "../people.ts";
import { n, type Sheet, xy } from "../sheet.ts";
import { pot } from "../things.ts";
import { tree } from "../trees.ts";
import type { Scenes } from "./scene.ts";

/** The potter's wheel and the rows of drying pots. */
function potter(sheet: Sheet): void {
	const { horizon, side, random } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.6);
	house(sheet, sheet.mirror(20, 210), horizon + 76, 210, 112, {
		wall: "soil",
		roofThings: false,
		distance: 0.04,
	});
	tree(sheet, sheet.mirror(520), horizon + 70, 220, "neem", 0.03);
	ground(sheet, "soil", horizon + 70);
	for (let row = 0; row < 2; row++) {
		for (let i = 0; i < 8 - row; i++)
			pot(
				sheet,
				sheet.mirror(260 + i * 42 + row * 18),
				horizon + 104 + row * 24,
				34 + row * 5,
				(i + row) % 3 ? "brickLight" : "earth",
			);
	}
	const x = sheet.mirror(190);
	const y = horizon + 162;
	person(sheet, sheet.mirror(110), y + 4, 136, {
		dress: "dhoti",
		pose: "squat",
		cloth: "white",
		flip: side < 0,
	});
	sheet.ellipse(x, y - 8, 62, 15, sheet.ink("stoneDark"));
	sheet.ellipse(x, y - 14, 58, 13, sheet.ink("stone"));
	pot(sheet, x, y - 14, 52, "earth");
	person(sheet, sheet.mirror(420), y, 124, { dress: "sari", pose: "headLoad", flip: side > 0 });
	for (let i = 0; i < 5; i++)
		sheet.ellipse(sheet.mirror(280 + i * 26), y + 4 + (i % 2) * 8, 11, 5, sheet.ink("brickLight"));
	if (random.chance(0.7)) goat(sheet, sheet.mirror(500), y + 4, 1.2, "white", side > 0);
}

/** A weaver at the handloom. */
function weaver(sheet: Sheet): void {
	const { random, side } = sheet;
	room(sheet, "ochre", "earth", 320);
	roomWindow(sheet, sheet.mirror(420, 130), 56, 130, 120);
	const m = (v: number, span = 0) => sheet.mirror(v, span);
	for (const at of [60, 380]) sheet.rect(m(at, 16), 90, 16, 300, sheet.ink("woodDark"));
	sheet.rect(m(50, 356), 84, 356, 14, sheet.ink("wood"));
	sheet.rect(m(60, 336), 190, 336, 10, sheet.ink("wood"));
	const [first, second] = random.pick([
		["rani", "yellow"],
		["enamel", "white"],
		["maroon", "ochre"],
	] as const);
	sheet.polygon(
		[
			[m(80), 300],
			[m(372), 300],
			[m(372), 196],
			[m(80), 196],
		],
		sheet.lit("cream"),
	);
	let threads = "";
	for (let i = 0; i < 40; i++) threads += `M${n(m(84 + i * 7.3))} 196V300`;
	sheet.line(threads, sheet.shade("cream"), 1.4);
	sheet.rect(m(80, 292), 270, 292, 80, sheet.ink(first));
	for (let row = 0; row < 4; row++)
		for (let i = 0; i < 12; i++)
			sheet.polygon(
				[
					[m(92 + i * 24), 280 + row * 18],
					[m(98 + i * 24), 286 + row * 18],
					[m(92 + i * 24), 292 + row * 18],
					[m(86 + i * 24), 286 + row * 18],
				],
				sheet.ink(second),
			);
	sheet.rect(m(64, 324), 344, 324, 14, sheet.ink("wood"));
	sheet.rect(m(70, 312), 254, 312, 14, sheet.lit("wood"));
	for (let i = 0; i < 4; i++) sheet.line(`M${m(120 + i * 70)} 98V190`, sheet.ink("cream"), 2);
	person(sheet, m(440), 396, 250, {
		dress: "kurta",
		pose: "sitReach",
		flip: side > 0,
		elder: random.chance(0.4),
	});
	sheet.rect(m(410, 96), 330, 96, 12, sheet.ink("woodDark"));
	for (const at of [416, 492]) sheet.rect(m(at, 10), 338, 10, 60, sheet.ink("woodDark"));
	for (let i = 0; i < 4; i++) {
		sheet.ellipse(
			m(540),
			388 - i * 22,
			30,
			11,
			sheet.ink((["rani", "yellow", "enamel", "leaf"] as const)[i] ?? "rani"),
		);
	}
}

/** Milk-white cloth is dyed and hung to dry. */
function dyers(sheet: Sheet): void {
	const { horizon, side, random } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.6);
	houseRow(sheet, horizon + 50, { distance: 0.24, low: 60, high: 110 });
	ground(sheet, "soil", horizon + 48);
	for (let line = 0; line < 2; line++) {
		const y = horizon - 30 + line * 46;
		sheet.line(`M0 ${y}Q300 ${y + 18} 600 ${y}`, sheet.ink("ink"), 1.6);
		for (let i = 0; i < 5; i++) {
			const x = 20 + i * 118 + line * 40;
			const cloth = random.pick(["rani", "yellow", "leaf", "orange", "purple", "enamel", "red"] as const);
			const drop = 88 + line * 22;
			sheet.path(`M${x} ${y + 8}h84v${drop}q-21 8-42 0t-42 0z`, sheet.ink(cloth));
			for (let k = 1; k < 4; k++) sheet.rect(x + k * 21 - 4, y + 9, 6, drop - 2, sheet.shade(cloth, 0, 0.12));
		}
	}
	for (let i = 0; i < 3; i++) {
		const x = sheet.mirror(120 + i * 160);
		const y = horizon + 166;
		const ink = (["purple", "rani", "leaf"] as const)[i] ?? "rani";
		const worker = person(sheet, x - side * 62, y - 4, 124, {
			dress: i === 1 ? "sari" : "dhoti",
			pose: "give",
			flip: side < 0,
		});
		sheet.polygon(
			[
				[x - 50, y - 40],
				[x + 50, y - 40],
				[x + 38, y],
				[x - 38, y],
			],
			sheet.ink("brick"),
		);
		sheet.ellipse(x, y - 40, 50, 10, sheet.ink(ink));
		sheet.line(`M${xy(worker.near[0], worker.near[1] - 20)}L${xy(x, y - 40)}`, sheet.ink("wood"), 4);
	}
}

/** Willow becomes cricket bats. */
function batMaker(sheet: Sheet): void {
	const { side } = sheet;
	room(sheet, "chuna", "soil", 304);
	roomWindow(sheet, sheet.mirror(40, 120), 50, 120, 110);
	sheet.rect(sheet.mirror(200, 370), 62, 370, 8, sheet.ink("wood"));
	for (let i = 0; i < 8; i++) {
		const x = sheet.mirror(226 + i * 44);
		sheet.rect(x - 4, 60, 8, 50, sheet.ink(i % 2 ? "red" : "ink"));
		sheet.plate(x - 13, 104, 26, 116, 7, sheet.ink(i % 3 ? "cream" : "#e8cf9a"));
		sheet.rect(x - 1.5, 110, 3, 100, sheet.shade("cream"));
		if (i % 3 === 1) sheet.rect(x - 13, 150, 26, 24, sheet.ink("enamel"));
	}
	sheet.rect(sheet.mirror(190, 380), 214, 380, 8, sheet.ink("wood"));
	const planer = person(sheet, sheet.mirror(200), 392, 232, {
		dress: "shirt",
		pose: "sweep",
		flip: side < 0,
		cloth: "ochre",
	});
	sheet.rect(sheet.mirror(230, 250), 312, 250, 16, sheet.lit("wood"));
	for (const at of [244, 450]) sheet.rect(sheet.mirror(at, 16), 326, 16, 74, sheet.ink("wood"));
	sheet.plate(sheet.mirror(280, 130), 298, 130, 16, 6, sheet.ink("cream"));
	sheet.rect(sheet.mirror(410, 56), 302, 56, 8, sheet.ink("wood"));
	sheet.plate(planer.near[0] - 26, 280, 52, 18, 4, sheet.ink("woodDark"));
	for (let i = 0; i < 7; i++)
		sheet.path(`M${sheet.mirror(250 + i * 34)} ${386 + (i % 3) * 4}q8-14 18-4t-8 6z`, sheet.ink("cream"));
	person(sheet, sheet.mirror(540), 396, 226, { dress: "shirt", pose: "fold", flip: side > 0 });
	sheet.circle(sheet.mirror(500), 386, 9, sheet.ink("red"));
	sheet.circle(sheet.mirror(478), 390, 9, sheet.ink("red"));
}

/** Iron scissors are ground in a small workshop. */
function scissors(sheet: Sheet): void {
	const { side, random } = sheet;
	room(sheet, "slate", "earth", 306);
	roomWindow(sheet, sheet.mirror(50, 140), 50, 140, 120);
	sheet.rect(sheet.mirror(230, 340), 50, 340, 150, sheet.ink("wood"));
	for (let row = 0; row < 2; row++) {
		for (let i = 0; i < 6; i++) {
			const [x, y] = [sheet.mirror(262 + i * 54), 100 + row * 68];
			sheet.line(`M${x - 9} ${y}L${x + 7} ${y - 42}M${x + 9} ${y}L${x - 7} ${y - 42}`, sheet.ink("white"), 5);
			sheet.ring(x - 10, y + 9, 8, sheet.ink(row ? "red" : "yellow"), 4);
			sheet.ring(x + 10, y + 9, 8, sheet.ink(row ? "red" : "yellow"), 4);
		}
	}
	const grinder = person(sheet, sheet.mirror(210), 394, 226, {
		dress: "shirt",
		pose: "sitReach",
		flip: side < 0,
		cloth: random.pick(["ochre", "white", "waterLight"]),
	});
	sheet.rect(sheet.mirror(168, 84), 338, 84, 12, sheet.ink("wood"));
	const wheel = sheet.mirror(356);
	sheet.line(`M${wheel - 40} 392L${wheel} 318L${wheel + 40} 392`, sheet.ink("ink"), 9);
	sheet.circle(wheel, 316, 48, sheet.ink("stoneDark"));
	sheet.circle(wheel, 316, 38, sheet.ink("stone"));
	sheet.circle(wheel, 316, 8, sheet.ink("ink"));
	sheet.line(`M${xy(...grinder.near)}l${side * 34} 8`, sheet.ink("white"), 5);
	let sparks = "";
	for (let i = 0; i < 12; i++)
		sparks += `M${xy(wheel - side * 40, 290)}l${xy(-side * random.between(-20, 60), -random.between(20, 80))}`;
	sheet.line(sparks, "#ffd04a", 1.8);
	person(sheet, sheet.mirror(510), 398, 228, { dress: "kurta", pose: "fold", flip: side > 0 });
	sheet.rect(sheet.mirror(430, 60), 352, 60, 46, sheet.ink("ochre"));
}

export const crafts = {
	potter: { draw: potter },
	weaver: { draw: weaver, indoors: true },
	dyers: { draw: dyers },
	batMaker: { draw: batMaker, indoors: true },
	scissors: { draw: scissors, indoors: true },
} satisfies Scenes;
