import { farTown, ground, sky, treeLine } from "../backdrop.ts";
import { houseRow } from "../buildings.ts";
import { excavator, roadRoller } from "../council-vehicles.ts";
import { person } from "../people.ts";
import { n, type Sheet, xy } from "../sheet.ts";
import { barrier, bucket, cone, streetLamp, tool } from "../things.ts";
import { tree } from "../trees.ts";
import type { Scenes } from "./scene.ts";

/** New tar under the roller; cones keep the traffic away. */
function roadWorks(sheet: Sheet): void {
	const { random, horizon, side } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.6);
	houseRow(sheet, horizon + 44, { distance: 0.25, low: 50, high: 104 });
	tree(sheet, random.between(40, 90), horizon + 56, 140, "neem", 0.1);
	ground(sheet, "soil", horizon + 42);
	sheet.polygon(
		[
			[0, horizon + 96],
			[600, horizon + 80],
			[600, 400],
			[0, 400],
		],
		sheet.ink("roadDark"),
	);
	const [a, b] = side > 0 ? [290, 600] : [0, 310];
	sheet.polygon(
		[
			[a, horizon + 88],
			[b, horizon + 84],
			[b, 400],
			[a + (side > 0 ? -60 : 0), 400],
			...(side > 0 ? [] : [[370, 400] as const]),
		],
		sheet.ink("tar"),
	);
	roadRoller(sheet, sheet.mirror(random.between(230, 270)), horizon + 152, { scale: 1.3, flip: side < 0 });
	for (let i = 0; i < 4; i++) cone(sheet, sheet.mirror(34 + i * 46 + random.between(-6, 6)), horizon + 168);
	const raker = person(sheet, sheet.mirror(130), horizon + 140, 104, {
		dress: "worker",
		pose: "sweep",
		flip: side < 0,
	});
	tool(sheet, raker.near, horizon + 142, side * 26);
	person(sheet, sheet.mirror(470), horizon + 132, 100, { dress: "worker", pose: "wave", flip: side > 0 });
	person(sheet, sheet.mirror(540), horizon + 156, 108, { dress: "worker", pose: "hips" });
	sheet.path(`M${sheet.mirror(168, 62)} ${horizon + 164}q30-44 62 0z`, sheet.ink("stoneDark"));
}

/** Large pipes for the new drain beside an open trench. */
function pipeLaying(sheet: Sheet): void {
	const { random, horizon, side } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.6);
	houseRow(sheet, horizon + 48, { distance: 0.25, low: 56, high: 110 });
	ground(sheet, "soil", horizon + 46);
	excavator(sheet, sheet.mirror(120), horizon + 112, { scale: 1.45, flip: side < 0 });
	sheet.polygon(
		[
			[0, horizon + 112],
			[600, horizon + 112],
			[600, horizon + 150],
			[0, horizon + 150],
		],
		sheet.ink("earth"),
	);
	sheet.rect(0, horizon + 124, 600, 26, sheet.shade("earth"));
	sheet.plate(sheet.mirror(60, 250), horizon + 116, 250, 28, 4, sheet.ink("stone"));
	sheet.rect(0, horizon + 148, 600, 60, sheet.ink("soil"));
	sheet.path(`M${sheet.mirror(250, 110)} ${horizon + 112}q50-50 110 0z`, sheet.ink("earth"));
	for (const [i, at] of [430, 500, 465].entries()) {
		const x = sheet.mirror(at);
		const y = horizon + (i < 2 ? 76 : 16) + 8;
		sheet.circle(x, y, 34, sheet.ink("stoneDark"));
		sheet.circle(x, y, 30, sheet.ink("stone"));
		sheet.circle(x, y, 20, sheet.ink("ink"));
	}
	person(sheet, sheet.mirror(390), horizon + 132, 104, { dress: "worker", pose: "point", flip: side > 0 });
	person(sheet, sheet.mirror(330), horizon + 152, 104, { dress: "worker", pose: "dig", flip: side > 0 });
	person(sheet, sheet.mirror(545), horizon + 168, 114, {
		dress: "shirt",
		head: "helmet",
		pose: "fold",
		flip: side > 0,
	});
	barrier(sheet, sheet.mirror(30, 150), horizon + 168, 150);
	for (let i = 0; i < 3; i++) cone(sheet, sheet.mirror(220 + i * 60 + random.between(-6, 6)), horizon + 172);
}

/** Masons lay the paving blocks of a footpath. */
function paving(sheet: Sheet): void {
	const { random, horizon, side } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.6);
	houseRow(sheet, horizon + 60, { distance: 0.1, low: 80, high: 140, shop: true });
	ground(sheet, "soil", horizon + 58);
	const top = horizon + 84;
	sheet.rect(0, top, 600, 60, sheet.ink("soilDark"));
	const laid = 340;
	sheet.rect(sheet.mirror(0, laid), top, laid, 60, sheet.ink("brickLight"));
	let joints = "";
	for (let row = 0; row < 5; row++) {
		joints += `M${sheet.mirror(0, laid)} ${top + row * 12}h${laid}`;
		for (let x = (row % 2) * 14; x < laid; x += 28)
			joints += `M${sheet.mirror(0, laid) + x} ${top + row * 12}v12`;
	}
	sheet.line(joints, sheet.shade("brickLight"), 1.6, { flat: true });
	sheet.rect(0, top + 60, 600, 10, sheet.lit("stone"));
	sheet.rect(0, top + 70, 600, 200, sheet.ink("road"));
	for (const [i, at] of [375, 470].entries()) {
		person(sheet, sheet.mirror(at), top + 46 + i * 12, 108, {
			dress: "worker",
			pose: i ? "floorReach" : "squat",
			flip: side > 0,
		});
	}
	for (let row = 0; row < 3; row++) {
		for (let i = 0; i < 4 - row; i++)
			sheet.rect(
				sheet.mirror(520 + i * 18 + row * 9, 17),
				top + 48 - row * 10,
				17,
				9,
				sheet.ink(row % 2 ? "brick" : "brickLight"),
			);
	}
	person(sheet, sheet.mirror(200), top + 104, 116, { dress: "worker", pose: "walk" });
	bucket(sheet, sheet.mirror(420), top + 66, 22, "ink");
	streetLamp(sheet, sheet.mirror(80), top, 150, side);
	if (random.chance(0.6)) cone(sheet, sheet.mirror(450), top + 100);
}

/** Steel and bricks: a new school wing grows. */
function construction(sheet: Sheet): void {
	const { horizon, side } = sheet;
	sky(sheet);
	treeLine(sheet, horizon, 0.55);
	farTown(sheet, horizon + 4, 0.6);
	ground(sheet, "soil", horizon + 50);
	const x = sheet.mirror(90, 360);
	const foot = horizon + 96;
	for (let floor = 0; floor < 3; floor++) {
		const y = foot - floor * 78;
		sheet.rect(x - 8, y - 78, 376, 12, sheet.ink("stone"));
		sheet.rect(x - 8, y - 68, 376, 4, sheet.shade("stone"));
		for (let i = 0; i < 5; i++)
			sheet.rect(x + i * 87, y - 68, 14, 68, sheet.ink(i % 2 ? "stoneDark" : "stone"));
		if (floor > 1) continue;
		for (let i = 0; i < 4; i++) {
			if (floor === 1 && i > 1) continue;
			sheet.rect(x + 14 + i * 87, y - (floor ? 40 : 60), 73, floor ? 40 : 60, sheet.ink("brickLight"));
			let courses = "";
			for (let k = 1; k < (floor ? 5 : 8); k++) courses += `M${x + 14 + i * 87} ${y - k * 8}h73`;
			sheet.line(courses, sheet.shade("brickLight", 0, 0.16), 1.2, { flat: true });
		}
	}
	let steel = "";
	for (let i = 0; i < 5; i++)
		steel += `M${x + 4 + i * 87} ${foot - 234}v-26M${x + 10 + i * 87} ${foot - 234}v-22`;
	sheet.line(steel, sheet.ink("ink"), 2);
	sheet.line(
		`M${x + 190} ${foot}V${foot - 240}M${x + 276} ${foot}V${foot - 240}M${x + 360} ${foot}V${foot - 240}M${x + 184} ${foot - 60}h184M${x + 184} ${foot - 140}h184M${x + 184} ${foot - 210}h184`,
		sheet.ink("khaki"),
		3.4,
	);
	person(sheet, x + 230, foot - 140, 78, { dress: "worker", pose: "reach" });
	person(sheet, x + 320, foot - 140, 78, { dress: "worker", pose: "reach", flip: true });
	person(sheet, x + 120, foot - 78, 76, { dress: "worker", pose: "bend" });
	person(sheet, sheet.mirror(500), foot + 34, 106, { dress: "worker", pose: "headLoad", flip: side > 0 });
	person(sheet, sheet.mirror(560), foot + 44, 110, { dress: "sari", pose: "headLoad", flip: side > 0 });
	person(sheet, sheet.mirror(60), foot + 50, 112, {
		dress: "salwar",
		head: "helmet",
		pose: "point",
		flip: side < 0,
	});
	sheet.path(`M${sheet.mirror(300, 120)} ${foot + 50}q56-56 120 0z`, sheet.ink("stoneDark"));
	sheet.path(`M${sheet.mirror(180, 100)} ${foot + 56}q46-40 100 0z`, sheet.lit("soil"));
}

/** Solar panels go up on the roof of a public building. */
function solarRoof(sheet: Sheet): void {
	const { random, horizon, side } = sheet;
	sky(sheet, { rays: true, sunX: sheet.mirror(470) });
	farTown(sheet, horizon + 10, 0.58);
	houseRow(sheet, horizon + 80, { distance: 0.3, low: 50, high: 90 });
	const roof = horizon + 110;
	sheet.rect(0, roof, 600, 300, sheet.ink("cream"));
	sheet.rect(0, roof, 600, 8, sheet.lit("stone"));
	sheet.path(`M0 ${roof + 40}H600V400H0z`, sheet.lit("cream", 0, 0.4));
	const panels = (y: number, count: number, size: number) => {
		for (let i = 0; i < count; i++) {
			const x = sheet.mirror(20 + i * size * 1.18, size);
			const lean = -side * size * 0.16;
			sheet.line(
				`M${xy(x + size * 0.2, y)}v${n(-size * 0.3)}M${xy(x + size * 0.8, y)}v${n(-size * 0.3)}`,
				sheet.ink("slate"),
				3,
			);
			const top = y - size * 0.78;
			const foot = y - size * 0.14;
			sheet.polygon(
				[
					[x + lean, top],
					[x + size + lean, top],
					[x + size, foot],
					[x, foot],
				],
				sheet.ink("#1d3f66"),
			);
			let grid = "";
			for (let k = 1; k < 4; k++)
				grid += `M${xy(x + lean + (size * k) / 4, top)}L${xy(x + (size * k) / 4, foot)}`;
			for (let k = 1; k < 3; k++)
				grid += `M${xy(x + lean * (1 - k / 3), top + ((foot - top) * k) / 3)}h${n(size)}`;
			sheet.line(grid, sheet.ink("waterLight"), 1.2);
			sheet.polygon(
				[
					[x + lean + size * 0.1, top],
					[x + lean + size * 0.34, top],
					[x + size * 0.16, foot],
					[x, foot],
					[x, foot - size * 0.2],
				],
				"#ffffff",
				0.14,
			);
		}
	};
	panels(roof + 26, 5, 70);
	panels(roof + 84, 4, 92);
	person(sheet, sheet.mirror(500), roof + 44, 100, { dress: "worker", pose: "reach", flip: side > 0 });
	const kneeling = person(sheet, sheet.mirror(480), roof + 100, 124, {
		dress: "worker",
		pose: "squat",
		flip: side > 0,
	});
	sheet.line(`M${xy(...kneeling.near)}l${-side * 20} 4`, sheet.ink("steel"), 4);
	person(sheet, sheet.mirror(556), roof + 104, 126, {
		dress: random.pick(["shirt", "salwar"]),
		pose: "fold",
		flip: side > 0,
	});
}

export const works = {
	roadWorks: { draw: roadWorks },
	pipeLaying: { draw: pipeLaying },
	paving: { draw: paving },
	construction: { draw: construction },
	solarRoof: { draw: solarRoof },
} satisfies Scenes;
