import { farTown, fieldStrips, ground, road, sky, sunRays, treeLine } from "../backdrop.ts";
import { houseRow } from "../buildings.ts";
import { crowd } from "../crowd.ts";
import { shed } from "../landmarks.ts";
import { stationBoard } from "../lettering.ts";
import { person } from "../people.ts";
import { n, type Sheet, xy } from "../sheet.ts";
import { bench, kilometreStone, signBoard, streetLamp } from "../things.ts";
import { bush, tree, tufts } from "../trees.ts";
import { aeroplane, bicycle, bus, caneTractor, eRickshaw, scooter, train } from "../vehicles.ts";
import type { Scenes } from "./scene.ts";

/** Rails with their sleepers, top at `y`. */
function track(sheet: Sheet, y: number): void {
	sheet.rect(0, y, 600, 5, sheet.ink("ink"));
	let sleepers = "";
	for (let i = 0; i < 30; i++) sleepers += `M${i * 21} ${n(y + 7)}h11`;
	sheet.line(sleepers, sheet.ink("wood"), 5, { flat: true });
}

/** The platform with the yellow name-board, a train standing behind. */
function railwayStation(sheet: Sheet): void {
	const { random, horizon, side } = sheet;
	sky(sheet);
	treeLine(sheet, horizon, 0.58);
	farTown(sheet, horizon + 4, 0.6);
	sheet.rect(0, horizon + 8, 600, 400, sheet.ink("soilDark"));
	train(sheet, -130, horizon + 62, 5, { scale: 1.1, ink: random.pick(["blue", "brick", "peacock"]) });
	track(sheet, horizon + 62);
	sheet.rect(0, horizon + 80, 600, 6, sheet.ink("yellow"));
	sheet.rect(0, horizon + 84, 600, 400, sheet.lit("stone"));
	sheet.rect(0, horizon + 84, 600, 5, sheet.ink("stoneDark"));
	const x = side > 0 ? 60 : 330;
	const y = horizon - 8;
	for (const at of [30, 170]) sheet.rect(x + at, y + 40, 9, 104, sheet.ink("white"));
	stationBoard(sheet, x, y - 26, 210, 88);
	crowd(sheet, horizon + 126, 92, 5, side > 0 ? { from: 290, to: 590 } : { from: 20, to: 320 });
	bench(sheet, sheet.mirror(60, 100), horizon + 158, 100);
	person(sheet, sheet.mirror(90), horizon + 160, 106, { pose: "sit", dress: "sari" });
	person(sheet, sheet.mirror(130), horizon + 160, 106, { pose: "sit", dress: "kurta", elder: true });
	person(sheet, sheet.mirror(330), horizon + 168, 112, { pose: "walk" });
}

/** The gate is down: cycles and carts wait while the train passes. */
function levelCrossing(sheet: Sheet): void {
	const { random, horizon } = sheet;
	sky(sheet);
	treeLine(sheet, horizon, 0.55, 20);
	fieldStrips(sheet, horizon);
	train(sheet, -60, horizon + 44, 5, { scale: 1, ink: "brick" });
	track(sheet, horizon + 44);
	sheet.polygon(
		[
			[200, horizon + 50],
			[400, horizon + 50],
			[520, 400],
			[80, 400],
		],
		sheet.ink("road"),
	);
	const hut = sheet.mirror(28, 84);
	sheet.rect(hut, horizon + 22, 84, 76, sheet.ink("cream"));
	sheet.rect(hut - 8, horizon + 14, 100, 10, sheet.ink("brick"));
	sheet.rect(hut + 12, horizon + 50, 22, 48, sheet.ink("peacock"));
	sheet.rect(hut + 48, horizon + 46, 24, 22, sheet.pane());
	for (const x of [150, 450]) sheet.rect(x - 5, horizon + 52, 10, 56, sheet.ink("slate"));
	sheet.rect(150, horizon + 66, 300, 8, sheet.ink("white"));
	for (let i = 0; i < 7; i++) sheet.rect(158 + i * 42, horizon + 66, 20, 8, sheet.ink("red"));
	sheet.circle(300, horizon + 70, 13, sheet.ink("red"));
	sheet.circle(300, horizon + 70, 6, sheet.ink("white"));
	person(sheet, sheet.mirror(130), horizon + 112, 84, {
		dress: "shirt",
		cloth: "khaki",
		cloth2: "khaki",
		pose: "stand",
		head: "cap",
	});
	bicycle(sheet, random.between(180, 210), horizon + 126, { scale: 1.1, flip: true });
	eRickshaw(sheet, random.between(290, 310), horizon + 132, { scale: 1.15 });
	scooter(sheet, random.between(180, 210), horizon + 162, { scale: 1.25 });
	person(sheet, random.between(350, 380), horizon + 166, 108, { pose: "stand", dress: "sari" });
	bush(sheet, sheet.mirror(556), horizon + 130, 24);
	tufts(sheet, horizon + 110, 396, 16);
}

/** Buses under the roof of the stand. */
function busStand(sheet: Sheet): void {
	const { random, horizon } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.6);
	tree(sheet, random.between(20, 60), horizon + 60, 180, "neem", 0.06);
	sheet.rect(100, horizon - 20, 400, 80, sheet.lit("cream"));
	sheet.rect(100, horizon + 26, 400, 34, sheet.shade("cream", 0, 0.16));
	for (let i = 0; i < 7; i++) sheet.rect(104 + i * 64, horizon - 20, 8, 82, sheet.ink("peacock"));
	sheet.polygon(
		[
			[76, horizon - 18],
			[524, horizon - 18],
			[510, horizon - 34],
			[90, horizon - 34],
		],
		sheet.shade("brick"),
	);
	sheet.rect(90, horizon - 40, 420, 8, sheet.ink("yellow"));
	for (const x of [236, 358]) sheet.rect(x, horizon - 46, 5, 10, sheet.ink("ink"));
	signBoard(sheet, 210, horizon - 78, 180, 34);
	ground(sheet, "stone", horizon + 60);
	crowd(sheet, horizon + 74, 70, 6, { from: 110, to: 490, poses: ["stand", "relaxed", "sit"] });
	bus(sheet, random.between(10, 60), horizon + 130, {
		scale: 1.35,
		ink: random.pick(["yellow", "cream"]),
		ink2: random.pick(["blue", "red"]),
	});
	bus(sheet, random.between(330, 350), horizon + 124, {
		scale: 1.25,
		ink: random.pick(["waterLight", "rose"]),
		ink2: "peacock",
	});
	crowd(sheet, horizon + 164, 104, 4, { poses: ["walk", "walk", "wave", "stand"] });
}

/** An airliner climbs over the terminal. */
function airport(sheet: Sheet): void {
	const { horizon } = sheet;
	sky(sheet, { rays: true });
	treeLine(sheet, horizon + 4, 0.6);
	sheet.rect(0, horizon + 10, 600, 400, sheet.ink("grass", 0.1));
	const x = 330;
	sheet.rect(x + 42, horizon - 110, 26, 130, sheet.ink("stone"));
	sheet.polygon(
		[
			[x + 26, horizon - 142],
			[x + 84, horizon - 142],
			[x + 74, horizon - 108],
			[x + 36, horizon - 108],
		],
		sheet.shade("peacock", 0, 0.25),
	);
	sheet.rect(x + 20, horizon - 150, 70, 9, sheet.ink("brick"));
	sheet.rect(x + 53, horizon - 172, 3, 24, sheet.ink("ink"));
	sheet.rect(x, horizon - 20, 260, 70, sheet.ink("chuna"));
	sheet.rect(x, horizon - 8, 260, 26, sheet.shade("peacock", 0, 0.25));
	for (let i = 1; i < 8; i++) sheet.rect(x + i * 32, horizon - 8, 3, 26, sheet.ink("white"));
	sheet.rect(x - 8, horizon - 30, 276, 12, sheet.ink("white"));
	sheet.polygon(
		[
			[-20, horizon + 150],
			[620, horizon + 50],
			[620, horizon + 110],
			[-20, horizon + 260],
		],
		sheet.ink("roadDark"),
	);
	let dashes = "";
	for (let i = 0; i < 9; i++) dashes += `M${i * 74 - 10} ${n(horizon + 200 - i * 15.2)}l34-7`;
	sheet.line(dashes, sheet.ink("cream"), 3.4);
	aeroplane(sheet, 175, horizon - 96, { scale: 1.2 });
	crowd(sheet, horizon + 168, 96, 3, { from: 400, to: 590, poses: ["walk", "stand", "point"] });
}

/** The road to the town: a kilometre stone, trees on both sides, a bus. */
function highway(sheet: Sheet): void {
	const { random, horizon, side } = sheet;
	sky(sheet);
	treeLine(sheet, horizon, 0.6);
	fieldStrips(sheet, horizon, ["mustard", "grass", "cane", "grassDark"]);
	for (let i = 0; i < 5; i++)
		tree(
			sheet,
			40 + i * 136 + random.between(-12, 12),
			horizon + 70,
			random.between(120, 160),
			random.pick(["neem", "peepal", "mango"]),
			0.12,
		);
	road(sheet, horizon + 78, horizon + 140);
	bus(sheet, sheet.mirror(120), horizon + 122, {
		scale: 1.3,
		flip: side < 0,
		ink: random.pick(["rose", "yellow", "white"]),
		ink2: "red",
	});
	bicycle(sheet, sheet.mirror(410), horizon + 128, { scale: 1.1, flip: side < 0 });
	kilometreStone(sheet, sheet.mirror(500), 396, 96);
	tufts(sheet, horizon + 150, 398, 22);
	bush(sheet, sheet.mirror(580), 396, 22);
}

/** The road stone from very near: the town begins here. */
function milestone(sheet: Sheet): void {
	const { horizon } = sheet;
	sky(sheet, { rays: true });
	treeLine(sheet, horizon + 30, 0.55, 22);
	fieldStrips(sheet, horizon + 30);
	farTown(sheet, horizon + 34, 0.5);
	sheet.polygon(
		[
			[sheet.mirror(600), horizon + 60],
			[sheet.mirror(430), horizon + 60],
			[sheet.mirror(250), 400],
			[sheet.mirror(600), 400],
		],
		sheet.ink("road"),
	);
	sheet.line(`M${sheet.mirror(560)} ${horizon + 66}L${sheet.mirror(520)} 400`, sheet.ink("cream"), 5);
	kilometreStone(sheet, sheet.mirror(180), 392, 268);
	bicycle(sheet, sheet.mirror(430, 60), horizon + 128, { scale: 1.1, flip: sheet.side > 0 });
	tufts(sheet, 360, 400, 26, "caneDark");
}

/** A dhaba by the road: string cots, a tandoor, a lorry park. */
function roadsideKitchen(sheet: Sheet): void {
	const { horizon, side } = sheet;
	sky(sheet);
	treeLine(sheet, horizon, 0.6);
	fieldStrips(sheet, horizon);
	tree(sheet, sheet.mirror(540), horizon + 70, 200, "peepal", 0.06);
	ground(sheet, "soil", horizon + 60);
	const x = sheet.mirror(40, 300);
	shed(sheet, x, horizon + 92, 300, 120, "brickLight", { back: "cream" });
	signBoard(sheet, x + 70, horizon - 78, 160, 44, "red", "white");
	for (const at of [84, 210]) sheet.rect(x + at, horizon - 34, 5, 10, sheet.ink("ink"));
	sheet.path(`M${x + 30} ${horizon + 92}v-26q0-16 24-16t24 16v26z`, sheet.ink("brick"));
	sheet.ellipse(x + 54, horizon + 54, 15, 5, sheet.light.lampsLit ? "#ffb347" : sheet.ink("ink"));
	person(sheet, x + 112, horizon + 94, 104, { dress: "shirt", pose: "reach", flip: true });
	person(sheet, x + 200, horizon + 94, 104, { dress: "kurta", pose: "give" });
	for (const at of [110, 330]) {
		const left = sheet.mirror(at, 120);
		person(sheet, left + 34, horizon + 164, 108, { pose: "sitReach", dress: "shirt" });
		person(sheet, left + 92, horizon + 164, 108, { pose: "sitReach", dress: "kurta", flip: true });
		sheet.rect(left, horizon + 128, 124, 8, sheet.ink("khaki"));
		for (const leg of [4, 114]) sheet.rect(left + leg, horizon + 122, 6, 42, sheet.ink("wood"));
	}
	scooter(sheet, sheet.mirror(500), horizon + 150, { scale: 1.3, driver: false, flip: side < 0 });
}

/** A tractor on the evening road towards the low sun. */
function homeward(sheet: Sheet): void {
	const { random, horizon } = sheet;
	const sunX = 300;
	sky(sheet, { sunX, rays: false, birds: true });
	sheet.path(sunRays(sunX, horizon - 40, 10, 500, 0.16), sheet.light.ray, 0.4);
	sheet.circle(sunX, horizon - 40, 54, sheet.light.sun ?? sheet.ink("white"));
	treeLine(sheet, horizon, 0.5, 20);
	fieldStrips(sheet, horizon, ["wheat", "grass", "cane", "soil"]);
	houseRow(sheet, horizon + 20, { from: 460, to: 600, low: 24, high: 50, distance: 0.45 });
	sheet.rect(0, horizon + 84, 600, 62, sheet.ink("soilDark"));
	caneTractor(sheet, sheet.mirror(300), horizon + 128, { scale: 1.35, flip: sheet.side < 0 });
	person(sheet, sheet.mirror(500), horizon + 142, 104, { pose: "walk", dress: "sari", flip: sheet.side < 0 });
	person(sheet, sheet.mirror(540), horizon + 144, 104, { pose: "walk", child: true, flip: sheet.side < 0 });
	streetLamp(sheet, random.between(40, 90), horizon + 84, 120, 1);
	sheet.line(`M${xy(0, horizon + 150)}h600`, sheet.ink("caneDark"), 8);
	tufts(sheet, horizon + 156, 398, 30, "caneDark");
}

export const travel = {
	railwayStation: { draw: railwayStation },
	levelCrossing: { draw: levelCrossing },
	busStand: { draw: busStand },
	airport: { draw: airport },
	highway: { draw: highway },
	milestone: { draw: milestone },
	roadsideKitchen: { draw: roadsideKitchen },
	homeward: { draw: homeward },
} satisfies Scenes;
