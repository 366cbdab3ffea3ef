import { dog, goat } from "../animals.ts";
import { farTown, ground, road, sky } from "../backdrop.ts";
import { house, houseRow } from "../buildings.ts";
import { crowd } from "../crowd.ts";
import { shed } from "../landmarks.ts";
import type { Ink } from "../palette.ts";
import { person } from "../people.ts";
import { n, type Sheet, xy } from "../sheet.ts";
import { bench, bunting, dustbin, fire, signBoard, streetLamp } from "../things.ts";
import { tree } from "../trees.ts";
import { bicycle, eRickshaw, pushCart, scooter } from "../vehicles.ts";
import type { Scenes } from "./scene.ts";

/** Fruit carts before a row of shops. */
function bazaar(sheet: Sheet): void {
	const { random, horizon } = sheet;
	sky(sheet);
	farTown(sheet, horizon - 10, 0.66);
	houseRow(sheet, horizon + 66, { low: 120, high: 178, shop: true });
	if (random.chance(0.5)) bunting(sheet, random.between(56, 84));
	ground(sheet, "soil", horizon + 66);
	sheet.rect(0, horizon + 66, 600, 6, sheet.lit("stone"));
	crowd(sheet, horizon + 94, 74, 6);
	pushCart(sheet, random.between(40, 140), horizon + 138, { scale: 1.1 });
	pushCart(sheet, random.between(330, 420), horizon + 132);
	crowd(sheet, horizon + 158, 102, 4, { from: 60, to: 580, poses: ["reach", "give", "walk", "stand"] });
}

/** The weekly cloth market: bolts on the ground, saris on lines. */
function clothMarket(sheet: Sheet): void {
	const { random, horizon } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.6);
	houseRow(sheet, horizon + 40, { distance: 0.3, low: 56, high: 100 });
	ground(sheet, "soil", horizon + 38);
	for (let stall = 0; stall < 3; stall++) {
		const x = 20 + stall * 196 + random.between(-8, 8);
		const tarp: Ink = (["enamel", "ochre", "rani"] as const)[stall] ?? "enamel";
		sheet.line(`M${x} ${horizon + 96}v-118M${x + 166} ${horizon + 96}v-118`, sheet.ink("wood"), 4);
		sheet.line(`M${x} ${horizon - 8}h166`, sheet.ink("ink"), 1.4);
		for (let i = 0; i < 6; i++) {
			const cloth = sheet.cloth();
			const drop = random.between(54, 78);
			sheet.rect(x + 8 + i * 26, horizon - 8, 23, drop, sheet.ink(cloth));
			sheet.rect(x + 8 + i * 26, horizon - 14 + drop, 23, 6, sheet.lit(cloth, 0, 0.5));
			sheet.rect(x + 24 + i * 26, horizon - 8, 7, drop - 6, sheet.shade(cloth, 0, 0.12));
		}
		sheet.polygon(
			[
				[x - 14, horizon - 18],
				[x + 180, horizon - 18],
				[x + 164, horizon - 44],
				[x + 2, horizon - 44],
			],
			sheet.ink(tarp),
		);
		sheet.polygon(
			[
				[x - 8, horizon + 116],
				[x + 174, horizon + 116],
				[x + 158, horizon + 86],
				[x + 8, horizon + 86],
			],
			sheet.lit("stone"),
		);
		person(sheet, x + 36, horizon + 98, 92, { pose: "floorReach", dress: random.pick(["kurta", "shirt"]) });
		for (let row = 0; row < 3; row++) {
			for (let i = 0; i < 3; i++) {
				sheet.plate(x + 74 + i * 28, horizon + 88 + row * 8, 26, 7, 3, sheet.ink(sheet.cloth()));
			}
		}
	}
	crowd(sheet, horizon + 156, 108, 5, {
		dresses: ["sari", "salwar", "sari", "kurta"],
		poses: ["reach", "stand", "fold", "walk"],
	});
}

/** Vegetable sellers on the ground in the morning market. */
function vegetableMarket(sheet: Sheet): void {
	const { random, horizon } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.62);
	shed(sheet, 30, horizon + 64, 250, 112, "steel", { distance: 0.12, back: "cream" });
	shed(sheet, 330, horizon + 64, 250, 112, "brickLight", { distance: 0.12, back: "cream" });
	ground(sheet, "soil", horizon + 60);
	crowd(sheet, horizon + 88, 76, 6, { poses: ["stand", "headLoad", "walk"] });
	const heaps: readonly (readonly Ink[])[] = [
		["red", "brickLight"],
		["leafLight", "leaf"],
		["orange", "ochre"],
		["purple", "maroon"],
		["cream", "white"],
		["mustard", "yellow"],
	];
	for (let i = 0; i < 5; i++) {
		const x = 8 + i * 120;
		const y = horizon + 136;
		person(sheet, x + 40, y - 8, 96, {
			pose: "floorReach",
			dress: i % 2 ? "sari" : "kurta",
			flip: i % 2 === 1,
		});
		sheet.ellipse(x + 84, y + 6, 46, 12, sheet.ink("cream"));
		const colours = random.pick(heaps);
		for (const [row, count] of [5, 4, 3].entries()) {
			for (let k = 0; k < count; k++) {
				sheet.circle(
					x + 84 + (k - (count - 1) / 2) * 14,
					y + 4 - row * 9,
					7,
					sheet.ink(colours[k % 2] ?? "leaf"),
				);
			}
		}
	}
	person(sheet, sheet.mirror(480), 392, 122, { pose: "reach", dress: "salwar" });
	person(sheet, sheet.mirror(90), 394, 124, { pose: "walk", dress: "shirt" });
	if (random.chance(0.5)) goat(sheet, sheet.mirror(270, 52), 392, 1.1, "white");
}

/** E-rickshaws in a row at their stand. */
function eRickshawStand(sheet: Sheet): void {
	const { random, horizon } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.6);
	houseRow(sheet, horizon + 50, { distance: 0.24, low: 70, high: 120, shop: true });
	ground(sheet, "stone", horizon + 48);
	signBoard(sheet, sheet.mirror(40, 128), horizon - 34, 128, 46, "enamel", "white");
	for (const at of [56, 152]) sheet.rect(sheet.mirror(at, 6), horizon + 12, 6, 74, sheet.ink("slate"));
	crowd(sheet, horizon + 78, 72, 3, { from: 220, to: 580 });
	road(sheet, horizon + 92, horizon + 160, "roadDark");
	const paints = random.shuffle(["red", "peacock", "enamel", "leaf", "ochre"] as const);
	for (let i = 0; i < 4; i++) {
		eRickshaw(sheet, 14 + i * 146, horizon + 140, { scale: 1.25, ink: paints[i] ?? "red", driver: i !== 2 });
	}
	person(sheet, sheet.mirror(250), horizon + 172, 106, { pose: "wave", dress: "sari" });
	person(sheet, sheet.mirror(300), horizon + 170, 106, { child: true, pose: "stand" });
	person(sheet, sheet.mirror(520), horizon + 172, 108, { pose: "walk" });
}

/** New lamps along a road. */
function streetLights(sheet: Sheet): void {
	const { random, horizon } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.55);
	houseRow(sheet, horizon + 58, { distance: 0.1, low: 60, high: 128, shop: random.chance(0.5) });
	ground(sheet, "soilDark", horizon + 56);
	tree(sheet, random.between(250, 310), horizon + 84, 128, "ashoka");
	crowd(sheet, horizon + 86, 66, 4, { poses: ["walk", "walk", "relaxed"] });
	road(sheet, horizon + 92, horizon + 156, "roadDark");
	streetLamp(sheet, 110 + random.between(-30, 20), horizon + 90, 190);
	streetLamp(sheet, 400 + random.between(-30, 30), horizon + 90, 190);
	eRickshaw(sheet, random.between(40, 180), horizon + 140, { scale: 1.1 });
	scooter(sheet, random.between(390, 460), horizon + 150, { scale: 1.15, flip: random.chance(0.5) });
	person(sheet, random.between(500, 560), horizon + 172, 104, { pose: "walk", flip: true });
}

/** A cold evening: people around a fire in the square. */
function bonfire(sheet: Sheet): void {
	const { random, horizon } = sheet;
	sky(sheet, { birds: false, rays: false });
	farTown(sheet, horizon, 0.55);
	houseRow(sheet, horizon + 52, { distance: 0.2, low: 60, high: 120 });
	ground(sheet, "soilDark", horizon + 50);
	streetLamp(sheet, sheet.mirror(70), horizon + 92, 170, sheet.side);
	bench(sheet, sheet.mirror(430, 90), horizon + 104, 90);
	sheet.ellipse(300, horizon + 128, 190, 34, "#ffb347", 0.28);
	sheet.ellipse(300, horizon + 128, 110, 20, "#ffd04a", 0.35);
	const wrapped = ["maroon", "olive", "slate", "blue", "wood"] as const;
	for (let i = 0; i < 4; i++) {
		person(sheet, 180 + i * 80, horizon + 108, 96, {
			pose: i % 3 ? "give" : "fold",
			flip: i > 1,
			dress: "kurta",
			cloth: wrapped[i] ?? "wood",
			head: i % 2 ? "turban" : "cap",
		});
	}
	fire(sheet, 300, horizon + 138, 44);
	for (const [i, x] of [150, 230, 372, 452].entries()) {
		person(sheet, x, horizon + 162, 112, {
			pose: i % 2 ? "squat" : "sitReach",
			flip: i > 1,
			dress: i === 3 ? "sari" : "kurta",
			cloth: wrapped[4 - i] ?? "wood",
		});
	}
	if (random.chance(0.7)) dog(sheet, sheet.mirror(64, 46), horizon + 156, 1.2);
}

/** A market street after closing: shutters, a sweeper, a watchman. */
function nightSweep(sheet: Sheet): void {
	const { random, horizon } = sheet;
	sky(sheet, { birds: false, rays: false });
	farTown(sheet, horizon - 10, 0.6);
	const foot = horizon + 66;
	let x = -20;
	while (x < 610) {
		const width = random.between(86, 112);
		house(sheet, x, foot, width, random.between(120, 164), { roofThings: false });
		sheet.rect(x + 6, foot - 56, width - 12, 56, sheet.ink("steel"));
		let slats = "";
		for (let y = foot - 50; y < foot; y += 7) slats += `M${xy(x + 6, y)}h${n(width - 12)}`;
		sheet.line(slats, sheet.shade("steel"), 1.4, { flat: true });
		sheet.rect(x + 2, foot - 72, width - 4, 14, sheet.ink(random.pick(["red", "peacock", "blue", "ochre"])));
		x += width + 1;
	}
	ground(sheet, "stone", foot);
	road(sheet, foot + 34, foot + 96, "roadDark");
	streetLamp(sheet, sheet.mirror(150), foot + 30, 180);
	streetLamp(sheet, sheet.mirror(440), foot + 30, 180);
	for (const [i, at] of [190, 330, 470].entries()) {
		const figure = person(sheet, sheet.mirror(at), foot + 84 + i * 8, 104, {
			dress: "worker",
			pose: "sweep",
			flip: sheet.side < 0,
		});
		const [handX, handY] = figure.near;
		sheet.line(
			`M${xy(handX - sheet.side * 14, handY - 34)}L${xy(handX + sheet.side * 22, foot + 84 + i * 8)}`,
			sheet.ink("wood"),
			3,
		);
		sheet.polygon(
			[
				[handX + sheet.side * 16, foot + 74 + i * 8],
				[handX + sheet.side * 30, foot + 78 + i * 8],
				[handX + sheet.side * 42, foot + 88 + i * 8],
				[handX + sheet.side * 12, foot + 88 + i * 8],
			],
			sheet.ink("ochre"),
		);
	}
	dustbin(sheet, sheet.mirror(60), foot + 40, "bin");
	dustbin(sheet, sheet.mirror(100), foot + 40, "enamel");
}

/** Bicycles and scooters at a street corner, seen from near. */
function corner(sheet: Sheet): void {
	const { random, horizon } = sheet;
	sky(sheet);
	const foot = horizon + 70;
	farTown(sheet, horizon, 0.55);
	houseRow(sheet, foot, {
		from: sheet.side > 0 ? 230 : -20,
		to: sheet.side > 0 ? 600 : 320,
		low: 80,
		high: 150,
		shop: true,
		distance: 0.1,
	});
	house(sheet, sheet.mirror(-30, 250), foot, 250, 240, {
		wall: "ochre",
		shop: true,
		awning: "peacock",
		roofThings: false,
	});
	ground(sheet, "stone", foot);
	road(sheet, foot + 40, 392, "road");
	person(sheet, sheet.mirror(290), foot + 34, 92, { pose: "stand", dress: "parade", head: "beret" });
	bicycle(sheet, random.between(60, 120), foot + 84, { scale: 1.4 });
	scooter(sheet, random.between(250, 290), foot + 98, { scale: 1.5 });
	bicycle(sheet, random.between(500, 540), foot + 76, { scale: 1.25, flip: true, ink: "enamel" });
}

export const streets = {
	bazaar: { draw: bazaar },
	clothMarket: { draw: clothMarket },
	vegetableMarket: { draw: vegetableMarket },
	eRickshawStand: { draw: eRickshawStand },
	streetLights: { draw: streetLights },
	bonfire: { draw: bonfire },
	nightSweep: { draw: nightSweep },
	corner: { draw: corner },
} satisfies Scenes;
