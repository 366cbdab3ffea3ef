import { cow } from "../animals.ts";
import { farTown, fieldStrips, ground, road, sky, treeLine } from "../backdrop.ts";
import { shed } from "../landmarks.ts";
import { person } from "../people.ts";
import { n, type Sheet, xy } from "../sheet.ts";
import { bucket, fire } from "../things.ts";
import { chimney, smoke, tankTower } from "../towers.ts";
import { caneStalk, tree, tufts } from "../trees.ts";
import { caneTractor, scooter } from "../vehicles.ts";
import type { Scenes } from "./scene.ts";

/** A row of standing cane. */
function caneRow(sheet: Sheet, y: number, height: number, from = 0, to = 600, step = 24): void {
	for (let x = from; x < to; x += step)
		caneStalk(sheet, x + sheet.random.between(-7, 7), y, height * sheet.random.between(0.86, 1.14));
}

/** The cane harvest: a trolley is loaded at the edge of the field. */
function caneHarvest(sheet: Sheet): void {
	const { random, horizon, side } = sheet;
	sky(sheet);
	treeLine(sheet, horizon - 2, 0.62);
	if (random.chance(0.6)) tankTower(sheet, random.between(90, 510), horizon + 4, 84, 0.5);
	fieldStrips(sheet, horizon);
	for (let i = 0; i < 4; i++)
		tree(sheet, random.between(20, 580), horizon + 14, random.between(70, 104), "poplar", 0.3);
	caneRow(sheet, horizon + 62, 82);
	sheet.rect(0, horizon + 60, 600, 92, sheet.ink("soil"));
	sheet.rect(0, horizon + 60, 600, 4, sheet.ink("caneDark"));
	caneTractor(sheet, sheet.mirror(random.between(300, 350)), horizon + 128, { scale: 1.4, flip: side < 0 });
	person(sheet, sheet.mirror(70), horizon + 138, 106, { dress: "dhoti", pose: "headLoad", flip: side < 0 });
	person(sheet, sheet.mirror(530), horizon + 132, 102, { dress: "sari", pose: "reach", flip: side > 0 });
	sheet.rect(0, horizon + 152, 600, 100, sheet.ink("caneDark"));
	const left = sheet.mirror(0, 270);
	caneRow(sheet, 412, 94, left, left + 270, 18);
}

/** The sugar mill: chimneys, sheds, trolleys in the queue. */
function sugarMill(sheet: Sheet): void {
	const { horizon, side } = sheet;
	sky(sheet, { birds: false });
	treeLine(sheet, horizon, 0.58);
	const foot = horizon + 62;
	for (const [at, height] of [
		[150, 210],
		[210, 180],
	] as const) {
		chimney(sheet, sheet.mirror(at), foot, height, "brick", 0.04);
		smoke(sheet, sheet.mirror(at), foot - height, 0.9);
	}
	const saw = sheet.mirror(60, 330);
	sheet.rect(saw, foot - 92, 330, 92, sheet.ink("cream"));
	for (let i = 0; i < 5; i++) {
		const x = saw + i * 66;
		sheet.polygon(
			[
				[x, foot - 92],
				[x + 66, foot - 92],
				[x + (side > 0 ? 66 : 0), foot - 126],
			],
			sheet.ink("steel"),
		);
		sheet.rect(x + 14, foot - 76, 38, 26, sheet.pane());
	}
	sheet.rect(saw, foot - 36, 330, 8, sheet.shade("cream"));
	const tank = sheet.mirror(450);
	sheet.rect(tank - 44, foot - 104, 88, 104, sheet.ink("stone"));
	sheet.ellipse(tank, foot - 104, 44, 12, sheet.ink("white"));
	sheet.rect(tank + (side > 0 ? 18 : -44), foot - 100, 26, 100, sheet.shade("stone", 0, 0.14));
	sheet.line(
		`M${tank - side * 44} ${foot - 70}h${-side * 40}M${tank - side * 44} ${foot - 40}h${-side * 40}`,
		sheet.ink("enamel"),
		6,
	);
	ground(sheet, "soil", foot);
	road(sheet, foot + 40, foot + 100, "roadDark");
	caneTractor(sheet, sheet.mirror(180), foot + 80, { scale: 1.15, flip: side > 0 });
	caneTractor(sheet, sheet.mirror(452), foot + 84, { scale: 1.15, flip: side > 0 });
	person(sheet, sheet.mirror(60), foot + 34, 86, { dress: "worker", pose: "wave", flip: side < 0 });
	person(sheet, sheet.mirror(560), foot + 108, 108, { dress: "dhoti", pose: "relaxed", flip: side > 0 });
}

/** Jaggery is boiled in open pans. */
function jaggery(sheet: Sheet): void {
	const { horizon, side, random } = sheet;
	sky(sheet);
	treeLine(sheet, horizon, 0.58);
	fieldStrips(sheet, horizon);
	caneRow(sheet, horizon + 40, 64, 0, 600, 30);
	ground(sheet, "soil", horizon + 38);
	shed(sheet, sheet.mirror(30, 340), horizon + 100, 340, 150, "khaki");
	for (let i = 0; i < 2; i++) {
		const x = sheet.mirror(120 + i * 160);
		const y = horizon + 118;
		sheet.rect(x - 66, y - 30, 132, 40, sheet.ink("brick"));
		fire(sheet, x, y + 8, 26);
		sheet.ellipse(x, y - 32, 74, 16, sheet.ink("ink"));
		sheet.ellipse(x, y - 35, 64, 11, sheet.ink(i ? "ochre" : "#a8641f"));
		for (let k = 0; k < 4; k++)
			sheet.circle(
				x - 30 + k * 20 + random.between(-6, 6),
				y - 60 - k * 14,
				10 + k * 4,
				sheet.ink("white"),
				0.4,
			);
		const cook = person(sheet, x - side * 94, y + 8, 108, {
			dress: "dhoti",
			pose: "give",
			flip: side < 0,
			cloth: i ? "white" : "ochre",
		});
		sheet.line(`M${xy(...cook.near)}L${xy(x - side * 10, y - 36)}`, sheet.ink("wood"), 3.4);
	}
	const mat = sheet.mirror(400, 180);
	sheet.polygon(
		[
			[mat, 388],
			[mat + 180, 388],
			[mat + 160, 340],
			[mat + 20, 340],
		],
		sheet.ink("cream"),
	);
	for (let row = 0; row < 3; row++)
		for (let i = 0; i < 5; i++)
			sheet.plate(
				mat + 22 + i * 28 + row * -4,
				346 + row * 14,
				22,
				10,
				4,
				sheet.ink(i % 2 ? "ochre" : "#c07a2c"),
			);
	person(sheet, sheet.mirror(500), 346, 108, { dress: "sari", pose: "squat" });
	sheet.line(
		`M${sheet.mirror(420)} ${horizon + 90}l${side * 110} 10m${-side * 100}-20l${side * 108} 16m${-side * 104}-22l${side * 100} 12`,
		sheet.ink("cane"),
		5,
	);
}

/** A brick kiln on the plain. */
function brickKiln(sheet: Sheet): void {
	const { horizon, side } = sheet;
	sky(sheet, { birds: false });
	treeLine(sheet, horizon, 0.6);
	fieldStrips(sheet, horizon, ["soil", "grass", "soilDark", "wheat"]);
	chimney(sheet, sheet.mirror(330), horizon + 40, 186, "brick", 0.06);
	smoke(sheet, sheet.mirror(330), horizon - 146, 0.8, "stone");
	sheet.polygon(
		[
			[sheet.mirror(150), horizon + 64],
			[sheet.mirror(190), horizon + 22],
			[sheet.mirror(500), horizon + 22],
			[sheet.mirror(540), horizon + 64],
		],
		sheet.ink("brickLight"),
	);
	let arches = "";
	for (let i = 0; i < 7; i++)
		arches += `M${n(sheet.mirror(190 + i * 46, 22))} ${horizon + 64}v-16a11 11 0 0 1 22 0v16z`;
	sheet.path(arches, sheet.shade("woodDark", 0, 0.3));
	ground(sheet, "soil", horizon + 62);
	for (let stack = 0; stack < 3; stack++) {
		const x = sheet.mirror(20 + stack * 132, 110);
		for (let row = 0; row < 6; row++) {
			for (let i = 0; i < 5; i++)
				sheet.rect(
					x + i * 21 + (row % 2) * 4,
					horizon + 128 - row * 9,
					19,
					8,
					sheet.ink((row + i) % 3 ? "brick" : "brickLight"),
				);
		}
	}
	person(sheet, sheet.mirror(440), horizon + 130, 104, { dress: "dhoti", pose: "headLoad", flip: side > 0 });
	person(sheet, sheet.mirror(510), horizon + 146, 108, { dress: "sari", pose: "headLoad", flip: side > 0 });
	person(sheet, sheet.mirror(200), horizon + 162, 112, { dress: "shirt", pose: "bend", flip: side > 0 });
	for (let i = 0; i < 9; i++)
		sheet.rect(sheet.mirror(90 + i * 22, 18), horizon + 154 + (i % 2) * 8, 18, 7, sheet.ink("brick"));
}

/** Mustard in flower and the tube well. */
function mustard(sheet: Sheet): void {
	const { horizon, side, random } = sheet;
	sky(sheet);
	treeLine(sheet, horizon, 0.58, 20);
	fieldStrips(sheet, horizon, ["mustard", "yellow", "grass", "mustard"]);
	for (let i = 0; i < 3; i++)
		tree(sheet, random.between(30, 570), horizon + 20, random.between(80, 120), "poplar", 0.26);
	const x = sheet.mirror(380, 90);
	sheet.rect(x, horizon + 14, 90, 74, sheet.ink("brickLight"));
	sheet.rect(x - 8, horizon + 6, 106, 10, sheet.ink("cream"));
	sheet.rect(x + 30, horizon + 42, 30, 46, sheet.ink("peacock"));
	const tank = sheet.mirror(250, 120);
	sheet.line(`M${sheet.mirror(384)} ${horizon + 66}h${-side * 30}`, sheet.ink("enamel"), 11);
	sheet.path(
		`M${sheet.mirror(354)} ${horizon + 60}q${-side * 20} 2 ${-side * 24} 40h${-side * 12}q0-34 ${side * 36}-32z`,
		sheet.ink("white"),
	);
	sheet.rect(tank, horizon + 90, 120, 34, sheet.ink("stone"));
	sheet.ellipse(tank + 60, horizon + 92, 56, 8, sheet.ink("waterLight"));
	sheet.path(
		`M${sheet.mirror(250)} ${horizon + 112}Q${sheet.mirror(160)} ${horizon + 118} ${sheet.mirror(120)} 400H${sheet.mirror(170)}Q${sheet.mirror(200)} ${horizon + 134} ${sheet.mirror(260)} ${horizon + 126}z`,
		sheet.ink("water"),
	);
	person(sheet, sheet.mirror(300), horizon + 140, 104, { dress: "sari", pose: "bend", flip: side < 0 });
	person(sheet, sheet.mirror(430), horizon + 148, 112, { dress: "dhoti", pose: "hips", flip: side > 0 });
	let stems = "";
	for (let i = 0; i < 40; i++) stems += `M${n(random.throw() * 600)} 400v${n(-random.between(20, 46))}`;
	sheet.line(stems, sheet.ink("leaf"), 2);
	for (let i = 0; i < 60; i++)
		sheet.circle(random.throw() * 600, random.between(352, 386), 3.6, sheet.ink("yellow"));
	if (random.chance(0.6)) person(sheet, sheet.mirror(60), 398, 118, { child: true, pose: "cheer" });
}

/** Cows at the trough of the shelter. */
function cattleShelter(sheet: Sheet): void {
	const { horizon, side } = sheet;
	sky(sheet);
	treeLine(sheet, horizon, 0.56);
	ground(sheet, "soil", horizon + 30);
	tree(sheet, sheet.mirror(565), horizon + 60, 180, "neem", 0.05);
	shed(sheet, sheet.mirror(20, 470), horizon + 84, 470, 130, "brickLight", { back: "cream" });
	cow(sheet, sheet.mirror(90), horizon + 84, 1, "white", side < 0);
	cow(sheet, sheet.mirror(230), horizon + 86, 1, "khaki", side < 0);
	cow(sheet, sheet.mirror(370), horizon + 84, 1, "white", side < 0);
	sheet.rect(sheet.mirror(40, 440), horizon + 88, 440, 26, sheet.ink("stone"));
	sheet.rect(sheet.mirror(40, 440), horizon + 84, 440, 8, sheet.ink("cane"));
	cow(sheet, sheet.mirror(290), horizon + 150, 1.5, "white", side > 0);
	cow(sheet, sheet.mirror(150), horizon + 160, 0.95, "wood", side < 0);
	person(sheet, sheet.mirror(340), horizon + 162, 114, { dress: "dhoti", pose: "give", flip: side > 0 });
	person(sheet, sheet.mirror(500), horizon + 164, 116, { dress: "sari", pose: "headLoad", flip: side > 0 });
	sheet.path(`M${sheet.mirror(60)} ${horizon + 168}q${side * 40}-52 ${side * 90} 0z`, sheet.ink("wheat"));
	bucket(sheet, sheet.mirror(420), horizon + 164, 26);
}

/** The dairy collects the morning's milk. */
function dairy(sheet: Sheet): void {
	const { horizon, side, random } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.6);
	ground(sheet, "soil", horizon + 60);
	const x = sheet.mirror(40, 330);
	const foot = horizon + 96;
	sheet.rect(x, foot - 140, 330, 140, sheet.ink("white"));
	sheet.rect(x - 10, foot - 150, 350, 14, sheet.ink("enamel"));
	sheet.rect(x + 60, foot - 126, 210, 34, sheet.ink("enamel"));
	sheet.rect(x + 84, foot - 113, 162, 8, sheet.ink("white"));
	sheet.rect(x + 30, foot - 82, 190, 60, sheet.shade("peacock", 0, 0.2));
	sheet.rect(x + 246, foot - 84, 54, 84, sheet.ink("wood"));
	person(sheet, x + 80, foot - 6, 100, { dress: "shirt", cloth: "white", pose: "reach" });
	person(sheet, x + 160, foot - 6, 100, { dress: "salwar", pose: "give", flip: true });
	sheet.rect(x + 16, foot - 40, 218, 40, sheet.ink("waterLight"));
	sheet.rect(x + 10, foot - 46, 230, 9, sheet.ink("white"));
	const can = (cx: number, cy: number, size: number) => {
		sheet.plate(cx - size * 0.4, cy - size, size * 0.8, size, size * 0.12, sheet.ink("steel"));
		sheet.rect(cx - size * 0.22, cy - size * 1.2, size * 0.44, size * 0.24, sheet.ink("steel"));
		sheet.rect(cx + size * 0.14, cy - size * 0.94, size * 0.2, size * 0.88, sheet.shade("steel"));
	};
	for (let i = 0; i < 5; i++) can(sheet.mirror(60 + i * 46), foot + 40 + (i % 2) * 8, 36);
	for (const [i, at] of [330, 400, 470].entries()) {
		person(sheet, sheet.mirror(at), foot + 52 + i * 6, 112, {
			pose: "stand",
			dress: random.pick(["sari", "kurta", "dhoti"]),
			flip: side > 0,
		});
		can(sheet.mirror(at - 26), foot + 56 + i * 6, 26);
	}
	scooter(sheet, sheet.mirror(530), foot + 70, { scale: 1.3, flip: side > 0 });
}

/** Wheat is cut and bound at the end of April. */
function wheatHarvest(sheet: Sheet): void {
	const { horizon, side, random } = sheet;
	sky(sheet);
	treeLine(sheet, horizon, 0.58, 20);
	fieldStrips(sheet, horizon, ["wheat", "ochre", "wheat", "cream"]);
	tree(sheet, sheet.mirror(520), horizon + 50, 170, "mango", 0.08);
	const sheaf = (x: number, y: number, size: number) => {
		sheet.path(
			`M${xy(x - size * 0.5, y)}Q${xy(x - size * 0.1, y - size * 0.5)} ${xy(x - size * 0.5, y - size)}H${n(x + size * 0.5)}Q${xy(x + size * 0.1, y - size * 0.5)} ${xy(x + size * 0.5, y)}z`,
			sheet.ink("wheat"),
		);
		sheet.line(
			`M${xy(x - size * 0.3, y - size * 0.95)}v${n(-size * 0.16)}M${xy(x, y - size)}v${n(-size * 0.2)}M${xy(x + size * 0.3, y - size * 0.95)}v${n(-size * 0.16)}`,
			sheet.ink("ochre"),
			4,
		);
		sheet.rect(x - size * 0.24, y - size * 0.55, size * 0.48, size * 0.1, sheet.ink("wood"));
	};
	for (let i = 0; i < 6; i++) sheaf(40 + i * 100 + random.between(-16, 16), horizon + 64 + (i % 2) * 12, 32);
	for (const [i, at] of [150, 260, 370].entries()) {
		person(sheet, sheet.mirror(at), horizon + 122 + i * 10, 106, {
			dress: i === 1 ? "dhoti" : "sari",
			pose: "bend",
			flip: side < 0,
		});
	}
	sheaf(sheet.mirror(450), horizon + 140, 54);
	sheaf(sheet.mirror(510), horizon + 152, 58);
	person(sheet, sheet.mirror(90), horizon + 158, 114, { dress: "dhoti", pose: "headLoad", flip: side > 0 });
	let stubble = "";
	for (let i = 0; i < 70; i++)
		stubble += `M${n(random.throw() * 600)} ${n(random.between(horizon + 150, 400))}v-8`;
	sheet.line(stubble, sheet.ink("ochre"), 2);
	tufts(sheet, 384, 398, 8, "caneDark");
}

export const fields = {
	caneHarvest: { draw: caneHarvest },
	sugarMill: { draw: sugarMill },
	jaggery: { draw: jaggery },
	brickKiln: { draw: brickKiln },
	mustard: { draw: mustard },
	cattleShelter: { draw: cattleShelter },
	dairy: { draw: dairy },
	wheatHarvest: { draw: wheatHarvest },
} satisfies Scenes;
