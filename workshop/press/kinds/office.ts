import { crowd } from "../crowd.ts";
import {
	bookShelf,
	cornerPlant,
	counter,
	fan,
	monitor,
	noticeBoard,
	room,
	roomWindow,
} from "../interiors.ts";
import type { Ink } from "../palette.ts";
import { person } from "../people.ts";
import { n, type Sheet, xy } from "../sheet.ts";
import { chair, table } from "../things.ts";
import type { Scenes } from "./scene.ts";

/** Three counters of the citizen office. */
function counters(sheet: Sheet): void {
	const { random } = sheet;
	room(sheet, "chuna", random.pick(["rose", "soil", "stone"]), 256);
	sheet.rect(60, 30, 480, 56, sheet.ink("peacock"));
	sheet.rect(110, 48, 300, 9, sheet.ink("white"));
	sheet.rect(110, 66, 200, 6, sheet.ink("yellow"));
	for (let i = 0; i < 3; i++) {
		const x = 76 + i * 160;
		sheet.rect(x, 112, 132, 126, sheet.ink("white"));
		sheet.rect(x + 6, 118, 120, 90, sheet.shade("peacock", 0, 0.2));
		person(sheet, x + 66, 256, 126, {
			dress: random.pick(["shirt", "salwar", "kurta"]),
			pose: random.pick(["stand", "reach", "give"]),
			head: i === 1 ? "bun" : "hair",
		});
		sheet.rect(x + 34, 98, 64, 24, sheet.ink("yellow"));
		sheet.rect(x + 48, 107, 36, 6, sheet.ink("ink"));
		sheet.rect(x - 8, 200, 148, 12, sheet.ink("wood"));
		sheet.rect(x, 212, 132, 46, sheet.lit("wood", 0, 0.25));
		sheet.rect(x + 14, 192, 44, 8, sheet.ink("cream"));
		monitor(sheet, x + 106, 200, 34);
	}
	cornerPlant(sheet, 30, 300);
	crowd(sheet, 382, 162, 4, {
		from: 60,
		to: 560,
		dresses: ["kurta", "sari", "salwar", "shirt"],
		poses: ["stand", "reach", "relaxed", "fold"],
	});
}

/** One window, near: a paper changes hands. */
function oneCounter(sheet: Sheet): void {
	const { random, side } = sheet;
	room(sheet, "cream", "rose", 330);
	const x = sheet.mirror(60, 300);
	sheet.rect(x, 60, 300, 210, sheet.ink("white"));
	sheet.rect(x + 12, 72, 276, 190, sheet.shade("peacock", 0, 0.12));
	sheet.rect(x + 90, 40, 120, 44, sheet.ink("yellow"));
	sheet.rect(x + 112, 56, 76, 10, sheet.ink("ink"));
	bookShelf(sheet, x + 24, 230, 90, 130, 3);
	person(sheet, x + 180, 376, 290, { dress: random.pick(["salwar", "shirt"]), pose: "give", flip: side < 0 });
	counter(sheet, x - 20, 400, 340, 140);
	sheet.rect(x + 40, 244, 70, 8, sheet.ink("cream"));
	sheet.rect(x + 46, 237, 62, 8, sheet.ink("white"));
	monitor(sheet, x + (side > 0 ? 60 : 240), 250, 76);
	noticeBoard(sheet, sheet.mirror(410, 160), 70, 160, 100);
	const citizen = person(sheet, sheet.mirror(430), 440, 300, {
		dress: random.pick(["sari", "kurta"]),
		pose: "reach",
		flip: side > 0,
	});
	const [handX, handY] = citizen.near;
	sheet.polygon(
		[
			[handX - 26, handY - 30],
			[handX + 14, handY - 36],
			[handX + 20, handY + 8],
			[handX - 20, handY + 14],
		],
		sheet.ink("white"),
	);
	sheet.line(`M${xy(handX - 16, handY - 20)}l24-4m-22 14l24-4m-22 14l14-2`, sheet.ink("slate"), 2.4);
	person(sheet, sheet.mirror(540), 450, 300, { dress: "kurta", pose: "stand", elder: true, flip: side > 0 });
}

/** The registrar's camp in a school: three tables, families with their papers. */
function wardCamp(sheet: Sheet): void {
	const { random, side } = sheet;
	room(sheet, "waterLight", "soil", 300);
	sheet.rect(sheet.mirror(60, 240), 48, 240, 120, sheet.ink("wood"));
	sheet.rect(sheet.mirror(68, 224), 56, 224, 104, sheet.ink("#27493f"));
	sheet.rect(sheet.mirror(110, 140), 84, 140, 9, sheet.ink("white"));
	sheet.rect(sheet.mirror(130, 100), 108, 100, 7, sheet.ink("yellow"));
	roomWindow(sheet, sheet.mirror(380, 150), 52, 150, 110);
	for (let i = 0; i < 3; i++) {
		const x = sheet.mirror(70 + i * 190);
		person(sheet, x, 350, 180, {
			dress: i === 0 ? "salwar" : random.pick(["shirt", "sari"]),
			head: i === 0 ? "scarf" : undefined,
			pose: "give",
			flip: side < 0,
		});
		table(
			sheet,
			sheet.mirror(36 + i * 190, 130),
			372,
			130,
			70,
			(["white", "yellow", "rose"] as const)[i] ?? "white",
		);
		sheet.rect(sheet.mirror(84 + i * 190, 34), 292, 34, 7, sheet.ink("cream"));
		sheet.rect(sheet.mirror(88 + i * 190, 34), 286, 34, 7, sheet.ink("white"));
		const citizen = person(sheet, sheet.mirror(176 + i * 190), 390, 186, {
			dress: random.pick(["kurta", "sari", "salwar"]),
			pose: "reach",
			flip: side > 0,
			elder: i === 1,
		});
		sheet.rect(citizen.near[0] - 10, citizen.near[1] - 24, 20, 26, sheet.ink("white"));
	}
	person(sheet, sheet.mirror(226), 396, 190, { child: true, pose: "stand", flip: side > 0 });
}

/** A certificate, its stamp and a pen, seen from above. */
function certificate(sheet: Sheet): void {
	const { random } = sheet;
	sheet.rect(0, 0, 600, 400, sheet.ink("wood"));
	let grain = "";
	for (let y = 26; y < 400; y += 46) grain += `M0 ${n(y)}q150 ${n(random.between(-8, 8))} 300 0t300 0`;
	sheet.line(grain, sheet.shade("wood", 0, 0.14), 3);
	const accent: Ink = random.pick(["peacock", "brick", "leaf"] as const);
	sheet.at(
		300,
		206,
		() => {
			sheet.rect(-196, -150, 404, 300, sheet.shade("wood", 0, 0.35));
			sheet.rect(-202, -156, 404, 300, sheet.ink("white"));
			sheet.line("M-188-142h376v272h-376z", sheet.ink(accent), 5, { flat: true });
			sheet.line("M-180-134h360v256h-360z", sheet.ink("ochre"), 2, { flat: true });
			sheet.path("M-20-62V-96a20 20 0 0 1 40 0V-62z", sheet.ink("ink"));
			sheet.path("M0-106q9 8 0 20q-9-12 0-20zM-1.500-88h3v14h-3zM-13-74h26v3h-26z", sheet.ink("yellow"));
			sheet.rect(-110, -46, 220, 14, sheet.ink(accent));
			for (let i = 0; i < 4; i++) {
				sheet.rect(-150, -12 + i * 24, 74, 7, sheet.ink("stoneDark"));
				sheet.rect(-60, -12 + i * 24, 190 - (i % 2) * 50, 7, sheet.ink("slate"));
			}
			sheet.line("M60 112q14-24 24-4t24-8t22 4", sheet.ink("enamel"), 3);
			sheet.ring(-110, 96, 24, sheet.ink("purple"), 4);
			sheet.ring(-110, 96, 15, sheet.ink("purple"), 2);
		},
		{ turn: random.between(-7, 7) },
	);
	sheet.at(
		sheet.mirror(80),
		330,
		() => {
			sheet.plate(-34, -22, 68, 44, 6, sheet.ink("ink"));
			sheet.plate(-26, -15, 52, 30, 4, sheet.ink("purple"));
		},
		{ turn: -14 },
	);
	sheet.at(sheet.mirror(530), 330, () => {
		sheet.circle(0, 0, 38, sheet.ink("woodDark"));
		sheet.circle(-3, -4, 26, sheet.ink("brickLight"));
		sheet.circle(-6, -8, 13, sheet.lit("brickLight"));
	});
	sheet.at(
		sheet.mirror(526),
		110,
		() => {
			sheet.plate(-8, -84, 16, 150, 7, sheet.ink("enamel"));
			sheet.polygon(
				[
					[-8, 64],
					[8, 64],
					[0, 92],
				],
				sheet.ink("steel"),
			);
			sheet.rect(3, -80, 4, 46, sheet.ink("yellow"));
		},
		{ turn: sheet.side * 24 },
	);
}

/** Screens and forms in the common service centre. */
function computers(sheet: Sheet): void {
	const { random, side } = sheet;
	room(sheet, "waterLight", "stone", 300);
	noticeBoard(sheet, sheet.mirror(40, 210), 40, 210, 96);
	roomWindow(sheet, sheet.mirror(360, 180), 46, 180, 110);
	for (let i = 0; i < 3; i++) {
		const x = 60 + i * 190;
		chair(sheet, x + (side > 0 ? 16 : 84), 372, 56, "slate", side < 0);
		person(sheet, x + (side > 0 ? 20 : 80), 372, 176, {
			pose: "sitReach",
			dress: random.pick(["salwar", "shirt", "kurta"]),
			flip: side < 0,
		});
		sheet.rect(x - 10, 300, 128, 9, sheet.ink("wood"));
		for (const leg of [-4, 108]) sheet.rect(x + leg, 306, 7, 70, sheet.ink("woodDark"));
		monitor(sheet, x + (side > 0 ? 88 : 14), 300, 58);
	}
	person(sheet, sheet.mirror(560), 390, 190, { dress: "sari", pose: "point", flip: side > 0 });
}

/** The reading room of the town library. */
function library(sheet: Sheet): void {
	const { random } = sheet;
	room(sheet, "cream", "soil", 276);
	bookShelf(sheet, 16, 270, 150, 220, 4);
	bookShelf(sheet, 434, 270, 150, 220, 4);
	roomWindow(sheet, 206, 60, 188, 140);
	fan(sheet, 150, 30);
	fan(sheet, 450, 30);
	for (const [row, y] of [
		[0, 324],
		[1, 396],
	] as const) {
		const size = 126 + row * 36;
		const count = 4 - row;
		for (let i = 0; i < count; i++) {
			const x = 90 + (i * 420) / (count - 1) + row * 6;
			person(sheet, x, y, size, {
				pose: "sitReach",
				dress: random.pick(["salwar", "shirt", "school", "kurta"]),
				flip: i % 2 === 1,
			});
			sheet.polygon(
				[
					[x - 26, y - size * 0.41],
					[x, y - size * 0.36],
					[x + 26, y - size * 0.41],
					[x + 26, y - size * 0.38],
					[x, y - size * 0.33],
					[x - 26, y - size * 0.38],
				],
				sheet.ink("white"),
			);
		}
		sheet.rect(30, y - size * 0.35, 540, 10, sheet.lit("wood", 0, 0.2));
		sheet.rect(30, y - size * 0.35 + 10, 540, 5, sheet.ink("woodDark"));
		for (const at of [44, 546]) sheet.rect(at, y - size * 0.33, 9, size * 0.33, sheet.ink("woodDark"));
	}
	if (random.chance(0.6)) cornerPlant(sheet, 300, 272);
}

export const office = {
	counters: { draw: counters, indoors: true },
	oneCounter: { draw: oneCounter, indoors: true },
	wardCamp: { draw: wardCamp, indoors: true },
	certificate: { draw: certificate, indoors: true },
	computers: { draw: computers, indoors: true },
	library: { draw: library, indoors: true },
} satisfies Scenes;
