import { goat } from "../animals.ts";
import { farTown, ground, sky } from "../backdrop.ts";
import { awning, house, houseRow } from "../buildings.ts";
import { crowd } from "../crowd.ts";
import { room, roomWindow } from "../interiors.ts";
import { shed } from "../landmarks.ts";
import { person } from "../people.ts";
import { n, type Sheet, xy } from "../sheet.ts";
import { pot, signBoard } from "../things.ts";
import { tree } from "../trees.ts";
import type { Scenes } from "./scene.ts";

/** The tailor at his machine among bolts of cloth. */
function tailor(sheet: Sheet): void {
	const { random, side } = sheet;
	room(sheet, "rose", "soil", 306);
	for (let row = 0; row < 3; row++) {
		const y = 90 + row * 62;
		sheet.rect(sheet.mirror(30, 250), y, 250, 7, sheet.ink("wood"));
		for (let i = 0; i < 9; i++) {
			const cloth = sheet.cloth();
			sheet.plate(
				sheet.mirror(38 + i * 27, 24),
				y - 40 + (i % 2) * 6,
				24,
				40 - (i % 2) * 6,
				3,
				sheet.ink(cloth),
			);
			sheet.ellipse(sheet.mirror(50 + i * 27), y - 40 + (i % 2) * 6, 11, 4, sheet.lit(cloth, 0, 0.4));
		}
	}
	const rail = sheet.mirror(330, 230);
	sheet.rect(rail, 66, 230, 5, sheet.ink("steel"));
	for (let i = 0; i < 4; i++) {
		const x = rail + 30 + i * 56;
		const cloth = sheet.cloth();
		sheet.line(`M${x} 66v8l-18 10m18-10l18 10`, sheet.ink("slate"), 2);
		sheet.path(`M${x - 18} 84l-12 34l10 6l4-12v72h32v-72l4 12l10-6l-12-34q-18 12-36 0z`, sheet.ink(cloth));
	}
	const at = (v: number) => sheet.mirror(v);
	person(sheet, at(220), 392, 230, {
		dress: "kurta",
		pose: "sitReach",
		flip: side < 0,
		elder: random.chance(0.5),
	});
	sheet.rect(sheet.mirror(178, 84), 332, 84, 10, sheet.ink("wood"));
	sheet.rect(sheet.mirror(262, 190), 300, 190, 12, sheet.lit("wood"));
	sheet.line(`M${at(280)} 312V392M${at(436)} 312V392M${at(280)} 362H${at(436)}`, sheet.ink("ink"), 6);
	sheet.circle(at(402), 356, 24, sheet.ink("ink"));
	sheet.circle(at(402), 356, 15, sheet.ink("stone"));
	sheet.path(`M${at(300)} 300v-16h${side * 84}v-40h${-side * 84}v-20h${side * 112}v76z`, sheet.ink("ink"));
	sheet.circle(at(424), 260, 15, sheet.ink("ochre"));
	sheet.line(`M${at(308)} 244v50`, sheet.ink("steel"), 3);
	sheet.path(
		`M${at(262)} 304h${side * 60}q${-side * 10} 50 ${-side * 74} 62z`,
		sheet.ink(random.pick(["rani", "leaf", "enamel"])),
	);
	person(sheet, at(530), 400, 236, { dress: "salwar", pose: "fold", flip: side > 0 });
}

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

/** Sweets in trays and a great iron pan. */
function sweetShop(sheet: Sheet): void {
	const { random, side, light } = sheet;
	sheet.rect(0, 0, 600, 400, light.lampsLit ? "#f6c14a" : sheet.ink("ochre"));
	sheet.rect(0, 0, 600, 46, sheet.ink("brick"));
	sheet.rect(150, 12, 300, 12, sheet.ink("white"));
	sheet.rect(220, 30, 160, 7, sheet.ink("yellow"));
	awning(sheet, -4, 46, 608, 34, random.pick(["rani", "leafDark", "enamel"]), 0, 14);
	for (const y of [150, 206]) {
		sheet.rect(30, y, 540, 7, sheet.ink("wood"));
		for (let i = 0; i < 6; i++) {
			const x = 44 + i * 90;
			const ink =
				(["orange", "white", "leafLight", "rose", "yellow", "earth"] as const)[
					(i + (y === 206 ? 2 : 0)) % 6
				] ?? "orange";
			for (let row = 0; row < 3; row++)
				for (let k = 0; k < 5 - row; k++)
					sheet.circle(x + 8 + k * 14 + row * 7, y - 8 - row * 11, 7, sheet.ink(ink));
		}
	}
	person(sheet, sheet.mirror(390), 400, 250, {
		dress: "shirt",
		cloth: "white",
		pose: "give",
		flip: side < 0,
	});
	const cook = person(sheet, sheet.mirror(110), 396, 236, {
		dress: "dhoti",
		cloth: "white",
		pose: "give",
		flip: side < 0,
	});
	sheet.rect(0, 312, 600, 88, sheet.ink("peacock"));
	sheet.rect(0, 304, 600, 12, sheet.lit("stone"));
	sheet.path(
		`M${sheet.mirror(170)} 286h${side * 140}q${-side * 8} 34 ${-side * 70} 34t${-side * 70}-34z`,
		sheet.ink("ink"),
	);
	sheet.ellipse(sheet.mirror(240), 286, 70, 13, sheet.ink("slate"));
	sheet.ellipse(sheet.mirror(240), 287, 60, 9, sheet.ink("ochre"));
	for (let i = 0; i < 5; i++)
		sheet.ring(sheet.mirror(200 + i * 20), 285 + (i % 2) * 4, 7, sheet.ink("orange"), 4);
	sheet.line(`M${xy(...cook.near)}L${xy(sheet.mirror(232), 284)}`, sheet.ink("steel"), 4);
	signBoard(sheet, sheet.mirror(430, 120), 338, 120, 46, "yellow");
	for (let i = 0; i < 3; i++)
		sheet.rect(sheet.mirror(470 + i * 38, 34), 284, 34, 20, sheet.ink(i % 2 ? "red" : "white"));
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

/** A barber under a tree with his mirror on the wall. */
function barber(sheet: Sheet): void {
	const { horizon, side } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.6);
	houseRow(sheet, horizon + 50, { distance: 0.22, low: 60, high: 120 });
	ground(sheet, "soil", horizon + 48);
	tree(sheet, sheet.mirror(120), horizon + 110, 290, "peepal");
	sheet.rect(sheet.mirror(260, 250), horizon - 30, 250, 130, sheet.ink("waterLight"));
	sheet.rect(sheet.mirror(252, 266), horizon - 38, 266, 10, sheet.lit("waterLight"));
	for (const at of [290, 410]) {
		sheet.rect(sheet.mirror(at, 62), horizon - 14, 62, 66, sheet.ink("red"));
		sheet.rect(sheet.mirror(at + 5, 52), horizon - 9, 52, 56, sheet.lit("water", 0, 0.5));
	}
	sheet.rect(sheet.mirror(270, 220), horizon + 60, 220, 7, sheet.ink("wood"));
	for (let i = 0; i < 6; i++)
		sheet.rect(
			sheet.mirror(284 + i * 32, 10),
			horizon + 44,
			10,
			17,
			sheet.ink((["yellow", "rani", "white", "leaf", "enamel", "orange"] as const)[i] ?? "white"),
		);
	for (const at of [330, 450]) {
		const x = sheet.mirror(at);
		sheet.rect(x - 20, horizon + 124, 40, 8, sheet.ink("ink"));
		sheet.rect(x - 4, horizon + 130, 8, 32, sheet.ink("slate"));
		person(sheet, x, horizon + 164, 132, { dress: "kurta", cloth: "white", pose: "sit", head: "hair" });
		person(sheet, x - side * 46, horizon + 162, 136, {
			dress: "shirt",
			pose: "reach",
			flip: side < 0,
			cloth: at === 330 ? "enamel" : "maroon",
		});
	}
	crowd(sheet, horizon + 164, 122, 2, {
		from: sheet.mirror(40, 160),
		to: sheet.mirror(40, 160) + 160,
		dresses: ["kurta", "shirt"],
		poses: ["sit", "fold"],
	});
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

/** Carts of sugar-cane juice in the summer. */
function juice(sheet: Sheet): void {
	const { horizon, side } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.6);
	houseRow(sheet, horizon + 54, { distance: 0.2, low: 60, high: 120, shop: true });
	ground(sheet, "stone", horizon + 52);
	shed(sheet, sheet.mirror(90, 300), horizon + 136, 300, 178, "leaf");
	const m = (v: number, span = 0) => sheet.mirror(v, span);
	person(sheet, m(180), horizon + 134, 132, { dress: "shirt", pose: "give", flip: side < 0 });
	sheet.rect(m(120, 240), horizon + 96, 240, 42, sheet.ink("red"));
	sheet.rect(m(112, 256), horizon + 88, 256, 10, sheet.ink("steel"));
	sheet.rect(m(150, 110), horizon + 108, 110, 12, sheet.ink("white"));
	for (const r of [0, 1]) {
		sheet.circle(m(262), horizon + 50 + r * 24, 14, sheet.ink("steel"));
		sheet.circle(m(262), horizon + 50 + r * 24, 6, sheet.ink("slate"));
	}
	sheet.ring(m(290), horizon + 60, 30, sheet.ink("yellow"), 6);
	sheet.line(
		`M${m(262)} ${horizon + 62}L${m(340)} ${horizon + 40}M${m(262)} ${horizon + 62}L${m(344)} ${horizon + 50}`,
		sheet.ink("cane"),
		5,
	);
	for (let i = 0; i < 4; i++) {
		sheet.polygon(
			[
				[m(310 + i * 14) - 5, horizon + 70],
				[m(310 + i * 14) + 5, horizon + 70],
				[m(310 + i * 14) + 4, horizon + 88],
				[m(310 + i * 14) - 4, horizon + 88],
			],
			sheet.ink("cane"),
		);
	}
	for (let i = 0; i < 9; i++)
		sheet.line(
			`M${m(100 + i * 5)} ${horizon + 140}L${m(84 + i * 9)} ${horizon - 10}`,
			sheet.ink(i % 2 ? "cane" : "caneDark"),
			5,
		);
	for (const [i, at] of [430, 490, 548].entries())
		person(sheet, m(at), horizon + 156 + i * 4, 128, {
			pose: i === 0 ? "give" : "relaxed",
			child: i === 1,
			flip: side > 0,
		});
	for (const at of [140, 340]) sheet.circle(m(at), horizon + 142, 15, sheet.ink("ink"));
	for (const at of [140, 340]) sheet.circle(m(at), horizon + 142, 7, sheet.ink("stone"));
}

export const trades = {
	tailor: { draw: tailor, indoors: true },
	potter: { draw: potter },
	weaver: { draw: weaver, indoors: true },
	batMaker: { draw: batMaker, indoors: true },
	sweetShop: { draw: sweetShop, indoors: true },
	scissors: { draw: scissors, indoors: true },
	barber: { draw: barber },
	dyers: { draw: dyers },
	juice: { draw: juice },
} satisfies Scenes;
