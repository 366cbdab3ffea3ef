import { farTown, ground, road, sky, treeLine } from "../backdrop.ts";
import { houseRow } from "../buildings.ts";
import { crowd } from "../crowd.ts";
import { hall } from "../landmarks.ts";
import { person } from "../people.ts";
import { n, type Sheet, xy } from "../sheet.ts";
import { bunting, cone, table } from "../things.ts";
import { bush, tree } from "../trees.ts";
import { bicycle } from "../vehicles.ts";
import type { Scenes } from "./scene.ts";

/** Wrestlers in the earth of the akhara. */
function akhara(sheet: Sheet): void {
	const { horizon, side } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.62);
	treeLine(sheet, horizon + 8, 0.45, 20, "leaf");
	ground(sheet, "grass", horizon + 10);
	tree(sheet, sheet.mirror(480), horizon + 76, 260, "peepal");
	crowd(sheet, horizon + 86, 84, 5, {
		from: 40,
		to: 560,
		dresses: ["kurta", "shirt", "dhoti"],
		poses: ["stand", "fold", "hips"],
	});
	sheet.ellipse(300, horizon + 126, 270, 54, sheet.ink("brickLight"));
	sheet.ellipse(300, horizon + 122, 256, 47, sheet.ink("earth"));
	sheet.ellipse(300, horizon + 126, 236, 40, sheet.lit("earth", 0, 0.12));
	person(sheet, 246, horizon + 148, 132, { dress: "wrestler", pose: "grapple", cloth: "red" });
	person(sheet, 352, horizon + 148, 132, { dress: "wrestler", pose: "grapple", flip: true, cloth: "enamel" });
	person(sheet, sheet.mirror(170), horizon + 124, 104, {
		dress: "dhoti",
		pose: "point",
		flip: side < 0,
		elder: true,
	});
	const clubs = person(sheet, sheet.mirror(60), horizon + 162, 126, {
		dress: "wrestler",
		pose: "lift",
		cloth: "orange",
		flip: side < 0,
	});
	sheet.line(`M${xy(clubs.near[0], clubs.near[1] - 2)}l${side * 5}-22`, sheet.ink("woodDark"), 13);
	person(sheet, sheet.mirror(520), horizon + 158, 122, {
		dress: "wrestler",
		pose: "squat",
		flip: side > 0,
		cloth: "leaf",
	});
	person(sheet, sheet.mirror(565), horizon + 162, 126, {
		dress: "wrestler",
		pose: "fold",
		flip: side > 0,
		cloth: "yellow",
	});
}

/** The raider and the chain of defenders. */
function kabaddi(sheet: Sheet): void {
	const { horizon, side, random } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.62);
	bunting(sheet, 26);
	ground(sheet, "soil", horizon + 20);
	crowd(sheet, horizon + 62, 62, 13, { from: 8, to: 592, poses: ["stand", "cheer", "wave", "stand"] });
	sheet.rect(0, horizon + 64, 600, 8, sheet.ink("white"));
	sheet.polygon(
		[
			[60, horizon + 76],
			[540, horizon + 76],
			[640, 400],
			[-40, 400],
		],
		sheet.lit("soil", 0, 0.2),
	);
	sheet.line(
		`M60 ${horizon + 76}H540M300 ${horizon + 76}V400M60 ${horizon + 76}L-40 400M540 ${horizon + 76}L640 400`,
		sheet.ink("white"),
		4,
	);
	const defenders = random.pick(["enamel", "leaf", "rani"] as const);
	for (let i = 0; i < 4; i++) {
		person(sheet, sheet.mirror(400 + i * 46), horizon + 112 + i * 16, 114, {
			dress: "sport",
			pose: i % 2 ? "crouch" : "lunge",
			cloth: defenders,
			flip: side > 0,
		});
	}
	person(sheet, sheet.mirror(250), horizon + 146, 126, {
		dress: "sport",
		pose: "lunge",
		cloth: "orange",
		flip: side < 0,
	});
	for (let i = 0; i < 3; i++)
		person(sheet, sheet.mirror(40 + i * 54), horizon + 118 + i * 14, 112, {
			dress: "sport",
			pose: "hips",
			cloth: "orange",
			flip: side < 0,
		});
}

/** Evening cricket on the maidan. */
function cricket(sheet: Sheet): void {
	const { horizon, side } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.6);
	treeLine(sheet, horizon + 8, 0.5, 24);
	ground(sheet, "grass", horizon + 10);
	crowd(sheet, horizon + 36, 46, 10, {
		from: 10,
		to: 590,
		distance: 0.16,
		poses: ["stand", "floor", "stand"],
	});
	sheet.line(`M0 ${horizon + 42}Q300 ${horizon + 34} 600 ${horizon + 44}`, sheet.ink("white"), 3);
	sheet.polygon(
		[
			[120, horizon + 110],
			[500, horizon + 100],
			[540, horizon + 132],
			[90, horizon + 146],
		],
		sheet.ink("soil"),
	);
	const stumps = (x: number, y: number, size: number) =>
		sheet.line(
			`M${n(x - size * 0.14)} ${y}v${-size}M${n(x)} ${y}v${-size}M${n(x + size * 0.14)} ${y}v${-size}`,
			sheet.ink("wood"),
			3,
		);
	stumps(sheet.mirror(112), horizon + 142, 42);
	stumps(sheet.mirror(500), horizon + 120, 34);
	const batter = person(sheet, sheet.mirror(158), horizon + 148, 118, {
		dress: "sport",
		pose: "bat",
		cloth: "white",
		cloth2: "white",
		head: "helmet",
		flip: side < 0,
	});
	sheet.line(`M${xy(...batter.near)}l${side * 12} 18`, sheet.ink("wood"), 5);
	sheet.line(
		`M${xy(batter.near[0] + side * 12, batter.near[1] + 18)}l${side * 16} 26`,
		sheet.ink("cream"),
		10,
	);
	person(sheet, sheet.mirror(470), horizon + 122, 100, {
		dress: "sport",
		pose: "bowl",
		cloth: "white",
		cloth2: "white",
		flip: side > 0,
	});
	sheet.circle(sheet.mirror(330), horizon + 72, 5, sheet.ink("red"));
	person(sheet, sheet.mirror(66), horizon + 150, 112, {
		dress: "sport",
		pose: "crouch",
		cloth: "enamel",
		flip: side < 0,
	});
	person(sheet, sheet.mirror(540), horizon + 116, 96, {
		dress: "shirt",
		cloth: "white",
		pose: "stand",
		head: "cap",
		flip: side > 0,
	});
	person(sheet, sheet.mirror(390), horizon + 164, 122, {
		dress: "sport",
		pose: "run",
		cloth: "enamel",
		flip: side > 0,
	});
	person(sheet, sheet.mirror(300), horizon + 72, 72, { dress: "sport", pose: "hips", cloth: "enamel" });
}

/** Yoga on mats in the park. */
function yoga(sheet: Sheet): void {
	const { horizon, random, side } = sheet;
	sky(sheet, { rays: true });
	treeLine(sheet, horizon + 4, 0.5, 26, "leaf");
	sheet.rect(0, horizon + 8, 600, 400, sheet.ink("grass"));
	tree(sheet, sheet.mirror(560), horizon + 40, 180, "neem", 0.06);
	tree(sheet, sheet.mirror(36), horizon + 30, 150, "ashoka", 0.1);
	const pose = random.pick(["treeYoga", "warrior", "meditate"] as const);
	sheet.rect(220, horizon + 44, 160, 14, sheet.ink("wood"));
	person(sheet, 300, horizon + 46, 84, { dress: "sport", pose, cloth: "white", cloth2: "white" });
	const mats = ["rani", "enamel", "leafDark", "purple", "orange"] as const;
	for (let row = 0; row < 2; row++) {
		const count = 5 - row;
		for (let i = 0; i < count; i++) {
			const x = 70 + row * 58 + (i * 460) / 4;
			const y = horizon + 104 + row * 54;
			const size = 100 + row * 26;
			sheet.polygon(
				[
					[x - size * 0.46, y + 6],
					[x + size * 0.46, y + 6],
					[x + size * 0.4, y - 8],
					[x - size * 0.4, y - 8],
				],
				sheet.ink(mats[(i + row) % 5] ?? "rani"),
			);
			person(sheet, x, y, size, {
				dress: random.pick(["sport", "salwar", "sport", "kurta"]),
				pose,
				flip: side < 0,
				elder: i === 1,
				cloth2: "white",
			});
		}
	}
}

/** Runners under the arch of the town's marathon. */
function marathon(sheet: Sheet): void {
	const { horizon, random, side } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.6);
	houseRow(sheet, horizon + 54, { distance: 0.18, low: 70, high: 130 });
	ground(sheet, "stone", horizon + 52);
	crowd(sheet, horizon + 84, 70, 8, { from: 8, to: 592, poses: ["cheer", "wave", "stand"] });
	road(sheet, horizon + 92, 388, "road");
	for (const x of [sheet.mirror(400, 16), sheet.mirror(560, 16)])
		sheet.rect(x, horizon - 60, 16, 160, sheet.ink("enamel"));
	sheet.rect(sheet.mirror(392, 192), horizon - 84, 192, 42, sheet.ink("enamel"));
	sheet.rect(sheet.mirror(412, 152), horizon - 70, 152, 10, sheet.ink("white"));
	sheet.rect(sheet.mirror(440, 96), horizon - 54, 96, 6, sheet.ink("yellow"));
	for (let i = 0; i < 6; i++) {
		const [x, y] = [sheet.mirror(60 + i * 82), horizon + 126 + ((i * 2) % 3) * 16];
		person(sheet, x, y, 106 + ((i * 2) % 3) * 8, {
			dress: i === 3 ? "salwar" : "sport",
			pose: "run",
			flip: side < 0,
			elder: i === 1,
			child: i === 4,
			cloth: random.pick(["orange", "rani", "leaf", "white", "yellow"]),
		});
		sheet.rect(x - 9 + side * 4, y - 74 - (i === 4 ? -22 : 0), 17, 13, sheet.ink("white"));
	}
}

/** Bicycles fill the road on the car-free Sunday. */
function cycleRally(sheet: Sheet): void {
	const { horizon, side } = sheet;
	sky(sheet);
	farTown(sheet, horizon, 0.6);
	for (let i = 0; i < 5; i++) tree(sheet, 40 + i * 130, horizon + 56, 140, i % 2 ? "neem" : "gulmohar", 0.14);
	ground(sheet, "grass", horizon + 50);
	bunting(sheet, 34);
	road(sheet, horizon + 76, 390, "road");
	const inks = ["red", "enamel", "leaf", "rani", "ochre", "purple"] as const;
	for (let row = 0; row < 2; row++) {
		for (let i = 0; i < 4; i++) {
			bicycle(sheet, sheet.mirror(16 + i * 152 + row * 60), horizon + 112 + row * 52, {
				scale: 1.05 + row * 0.3,
				flip: side < 0,
				ink: inks[(i + row * 3) % 6] ?? "red",
			});
		}
	}
}

/** Awards for the winners of the school games. */
function podium(sheet: Sheet): void {
	const { horizon, random } = sheet;
	sky(sheet, { rays: true });
	treeLine(sheet, horizon + 4, 0.5, 22);
	hall(sheet, 130, horizon + 30, 340, 92, { distance: 0.16, wall: "cream", porch: false });
	ground(sheet, "grass", horizon + 28);
	bunting(sheet, 30);
	const steps = [
		[300, 76],
		[200, 52],
		[400, 38],
	] as const;
	for (const [i, [x, height]] of steps.entries()) {
		const foot = horizon + 150;
		sheet.rect(
			x - 50,
			foot - height,
			100,
			height,
			sheet.ink((["yellow", "stone", "brickLight"] as const)[i] ?? "stone"),
		);
		sheet.rect(x - 50, foot - height, 100, 6, sheet.ink("white"));
		sheet.circle(x, foot - height / 2 + 3, 13, sheet.ink("white"));
		const winner = person(sheet, x, foot - height, 110, {
			dress: "sport",
			pose: i === 0 ? "cheer" : "wave",
			cloth: (["rani", "leaf", "enamel"] as const)[i] ?? "rani",
			head: i === 0 ? "plait" : "hair",
		});
		sheet.line(
			`M${xy(winner.hip[0] - 7, winner.hip[1] - 34)}L${xy(winner.hip[0], winner.hip[1] - 12)}L${xy(winner.hip[0] + 7, winner.hip[1] - 34)}`,
			sheet.ink("white"),
			2,
		);
		sheet.circle(winner.hip[0], winner.hip[1] - 8, 6, sheet.ink("yellow"));
	}
	person(sheet, sheet.mirror(506), horizon + 152, 122, { dress: "sari", pose: "give", flip: sheet.side > 0 });
	person(sheet, sheet.mirror(92), horizon + 152, 122, {
		dress: "kurta",
		pose: "reach",
		flip: sheet.side < 0,
	});
	table(sheet, sheet.mirror(16, 60), horizon + 152, 60, 40, "rani");
	crowd(sheet, 398, 116, 5, {
		from: 20,
		to: 580,
		dresses: ["school", "salwar", "school"],
		poses: ["cheer", "stand"],
	});
	if (random.chance(0.5)) bush(sheet, 590, horizon + 120, 20);
	cone(sheet, sheet.mirror(566), horizon + 130);
}

export const sport = {
	akhara: { draw: akhara },
	kabaddi: { draw: kabaddi },
	cricket: { draw: cricket },
	yoga: { draw: yoga },
	marathon: { draw: marathon },
	cycleRally: { draw: cycleRally },
	podium: { draw: podium },
} satisfies Scenes;
