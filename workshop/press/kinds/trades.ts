import { farTown, ground, sky } from "../backdrop.ts";
import { awning, houseRow } from "../buildings.ts";
import { crowd } from "../crowd.ts";
import { room } from "../interiors.ts";
import { shed } from "../landmarks.ts";
import { person } from "../people.ts";
import { type Sheet, xy } from "../sheet.ts";
import { signBoard } from "../things.ts";
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
	barber: { draw: barber },
	sweetShop: { draw: sweetShop, indoors: true },
	juice: { draw: juice },
} satisfies Scenes;
