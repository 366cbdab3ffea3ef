import { farTown, ground, sky, treeLine } from "../backdrop.ts";
import { windowPane } from "../buildings.ts";
import { crowd } from "../crowd.ts";
import { room, roomWindow } from "../interiors.ts";
import { hall, pavilion } from "../landmarks.ts";
import { person } from "../people.ts";
import { type Sheet, xy } from "../sheet.ts";
import { bench, nationalFlag, table } from "../things.ts";
import { dome } from "../towers.ts";
import { bush, tree } from "../trees.ts";
import { bicycle } from "../vehicles.ts";
import type { Scenes } from "./scene.ts";

/** Children arrive at their school. */
function school(sheet: Sheet): void {
	const { random, horizon } = sheet;
	sky(sheet);
	treeLine(sheet, horizon + 6, 0.55);
	const x = 300 + random.between(-50, 50);
	tree(sheet, x - 215, horizon + 52, 190, "neem", 0.05);
	hall(sheet, x - 170, horizon + 52, 340, 112, { roof: random.pick(["brick", "peacock"]), sign: "blue" });
	tree(sheet, x + 222, horizon + 56, 170, "gulmohar");
	ground(sheet, "soil", horizon + 50);
	sheet.polygon(
		[
			[x - 24, horizon + 52],
			[x + 24, horizon + 52],
			[x + 96, 400],
			[x - 96, 400],
		],
		sheet.lit("soil", 0, 0.4),
	);
	nationalFlag(sheet, x - 112, horizon + 74, 150);
	for (let i = 0; i < 6; i++) bush(sheet, i < 3 ? x - 150 + i * 34 : x + 80 + (i - 3) * 34, horizon + 62, 10);
	crowd(sheet, horizon + 104, 104, 7, {
		from: 40,
		to: 560,
		dresses: ["school", "school", "school", "salwar"],
		poses: ["walk", "stand", "wave"],
	});
	crowd(sheet, horizon + 156, 124, 4, {
		from: 60,
		to: 560,
		dresses: ["school", "school", "sari"],
		poses: ["walk", "stand"],
	});
}

/** A lesson: the teacher at the board, the class on its benches. */
function classroom(sheet: Sheet): void {
	const { random, side } = sheet;
	room(sheet, "cream", "soil", 300);
	roomWindow(sheet, sheet.mirror(440, 120), 60, 120, 120);
	sheet.rect(sheet.mirror(110, 280), 50, 280, 140, sheet.ink("wood"));
	sheet.rect(sheet.mirror(118, 264), 58, 264, 124, sheet.ink("#27493f"));
	const x = sheet.mirror(118, 264);
	const lesson = random.whole(0, 2);
	if (lesson === 0) {
		sheet.ring(x + 70, 118, 32, sheet.ink("white"), 3);
		sheet.line(
			`M${x + 70} 118h32M${x + 70} 118v-32M${x + 140} 96h90M${x + 140} 118h70M${x + 140} 140h84`,
			sheet.ink("white"),
			3,
		);
	} else if (lesson === 1) {
		sheet.line(
			`M${x + 40} 150l44-70l44 70zM${x + 84} 80v70M${x + 160} 90h70M${x + 160} 112h54M${x + 160} 134h62`,
			sheet.ink("white"),
			3,
		);
	} else {
		sheet.path(`M${x + 60} 150q-20-40 10-56q24 10 14 50z`, sheet.ink("leafLight"));
		sheet.line(
			`M${x + 66} 160v-56M${x + 120} 92h110M${x + 120} 114h84M${x + 120} 136h96`,
			sheet.ink("white"),
			3,
		);
	}
	person(sheet, sheet.mirror(410), 366, 210, {
		dress: random.pick(["sari", "kurta"]),
		pose: "point",
		flip: side > 0,
	});
	for (const [row, y] of [
		[0, 352],
		[1, 396],
	] as const) {
		for (let i = 0; i < 3; i++) {
			const at = 60 + i * 108 + row * 24;
			person(sheet, sheet.mirror(at), y, 168 + row * 20, {
				dress: "school",
				pose: i === 1 && row === 0 ? "wave" : "stand",
				flip: side < 0,
			});
			sheet.rect(sheet.mirror(at) - 44, y - 44, 88, 10, sheet.lit("wood"));
			sheet.rect(sheet.mirror(at) - 40, y - 34, 80, 34, sheet.ink("wood"));
		}
	}
}

/** The domed library of the university, students on the lawn. */
function university(sheet: Sheet): void {
	const { horizon, random } = sheet;
	sky(sheet, { rays: true });
	treeLine(sheet, horizon + 4, 0.55, 22);
	for (const x of [24, 576]) tree(sheet, x, horizon + 60, 190, "palm", 0.05);
	const foot = horizon + 56;
	hall(sheet, 60, foot, 480, 108, { wall: "brickLight", porch: false });
	sheet.rect(216, foot - 150, 168, 150, sheet.ink("brickLight"));
	sheet.rect(206, foot - 158, 188, 12, sheet.ink("cream"));
	sheet.rect(244, foot - 182, 112, 26, sheet.ink("cream"));
	dome(sheet, 300, foot - 180, 108, 54, "peacock");
	for (const x of [222, 378]) pavilion(sheet, x, foot - 158, 34, 0, "brickLight");
	for (let i = 0; i < 6; i++) sheet.rect(224 + i * 29, foot - 140, 9, 132, sheet.ink("cream"));
	sheet.path(`M276 ${foot}v-64q0-30 24-34q24 4 24 34v64z`, sheet.shade("woodDark"));
	ground(sheet, "grass", foot - 2);
	sheet.polygon(
		[
			[270, foot],
			[330, foot],
			[430, 400],
			[170, 400],
		],
		sheet.lit("soil", 0, 0.35),
	);
	for (const k of [-1, 1])
		for (let i = 0; i < 3; i++) bush(sheet, 300 + k * (110 + i * 60), foot + 22 + i * 6, 14);
	crowd(sheet, foot + 44, 84, 4, {
		from: 190,
		to: 410,
		dresses: ["salwar", "shirt", "kurta"],
		poses: ["walk", "stand"],
	});
	for (const [i, x] of [70, 120, 480, 530].entries())
		person(sheet, x, foot + 78, 108, {
			dress: i % 2 ? "salwar" : "shirt",
			pose: i === 2 ? "floorReach" : "floor",
			flip: i > 1,
		});
	bicycle(sheet, random.between(310, 340), 396, { scale: 1.25 });
}

/** A college of concrete and glass. */
function college(sheet: Sheet): void {
	const { horizon, random, side } = sheet;
	sky(sheet);
	treeLine(sheet, horizon + 4, 0.55, 22);
	const foot = horizon + 64;
	const block = (x: number, width: number, floors: number, wall: "cream" | "rose" | "waterLight") => {
		const height = floors * 52;
		sheet.rect(x, foot - height, width, height, sheet.ink(wall));
		sheet.rect(side > 0 ? x : x + width - 22, foot - height, 22, height, sheet.shade(wall, 0, 0.16));
		for (let floor = 0; floor < floors; floor++) {
			const y = foot - height + floor * 52;
			sheet.rect(x - 5, y - 5, width + 10, 8, sheet.ink("white"));
			for (let at = x + 30; at < x + width - 34; at += 44) windowPane(sheet, at, y + 15, 28, 22);
		}
	};
	block(sheet.mirror(60, 300), 300, 3, "cream");
	block(sheet.mirror(330, 190), 190, 2, "rose");
	const gate = sheet.mirror(210, 90);
	sheet.rect(gate, foot - 62, 90, 62, sheet.shade("peacock", 0, 0.2));
	sheet.rect(gate - 10, foot - 74, 110, 14, sheet.ink("enamel"));
	sheet.line(
		`M${gate + 45} ${foot}v-60M${gate + 22} ${foot}v-60M${gate + 68} ${foot}v-60`,
		sheet.ink("white"),
		3,
	);
	ground(sheet, "grass", foot - 2);
	sheet.polygon(
		[
			[gate + 10, foot],
			[gate + 80, foot],
			[gate + 150, 400],
			[gate - 60, 400],
		],
		sheet.lit("stone"),
	);
	tree(sheet, sheet.mirror(560), foot + 24, 190, "gulmohar");
	tree(sheet, sheet.mirror(24), foot + 10, 150, "ashoka");
	crowd(sheet, foot + 36, 86, 4, {
		from: 150,
		to: 430,
		dresses: ["salwar", "shirt", "salwar", "kurta"],
		poses: ["walk", "stand", "fold"],
	});
	bench(sheet, sheet.mirror(440, 110), foot + 70, 110);
	for (const [i, at] of [464, 520].entries())
		person(sheet, sheet.mirror(at), foot + 72, 108, {
			dress: i ? "shirt" : "salwar",
			pose: "sitReach",
			flip: i === 1,
		});
	bicycle(sheet, sheet.mirror(random.between(60, 90), 60), 394, { scale: 1.25 });
}

/** Models and experiments on the tables of a science fair. */
function scienceFair(sheet: Sheet): void {
	const { random } = sheet;
	room(sheet, "waterLight", "stone", 286);
	for (let i = 0; i < 3; i++) {
		const x = 20 + i * 196;
		sheet.rect(x, 60, 168, 108, sheet.ink("white"));
		sheet.rect(x + 10, 70, 148, 14, sheet.ink((["peacock", "brick", "enamel"] as const)[i] ?? "peacock"));
		for (let k = 0; k < 4; k++) sheet.rect(x + 14, 98 + k * 15, 60 - (k % 2) * 14, 6, sheet.ink("stoneDark"));
		sheet.circle(x + 118, 126, 28, sheet.ink((["ochre", "leafLight", "rani"] as const)[i] ?? "ochre"));
		person(sheet, x + 36, 372, 190, { dress: "school", pose: "point" });
		table(sheet, x + 30, 372, 140, 70, (["yellow", "white", "rose"] as const)[i] ?? "white");
		const top = 298;
		if (i === 0) {
			sheet.path(`M${x + 70} ${top}l34-66l34 66z`, sheet.ink("brickLight"));
			sheet.path(`M${x + 92} ${top - 42}l12-24l12 24q-12 10-24 0z`, sheet.ink("red"));
			sheet.circle(x + 104, top - 76, 9, sheet.ink("stone"), 0.7);
		} else if (i === 1) {
			sheet.circle(x + 110, top - 26, 14, sheet.ink("ochre"));
			sheet.ring(x + 110, top - 26, 26, sheet.ink("slate"), 1.6);
			sheet.ring(x + 110, top - 26, 40, sheet.ink("slate"), 1.6);
			sheet.circle(x + 136, top - 26, 6, sheet.ink("enamel"));
			sheet.circle(x + 82, top - 54, 7, sheet.ink("brick"));
		} else {
			sheet.rect(x + 76, top - 8, 70, 8, sheet.ink("wood"));
			sheet.line(
				`M${x + 90} ${top - 8}v-46M${x + 90} ${top - 54}l-18 10M${x + 90} ${top - 54}l18 10M${x + 90} ${top - 54}v-22`,
				sheet.ink("white"),
				4,
			);
			sheet.rect(x + 116, top - 34, 24, 26, sheet.ink("yellow"));
			sheet.circle(x + 128, top - 42, 7, sheet.ink("flame"));
		}
	}
	crowd(sheet, 398, 176, 3, {
		from: 120,
		to: 560,
		dresses: ["school", "sari", "kurta"],
		poses: ["stand", "reach", "fold"],
		flip: random.chance(0.5),
	});
}

/** The morning assembly in rows before the flag. */
function assembly(sheet: Sheet): void {
	const { horizon, random, side } = sheet;
	sky(sheet, { rays: true });
	farTown(sheet, horizon, 0.6);
	hall(sheet, 120, horizon + 36, 360, 92, {
		distance: 0.12,
		wall: random.pick(["rose", "cream"]),
		porch: false,
	});
	ground(sheet, "soil", horizon + 34);
	for (const x of [30, 570]) tree(sheet, x, horizon + 60, 150, "neem", 0.06);
	const pole = sheet.mirror(470);
	sheet.rect(pole - 26, horizon + 74, 52, 10, sheet.ink("stone"));
	nationalFlag(sheet, pole, horizon + 76, 200);
	person(sheet, sheet.mirror(400), horizon + 92, 94, { dress: "sari", pose: "stand", flip: side > 0 });
	for (let row = 0; row < 3; row++) {
		for (let i = 0; i < 6 - row; i++) {
			person(sheet, sheet.mirror(50 + i * 66 + row * 18), horizon + 108 + row * 28, 100 + row * 14, {
				dress: "school",
				pose: "stand",
				flip: side < 0,
			});
		}
	}
	sheet.line(`M${xy(0, 396)}h600`, sheet.ink("soilDark"), 5);
}

export const learning = {
	school: { draw: school },
	classroom: { draw: classroom, indoors: true },
	university: { draw: university },
	college: { draw: college },
	scienceFair: { draw: scienceFair, indoors: true },
	assembly: { draw: assembly },
} satisfies Scenes;
