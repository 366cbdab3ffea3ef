import { farTown, fieldStrips, ground, kite, road, sky, treeLine, water } from "../backdrop.ts";
import { house, houseRow, roofThings, washing, waterTank } from "../buildings.ts";
import { crowd } from "../crowd.ts";
import { battlements, hall, pavilion } from "../landmarks.ts";
import { person } from "../people.ts";
import { n, type Sheet, xy } from "../sheet.ts";
import { clayLamp, lightString, nationalFlag, signBoard, streetLamp } from "../things.ts";
import { clockTower } from "../towers.ts";
import { bush, tree } from "../trees.ts";
import { bicycle, boat, eRickshaw, pushCart } from "../vehicles.ts";
import type { Scenes } from "./scene.ts";

/** Steps to the canal beside a pavilion, boats on the water. */
function ghat(sheet: Sheet): void {
	const { random, horizon, side, light } = sheet;
	sky(sheet, { sunX: sheet.mirror(random.between(400, 500)) });
	treeLine(sheet, horizon, 0.6);
	farTown(sheet, horizon + 4, 0.55);
	water(sheet, horizon + 6);
	tree(sheet, sheet.mirror(150), horizon + 8, 150, "peepal", 0.05);
	pavilion(sheet, sheet.mirror(70), horizon + 6, 88);
	for (let i = 0; i < 10; i++) {
		const y = horizon + 4 + i * 17;
		const width = 190 + i * 28;
		sheet.rect(sheet.mirror(0, width), y, width, 17, i % 2 ? sheet.ink("soil") : sheet.lit("soil", 0, 0.3));
		sheet.rect(sheet.mirror(0, width), y, width, 3, sheet.lit("cream"));
	}
	const visitors = random.whole(4, 6);
	for (let i = 0; i < visitors; i++) {
		const step = 1 + i * 1.5;
		person(
			sheet,
			sheet.mirror(random.between(30, 170 + step * 24)),
			horizon + 12 + Math.round(step) * 17,
			56 + step * 5,
			{
				flip: side < 0,
				pose: random.pick(["stand", "relaxed", "walk", "fold"]),
			},
		);
	}
	boat(sheet, sheet.mirror(random.between(420, 480)), horizon + random.between(84, 112), {
		scale: 1.15,
		flip: side < 0,
	});
	if (random.chance(0.6)) boat(sheet, sheet.mirror(random.between(470, 540)), horizon + 38, { scale: 0.6 });
	if (!light.lampsLit) return;
	for (let i = 0; i < 9; i++)
		clayLamp(sheet, sheet.mirror(random.between(470, 590)), horizon + random.between(60, 160), 0.8);
}

/** The clock tower on its round lawn, shops behind and traffic before it. */
function clockSquare(sheet: Sheet): void {
	const { random, horizon } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.62);
	houseRow(sheet, horizon + 40, { distance: 0.22, low: 60, high: 108, shop: true });
	ground(sheet, "stone", horizon + 40);
	road(sheet, horizon + 92, horizon + 150);
	const x = 300 + random.between(-80, 80);
	sheet.ellipse(x, horizon + 84, 112, 15, sheet.ink("stoneDark"));
	sheet.ellipse(x, horizon + 79, 112, 15, sheet.lit("stone"));
	sheet.ellipse(x, horizon + 77, 92, 11, sheet.ink("grass"));
	clockTower(sheet, x, horizon + 78, random.between(250, 285));
	for (const dx of [-80, 80]) bush(sheet, x + dx, horizon + 84, 13);
	crowd(sheet, horizon + 88, 60, 3, { from: 10, to: x - 120 });
	crowd(sheet, horizon + 88, 60, 3, { from: x + 120, to: 590 });
	eRickshaw(sheet, random.between(30, 130), horizon + 136, { scale: 1.1 });
	bicycle(sheet, random.between(410, 500), horizon + 142, { scale: 1.05, flip: random.chance(0.5) });
	person(sheet, random.between(330, 400), horizon + 168, 100, { pose: "walk" });
	if (random.chance(0.5)) kite(sheet, random.between(60, 150), random.between(50, 100), 40, horizon + 20);
}

/** The market at the foot of the clock tower. */
function clockMarket(sheet: Sheet): void {
	const { horizon, side } = sheet;
	sky(sheet);
	farTown(sheet, horizon - 10, 0.64);
	const x = sheet.mirror(360);
	const foot = horizon + 70;
	houseRow(sheet, foot, { low: 100, high: 150, shop: true, distance: 0.06 });
	ground(sheet, "soil", foot);
	sheet.ellipse(x, foot + 10, 92, 12, sheet.ink("stoneDark"));
	sheet.ellipse(x, foot + 6, 92, 12, sheet.lit("stone"));
	clockTower(sheet, x, foot + 8, 286);
	crowd(sheet, foot + 30, 76, 4, { from: 20, to: x - 90 });
	crowd(sheet, foot + 30, 76, 2, { from: x + 90, to: 590 });
	pushCart(sheet, sheet.mirror(60, 90), foot + 68, { scale: 1.1 });
	pushCart(sheet, sheet.mirror(460, 90), foot + 72, { scale: 1.1 });
	crowd(sheet, foot + 90, 104, 4, {
		from: side > 0 ? 170 : 130,
		to: side > 0 ? 470 : 430,
		poses: ["walk", "reach", "stand"],
	});
}

/** The old gate of the fort between two towers. */
function fortGate(sheet: Sheet): void {
	const { horizon, side } = sheet;
	sky(sheet);
	treeLine(sheet, horizon, 0.55);
	battlements(sheet, -6, horizon + 70, 620, 130, "brick", 0.18);
	for (const k of [-1, 1]) {
		const x = 300 + k * 118;
		sheet.rect(x - 36, horizon - 128, 72, 200, sheet.ink("brick"));
		sheet.rect(k * side > 0 ? x - 36 : x + 10, horizon - 128, 26, 200, sheet.shade("brick"));
		sheet.rect(x - 42, horizon - 136, 84, 12, sheet.ink("soil"));
		pavilion(sheet, x, horizon - 134, 60);
	}
	sheet.rect(182, horizon - 110, 236, 182, sheet.ink("brickLight"));
	sheet.rect(176, horizon - 120, 248, 12, sheet.ink("soil"));
	const opening = (half: number, foot: number, peak: number, colour: string) =>
		sheet.path(
			`M${300 - half} ${horizon + 72}v-${foot}Q${300 - half} ${horizon - peak + 22} 300 ${horizon - peak}Q${300 + half} ${horizon - peak + 22} ${300 + half} ${horizon + 72 - foot}v${foot}z`,
			colour,
		);
	opening(74, 74, 92, sheet.ink("soil"));
	opening(60, 70, 76, sheet.shade("woodDark", 0, 0.5));
	let niches = "";
	for (let i = 0; i < 5; i++) niches += `M${200 + i * 46} ${horizon - 92}v-8a7 7 0 0 1 14 0v8z`;
	sheet.path(niches, sheet.shade("brick", 0, 0.4));
	ground(sheet, "soil", horizon + 70);
	tree(sheet, sheet.mirror(70), horizon + 90, 210, "peepal");
	crowd(sheet, horizon + 96, 66, 4, { from: 140, to: 460 });
	crowd(sheet, horizon + 152, 102, 3);
}

/** A brick bridge of three arches over the canal, trees along both banks. */
function canalBridge(sheet: Sheet): void {
	const { random, horizon, side } = sheet;
	sky(sheet);
	treeLine(sheet, horizon, 0.55, 22);
	fieldStrips(sheet, horizon);
	for (let i = 0; i < 5; i++) {
		tree(sheet, 30 + i * 50, horizon + 36 + i * 2, 110 - i * 10, "poplar", 0.2 + i * 0.04);
		tree(sheet, 570 - i * 50, horizon + 36 + i * 2, 110 - i * 10, "poplar", 0.2 + i * 0.04);
	}
	const deck = horizon + 40;
	water(sheet, deck + 10);
	sheet.polygon(
		[
			[0, deck],
			[120, deck],
			[70, 400],
			[0, 400],
		],
		sheet.ink("grass"),
	);
	sheet.polygon(
		[
			[600, deck],
			[480, deck],
			[530, 400],
			[600, 400],
		],
		sheet.ink("grassDark"),
	);
	sheet.rect(0, deck - 4, 600, 62, sheet.ink("brick"));
	sheet.rect(0, deck - 4, 600, 7, sheet.lit("soil"));
	for (const x of [170, 300, 430]) {
		sheet.path(`M${x - 50} ${deck + 60}v-10a50 42 0 0 1 100 0v10z`, sheet.shade("water", 0, 0.35));
		sheet.path(`M${x - 50} ${deck + 52}a50 42 0 0 1 100 0h-8a42 35 0 0 0-84 0z`, sheet.lit("brickLight"));
	}
	for (const x of [235, 365])
		sheet.polygon(
			[
				[x - 12, deck + 4],
				[x + 12, deck + 4],
				[x + 12, deck + 66],
				[x, deck + 74],
				[x - 12, deck + 66],
			],
			sheet.lit("brick", 0, 0.12),
		);
	eRickshaw(sheet, random.between(80, 200), deck - 3, { scale: 0.95 });
	bicycle(sheet, random.between(360, 420), deck - 3, { scale: 0.8, flip: side < 0 });
	crowd(sheet, deck - 3, 58, 2, { from: 450, to: 580 });
	sheet.rect(0, deck - 18, 600, 16, sheet.ink("brickLight"));
	sheet.rect(0, deck - 22, 600, 5, sheet.lit("cream"));
	boat(sheet, random.between(250, 350), deck + 100, { scale: 1.1, flip: side < 0 });
	bush(sheet, 40, 396, 24);
	bush(sheet, 566, 398, 26);
}

/** The council hall with its flag and its lawn. */
function townHall(sheet: Sheet): void {
	const { random, horizon } = sheet;
	sky(sheet);
	treeLine(sheet, horizon + 4, 0.55);
	for (const x of [40, 562]) tree(sheet, x, horizon + 60, random.between(170, 200), "ashoka", 0.04);
	hall(sheet, 90, horizon + 54, 420, 132, {
		wall: random.pick(["brickLight", "cream", "rose"]),
		roof: "peacock",
	});
	nationalFlag(sheet, 300, horizon - 124, 62);
	ground(sheet, "grass", horizon + 52);
	sheet.polygon(
		[
			[266, horizon + 54],
			[334, horizon + 54],
			[450, 400],
			[150, 400],
		],
		sheet.lit("soil", 0, 0.3),
	);
	for (const k of [-1, 1]) {
		for (let i = 0; i < 4; i++) bush(sheet, 300 + k * (92 + i * 44), horizon + 74 + i * 8, 13);
	}
	crowd(sheet, horizon + 104, 74, 4, { from: 170, to: 430 });
	crowd(sheet, horizon + 154, 104, 3, { from: 60, to: 540 });
}

/** Flat roofs at kite time: tanks, washing, children at the parapet. */
function rooftops(sheet: Sheet): void {
	const { random, horizon } = sheet;
	sky(sheet);
	farTown(sheet, horizon - 6, 0.6);
	houseRow(sheet, horizon + 60, { distance: 0.3, low: 60, high: 104 });
	houseRow(sheet, horizon + 120, { distance: 0.14, low: 70, high: 112 });
	const roof = horizon + 108;
	const flyers: [number, number][] = [];
	for (const x of [random.between(60, 120), random.between(250, 310), random.between(430, 540)]) {
		const figure = person(sheet, x, roof + random.between(34, 44), 104, {
			pose: random.pick(["cheer", "wave", "lift"]),
			flip: random.chance(0.5),
			child: random.chance(0.4),
		});
		flyers.push([...figure.near]);
	}
	waterTank(sheet, sheet.mirror(180, 34), roof + 40, 0, 2);
	washing(sheet, sheet.mirror(340, 90), roof + 40, 90);
	for (const [i, [handX, handY]] of flyers.entries()) {
		kite(
			sheet,
			handX + (i % 2 ? 80 : -70) + random.between(-20, 20),
			random.between(34, 110),
			handX,
			handY,
			1.25,
		);
	}
	kite(sheet, random.between(380, 480), 50, 520, horizon + 40, 0.9);
	const wall = random.pick(["rose", "cream", "waterLight"] as const);
	sheet.rect(0, roof + 36, 600, 130, sheet.ink(wall));
	sheet.rect(0, roof + 30, 600, 10, sheet.lit(wall));
	let holes = "";
	for (let x = 14; x < 600; x += 34) holes += `M${x} ${roof + 50}l8-7l8 7l-8 7z`;
	sheet.path(holes, sheet.shade(wall, 0, 0.3));
}

/** A narrow lane of the old town that ends in a gateway. */
function oldLane(sheet: Sheet): void {
	const { random, horizon, light } = sheet;
	sky(sheet, { sunX: 300, birds: false });
	farTown(sheet, horizon + 10, 0.5);
	const foot = horizon + 70;
	sheet.rect(230, horizon - 60, 140, 132, sheet.ink("brickLight", 0.2));
	sheet.rect(222, horizon - 68, 156, 10, sheet.ink("cream", 0.2));
	sheet.path(
		`M264 ${foot}v-66Q264 ${horizon - 40} 300 ${horizon - 48}Q336 ${horizon - 40} 336 ${foot - 66}v66z`,
		sheet.shade("brick", 0.1, 0.45),
	);
	sheet.rect(0, foot, 600, 400 - foot, sheet.ink("stoneDark"));
	sheet.polygon(
		[
			[250, foot],
			[350, foot],
			[470, 400],
			[130, 400],
		],
		sheet.lit("soil", 0, 0.3),
	);
	for (const k of [-1, 1] as const) {
		house(sheet, k < 0 ? 130 : 386, foot + 16, 84, random.between(168, 200), {
			distance: 0.1,
			shop: true,
			awning: "peacock",
		});
		house(sheet, k < 0 ? -4 : 470, foot + 52, 134, random.between(250, 290), {
			shop: true,
			awning: random.pick(["brick", "blue", "leafDark"]),
		});
		signBoard(sheet, k < 0 ? 214 : 350, foot - 76, 36, 22, random.pick(["yellow", "waterLight", "rose"]));
	}
	let wires = "";
	for (let i = 0; i < 4; i++) wires += `M120 ${n(40 + i * 24)}Q300 ${n(74 + i * 26)} 480 ${n(34 + i * 28)}`;
	sheet.line(wires, sheet.ink("ink", 0.15), 1.2);
	if (light.lampsLit) lightString(sheet, 130, 120, 470, 112, 22);
	crowd(sheet, foot + 26, 64, 3, { from: 240, to: 360 });
	crowd(sheet, foot + 74, 98, 3, { from: 170, to: 430 });
	if (random.chance(0.6)) bicycle(sheet, sheet.mirror(110, 60), foot + 86, { scale: 1.2, driver: false });
}

/** The hall from its gate in the evening, lit for a holiday. */
function litHall(sheet: Sheet): void {
	const { horizon } = sheet;
	sky(sheet, { birds: false });
	treeLine(sheet, horizon + 4, 0.5);
	hall(sheet, 110, horizon + 40, 380, 128, { wall: "cream", roof: "peacock" });
	for (let i = 0; i < 4; i++) lightString(sheet, 104 + i * 98, horizon - 92, 202 + i * 98, horizon - 92, 10);
	nationalFlag(sheet, 300, horizon - 136, 60);
	ground(sheet, "stone", horizon + 38);
	for (const x of [30, 570]) {
		sheet.rect(x - 22, horizon - 20, 44, 150, sheet.ink("brickLight"));
		sheet.rect(x - 28, horizon - 28, 56, 10, sheet.ink("cream"));
		sheet.circle(x, horizon - 40, 12, "#ffe79a");
	}
	let bars = "";
	for (let x = 58; x < 200; x += 12) bars += `M${x} ${horizon + 124}v-96M${600 - x} ${horizon + 124}v-96`;
	sheet.line(
		`${bars}M52 ${horizon + 40}h150M52 ${horizon + 112}h150M398 ${horizon + 40}h150M398 ${horizon + 112}h150`,
		sheet.ink("ink"),
		3,
	);
	streetLamp(sheet, 226, horizon + 126, 150, -1);
	crowd(sheet, horizon + 150, 104, 5, { from: 150, to: 560, poses: ["stand", "relaxed", "point"] });
}

/** Old houses at the water tank, seen over a parapet. */
function townFromRoof(sheet: Sheet): void {
	const { random, horizon } = sheet;
	sky(sheet);
	farTown(sheet, horizon - 10, 0.62);
	clockTower(sheet, sheet.mirror(430), horizon + 40, 190, 0.3);
	houseRow(sheet, horizon + 40, { distance: 0.34, low: 40, high: 80 });
	for (let i = 0; i < 4; i++)
		tree(sheet, random.between(20, 580), horizon + 60, random.between(60, 90), "neem", 0.28);
	houseRow(sheet, horizon + 96, { distance: 0.2, low: 50, high: 84 });
	houseRow(sheet, horizon + 176, { distance: 0.05, low: 64, high: 100 });
	roofThings(sheet, 80, 330, 90);
	const x = sheet.mirror(90);
	person(sheet, x, 420, 150, { pose: "point", flip: sheet.side < 0, dress: "kurta" });
	person(sheet, x + sheet.side * 62, 420, 140, { pose: "stand", dress: "school" });
	sheet.rect(0, 372, 600, 28, sheet.ink("rose"));
	sheet.rect(0, 366, 600, 8, sheet.lit("cream"));
	sheet.line(`M${xy(0, 386)}h600`, sheet.shade("rose"), 2);
}

export const landmarks = {
	ghat: { draw: ghat },
	clockSquare: { draw: clockSquare },
	clockMarket: { draw: clockMarket },
	fortGate: { draw: fortGate },
	canalBridge: { draw: canalBridge },
	townHall: { draw: townHall },
	rooftops: { draw: rooftops },
	oldLane: { draw: oldLane },
	litHall: { draw: litHall },
	townFromRoof: { draw: townFromRoof },
} satisfies Scenes;
