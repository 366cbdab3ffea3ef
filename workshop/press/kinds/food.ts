import { dog } from "../animals.ts";
import { farTown, ground, sky } from "../backdrop.ts";
import { awning, houseRow } from "../buildings.ts";
import { crowd } from "../crowd.ts";
import { fairTent, shed } from "../landmarks.ts";
import type { Ink } from "../palette.ts";
import { person } from "../people.ts";
import type { Sheet } from "../sheet.ts";
import { bunting, dustbin, lightString, signBoard, table, umbrella } from "../things.ts";
import { tree } from "../trees.ts";
import type { Scenes } from "./scene.ts";

/** A tea stall under a neem: kettle, benches, newspaper. */
function teaStall(sheet: Sheet): void {
	const { random, horizon, side } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.6);
	houseRow(sheet, horizon + 44, { distance: 0.3, low: 50, high: 96 });
	ground(sheet, "soil", horizon + 42);
	tree(sheet, sheet.mirror(500), horizon + 96, 270, "neem");
	const x = sheet.mirror(110, 200);
	const foot = horizon + 120;
	shed(sheet, x, foot, 200, 128, "brickLight", { back: "wood" });
	person(sheet, x + 70, foot, 118, { pose: "give", dress: "shirt", flip: side < 0 });
	sheet.rect(x + 14, foot - 52, 172, 52, sheet.ink("peacock"));
	sheet.rect(x + 8, foot - 58, 184, 8, sheet.lit("wood"));
	signBoard(sheet, x + 56, foot - 42, 90, 30, "yellow");
	const kettle = x + 132;
	sheet.path(`M${kettle - 15} ${foot - 58}q-2-24 15-26q17 2 15 26z`, sheet.ink("steel"));
	sheet.line(`M${kettle + 14} ${foot - 70}l10-9M${kettle - 8} ${foot - 84}q8-10 16 0`, sheet.ink("steel"), 3);
	for (let i = 0; i < 5; i++) sheet.rect(x + 22 + i * 9, foot - 68, 6, 10, sheet.lit("rose"));
	const seat = sheet.mirror(350, 150);
	for (const [i, dress] of (["kurta", "shirt", "dhoti"] as const).entries()) {
		person(sheet, seat + 26 + i * 50, foot + 22, 112, {
			pose: i === 1 ? "sitReach" : "sit",
			dress,
			elder: i === 0,
			flip: i === 2,
		});
	}
	sheet.rect(seat, foot - 10, 150, 7, sheet.ink("wood"));
	for (const at of [8, 136]) sheet.rect(seat + at, foot - 6, 6, 30, sheet.ink("woodDark"));
	person(sheet, sheet.mirror(60), foot + 30, 116, { pose: "walk", dress: "salwar", flip: side > 0 });
	dustbin(sheet, sheet.mirror(335), foot + 4, "bin", 0.8);
	if (random.chance(0.6)) dog(sheet, sheet.mirror(300, 46), foot + 44, 1.1);
}

/** Food carts under bulbs: the vendors' lane. */
function streetFood(sheet: Sheet): void {
	const { random, horizon } = sheet;
	sky(sheet, { birds: false });
	farTown(sheet, horizon, 0.6);
	houseRow(sheet, horizon + 50, { distance: 0.22, low: 80, high: 140 });
	ground(sheet, "stone", horizon + 48);
	lightString(sheet, -10, 92, 610, 84, 30);
	const paints = random.shuffle(["red", "peacock", "ochre", "rani", "leaf"] as const);
	for (let i = 0; i < 3; i++) {
		const x = 24 + i * 200 + random.between(-10, 10);
		const foot = horizon + 112;
		person(sheet, x + 62, foot - 4, 112, {
			pose: "give",
			dress: random.pick(["shirt", "kurta"]),
			flip: i === 2,
		});
		for (const at of [6, 128]) sheet.rect(x + at, foot - 118, 4, 84, sheet.ink("wood"));
		awning(sheet, x - 6, foot - 130, 150, 26, paints[i] ?? "red", 0, 8);
		sheet.rect(x, foot - 48, 138, 34, sheet.ink(paints[i] ?? "red"));
		sheet.rect(x, foot - 52, 138, 7, sheet.ink("wood"));
		sheet.rect(x + 26, foot - 38, 86, 10, sheet.ink("white"));
		sheet.ellipse(x + 104, foot - 55, 22, 8, sheet.ink("ink"));
		sheet.ellipse(x + 104, foot - 58, 18, 5, sheet.ink("ochre"));
		for (let k = 0; k < 4; k++)
			sheet.circle(
				x + 14 + k * 9,
				foot - 57,
				5,
				sheet.ink(["orange", "leafLight", "red", "cream"][k] as Ink),
			);
		sheet.circle(x + 70, foot - 100, 5, sheet.light.lampsLit ? "#ffe79a" : sheet.ink("white"));
		for (const at of [22, 114]) sheet.circle(x + at, foot - 8, 11, sheet.ink("ink"));
		for (const at of [22, 114]) sheet.circle(x + at, foot - 8, 5, sheet.ink("stone"));
	}
	crowd(sheet, horizon + 160, 108, 6, { poses: ["reach", "give", "relaxed", "stand"] });
}

/** Licensed vendors under umbrellas at the fair for street vendors. */
function vendorFair(sheet: Sheet): void {
	const { random, horizon } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.6);
	fairTent(sheet, 110, horizon + 60, 150, "peacock");
	fairTent(sheet, 490, horizon + 60, 150, "brick");
	fairTent(sheet, 300, horizon + 56, 170, "ochre");
	ground(sheet, "grass", horizon + 56);
	bunting(sheet, 40);
	for (let i = 0; i < 3; i++) {
		const x = 30 + i * 200;
		const foot = horizon + 118;
		person(sheet, x + 96, foot, 108, {
			pose: random.pick(["give", "wave", "reach"]),
			dress: i === 1 ? "sari" : "shirt",
		});
		umbrella(sheet, x + 60, foot, 136, 140, (["red", "enamel", "rani"] as const)[i] ?? "red");
		table(sheet, x, foot, 124, 44, (["white", "yellow", "waterLight"] as const)[i] ?? "white");
		for (let k = 0; k < 6; k++) sheet.circle(x + 14 + k * 19, foot - 52, 7, sheet.ink(sheet.cloth()));
	}
	crowd(sheet, horizon + 162, 110, 5);
}

export const food = {
	teaStall: { draw: teaStall },
	streetFood: { draw: streetFood },
	vendorFair: { draw: vendorFair },
} satisfies Scenes;
