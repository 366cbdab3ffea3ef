import { egret } from "../animals.ts";
import { farTown, fields, ground, road, sky, sunRays, treeLine } from "../backdrop.ts";
import { houseRow, tankTower } from "../buildings.ts";
import { crowd } from "../crowd.ts";
import { shed } from "../landmarks.ts";
import type { Ink } from "../palette.ts";
import { person } from "../people.ts";
import { n, type Sheet, xy } from "../sheet.ts";
import { bench, bucket, dustbin, pot, signBoard, standPost } from "../things.ts";
import { bush, flowers, tree } from "../trees.ts";
import { wasteVan, waterTanker } from "../vehicles.ts";
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

const streams = {
	organic: { ink: "bin", mark: "leaf" },
	recyclable: { ink: "enamel", mark: "bottle" },
	nonRecyclable: { ink: "ink", mark: "square" },
	hazardous: { ink: "brick", mark: "triangle" },
} as const satisfies Record<string, { ink: Ink; mark: string }>;

type Stream = keyof typeof streams;

function mark(sheet: Sheet, x: number, y: number, stream: Stream, size: number): void {
	const { ink, mark: shape } = streams[stream];
	const colour = sheet.ink(ink);
	const s = size / 24;
	sheet.circle(x, y, size, sheet.ink("white"));
	if (shape === "leaf")
		sheet.path(
			`M${xy(x - 12 * s, y + 12 * s)}q0${n(-26 * s)} ${n(26 * s)} ${n(-28 * s)}q${n(2 * s)} ${n(28 * s)} ${n(-26 * s)} ${n(28 * s)}z`,
			colour,
		);
	else if (shape === "bottle")
		sheet.path(
			`M${xy(x - 5 * s, y - 16 * s)}h${n(10 * s)}v${n(8 * s)}l${n(5 * s)} ${n(8 * s)}v${n(16 * s)}h${n(-20 * s)}v${n(-16 * s)}l${n(5 * s)} ${n(-8 * s)}z`,
			colour,
		);
	else if (shape === "square") sheet.plate(x - 11 * s, y - 12 * s, 22 * s, 24 * s, 3 * s, colour);
	else
		sheet.polygon(
			[
				[x, y - 15 * s],
				[x + 15 * s, y + 12 * s],
				[x - 15 * s, y + 12 * s],
			],
			colour,
		);
}

function largeBin(sheet: Sheet, x: number, y: number, size: number, stream: Stream, shadow: Ink): void {
	const { ink } = streams[stream];
	sheet.ellipse(x, y + size * 0.01, size * 0.35, size * 0.05, sheet.ink(shadow));
	sheet.polygon(
		[
			[x - size * 0.3, y - size],
			[x + size * 0.3, y - size],
			[x + size * 0.23, y],
			[x - size * 0.23, y],
		],
		sheet.ink(ink),
	);
	sheet.polygon(
		[
			[x + sheet.side * -size * 0.08, y - size],
			[x - sheet.side * size * 0.3, y - size],
			[x - sheet.side * size * 0.23, y],
			[x - sheet.side * size * 0.07, y],
		],
		sheet.shade(ink, 0, 0.18),
	);
	sheet.plate(
		x - size * 0.34,
		y - size * 1.1,
		size * 0.68,
		size * 0.12,
		size * 0.02,
		sheet.shade(ink, 0, 0.3),
	);
	mark(sheet, x, y - size * 0.56, stream, size * 0.15);
}

/** The four kinds of waste side by side. */
function fourBins(sheet: Sheet): void {
	sky(sheet, { rays: true, birds: false });
	treeLine(sheet, 292, 0.5, 20);
	sheet.rect(0, 300, 600, 100, sheet.ink("grass"));
	for (const [i, stream] of (Object.keys(streams) as Stream[]).entries())
		largeBin(sheet, 96 + i * 136, 346, 168, stream, "grassDark");
}

/** One bin, large, with what belongs into it. */
function oneBin(stream: Stream, contents: (sheet: Sheet) => void) {
	return (sheet: Sheet): void => {
		const ground: Ink = stream === "hazardous" ? "rose" : stream === "organic" ? "cane" : "waterLight";
		sheet.rect(0, 0, 600, 400, sheet.lit(ground, 0, 0.3));
		sheet.path(sunRays(220, 200, 16, 700, 0.2), sheet.lit(ground, 0, 0.55));
		sheet.rect(0, 330, 600, 70, sheet.ink("soil"));
		sheet.rect(0, 330, 600, 5, sheet.ink("soilDark"));
		largeBin(sheet, 190, 362, 270, stream, "soilDark");
		sheet.at(-70, -45, () => contents(sheet), { scale: 1.12 });
	};
}

function peels(sheet: Sheet): void {
	sheet.path("M330 352q60 22 118-34q-10 62-72 62q-40-2-46-28z", sheet.ink("yellow"));
	sheet.path("M330 352q60 22 118-34l-8 22q-40 30-110 12z", sheet.shade("yellow", 0, 0.14));
	sheet.circle(500, 344, 30, sheet.ink("red"));
	sheet.line("M500 318q4-14 14-18", sheet.ink("woodDark"), 4);
	sheet.path("M512 306q18-14 30 0q-16 12-30 0z", sheet.ink("leaf"));
	for (const [x, y] of [
		[398, 290],
		[430, 262],
		[470, 284],
	] as const) {
		sheet.path(`M${x} ${y}q26-34 54-6q-22 26-54 6z`, sheet.ink(x === 430 ? "leafLight" : "leaf"));
		sheet.line(`M${x + 4} ${y}q22-14 44-8`, sheet.ink("leafDark"), 2);
	}
	sheet.ellipse(560, 374, 26, 14, sheet.ink("cream"));
}

function bottles(sheet: Sheet): void {
	sheet.path("M360 250h22v26l16 22v76h-54v-76l16-22z", sheet.ink("waterLight"));
	sheet.rect(358, 238, 26, 14, sheet.ink("red"));
	sheet.rect(344, 314, 54, 26, sheet.ink("white"));
	sheet.plate(420, 292, 44, 82, 6, sheet.ink("steel"));
	sheet.rect(420, 316, 44, 30, sheet.ink("red"));
	sheet.ellipse(442, 293, 20, 5, sheet.shade("steel"));
	sheet.polygon(
		[
			[480, 374],
			[580, 374],
			[580, 318],
			[480, 318],
		],
		sheet.ink("khaki"),
	);
	sheet.polygon(
		[
			[480, 318],
			[504, 296],
			[604, 296],
			[580, 318],
		],
		sheet.lit("khaki"),
	);
	sheet.line("M530 318v56", sheet.ink("wood"), 3);
	for (let i = 0; i < 4; i++) sheet.rect(490, 284 - i * 9, 92, 8, sheet.ink(i % 2 ? "white" : "cream"));
}

function wrappers(sheet: Sheet): void {
	sheet.path("M350 372l14-84l-8-12l30 8l34-8l-6 14l12 82z", sheet.ink("rani"));
	sheet.rect(362, 312, 56, 26, sheet.ink("yellow"));
	sheet.polygon(
		[
			[452, 374],
			[446, 300],
			[506, 300],
			[500, 374],
		],
		sheet.ink("white"),
	);
	sheet.rect(444, 294, 64, 9, sheet.ink("stone"));
	sheet.line("M476 294l10-40", sheet.ink("red"), 4);
	sheet.path("M520 374q-6-40 26-44q40-2 40 44z", sheet.ink("steel"));
	sheet.line("M530 360q20-20 44-6M540 344q14-6 26 6", sheet.shade("steel"), 2.4);
}

function batteries(sheet: Sheet): void {
	sheet.plate(346, 296, 34, 78, 4, sheet.ink("ink"));
	sheet.rect(346, 296, 34, 24, sheet.ink("ochre"));
	sheet.rect(356, 288, 14, 10, sheet.ink("steel"));
	sheet.plate(392, 312, 30, 62, 4, sheet.ink("leafDark"));
	sheet.rect(392, 312, 30, 18, sheet.ink("white"));
	sheet.rect(401, 305, 12, 9, sheet.ink("steel"));
	sheet.circle(474, 316, 32, sheet.ink("white"));
	sheet.rect(460, 342, 28, 30, sheet.ink("steel"));
	sheet.line("M460 352h28M460 362h28M466 322l6-12l6 12l6-12", sheet.ink("slate"), 2.4);
	sheet.polygon(
		[
			[522, 374],
			[520, 300],
			[584, 300],
			[582, 374],
		],
		sheet.ink("slate"),
	);
	sheet.ellipse(552, 300, 32, 8, sheet.ink("red"));
	sheet.path("M530 302q2 40 8 40t6-38z", sheet.ink("red"));
}

/** Compost: brick pits, forks, sacks of manure. */
function compost(sheet: Sheet): void {
	const { horizon, side } = sheet;
	sky(sheet);
	treeLine(sheet, horizon, 0.55, 20);
	fields(sheet, horizon);
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

export const cleanliness = {
	collection: { draw: collection },
	fourBins: { draw: fourBins },
	organicBin: { draw: oneBin("organic", peels), indoors: true },
	recyclableBin: { draw: oneBin("recyclable", bottles), indoors: true },
	nonRecyclableBin: { draw: oneBin("nonRecyclable", wrappers), indoors: true },
	hazardousBin: { draw: oneBin("hazardous", batteries), indoors: true },
	compost: { draw: compost },
	wallPainting: { draw: wallPainting },
} satisfies Scenes;

export const waterWorks = {
	waterTower: { draw: waterTower },
	tankerQueue: { draw: tankerQueue },
	tap: { draw: tap, indoors: true },
	pond: { draw: pond },
	waterTest: { draw: waterTest, indoors: true },
} satisfies Scenes;
