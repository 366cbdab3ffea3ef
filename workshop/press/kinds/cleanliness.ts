import { farTown, fieldStrips, ground, road, sky, treeLine } from "../backdrop.ts";
import { houseRow } from "../buildings.ts";
import { wasteVan } from "../council-vehicles.ts";
import { crowd } from "../crowd.ts";
import { shed } from "../landmarks.ts";
import { person } from "../people.ts";
import { type Sheet, xy } from "../sheet.ts";
import { bucket, dustbin } from "../things.ts";
import { tree } from "../trees.ts";
import type { Scenes } from "./scene.ts";

/** The van of the door-to-door round, bins and brooms. */
function collection(sheet: Sheet): void {
	const { random, horizon, side } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.62);
	houseRow(sheet, horizon + 54, { distance: 0.1, low: 70, high: 134, shop: random.chance(0.5) });
	ground(sheet, "stone", horizon + 52);
	tree(sheet, sheet.mirror(random.between(540, 570)), horizon + 84, 130, "neem", 0.04);
	crowd(sheet, horizon + 84, 70, 2, {
		from: sheet.mirror(330, 200),
		to: sheet.mirror(330, 200) + 200,
		dresses: ["sari", "salwar", "kurta"],
		poses: ["reach", "give", "stand"],
	});
	road(sheet, horizon + 92, horizon + 158);
	wasteVan(sheet, sheet.mirror(random.between(220, 270)), horizon + 150, { scale: 1.6, flip: side < 0 });
	const bins = sheet.mirror(60);
	dustbin(sheet, bins, horizon + 92, "bin");
	dustbin(sheet, bins + side * 42, horizon + 92, "enamel");
	const sweeper = person(sheet, sheet.mirror(130), horizon + 152, 108, {
		dress: "worker",
		pose: "sweep",
		flip: side < 0,
	});
	const [handX, handY] = sweeper.near;
	sheet.line(
		`M${xy(handX - side * 12, handY - 34)}L${xy(handX + side * 20, horizon + 150)}`,
		sheet.ink("wood"),
		3.4,
	);
	sheet.polygon(
		[
			[handX + side * 12, horizon + 142],
			[handX + side * 28, horizon + 144],
			[handX + side * 44, horizon + 156],
			[handX + side * 8, horizon + 156],
		],
		sheet.ink("ochre"),
	);
	person(sheet, sheet.mirror(500), horizon + 160, 110, { dress: "worker", pose: "give", flip: side > 0 });
}

/** Compost: brick pits, forks, sacks of manure. */
function compost(sheet: Sheet): void {
	const { horizon, side } = sheet;
	sky(sheet);
	treeLine(sheet, horizon, 0.55, 20);
	fieldStrips(sheet, horizon);
	ground(sheet, "grass", horizon + 40);
	shed(sheet, sheet.mirror(40, 240), horizon + 84, 240, 110, "brickLight");
	for (let i = 0; i < 3; i++) {
		const x = 30 + i * 190;
		const y = horizon + 128;
		sheet.ellipse(x + 80, y - 34, 66, 22, sheet.ink(i === 1 ? "woodDark" : "earth"));
		for (let k = 0; k < 6; k++)
			sheet.circle(
				x + 36 + k * 18,
				y - 44 + (k % 3) * 7,
				5,
				sheet.ink((["leaf", "orange", "leafLight"] as const)[k % 3] ?? "leaf"),
			);
		sheet.rect(x, y - 36, 160, 48, sheet.ink("brick"));
		let holes = "";
		for (let row = 0; row < 3; row++)
			for (let k = 0; k < 6; k++) holes += `M${x + 12 + k * 25 + (row % 2) * 10} ${y - 28 + row * 14}h8`;
		sheet.line(holes, sheet.shade("brick", 0, 0.5), 5, { flat: true });
		sheet.rect(x - 4, y - 40, 168, 6, sheet.lit("stone"));
	}
	const turner = person(sheet, sheet.mirror(300), horizon + 100, 104, {
		dress: "worker",
		pose: "dig",
		flip: side < 0,
	});
	sheet.line(
		`M${xy(turner.near[0] - side * 22, turner.near[1] - 26)}L${xy(turner.near[0] + side * 22, turner.near[1] + 26)}`,
		sheet.ink("wood"),
		3.4,
	);
	person(sheet, sheet.mirror(520), horizon + 164, 112, { dress: "sari", pose: "headLoad", flip: side > 0 });
	person(sheet, sheet.mirror(90), horizon + 166, 114, { dress: "worker", pose: "walk", flip: side < 0 });
	for (let i = 0; i < 3; i++)
		sheet.plate(sheet.mirror(200 + i * 44, 38), horizon + 132, 38, 40, 9, sheet.ink("cream"));
}

/** Students paint a school wall for the cleanliness drive. */
function wallPainting(sheet: Sheet): void {
	const { random, horizon } = sheet;
	sky(sheet);
	farTown(sheet, horizon - 30, 0.58);
	for (const x of [60, 330, 560]) tree(sheet, x, horizon + 10, random.between(110, 150), "neem", 0.2);
	const foot = horizon + 106;
	sheet.rect(0, horizon - 36, 600, foot - horizon + 36, sheet.ink("white"));
	sheet.rect(0, horizon - 44, 600, 12, sheet.ink("brickLight"));
	const panels = random.shuffle(["peacock", "ochre", "rani", "enamel", "leaf"] as const);
	for (let i = 0; i < 4; i++) {
		const x = 18 + i * 146;
		const ink = panels[i] ?? "ochre";
		sheet.rect(x, horizon - 18, 126, 104, sheet.lit(ink, 0, i === 3 ? 0.85 : 0.25));
		const [cx, cy] = [x + 63, horizon + 34];
		if (i === 3) sheet.ring(cx, cy, 34, sheet.ink(ink), 3);
		else if (i === 0)
			for (let k = 0; k < 8; k++)
				sheet.circle(
					cx + Math.cos((k * Math.PI) / 4) * 26,
					cy + Math.sin((k * Math.PI) / 4) * 26,
					13,
					sheet.ink(k % 2 ? "yellow" : "white"),
				);
		else if (i === 1) {
			sheet.rect(cx - 4, cy, 8, 50, sheet.ink("wood"));
			for (const [dx, dy] of [
				[-22, 4],
				[22, 4],
				[0, -20],
			] as const)
				sheet.circle(cx + dx, cy + dy, 24, sheet.ink("leaf"));
		} else {
			sheet.path(
				`M${cx} ${cy - 40}C${cx + 34} ${cy} ${cx + 26} ${cy + 34} ${cx} ${cy + 34}C${cx - 26} ${cy + 34} ${cx - 34} ${cy} ${cx} ${cy - 40}z`,
				sheet.ink("waterLight"),
			);
			sheet.line(`M${cx - 13} ${cy + 10}q2 14 12 15`, sheet.ink("white"), 4);
		}
		if (i === 0) sheet.circle(cx, cy, 15, sheet.ink("brick"));
	}
	sheet.rect(0, foot, 600, 200, sheet.ink("soil"));
	sheet.rect(0, foot, 600, 5, sheet.ink("soilDark"));
	for (const [i, x] of [70, 200, 344, 470].entries()) {
		const figure = person(sheet, x, foot + 20 + (i % 2) * 10, 118, {
			pose: i % 2 ? "wave" : "reach",
			dress: i === 3 ? "salwar" : "school",
			flip: i > 2,
		});
		sheet.line(`M${xy(...figure.near)}l${i > 2 ? -7 : 7}-12`, sheet.ink("wood"), 3.4);
		bucket(sheet, x + 34, foot + 36, 18, (["red", "yellow", "enamel", "leaf"] as const)[i] ?? "red");
	}
	person(sheet, 548, foot + 50, 124, { pose: "fold", dress: "sari", flip: true });
}

export const cleanliness = {
	collection: { draw: collection },
	compost: { draw: compost },
	wallPainting: { draw: wallPainting },
} satisfies Scenes;
