import { egret } from "../animals.ts";
import { farTown, ground, sky, sunRays, treeLine } from "../backdrop.ts";
import { houseRow } from "../buildings.ts";
import { waterTanker } from "../council-vehicles.ts";
import { crowd } from "../crowd.ts";
import { person } from "../people.ts";
import { n, type Sheet, xy } from "../sheet.ts";
import { bench, pot, signBoard, standPost } from "../things.ts";
import { tankTower } from "../towers.ts";
import { bush, flowers, tree } from "../trees.ts";
import type { Scenes } from "./scene.ts";

/** The overhead tank above the houses and a stand post in front. */
function waterTower(sheet: Sheet): void {
	const { random, horizon, side } = sheet;
	sky(sheet);
	treeLine(sheet);
	farTown(sheet, horizon + 8, 0.55);
	sheet.rect(0, horizon + 6, 600, 400, sheet.ink("grass", 0.1));
	houseRow(sheet, horizon + 52, { distance: 0.16, low: 44, high: 92 });
	ground(sheet, "soil", horizon + 50);
	const x = sheet.mirror(random.between(360, 400));
	tankTower(sheet, x, horizon + 82, random.between(264, 292));
	tree(sheet, sheet.mirror(545), horizon + 84, 150, "neem");
	const post = x - side * 150;
	standPost(sheet, post, horizon + 116, 52, side);
	person(sheet, post + side * 64, horizon + 122, 100, { dress: "sari", pose: "reach", flip: side > 0 });
	person(sheet, post - side * 44, horizon + 118, 98, { dress: "kurta", pose: "stand", flip: side < 0 });
	sheet.path(`M0 ${horizon + 142}Q300 ${horizon + 130} 600 ${horizon + 148}V400H0z`, sheet.ink("grassDark"));
	person(sheet, sheet.mirror(470), horizon + 162, 110, { dress: "salwar", pose: "headLoad" });
	person(sheet, sheet.mirror(525), horizon + 164, 110, { child: true, pose: "walk" });
}

/** The tanker fills the pots of a lane whose pipe is being repaired. */
function tankerQueue(sheet: Sheet): void {
	const { random, horizon, side } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.6);
	houseRow(sheet, horizon + 66, { low: 80, high: 150 });
	ground(sheet, "stone", horizon + 64);
	waterTanker(sheet, sheet.mirror(320), horizon + 128, { scale: 1.75, flip: side < 0 });
	const tap = sheet.mirror(304);
	sheet.line(`M${xy(tap, horizon + 82)}v30`, sheet.ink("waterLight"), 5);
	pot(sheet, tap, horizon + 134, 34, "steel");
	const brass = ["ochre", "steel", "brickLight", "enamel", "yellow"] as const;
	for (let i = 0; i < 4; i++) {
		const x = sheet.mirror(250 - i * 62);
		person(sheet, x, horizon + 142 + (i % 2) * 8, 108, {
			dress: random.pick(["sari", "salwar", "kurta"]),
			pose: i === 0 ? "give" : "stand",
			flip: side < 0,
		});
		pot(sheet, x + side * 26, horizon + 154 + (i % 2) * 6, 28, brass[i] ?? "steel");
	}
	person(sheet, sheet.mirror(520), horizon + 164, 112, { child: true, pose: "walk", flip: side > 0 });
}

/** A tap and a filling pot, from very near. */
function tap(sheet: Sheet): void {
	sheet.rect(0, 0, 600, 400, sheet.lit("waterLight", 0, 0.3));
	sheet.path(sunRays(sheet.mirror(330), 150, 16, 700, 0.2), sheet.lit("waterLight", 0, 0.55));
	sheet.rect(0, 330, 600, 70, sheet.ink("stone"));
	sheet.rect(0, 330, 600, 6, sheet.lit("stone"));
	sheet.rect(sheet.mirror(90, 44), 60, 44, 280, sheet.ink("enamel"));
	sheet.rect(sheet.mirror(90, 14), 60, 14, 280, sheet.shade("enamel"));
	for (const y of [110, 220]) sheet.rect(sheet.mirror(84, 56), y, 56, 12, sheet.shade("enamel", 0, 0.3));
	const d = `M${sheet.mirror(112)} 130H${sheet.mirror(290)}Q${sheet.mirror(330)} 130 ${sheet.mirror(330)} 176`;
	sheet.line(d, sheet.ink("ochre"), 40);
	sheet.rect(sheet.mirror(304, 52), 170, 52, 16, sheet.shade("ochre", 0, 0.2));
	sheet.rect(sheet.mirror(222, 14), 66, 14, 54, sheet.shade("ochre", 0, 0.2));
	sheet.plate(sheet.mirror(178, 102), 52, 102, 22, 11, sheet.ink("red"));
	sheet.rect(sheet.mirror(318, 24), 186, 24, 90, sheet.ink("white"));
	sheet.rect(sheet.mirror(322, 8), 186, 8, 90, sheet.ink("waterLight"));
	pot(sheet, sheet.mirror(330), 376, 150, "brickLight");
	sheet.ellipse(sheet.mirror(330), 232, 36, 7, sheet.ink("water"));
	for (const [x, y] of [
		[420, 250],
		[446, 290],
		[236, 282],
		[252, 240],
	] as const)
		sheet.path(`M${sheet.mirror(x)} ${y}q9 12 0 18q-9-6 0-18z`, sheet.ink("white"));
}

/** A restored pond: lotus, egrets, a path around it. */
function pond(sheet: Sheet): void {
	const { random, horizon, side } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.6);
	treeLine(sheet, horizon + 10, 0.4, 24, "leaf");
	sheet.rect(0, horizon + 10, 600, 400, sheet.ink("grass"));
	sheet.ellipse(300, horizon + 104, 330, 84, sheet.lit("soil"));
	sheet.ellipse(300, horizon + 104, 300, 70, sheet.ink("stoneDark"));
	sheet.ellipse(300, horizon + 110, 292, 66, sheet.ink("water"));
	let ripples = "";
	for (let i = 0; i < 9; i++)
		ripples += `M${n(90 + random.throw() * 360)} ${n(horizon + 74 + i * 11)}q10-3 20 0t20 0`;
	sheet.line(ripples, sheet.ink("waterLight"), 2);
	for (let i = 0; i < 8; i++) {
		const [x, y] = [random.between(120, 480), random.between(horizon + 84, horizon + 158)];
		sheet.ellipse(x, y, 16, 5, sheet.ink("leaf"));
		if (i % 2) sheet.path(`M${xy(x - 8, y - 1)}q-2-12 8-16q10 4 8 16z`, sheet.ink("rani"));
	}
	for (let i = 0; i < 3; i++)
		egret(
			sheet,
			random.between(90, 500),
			horizon + random.between(86, 150),
			random.between(0.8, 1.2),
			random.chance(0.5),
		);
	tree(sheet, sheet.mirror(60), horizon + 66, 190, "peepal");
	bench(sheet, sheet.mirror(480, 84), horizon + 58);
	crowd(sheet, horizon + 52, 70, 4, { from: 150, to: 470, poses: ["walk", "walk", "stand", "point"] });
	person(sheet, sheet.mirror(550), 396, 116, { pose: "point", dress: "sari", flip: side > 0 });
	person(sheet, sheet.mirror(590), 396, 116, { child: true, pose: "stand", flip: side > 0 });
	bush(sheet, sheet.mirror(30), 396, 20);
	flowers(sheet, sheet.mirror(20, 130), 380, 130, 18, 15);
}

/** Water samples in the laboratory. */
function waterTest(sheet: Sheet): void {
	sheet.rect(0, 0, 600, 400, sheet.lit("chuna", 0, 0.3));
	for (const y of [90, 170]) sheet.rect(40, y, 520, 8, sheet.ink("wood"));
	for (let i = 0; i < 9; i++) {
		const ink = (["enamel", "ochre", "white", "leaf", "rose"] as const)[i % 5] ?? "white";
		sheet.plate(56 + i * 56, 48 + (i % 3) * 6, 32, 42 - (i % 3) * 6, 4, sheet.ink(ink));
		sheet.rect(62 + i * 56, 64, 20, 12, sheet.ink("cream"));
	}
	person(sheet, sheet.mirror(450), 420, 300, { dress: "nurse", pose: "reach", flip: sheet.side > 0 });
	sheet.rect(0, 300, 600, 100, sheet.ink("peacock"));
	sheet.rect(0, 292, 600, 14, sheet.lit("stone"));
	const x = sheet.mirror(70, 250);
	sheet.rect(x, 250, 250, 10, sheet.ink("wood"));
	sheet.rect(x + 6, 206, 238, 8, sheet.ink("wood"));
	for (const at of [0, 242]) sheet.rect(x + at, 200, 8, 96, sheet.ink("woodDark"));
	for (let i = 0; i < 6; i++) {
		sheet.plate(x + 20 + i * 38, 176, 20, 96, 10, sheet.ink("white"));
		sheet.plate(
			x + 22 + i * 38,
			214 - (i % 3) * 8,
			16,
			56 + (i % 3) * 8,
			8,
			sheet.ink(i % 2 ? "waterLight" : "water"),
		);
	}
	const glass = sheet.mirror(344, 70);
	sheet.path(`M${glass + 25} 196h20v34l26 62h-72l26-62z`, sheet.ink("white"));
	sheet.path(`M${glass + 16} 252h38l17 40h-72z`, sheet.ink("water"));
	signBoard(sheet, sheet.mirror(470, 90), 318, 90, 46, "white");
	sheet.line(`M${sheet.mirror(150)} 330v40M${sheet.mirror(250)} 330v40`, sheet.ink("white"), 4);
}

export const waterWorks = {
	waterTower: { draw: waterTower },
	tankerQueue: { draw: tankerQueue },
	tap: { draw: tap, indoors: true },
	pond: { draw: pond },
	waterTest: { draw: waterTest, indoors: true },
} satisfies Scenes;
