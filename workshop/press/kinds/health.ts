import { farTown, ground, road, sky } from "../backdrop.ts";
import { ambulance } from "../council-vehicles.ts";
import { crowd } from "../crowd.ts";
import { noticeBoard, room, roomWindow } from "../interiors.ts";
import { hall } from "../landmarks.ts";
import { person } from "../people.ts";
import { type Sheet, xy } from "../sheet.ts";
import { chair, table } from "../things.ts";
import { bush, tree } from "../trees.ts";
import type { Scenes } from "./scene.ts";

/** The health centre with its green cross and an ambulance. */
function hospital(sheet: Sheet): void {
	const { random, horizon } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.62);
	const x = 300 + random.between(-40, 40);
	hall(sheet, x - 190, horizon + 54, 380, 128, {
		wall: random.pick(["white", "chuna", "cream"]),
		trim: "chuna",
		roof: "peacock",
		sign: "leafDark",
		cross: true,
		arch: false,
	});
	for (const dx of [-236, 236]) tree(sheet, x + dx, horizon + 58, 165, random.pick(["ashoka", "neem"]), 0.05);
	ground(sheet, "stone", horizon + 52);
	for (let i = 0; i < 8; i++) if (i !== 3 && i !== 4) bush(sheet, x - 190 + i * 54, horizon + 64, 9);
	crowd(sheet, horizon + 100, 76, 4, {
		from: 60,
		to: 540,
		dresses: ["nurse", "kurta", "sari", "shirt", "salwar"],
	});
	road(sheet, horizon + 112, horizon + 166);
	ambulance(sheet, random.between(60, 320), horizon + 154, { scale: 1.3 });
	person(sheet, random.between(490, 550), horizon + 172, 104, { dress: "nurse", pose: "walk", flip: true });
}

/** A mother-to-be and her doctor at the women's clinic. */
function clinic(sheet: Sheet): void {
	const { side } = sheet;
	room(sheet, "rose", "cream", 300);
	roomWindow(sheet, sheet.mirror(420, 130), 50, 130, 120);
	sheet.rect(sheet.mirror(60, 90), 50, 90, 120, sheet.ink("white"));
	sheet.circle(sheet.mirror(105), 92, 22, sheet.ink("rani"));
	sheet.circle(sheet.mirror(105), 92, 14, sheet.lit("rani", 0, 0.5));
	for (let i = 0; i < 3; i++)
		sheet.rect(sheet.mirror(76 + i * 6, 58 - i * 12), 128 + i * 12, 58 - i * 12, 5, sheet.ink("slate"));
	chair(sheet, sheet.mirror(150), 386, 66, "peacock", side < 0);
	person(sheet, sheet.mirror(154), 386, 214, { dress: "nurse", pose: "sitReach", flip: side < 0 });
	table(sheet, sheet.mirror(206, 130), 386, 130, 84, "wood");
	sheet.rect(sheet.mirror(226, 40), 294, 40, 6, sheet.ink("white"));
	sheet.plate(sheet.mirror(280, 30), 272, 30, 28, 4, sheet.ink("enamel"));
	sheet.rect(sheet.mirror(284, 22), 266, 22, 7, sheet.ink("white"));
	chair(sheet, sheet.mirror(400), 386, 66, "peacock", side > 0);
	const mother = person(sheet, sheet.mirror(396), 386, 210, {
		dress: "sari",
		pose: "sitReach",
		flip: side > 0,
		cloth: "leaf",
	});
	sheet.ellipse(mother.hip[0] - side * 16, mother.hip[1] - 22, 18, 17, sheet.ink("leaf"));
	person(sheet, sheet.mirror(480), 388, 206, { dress: "kurta", pose: "fold", flip: side > 0 });
	person(sheet, sheet.mirror(556), 390, 206, { dress: "nurse", pose: "reach", flip: side > 0 });
}

/** A mother and child at the vaccination table. */
function vaccination(sheet: Sheet): void {
	const { side } = sheet;
	room(sheet, "chuna", "waterLight", 300);
	roomWindow(sheet, sheet.mirror(420, 140), 50, 140, 110);
	noticeBoard(sheet, sheet.mirror(40, 180), 46, 180, 110);
	sheet.circle(sheet.mirror(310), 96, 34, sheet.ink("white"));
	sheet.rect(sheet.mirror(303, 14), 74, 14, 44, sheet.ink("flagGreen"));
	sheet.rect(sheet.mirror(288, 44), 89, 44, 14, sheet.ink("flagGreen"));
	table(sheet, sheet.mirror(60, 150), 380, 150, 76, "white");
	const box = sheet.mirror(84, 70);
	sheet.plate(box, 248, 70, 54, 5, sheet.ink("enamel"));
	sheet.rect(box, 262, 70, 6, sheet.ink("white"));
	sheet.line(`M${box + 14} 248q20-26 42 0`, sheet.ink("slate"), 4);
	const nurse = person(sheet, sheet.mirror(250), 388, 206, { dress: "nurse", pose: "give", flip: side < 0 });
	sheet.line(`M${xy(...nurse.near)}l${side * 20} 3`, sheet.ink("steel"), 5);
	sheet.line(`M${xy(nurse.near[0] + side * 20, nurse.near[1] + 3)}l${side * 14} 2`, sheet.ink("slate"), 2);
	chair(sheet, sheet.mirror(374), 386, 60, "rani", side > 0);
	person(sheet, sheet.mirror(376), 386, 200, { dress: "sari", pose: "sitReach", flip: side > 0 });
	person(sheet, sheet.mirror(352), 338, 120, {
		child: true,
		pose: "sit",
		flip: side > 0,
		dress: "shirt",
		cloth: "yellow",
	});
	person(sheet, sheet.mirror(470), 388, 204, { dress: "kurta", pose: "fold", flip: side > 0 });
	person(sheet, sheet.mirror(540), 390, 200, { dress: "salwar", pose: "stand", flip: side > 0 });
	person(sheet, sheet.mirror(506), 392, 200, { child: true, flip: side > 0 });
}

/** Doctors examine the people who sweep the town. */
function healthCamp(sheet: Sheet): void {
	const { side } = sheet;
	room(sheet, "cream", "stone", 296);
	roomWindow(sheet, sheet.mirror(40, 120), 48, 120, 110);
	sheet.rect(sheet.mirror(220, 240), 34, 240, 50, sheet.ink("leafDark"));
	sheet.rect(sheet.mirror(262, 156), 50, 156, 9, sheet.ink("white"));
	sheet.rect(sheet.mirror(292, 96), 66, 96, 6, sheet.ink("yellow"));
	sheet.rect(sheet.mirror(500, 50), 90, 50, 70, sheet.ink("white"));
	for (let i = 0; i < 4; i++)
		sheet.rect(sheet.mirror(508 + i * 3, 34 - i * 6), 102 + i * 14, 34 - i * 6, 6 - i, sheet.ink("ink"));
	const doctor = person(sheet, sheet.mirror(190), 384, 204, {
		dress: "nurse",
		pose: "reach",
		flip: side < 0,
	});
	sheet.line(
		`M${xy(doctor.hip[0] - 8, doctor.hip[1] - 62)}q8 26 ${side * 20} 10L${xy(...doctor.near)}`,
		sheet.ink("slate"),
		2.4,
	);
	chair(sheet, sheet.mirror(282), 386, 60, "enamel", side > 0);
	person(sheet, sheet.mirror(286), 386, 200, { dress: "worker", head: "hair", pose: "sit", flip: side > 0 });
	for (const [i, at] of [390, 452, 514, 572].entries()) {
		person(sheet, sheet.mirror(at), 386 + i * 3, 198, {
			dress: "worker",
			head: i % 2 ? "scarf" : "hair",
			pose: i === 1 ? "fold" : "stand",
			flip: side > 0,
		});
	}
	table(sheet, sheet.mirror(30, 110), 388, 110, 78, "white");
	for (let i = 0; i < 3; i++)
		sheet.plate(
			sheet.mirror(42 + i * 28, 22),
			288,
			22,
			18,
			3,
			sheet.ink((["orange", "enamel", "leaf"] as const)[i] ?? "leaf"),
		);
}

/** Donors rest on couches at the blood donation camp. */
function bloodDonation(sheet: Sheet): void {
	const { side, random } = sheet;
	room(sheet, "rose", "stone", 270);
	sheet.rect(150, 30, 300, 62, sheet.ink("white"));
	sheet.path("M196 42C214 62 210 80 196 80C182 80 178 62 196 42z", sheet.ink("red"));
	sheet.rect(230, 48, 190, 10, sheet.ink("ink"));
	sheet.rect(230, 68, 130, 8, sheet.ink("stoneDark"));
	for (const [i, at] of [40, 330].entries()) {
		const x = sheet.mirror(at, 220);
		const y = 330 + i * 26;
		sheet.rect(x + 10, y - 6, 8, 46, sheet.ink("slate"));
		sheet.rect(x + 198, y - 6, 8, 46, sheet.ink("slate"));
		sheet.plate(x, y - 22, 220, 20, 6, sheet.ink(i ? "waterLight" : "enamel"));
		sheet.plate(x + (side > 0 ? 172 : 8), y - 34, 40, 16, 8, sheet.ink("white"));
		person(sheet, x + 104, y - 20, 180, {
			dress: random.pick(["shirt", "kurta"]),
			pose: "lie",
			flip: side < 0,
		});
		sheet.rect(x + (side > 0 ? 60 : 156), y - 130, 4, 130, sheet.ink("steel"));
		sheet.plate(x + (side > 0 ? 50 : 146), y - 132, 24, 32, 5, sheet.ink("red"));
		sheet.line(`M${x + (side > 0 ? 62 : 158)} ${y - 100}q10 40 30 66`, sheet.ink("red"), 2);
	}
	person(sheet, sheet.mirror(292), 350, 190, { dress: "nurse", pose: "give", flip: side > 0 });
	person(sheet, sheet.mirror(560), 388, 198, { dress: "nurse", pose: "fold", flip: side > 0 });
}

export const health = {
	hospital: { draw: hospital },
	clinic: { draw: clinic, indoors: true },
	vaccination: { draw: vaccination, indoors: true },
	healthCamp: { draw: healthCamp, indoors: true },
	bloodDonation: { draw: bloodDonation, indoors: true },
} satisfies Scenes;
