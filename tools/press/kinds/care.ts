import { farTown, ground, road, sky, treeLine } from "../backdrop.ts";
import { house, houseRow } from "../buildings.ts";
import { crowd } from "../crowd.ts";
import { fan, noticeBoard, room, roomWindow } from "../interiors.ts";
import { hall } from "../landmarks.ts";
import type { Ink } from "../palette.ts";
import { person } from "../people.ts";
import { type Sheet, xy } from "../sheet.ts";
import { bench, chair, fire, nationalFlag, streetLamp, table } from "../things.ts";
import { bush, tree } from "../trees.ts";
import { ambulance } from "../vehicles.ts";
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

/** Old people under the neem, one on a stick. */
function elders(sheet: Sheet): void {
	const { random, horizon, side } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.62);
	treeLine(sheet, horizon + 8, 0.45, 20, "leaf");
	sheet.rect(0, horizon + 8, 600, 400, sheet.ink("grass", 0.06));
	sheet.path(`M0 ${horizon + 92}Q300 ${horizon + 72} 600 ${horizon + 96}V400H0z`, sheet.ink("soil"));
	house(sheet, sheet.mirror(20, 140), horizon + 78, 140, 96, { distance: 0.08, wall: "chuna" });
	tree(sheet, sheet.mirror(430), horizon + 104, 300, "neem");
	bench(sheet, sheet.mirror(190, 150), horizon + 142, 150);
	person(sheet, sheet.mirror(225), horizon + 144, 128, {
		dress: "kurta",
		elder: true,
		pose: "sit",
		head: "turban",
	});
	person(sheet, sheet.mirror(300), horizon + 144, 122, {
		dress: "sari",
		elder: true,
		pose: "sit",
		flip: true,
	});
	const walker = person(sheet, sheet.mirror(400), horizon + 156, 124, {
		dress: "kurta",
		elder: true,
		pose: "reach",
		flip: side < 0,
		head: "hair",
	});
	sheet.line(`M${xy(walker.near[0], walker.near[1] - 4)}V${horizon + 158}`, sheet.ink("woodDark"), 4);
	person(sheet, sheet.mirror(470), horizon + 160, 126, {
		dress: random.pick(["salwar", "shirt"]),
		pose: "reach",
		flip: side > 0,
	});
	person(sheet, sheet.mirror(110), horizon + 162, 124, {
		dress: "dhoti",
		elder: true,
		pose: "relaxed",
		flip: side < 0,
	});
	person(sheet, sheet.mirror(60), horizon + 164, 120, { child: true, pose: "walk", flip: side < 0 });
}

/** A wheelchair on the ramp of a public office. */
function ramp(sheet: Sheet): void {
	const { random, horizon, side } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.62);
	hall(sheet, sheet.mirror(100, 320), horizon + 44, 320, 108, { distance: 0.06, sign: "blue" });
	tree(sheet, sheet.mirror(530), horizon + 60, 190, "neem");
	ground(sheet, "stone", horizon + 42);
	const m = (x: number) => sheet.mirror(x);
	sheet.polygon(
		[
			[m(0), horizon + 128],
			[m(330), horizon + 92],
			[m(600), horizon + 92],
			[m(600), 400],
			[m(0), 400],
		],
		sheet.lit("stone", 0, 0.4),
	);
	sheet.line(
		`M${m(40)} ${horizon + 62}L${m(330)} ${horizon + 34}V${horizon + 92}M${m(40)} ${horizon + 62}V${horizon + 122}M${m(185)} ${horizon + 48}V${horizon + 106}`,
		sheet.ink("blue"),
		4,
	);
	const x = m(300 + random.between(-16, 24));
	const y = horizon + 156;
	const scale = 1.1;
	sheet.at(
		x,
		y,
		() => {
			sheet.line("M-26-92V-46H34L52-12H68M-26-88H-42", sheet.ink("blue"), 5);
			person(sheet, -6, -10, 140, { pose: "sitReach", dress: random.pick(["shirt", "salwar", "kurta"]) });
			sheet.ring(0, -30, 30, sheet.ink("ink"), 5);
			sheet.circle(0, -30, 4, sheet.ink("ink"));
			sheet.ring(52, -9, 9, sheet.ink("ink"), 4);
		},
		{ scale, flip: side < 0 },
	);
	person(sheet, x - side * 78, y + 6, 146, {
		dress: random.pick(["kurta", "salwar", "sari"]),
		pose: "give",
		flip: side < 0,
	});
	crowd(sheet, horizon + 124, 92, 2, { from: m(500) - 60, to: m(500) + 60 });
}

/** A self-help group sits in a circle with its ledger and cash box. */
function selfHelpGroup(sheet: Sheet): void {
	const { horizon, side } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.6);
	houseRow(sheet, horizon + 56, { distance: 0.14, low: 60, high: 110 });
	ground(sheet, "soil", horizon + 54);
	tree(sheet, sheet.mirror(500), horizon + 94, 250, "mango");
	sheet.ellipse(270, horizon + 142, 240, 46, sheet.ink("enamel"));
	sheet.ellipse(270, horizon + 142, 222, 39, sheet.ink("ochre"));
	sheet.ellipse(270, horizon + 142, 212, 35, sheet.ink("enamel"));
	const inks: Ink[] = ["red", "leaf", "ochre", "rani", "purple", "peacock", "orange"];
	for (let i = 0; i < 4; i++)
		person(sheet, 110 + i * 106, horizon + 126, 112, {
			dress: "sari",
			pose: i === 1 ? "floorReach" : "floor",
			flip: i > 1,
			cloth: inks[i] ?? "red",
		});
	sheet.plate(246, horizon + 128, 44, 26, 3, sheet.ink("slate"));
	sheet.rect(246, horizon + 136, 44, 4, sheet.ink("yellow"));
	sheet.polygon(
		[
			[186, horizon + 146],
			[212, horizon + 150],
			[238, horizon + 146],
			[238, horizon + 136],
			[212, horizon + 140],
			[186, horizon + 136],
		],
		sheet.ink("white"),
	);
	for (let i = 0; i < 3; i++)
		person(sheet, 90 + i * 180, horizon + 166, 122, {
			dress: i === 1 ? "salwar" : "sari",
			pose: i === 1 ? "floorReach" : "floor",
			flip: i > 1,
			cloth: inks[4 + i] ?? "rani",
		});
	person(sheet, sheet.mirror(560), horizon + 160, 120, { dress: "sari", pose: "reach", flip: side > 0 });
}

/** Small children and their teacher at the anganwadi. */
function anganwadi(sheet: Sheet): void {
	const { side, random } = sheet;
	room(sheet, "yellow", "rose", 284);
	sheet.rect(0, 208, 600, 76, sheet.lit("waterLight"));
	for (let i = 0; i < 6; i++) {
		const [x, y] = [44 + i * 104, 60 + (i % 2) * 40];
		if (i % 3 === 0) {
			sheet.circle(x, y, 24, sheet.ink("orange"));
			for (let k = 0; k < 8; k++)
				sheet.line(
					`M${xy(x + Math.cos((k * Math.PI) / 4) * 29, y + Math.sin((k * Math.PI) / 4) * 29)}l${xy(Math.cos((k * Math.PI) / 4) * 8, Math.sin((k * Math.PI) / 4) * 8)}`,
					sheet.ink("orange"),
					4,
				);
		} else if (i % 3 === 1) {
			sheet.path(`M${x} ${y + 20}q-34-24-18-42q12-8 18 6q6-14 18-6q16 18-18 42z`, sheet.ink("red"));
		} else {
			sheet.rect(x - 3, y - 4, 6, 40, sheet.ink("leaf"));
			for (let k = 0; k < 5; k++)
				sheet.circle(x + Math.cos(k * 1.257) * 14, y - 8 + Math.sin(k * 1.257) * 14, 9, sheet.ink("rani"));
			sheet.circle(x, y - 8, 8, sheet.ink("white"));
		}
	}
	sheet.polygon(
		[
			[60, 396],
			[540, 396],
			[500, 318],
			[100, 318],
		],
		sheet.ink("leaf"),
	);
	for (let i = 0; i < 5; i++) {
		const x = 120 + i * 76;
		person(sheet, sheet.mirror(x), 352 + (i % 2) * 6, 150, {
			child: true,
			pose: random.pick(["floor", "floorReach"]),
			dress: random.pick(["shirt", "salwar"]),
		});
		sheet.ellipse(sheet.mirror(x) + 8, 374, 19, 6, sheet.ink("steel"));
		sheet.ellipse(sheet.mirror(x) + 8, 372, 11, 3.4, sheet.ink("yellow"));
	}
	person(sheet, sheet.mirror(510), 390, 208, { dress: "sari", pose: "give", flip: side > 0 });
}

/** Beds, quilts and a guard at the night shelter. */
function nightShelter(sheet: Sheet): void {
	const { horizon, side } = sheet;
	sky(sheet, { birds: false, rays: false });
	farTown(sheet, horizon, 0.58);
	treeLine(sheet, horizon + 6, 0.5);
	const x = sheet.mirror(60, 400);
	const foot = horizon + 96;
	sheet.rect(x, foot - 150, 400, 150, sheet.ink("brickLight"));
	sheet.rect(x - 10, foot - 160, 420, 14, sheet.ink("cream"));
	sheet.rect(x + 100, foot - 196, 200, 38, sheet.ink("enamel"));
	sheet.rect(x + 124, foot - 182, 152, 9, sheet.ink("white"));
	for (let i = 0; i < 3; i++) {
		const left = x + 24 + i * 126;
		sheet.rect(left, foot - 112, 100, 112, "#f6c14a");
		sheet.rect(left, foot - 112, 100, 6, sheet.ink("cream"));
		if (i === 1) continue;
		for (const row of [0, 1]) {
			sheet.rect(left + 8, foot - 20 - row * 46, 84, 6, sheet.ink("woodDark"));
			sheet.plate(
				left + 10,
				foot - 34 - row * 46,
				80,
				15,
				6,
				sheet.ink((["red", "leaf", "rani", "blue"] as const)[i + row] ?? "red"),
			);
			sheet.circle(left + 82, foot - 30 - row * 46, 6, sheet.ink(sheet.skin()));
		}
		sheet.line(`M${left + 8} ${foot}v-70M${left + 92} ${foot}v-70`, sheet.ink("woodDark"), 4);
	}
	person(sheet, x + 200, foot, 104, { dress: "kurta", pose: "give", head: "cap" });
	ground(sheet, "soilDark", foot);
	streetLamp(sheet, sheet.mirror(560), foot + 30, 190, -side as -1 | 1);
	fire(sheet, sheet.mirror(500), foot + 58, 26);
	person(sheet, sheet.mirror(540), foot + 66, 112, {
		dress: "kurta",
		cloth: "maroon",
		pose: "squat",
		flip: side > 0,
	});
	person(sheet, sheet.mirror(455), foot + 66, 112, {
		dress: "sari",
		cloth: "olive",
		pose: "squat",
		flip: side < 0,
	});
	person(sheet, sheet.mirror(130), foot + 62, 118, {
		dress: "kurta",
		cloth: "slate",
		head: "turban",
		pose: "walk",
		elder: true,
		flip: side < 0,
	});
}

/** Women at their sewing machines: a scheme for widows. */
function sewingCentre(sheet: Sheet): void {
	const { random, side } = sheet;
	room(sheet, "chuna", "soil", 290);
	roomWindow(sheet, 50, 50, 130, 110);
	roomWindow(sheet, 420, 50, 130, 110);
	fan(sheet, 300, 34);
	for (let i = 0; i < 5; i++)
		sheet.rect(
			216 + i * 36,
			150 - (i % 2) * 12,
			30,
			120,
			sheet.ink((["rani", "ochre", "leaf", "purple", "red"] as const)[i] ?? "red"),
		);
	sheet.rect(206, 128, 190, 6, sheet.ink("wood"));
	for (let i = 0; i < 3; i++) {
		const x = 70 + i * 186;
		const at = (v: number) => x + (side > 0 ? v : 100 - v);
		chair(sheet, at(10), 374, 56, "wood", side < 0);
		person(sheet, at(12), 374, 180, {
			dress: random.pick(["sari", "salwar", "sari"]),
			pose: "sitReach",
			flip: side < 0,
		});
		sheet.rect(x + (side > 0 ? 36 : -20), 302, 84, 9, sheet.ink("wood"));
		sheet.line(`M${at(44)} 310V374M${at(112)} 310V374M${at(44)} 346H${at(112)}`, sheet.ink("ink"), 4);
		sheet.path(`M${at(56)} 302v-10h${side * 40}v-22h${-side * 40}v-10h${side * 54}v42z`, sheet.ink("ink"));
		sheet.circle(at(114), 282, 8, sheet.ink("ochre"));
		sheet.path(`M${at(40)} 311h${side * 26}q${-side * 4} 22 ${-side * 30} 26z`, sheet.ink(sheet.cloth()));
	}
}

/** Assistive devices are handed over: tricycles, canes, hearing aids. */
function tricycleCamp(sheet: Sheet): void {
	const { horizon, side } = sheet;
	sky(sheet);
	treeLine(sheet, horizon + 4, 0.5, 22);
	hall(sheet, 150, horizon + 44, 300, 96, { distance: 0.14, wall: "cream", roof: "peacock" });
	nationalFlag(sheet, 300, horizon - 92, 44);
	ground(sheet, "grass", horizon + 42);
	for (let i = 0; i < 3; i++) {
		const x = sheet.mirror(90 + i * 165);
		const y = horizon + 140 + (i % 2) * 12;
		sheet.at(
			x,
			y,
			() => {
				person(sheet, 10, -8, 110, { pose: "drive", dress: i === 1 ? "salwar" : "shirt" });
				sheet.line(
					"M-16-54V-30H34L60-16M40-30L50-64H38",
					sheet.ink((["red", "enamel", "leaf"] as const)[i] ?? "red"),
					5,
				);
				for (const [wx, r] of [
					[0, 22],
					[66, 16],
				] as const) {
					sheet.ring(wx, -r, r, sheet.ink("ink"), 3.4);
					sheet.circle(wx, -r, 3, sheet.ink("ink"));
				}
			},
			{ flip: side < 0, scale: 1.15 },
		);
	}
	person(sheet, sheet.mirror(540), horizon + 150, 118, { dress: "sari", pose: "give", flip: side > 0 });
	person(sheet, sheet.mirror(30), horizon + 164, 118, { dress: "kurta", pose: "cheer", flip: side < 0 });
	bush(sheet, sheet.mirror(580), horizon + 92, 16);
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

export const care = {
	clinic: { draw: clinic, indoors: true },
	healthCamp: { draw: healthCamp, indoors: true },
	hospital: { draw: hospital },
	vaccination: { draw: vaccination, indoors: true },
	bloodDonation: { draw: bloodDonation, indoors: true },
	elders: { draw: elders },
	ramp: { draw: ramp },
	selfHelpGroup: { draw: selfHelpGroup },
	anganwadi: { draw: anganwadi, indoors: true },
	nightShelter: { draw: nightShelter },
	sewingCentre: { draw: sewingCentre, indoors: true },
	tricycleCamp: { draw: tricycleCamp },
} satisfies Scenes;
