import { farTown, fieldStrips, ground, sky, sunRays, treeLine } from "../backdrop.ts";
import { crowd } from "../crowd.ts";
import { person } from "../people.ts";
import { n, type Sheet, xy } from "../sheet.ts";
import { bench, bucket, kilometreStone, streetLamp } from "../things.ts";
import { bush, flowers, pottedPlant, sapling, tree, treeGuard, tufts } from "../trees.ts";
import type { Scenes } from "./scene.ts";

/** The fountain of the town park. */
function park(sheet: Sheet): void {
	const { random, horizon } = sheet;
	sky(sheet);
	farTown(sheet, horizon - 4, 0.6);
	treeLine(sheet, horizon + 10, 0.42, 22, "leaf");
	sheet.rect(0, horizon + 8, 600, 400, sheet.ink("grass"));
	sheet.path(
		`M0 ${horizon + 70}Q260 ${horizon + 10} 600 ${horizon + 90}V${horizon + 128}Q260 ${horizon + 60} 0 ${horizon + 120}z`,
		sheet.ink("soil"),
	);
	tree(sheet, random.between(60, 130), horizon + 64, 205, "gulmohar");
	tree(sheet, random.between(480, 550), horizon + 50, 180, random.pick(["neem", "ashoka", "palm"]));
	const x = random.between(270, 350);
	sheet.ellipse(x, horizon + 62, 72, 14, sheet.ink("stone"));
	sheet.ellipse(x, horizon + 58, 62, 11, sheet.ink("water"));
	sheet.rect(x - 5, horizon + 28, 10, 30, sheet.ink("stone"));
	sheet.ellipse(x, horizon + 30, 24, 5, sheet.ink("stone"));
	const top = `M${n(x)} ${horizon + 26}`;
	sheet.line(
		`${top}q-24-44-34 0${top}q24-44 34 0${top}q-10-60-16-4${top}q10-60 16-4`,
		sheet.ink("#eaf6f2"),
		2.6,
	);
	bench(sheet, random.between(390, 430), horizon + 112);
	crowd(sheet, horizon + 108, 84, 3, { from: 60, to: 360, poses: ["walk", "stand", "walk"], children: 0.4 });
	person(sheet, random.between(90, 220), horizon + 156, 130, { child: true, pose: "cheer" });
	person(sheet, 560, horizon + 150, 112, { dress: "kurta", elder: true, pose: "walk", flip: true });
	flowers(sheet, 0, horizon + 136, 600, 36, 26);
}

/** Residents plant a row of saplings. */
function planting(sheet: Sheet): void {
	const { random, horizon } = sheet;
	sky(sheet);
	treeLine(sheet, horizon, 0.6);
	fieldStrips(sheet, horizon);
	tree(sheet, sheet.mirror(random.between(40, 80)), horizon + 56, 180, "neem", 0.05);
	sheet.path(`M0 ${horizon + 78}Q300 ${horizon + 58} 600 ${horizon + 84}V400H0z`, sheet.ink("soil"));
	for (let i = 0; i < 6; i++) {
		const x = 60 + i * 96 + random.between(-14, 14);
		sapling(sheet, x, horizon + 96, 36);
		if (random.chance(0.5)) treeGuard(sheet, x, horizon + 98);
	}
	sapling(sheet, 310, horizon + 150, 62);
	person(sheet, 236, horizon + 152, 116, { dress: random.pick(["kurta", "shirt"]), pose: "bend" });
	person(sheet, 384, horizon + 154, 114, { dress: "salwar", pose: "squat", flip: true });
	bucket(sheet, 430, horizon + 160, 24, "enamel");
	crowd(sheet, horizon + 150, 108, 3, {
		from: 450,
		to: 590,
		dresses: ["school", "sari", "school"],
		poses: ["stand", "reach", "wave"],
	});
	person(sheet, random.between(90, 150), horizon + 160, 116, { dress: "sari", pose: "headLoad" });
	person(sheet, 40, horizon + 156, 112, { child: true, pose: "walk" });
}

/** Two hands and a seedling, from very near. */
function seedling(sheet: Sheet): void {
	const { side } = sheet;
	sheet.rect(0, 0, 600, 400, sheet.ink("waterLight", 0.3));
	sheet.path(sunRays(300, 230, 18, 700, 0.17), sheet.lit("cream", 0, 0.3));
	sheet.rect(0, 346, 600, 60, sheet.ink("earth"));
	for (let i = 0; i < 5; i++) sheet.path(`M${i * 140 - 40} 352q50-36 110 0z`, sheet.ink("earth"));
	const leaf = (x: number, y: number, dx: number, dy: number, ink: "leaf" | "leafLight" | "leafDark") =>
		sheet.path(
			`M${x} ${y}q${dx * 0.3} ${dy * 1.2} ${dx} ${dy}q${-dx * 0.1} ${-dy * 1.1} ${-dx} ${-dy}z`,
			sheet.ink(ink),
		);
	sheet.line("M300 290Q296 210 302 128", sheet.ink("leafDark"), 9);
	leaf(300, 250, -120, -52, "leaf");
	leaf(300, 236, 124, -60, "leafLight");
	leaf(300, 196, -96, -62, "leafLight");
	leaf(302, 180, 98, -66, "leaf");
	leaf(302, 150, -40, -84, "leafDark");
	leaf(302, 148, 46, -86, "leaf");
	sheet.path("M196 322Q300 240 404 322Q300 352 196 322z", sheet.ink("woodDark"));
	const skin = sheet.skin();
	for (const k of [-1, 1]) {
		const x = (v: number) => 300 + k * v;
		const colour = k === side ? sheet.ink(skin) : sheet.shade(skin, 0, 0.14);
		sheet.path(
			`M${x(4)} 356Q${x(70)} 352 ${x(112)} 316Q${x(140)} 300 ${x(132)} 324Q${x(190)} 306 ${x(240)} 340L${x(320)} 372V400H${x(200)}Q${x(110)} 402 ${x(30)} 374Q${x(4)} 368 ${x(4)} 356z`,
			colour,
		);
		sheet.line(`M${x(36)} 360Q${x(84)} 358 ${x(120)} 328`, sheet.shade(skin, 0, 0.3), 3);
		sheet.polygon(
			[
				[x(232), 334],
				[x(330), 368],
				[x(330), 410],
				[x(210), 410],
			],
			sheet.ink(k < 0 ? "rani" : "peacock"),
		);
	}
}

/** Rows of pots under the shade net of the council's nursery. */
function nursery(sheet: Sheet): void {
	const { horizon, random, side } = sheet;
	sky(sheet);
	treeLine(sheet, horizon, 0.5, 26, "leaf");
	ground(sheet, "soil", horizon + 30);
	sheet.rect(0, horizon - 56, 600, 12, sheet.ink("leafDark", 0.1));
	sheet.path(
		`M0 ${horizon - 70}Q150 ${horizon - 40} 300 ${horizon - 66}T600 ${horizon - 70}V${horizon - 44}H0z`,
		sheet.ink("leafDark"),
		0.75,
	);
	for (const x of [20, 210, 400, 580]) sheet.rect(x - 4, horizon - 60, 8, 130, sheet.ink("wood"));
	const blooms = ["red", "yellow", "rani", "white", "orange", undefined] as const;
	for (let row = 0; row < 3; row++) {
		const size = 30 + row * 13;
		const y = horizon + 66 + row * 40;
		for (let x = 24 + row * 8; x < 600; x += size * 1.45) {
			if (row === 1 && Math.abs(x - sheet.mirror(300)) < 60) continue;
			pottedPlant(sheet, x, y, size, blooms[Math.floor(x / (size * 1.45) + row) % 6]);
		}
		if (row !== 0) continue;
		person(sheet, sheet.mirror(300), horizon + 112, 112, { dress: "sari", pose: "reach", flip: side < 0 });
		const can = person(sheet, sheet.mirror(430), horizon + 84, 104, {
			dress: "worker",
			pose: "give",
			head: "cap",
			flip: side > 0,
		});
		sheet.plate(can.near[0] - 14, can.near[1], 28, 24, 3, sheet.ink("steel"));
		sheet.line(`M${xy(can.near[0] - side * 14, can.near[1] + 14)}l${-side * 24}-12`, sheet.ink("steel"), 4);
		sheet.line(
			`M${xy(can.near[0] - side * 40, can.near[1] + 4)}l${-side * 10} 18m${side * 4}-18l${-side * 4} 20`,
			sheet.ink("waterLight"),
			2,
		);
	}
	if (random.chance(0.5))
		person(sheet, sheet.mirror(540), 398, 128, { dress: "school", pose: "fold", flip: side > 0 });
}

/** Mango trees in rows, pickers with baskets. */
function orchard(sheet: Sheet): void {
	const { horizon, side, random } = sheet;
	sky(sheet);
	treeLine(sheet, horizon, 0.5, 24);
	ground(sheet, "grass", horizon);
	for (let i = 0; i < 5; i++) tree(sheet, 30 + i * 135, horizon + 36, 130, "mango", 0.24);
	for (let i = 0; i < 3; i++)
		tree(sheet, 90 + i * 215 + random.between(-10, 10), horizon + 96, 240, "mango", 0.02);
	const picker = person(sheet, sheet.mirror(190), horizon + 116, 104, {
		dress: "kurta",
		pose: "lift",
		flip: side < 0,
	});
	sheet.line(`M${xy(...picker.near)}l${side * 26}-74`, sheet.ink("wood"), 3);
	sheet.ring(picker.near[0] + side * 28, picker.near[1] - 82, 8, sheet.ink("khaki"), 3);
	person(sheet, sheet.mirror(330), horizon + 134, 108, { dress: "sari", pose: "headLoad", flip: side > 0 });
	for (let i = 0; i < 4; i++) {
		const x = sheet.mirror(380 + i * 50);
		const y = horizon + 144 + (i % 2) * 12;
		for (let k = 0; k < 6; k++)
			sheet.circle(
				x - 15 + (k % 4) * 10,
				y - 22 - Math.floor(k / 4) * 7,
				6.5,
				sheet.ink(k % 3 ? "mustard" : "leafLight"),
			);
		sheet.polygon(
			[
				[x - 24, y - 20],
				[x + 24, y - 20],
				[x + 18, y],
				[x - 18, y],
			],
			sheet.ink("khaki"),
		);
	}
	person(sheet, sheet.mirror(250), horizon + 158, 112, { dress: "sari", pose: "squat" });
	person(sheet, sheet.mirror(60), horizon + 160, 112, { child: true, pose: "cheer" });
	tufts(sheet, horizon + 110, 398, 24);
}

/** An early walk: joggers and old friends on the park path. */
function morningWalk(sheet: Sheet): void {
	const { horizon, random, side } = sheet;
	sky(sheet, { rays: true });
	farTown(sheet, horizon, 0.62);
	treeLine(sheet, horizon + 8, 0.45, 24, "leaf");
	sheet.rect(0, horizon + 8, 600, 400, sheet.ink("grass"));
	sheet.polygon(
		[
			[sheet.mirror(250), horizon + 12],
			[sheet.mirror(290), horizon + 12],
			[sheet.mirror(520), 400],
			[sheet.mirror(60), 400],
		],
		sheet.ink("brickLight"),
	);
	for (let i = 0; i < 4; i++) {
		const t = i / 3;
		tree(sheet, sheet.mirror(220 - t * 200), horizon + 30 + t * 70, 90 + t * 110, "ashoka", 0.2 - t * 0.16);
		tree(sheet, sheet.mirror(322 + t * 240), horizon + 30 + t * 70, 90 + t * 110, "ashoka", 0.2 - t * 0.16);
	}
	crowd(sheet, horizon + 50, 54, 2, {
		from: sheet.mirror(270) - 26,
		to: sheet.mirror(270) + 30,
		poses: ["walk"],
	});
	person(sheet, sheet.mirror(240), horizon + 104, 92, { dress: "sport", pose: "run", flip: side < 0 });
	person(sheet, sheet.mirror(310), horizon + 110, 94, { dress: "salwar", pose: "walk", flip: side < 0 });
	person(sheet, sheet.mirror(210), horizon + 160, 122, {
		dress: "kurta",
		elder: true,
		pose: "walk",
		head: "cap",
	});
	person(sheet, sheet.mirror(268), horizon + 162, 122, {
		dress: "kurta",
		elder: true,
		pose: "walk",
		head: "hair",
	});
	person(sheet, sheet.mirror(400), horizon + 158, 120, {
		dress: "sport",
		pose: "run",
		flip: true,
		cloth: random.pick(["rani", "enamel"]),
	});
	streetLamp(sheet, sheet.mirror(560), 396, 190, (side > 0 ? -1 : 1) as -1 | 1, false);
}

/** Trees named after the town's newborns, each with its stone. */
function memoryGrove(sheet: Sheet): void {
	const { horizon, random, side } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.62);
	treeLine(sheet, horizon + 8, 0.4, 22, "leaf");
	sheet.rect(0, horizon + 8, 600, 400, sheet.ink("grass"));
	for (let row = 0; row < 3; row++) {
		for (let i = 0; i < 6 - row; i++) {
			const x = 50 + i * (96 + row * 26) + row * 24;
			const y = horizon + 36 + row * 50;
			if (row === 2 && i > 0 && i < 3) continue;
			sapling(sheet, x, y, 36 + row * 18);
			treeGuard(sheet, x, y + 2, 30 + row * 12, random.pick(["brick", "leafDark", "enamel"]));
			kilometreStone(sheet, x + 26 + row * 8, y + 4, 20 + row * 7, "leafLight");
		}
	}
	person(sheet, sheet.mirror(250), 388, 128, { dress: "sari", pose: "give", flip: side < 0 });
	person(sheet, sheet.mirror(330), 390, 132, { dress: "kurta", pose: "reach", flip: side > 0 });
	person(sheet, sheet.mirror(290), 394, 128, { child: true, pose: "squat", flip: side < 0 });
	bush(sheet, sheet.mirror(580), 396, 22);
	bench(sheet, sheet.mirror(20, 84), horizon + 100);
}

export const green = {
	park: { draw: park },
	planting: { draw: planting },
	seedling: { draw: seedling, indoors: true },
	nursery: { draw: nursery },
	orchard: { draw: orchard },
	morningWalk: { draw: morningWalk },
	memoryGrove: { draw: memoryGrove },
} satisfies Scenes;
