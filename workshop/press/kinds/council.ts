import { farTown, ground, sky, sunRays } from "../backdrop.ts";
import { cornerPlant, room, roomWindow } from "../interiors.ts";
import { shamiana } from "../landmarks.ts";
import { person } from "../people.ts";
import type { Sheet } from "../sheet.ts";
import { bunting, chair, signBoard, table } from "../things.ts";
import { tree } from "../trees.ts";
import type { Scenes } from "./scene.ts";

const everyone = ["kurta", "sari", "shirt", "salwar"] as const;

/** The board sits at its long table. */
function meeting(sheet: Sheet): void {
	const { random } = sheet;
	room(sheet, "chuna", "brick", 262);
	sheet.rect(0, 0, 600, 22, sheet.ink("peacock"));
	for (let i = 0; i < 3; i++) roomWindow(sheet, 40 + i * 200, 52, 120, 126);
	signBoard(sheet, 196, 40, 208, 78);
	const speaker = random.whole(2, 4);
	for (let i = 0; i < 7; i++) {
		person(sheet, 66 + i * 78 + random.between(-6, 6), 336, 170, {
			dress: everyone[(i + speaker) % 4] ?? "kurta",
			pose: i === speaker ? "wave" : random.pick(["stand", "fold", "relaxed"]),
			flip: i > 3,
		});
	}
	sheet.rect(20, 262, 560, 138, sheet.ink("wood"));
	sheet.rect(10, 252, 580, 14, sheet.lit("wood", 0, 0.3));
	sheet.rect(20, 306, 560, 4, sheet.ink("woodDark"));
	for (let i = 0; i < 7; i++) {
		const x = 66 + i * 78;
		sheet.rect(x - 24, 272, 48, 22, sheet.ink("white"));
		sheet.rect(x - 16, 280, 32, 5, sheet.ink("ink"));
		sheet.rect(x + 20, 236, 7, 16, sheet.ink("waterLight"));
	}
	cornerPlant(sheet, 40, 392);
	cornerPlant(sheet, 560, 392);
}

/** Public hearing day under the shamiana. */
function publicHearing(sheet: Sheet): void {
	const { random, horizon } = sheet;
	sky(sheet, { rays: false });
	farTown(sheet, horizon, 0.6);
	tree(sheet, sheet.mirror(570), horizon + 60, 170, "neem", 0.06);
	shamiana(sheet, 30, horizon + 92, 540, 210, ["brick", "yellow"]);
	ground(sheet, "grass", horizon + 90);
	sheet.rect(60, horizon + 88, 480, 14, sheet.ink("wood"));
	signBoard(sheet, 190, horizon - 34, 220, 46, "peacock", "white");
	for (let i = 0; i < 4; i++)
		person(sheet, 150 + i * 100, horizon + 106, 108, {
			dress: everyone[i] ?? "kurta",
			pose: i === 2 ? "reach" : "stand",
		});
	table(sheet, 96, horizon + 112, 408, 44, "white");
	for (let i = 0; i < 4; i++)
		sheet.rect(140 + i * 100, horizon + 56, 34, 8, sheet.ink(i % 2 ? "ochre" : "rose"));
	const asker = person(sheet, sheet.mirror(330), horizon + 158, 122, {
		dress: random.pick(["sari", "kurta"]),
		pose: "give",
		flip: sheet.side > 0,
	});
	sheet.rect(asker.near[0] - 8, asker.near[1] - 20, 18, 22, sheet.ink("white"));
	for (const at of [60, 120, 430, 490, 550]) {
		chair(sheet, sheet.mirror(at), horizon + 168, 42, "red", sheet.side < 0);
		person(sheet, sheet.mirror(at), horizon + 170, 112, {
			pose: "sit",
			flip: sheet.side < 0,
			elder: at === 490,
		});
	}
}

/** A trophy on the stage. */
function award(sheet: Sheet): void {
	const { random } = sheet;
	const wall = random.pick(["peacock", "brick", "blue"] as const);
	sheet.rect(0, 0, 600, 400, sheet.ink(wall));
	sheet.path(sunRays(300, 170, 16, 700, 0.19), sheet.lit(wall, 0, 0.14));
	bunting(sheet, 14);
	sheet.rect(0, 330, 600, 70, sheet.ink("woodDark"));
	sheet.rect(0, 324, 600, 8, sheet.ink("yellow"));
	sheet.line("M238 98h-36q0 62 48 66M362 98h36q0 62-48 66", sheet.ink("ochre"), 10);
	sheet.path("M236 78h128v54c0 54-34 80-64 80s-64-26-64-80z", sheet.ink("yellow"));
	sheet.path("M300 78h64v54c0 54-34 80-64 80z", sheet.shade("ochre", 0, 0.05));
	sheet.rect(288, 208, 24, 40, sheet.ink("ochre"));
	sheet.rect(256, 246, 88, 18, sheet.ink("wood"));
	sheet.rect(244, 262, 112, 66, sheet.ink("woodDark"));
	sheet.rect(262, 278, 76, 28, sheet.ink("cream"));
	sheet.circle(300, 128, 26, sheet.ink("white"));
	sheet.path("M300 108l6 13 14 2-10 10 3 14-13-7-13 7 3-14-10-10 14-2z", sheet.ink(wall));
	for (const [i, x] of [70, 158, 442, 530].entries()) {
		person(sheet, x + random.between(-8, 8), 344, 196, {
			dress: everyone[i] ?? "sari",
			pose: i === 1 || i === 2 ? "reach" : "cheer",
			flip: i > 1,
		});
	}
}

/** First-time voters learn how the machine works; no party, no sign. */
function voterDrive(sheet: Sheet): void {
	const { random, side } = sheet;
	room(sheet, "rose", "soil", 290);
	for (let i = 0; i < 2; i++) roomWindow(sheet, 60 + i * 360, 50, 130, 110);
	signBoard(sheet, 216, 44, 168, 70, "enamel", "white");
	person(sheet, sheet.mirror(150), 372, 190, { dress: "salwar", pose: "point", flip: side < 0 });
	table(sheet, 210, 372, 190, 92, "peacock");
	const x = sheet.mirror(250, 110);
	sheet.polygon(
		[
			[x, 276],
			[x + 110, 276],
			[x + 98, 236],
			[x + 12, 236],
		],
		sheet.ink("chuna"),
	);
	for (let i = 0; i < 4; i++) {
		sheet.rect(x + 22, 241 + i * 9, 48, 5, sheet.ink("white"));
		sheet.circle(x + 84, 243.5 + i * 9, 3.4, sheet.ink("enamel"));
	}
	for (const [i, at] of [430, 490, 550].entries()) {
		person(sheet, sheet.mirror(at), 384, 190, {
			dress: random.pick(["shirt", "salwar", "sari", "kurta"]),
			pose: i === 0 ? "reach" : "stand",
			flip: side > 0,
		});
	}
	person(sheet, sheet.mirror(60), 384, 186, { pose: "fold", dress: "kurta", elder: true, flip: side < 0 });
}

export const council = {
	meeting: { draw: meeting, indoors: true },
	publicHearing: { draw: publicHearing },
	award: { draw: award, indoors: true },
	voterDrive: { draw: voterDrive, indoors: true },
} satisfies Scenes;
