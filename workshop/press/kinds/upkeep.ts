import { farTown, ground, road, sky, treeLine, water } from "../backdrop.ts";
import { houseRow } from "../buildings.ts";
import { crowd } from "../crowd.ts";
import { hall } from "../landmarks.ts";
import type { Ink } from "../palette.ts";
import { person } from "../people.ts";
import { n, type Sheet, xy } from "../sheet.ts";
import { barrier, bucket, cone, streetLamp, tool } from "../things.ts";
import { smoke } from "../towers.ts";
import { bush, tree } from "../trees.ts";
import type { Scenes } from "./scene.ts";

/** A drain along the street is opened and cleaned before the rains. */
function drainCleaning(sheet: Sheet): void {
	const { random, horizon, side } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.6);
	houseRow(sheet, horizon + 62, { distance: 0.12, low: 70, high: 140 });
	ground(sheet, "stone", horizon + 60);
	const drain = horizon + 104;
	sheet.rect(0, drain, 600, 40, sheet.ink("stoneDark"));
	sheet.rect(0, drain + 8, 600, 32, sheet.ink("#4d5a4e"));
	for (let i = 0; i < 5; i++) {
		const slab = 10 + i * 126;
		if (i === 2 || i === 3) continue;
		sheet.rect(slab, drain - 5, 116, 22, sheet.lit("stone"));
		sheet.rect(slab, drain + 13, 116, 5, sheet.shade("stone"));
	}
	sheet.line(
		`M270 ${drain + 26}q20-4 40 0t40 0M330 ${drain + 34}q18-4 36 0t36 0`,
		sheet.ink("waterLight"),
		2,
	);
	sheet.rect(0, drain + 40, 600, 400 - drain, sheet.ink("road"));
	sheet.rect(0, drain + 40, 600, 6, sheet.lit("stone"));
	const inDrain = person(sheet, sheet.mirror(320), drain + 42, 100, {
		dress: "worker",
		pose: "dig",
		flip: side < 0,
	});
	tool(sheet, inDrain.near, drain + 34, side * 34);
	sheet.rect(sheet.mirror(262, 152), drain + 30, 152, 12, sheet.ink("stoneDark"));
	person(sheet, sheet.mirror(420), drain - 2, 100, { dress: "worker", pose: "reach", flip: side > 0 });
	sheet.path(`M${sheet.mirror(450, 80)} ${drain + 2}q40-38 80 0z`, sheet.ink("earth"));
	const shovel = person(sheet, sheet.mirror(150), drain + 72, 112, {
		dress: "worker",
		pose: "sweep",
		flip: side < 0,
	});
	tool(sheet, shovel.near, drain + 70, side * 30);
	barrier(sheet, sheet.mirror(470, 110), 392, 110);
	bucket(sheet, sheet.mirror(236), drain + 70, 24, "ink");
	cone(sheet, sheet.mirror(60), drain + 66);
	crowd(sheet, drain - 6, 78, 2, { from: sheet.mirror(20, 180), to: sheet.mirror(20, 180) + 180 });
	if (random.chance(0.5)) bush(sheet, sheet.mirror(20), drain - 4, 14);
}

/** An electrician on a ladder changes a lamp while a colleague holds it. */
function lampRepair(sheet: Sheet): void {
	const { random, horizon, side } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.58);
	houseRow(sheet, horizon + 56, { distance: 0.22, low: 60, high: 130 });
	ground(sheet, "stone", horizon + 54);
	road(sheet, horizon + 104, horizon + 164, "roadDark");
	streetLamp(sheet, sheet.mirror(80), horizon + 96, 150, side);
	const x = sheet.mirror(330);
	const foot = horizon + 100;
	streetLamp(sheet, x, foot, 236, side, true);
	const top = foot - 226;
	sheet.line(
		`M${xy(x - side * 92, foot)}L${xy(x - side * 10, top + 30)}M${xy(x - side * 72, foot)}L${xy(x + side * 8, top + 30)}`,
		sheet.ink("ochre"),
		4,
	);
	let rungs = "";
	for (let i = 1; i < 10; i++) {
		const t = i / 10;
		rungs += `M${xy(x - side * (92 - 82 * t), foot + (top + 30 - foot) * t)}l${n(side * 20)} 0`;
	}
	sheet.line(rungs, sheet.ink("ochre"), 3);
	person(sheet, x - side * 34, foot - 92, 104, { dress: "worker", pose: "lift", flip: side < 0 });
	person(sheet, x - side * 112, foot + 6, 104, { dress: "worker", pose: "reach", flip: side < 0 });
	cone(sheet, x - side * 150, foot + 16);
	cone(sheet, x + side * 60, foot + 16);
	person(sheet, sheet.mirror(500), horizon + 172, 112, { pose: "point", flip: side > 0 });
	person(sheet, sheet.mirror(540), horizon + 172, 112, { child: true });
	if (random.chance(0.5)) bush(sheet, sheet.mirror(230), foot + 2, 12);
}

/** Fogging against mosquitoes in a lane at nightfall. */
function fogging(sheet: Sheet): void {
	const { random, horizon, side } = sheet;
	sky(sheet, { birds: false });
	farTown(sheet, horizon - 6, 0.6);
	houseRow(sheet, horizon + 76, { low: 96, high: 160 });
	ground(sheet, "stone", horizon + 74);
	crowd(sheet, horizon + 94, 76, 2, { from: 60, to: 540, poses: ["stand", "fold"] });
	for (let i = 0; i < 2; i++) {
		const x = sheet.mirror(350 + i * 150);
		const foot = horizon + 124 + i * 36;
		const figure = person(sheet, x, foot, 112, { dress: "worker", pose: "give", flip: side > 0 });
		const [handX, handY] = figure.near;
		sheet.line(
			`M${xy(handX + side * 26, handY - 6)}L${xy(handX - side * 34, handY + 6)}`,
			sheet.ink("steel"),
			9,
		);
		sheet.plate(handX - 4 + (side > 0 ? 8 : -24), handY - 16, 22, 16, 3, sheet.ink("red"));
		for (let k = 0; k < 7; k++) {
			sheet.circle(
				handX - side * (44 + k * 26),
				handY + 8 + random.between(-12, 10) + k * 3,
				12 + k * 4.5,
				sheet.ink("white"),
				0.55,
			);
		}
	}
}

/** Pumps lift the rain water out of a low street. */
function floodPump(sheet: Sheet): void {
	const { random, horizon, side } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.58);
	houseRow(sheet, horizon + 70, { low: 80, high: 140 });
	water(sheet, horizon + 66, horizon + 128);
	sheet.rect(0, horizon + 120, 600, 300, sheet.ink("soilDark"));
	sheet.path(
		`M0 ${horizon + 126}Q160 ${horizon + 112} 300 ${horizon + 124}T600 ${horizon + 118}V400H0z`,
		sheet.ink("soil"),
	);
	for (const at of [40, 84, 128]) {
		const x = sheet.mirror(at);
		person(sheet, x, horizon + 108, 90, { pose: at === 84 ? "headLoad" : "walk", flip: side < 0 });
		sheet.ellipse(x, horizon + 98, 30, 9, sheet.ink("water"));
		sheet.line(`M${x - 20} ${horizon + 94}q20 6 40 0`, sheet.ink("waterLight"), 2);
	}
	const x = sheet.mirror(300, 130);
	sheet.rect(x, horizon + 84, 130, 56, sheet.ink("enamel"));
	sheet.rect(x, horizon + 76, 130, 10, sheet.shade("enamel"));
	sheet.rect(x + 20, horizon + 96, 44, 22, sheet.ink("ink"));
	sheet.circle(x + 98, horizon + 108, 20, sheet.ink("steel"));
	sheet.circle(x + 98, horizon + 108, 9, sheet.ink("ink"));
	sheet.rect(x + 28, horizon + 52, 8, 26, sheet.ink("ink"));
	smoke(sheet, x + 32, horizon + 52, 0.5, "stone");
	for (const at of [22, 108]) sheet.circle(x + at, horizon + 142, 14, sheet.ink("ink"));
	for (const at of [22, 108]) sheet.circle(x + at, horizon + 142, 6, sheet.ink("stone"));
	sheet.line(
		`M${xy(sheet.mirror(310), horizon + 112)}Q${xy(sheet.mirror(250), horizon + 116)} ${xy(sheet.mirror(236), horizon + 100)}`,
		sheet.ink("ink"),
		12,
	);
	sheet.line(
		`M${xy(sheet.mirror(420), horizon + 112)}Q${xy(sheet.mirror(500), horizon + 116)} ${xy(sheet.mirror(600), horizon + 142)}`,
		sheet.ink("ink"),
		12,
	);
	for (let i = 0; i < 8; i++) {
		sheet.plate(sheet.mirror(20 + i * 26, 30), horizon + 130, 30, 14, 6, sheet.ink("khaki"));
		if (i < 7) sheet.plate(sheet.mirror(33 + i * 26, 30), horizon + 117, 30, 14, 6, sheet.lit("khaki"));
	}
	person(sheet, sheet.mirror(470), horizon + 164, 112, { dress: "worker", pose: "reach", flip: side > 0 });
	person(sheet, sheet.mirror(530), horizon + 168, 116, {
		dress: "worker",
		pose: random.pick(["hips", "point"]),
		flip: side > 0,
	});
	cone(sheet, sheet.mirror(270), horizon + 166);
}

/** A rain-water pit cut open: from the roof through gravel and sand to the ground water. */
function rainPit(sheet: Sheet): void {
	const { horizon, side } = sheet;
	sky(sheet);
	treeLine(sheet, horizon - 40, 0.55, 18);
	const top = horizon - 8;
	hall(sheet, sheet.mirror(30, 260), top, 260, 104, { wall: "rose", roof: "peacock", porch: false });
	tree(sheet, sheet.mirror(530), top, 150, "neem", 0.05);
	sheet.rect(0, top, 600, 400, sheet.ink("earth"));
	sheet.rect(0, top, 600, 9, sheet.ink("grass"));
	sheet.path(`M0 ${top + 70}Q150 ${top + 56} 300 ${top + 74}T600 ${top + 64}V400H0z`, sheet.ink("soilDark"));
	sheet.path(`M0 ${top + 136}Q150 ${top + 124} 300 ${top + 138}T600 ${top + 128}V400H0z`, sheet.ink("water"));
	const pit = sheet.mirror(310, 190);
	sheet.rect(pit - 10, top + 4, 210, 132, sheet.ink("brick"));
	sheet.rect(pit, top + 20, 190, 116, sheet.ink("ink"));
	const layer = (from: number, to: number, ink: Ink) =>
		sheet.rect(pit, top + from, 190, to - from, sheet.ink(ink));
	layer(36, 60, "waterLight");
	layer(60, 84, "soil");
	layer(84, 110, "stone");
	layer(110, 136, "stoneDark");
	for (const [row, size, ink] of [
		[94, 6, "stoneDark"],
		[120, 9, "stone"],
	] as const) {
		for (let i = 0; i < 190 / (size * 2.6); i++)
			sheet.circle(pit + 8 + i * size * 2.6, top + row + (i % 2) * 6, size, sheet.ink(ink));
	}
	sheet.line(
		`M${xy(pit + 95, top + 142)}v22m-8-8l8 9l8-9M${xy(pit + 45, top + 142)}v14m-6-6l6 7l6-7M${xy(pit + 145, top + 142)}v14m-6-6l6 7l6-7`,
		sheet.ink("white"),
		3,
	);
	sheet.rect(pit - 16, top - 2, 222, 8, sheet.ink("stone"));
	const pipe = sheet.mirror(298);
	sheet.line(
		`M${xy(sheet.mirror(284), top - 100)}H${n(pipe)}V${n(top + 20)}H${n(sheet.mirror(340))}V${n(top + 44)}`,
		sheet.ink("enamel"),
		9,
	);
	person(sheet, sheet.mirror(555), top + 2, 92, { dress: "worker", pose: "point", flip: side > 0 });
	person(sheet, sheet.mirror(510), top + 2, 92, { dress: "sari", pose: "fold", flip: side > 0 });
	person(sheet, sheet.mirror(440), top + 2, 92, { dress: "school", pose: "stand" });
}

export const upkeep = {
	drainCleaning: { draw: drainCleaning },
	lampRepair: { draw: lampRepair },
	fogging: { draw: fogging },
	floodPump: { draw: floodPump },
	rainPit: { draw: rainPit },
} satisfies Scenes;
