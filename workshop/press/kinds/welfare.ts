import { farTown, ground, sky, treeLine } from "../backdrop.ts";
import { house, houseRow } from "../buildings.ts";
import { crowd } from "../crowd.ts";
import { fan, room, roomWindow } from "../interiors.ts";
import { hall } from "../landmarks.ts";
import type { Ink } from "../palette.ts";
import { person } from "../people.ts";
import { type Sheet, xy } from "../sheet.ts";
import { bench, chair, fire, nationalFlag, streetLamp } from "../things.ts";
import { bush, tree } from "../trees.ts";
import type { Scenes } from "./scene.ts";

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

export const welfare = {
	elders: { draw: elders },
	ramp: { draw: ramp },
	tricycleCamp: { draw: tricycleCamp },
	selfHelpGroup: { draw: selfHelpGroup },
	sewingCentre: { draw: sewingCentre, indoors: true },
	anganwadi: { draw: anganwadi, indoors: true },
	nightShelter: { draw: nightShelter },
} satisfies Scenes;
