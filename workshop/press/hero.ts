import { cloud, farTown, sunRays, treeLine } from "./backdrop.ts";
import { house } from "./buildings.ts";
import { pavilion } from "./landmarks.ts";
import { mix } from "./palette.ts";
import { person } from "./people.ts";
import { n, picture, Sheet, xy } from "./sheet.ts";
import { clockTower, tankTower } from "./towers.ts";
import { caneHedge, type Species, tree } from "./trees.ts";
import { bicycle, eRickshaw } from "./vehicles.ts";

const WIDTH = 1600;
const HEIGHT = 640;
/** The road's far kerb: people stand on it. */
const KERB = 548;

/** Straight across and in again on the other side. */
const across = (start: number, length: number, at: number): number => {
	const way = WIDTH + length + 80;
	return ((start + length + 40 + way * at) % way) - length - 40;
};

/** A full swing and back in one loop, at rest where it begins. */
const sway = (width: number, times: number, at: number) => width * Math.sin(2 * Math.PI * times * at);

/**
 * The Home scene: the town at its edge in the morning. `at` (0 up to 1) is the moment in the loop of the
 * video; 0 is the still picture, so that nothing jumps when the video takes its place.
 */
export function hero(at = 0): string {
	const sheet = new Sheet("hero:7", { width: WIDTH, height: HEIGHT, time: "morning", side: 1 });
	sheet.horizon = 430;
	const { light } = sheet;
	sheet.rect(0, 0, WIDTH, HEIGHT, light.sky[0]);
	// The tower stands right of the name-board, the sun behind its shoulder.
	const [sunX, sunY] = [930, 262];
	sheet.path(sunRays(sunX, sunY, 22, 1400, 0.143), mix(light.sky[0], light.sky[2], 0.42));
	sheet.path("M0 330Q200 300 420 326T840 322T1240 318T1600 330V640H0z", light.sky[1]);
	sheet.path("M0 384Q260 362 520 380T1040 376T1600 384V640H0z", light.sky[2]);
	sheet.circle(sunX, sunY, 84, mix(light.sun ?? "#f9b233", light.sky[1], 0.62));
	sheet.circle(sunX, sunY, 60, light.sun ?? "#f9b233");
	for (const [x, y, size, drift] of [
		[640, 96, 1.7, 26],
		[1130, 70, 1.3, 20],
		[1460, 150, 1.5, 30],
		[120, 70, 1.2, 22],
	] as const) {
		cloud(sheet, x + sway(drift, 1, at), y, size);
	}
	flock(sheet, at);
	treeLine(sheet, 432, 0.66, 26);
	farTown(sheet, 436, 0.56);
	tankTower(sheet, 1180, 452, 190, 0.28);
	pavilion(sheet, 560, 438, 74, 0.42);
	pavilion(sheet, 640, 440, 50, 0.5);
	sheet.rect(0, 438, WIDTH, 90, sheet.ink("grass", 0.3));
	sheet.rect(0, 470, WIDTH, 60, sheet.ink("cane", 0.12));
	sheet.rect(0, 452, WIDTH, 18, sheet.ink("soilDark", 0.2));
	farTrain(sheet, across(0, 552, at));
	caneHedge(sheet, 506, 66, WIDTH, 32);
	sheet.rect(0, 502, WIDTH, 140, sheet.ink("cane"));
	sheet.rect(0, 502, WIDTH, 18, sheet.ink("caneDark"));
	clockTower(sheet, 760, 530, 330);
	street(sheet);
	pavement(sheet);
	eRickshaw(sheet, across(980, 100, at), 584, { scale: 0.92, ink: "peacock" });
	// Traffic keeps left: who rides to the left rides on our side.
	bicycle(sheet, across(846, 60, (1 - at) % 1), 622, { flip: true });
	heroKite(sheet, 700 + sway(12, 3, at), 120 + sway(7, 6, at), sway(9, 3, at));
	return picture(inWholeUnits(sheet.inner()), WIDTH, HEIGHT);
}

/**
 * Rounds what is ten units or longer: on the widest screen a unit is less than a pixel, and the picture is the first thing
 * Home asks for. Groups keep the tenths of their place, so that what moves in the film moves smoothly.
 */
const inWholeUnits = (svg: string) =>
	svg.replace(/ d="[^"]*"/g, (path) =>
		path.replace(/\d{2,}\.\d+/g, (length) => String(Math.round(Number(length)))),
	);

function flock(sheet: Sheet, at: number): void {
	let d = "";
	for (const [i, [x, y]] of [
		[742, 140],
		[766, 168],
		[800, 152],
		[826, 176],
	].entries()) {
		const lift = sway(3, 10, at + i * 0.025) - sway(3, 10, i * 0.025);
		d += `M${xy((x ?? 0) + sway(18, 1, at), (y ?? 0) + sway(6, 2, at))}q4 ${n(-3 - lift)} 6 2q3 ${n(-5 - lift)} 6-2`;
	}
	sheet.line(d, sheet.ink("ink", 0.25), 1.6);
}

/** The train on the embankment behind the cane. */
function farTrain(sheet: Sheet, x: number): void {
	for (let coach = 0; coach < 6; coach++) {
		const left = x + coach * 92;
		sheet.plate(left, 424, 89, 27, 3, sheet.ink(coach === 5 ? "brick" : "blue", 0.08));
		sheet.rect(left, 433, 89, 2, sheet.ink("cream", 0.1));
		for (let pane = 0; pane < 6; pane++) sheet.rect(left + 8 + pane * 13, 436, 8, 7, sheet.ink("ink", 0.15));
		sheet.rect(left + 6, 451, 77, 2.4, sheet.ink("ink", 0.1));
	}
}

/** Houses and trees on the far side of the road. */
function street(sheet: Sheet): void {
	const trees: readonly [x: number, height: number, species: Species][] = [
		[676, 150, "neem"],
		[850, 132, "gulmohar"],
		[900, 170, "ashoka"],
		[936, 150, "ashoka"],
		[28, 250, "neem"],
		[1010, 190, "neem"],
		[1560, 230, "peepal"],
		[1290, 200, "neem"],
		[1420, 170, "poplar"],
		[1450, 190, "poplar"],
		[1480, 165, "poplar"],
	];
	for (const [x, height, species] of trees) tree(sheet, x, 536, height, species);
	house(sheet, 690, 534, 46, 62, { wall: "cream" });
	house(sheet, 792, 534, 52, 92, { wall: "rose", shop: true, awning: "brick" });
	house(sheet, 846, 534, 58, 66, { wall: "chuna" });
	house(sheet, 614, 534, 70, 84, { wall: "ochre", shop: true, awning: "peacock" });
	house(sheet, 1080, 534, 84, 110, { wall: "cream" });
	house(sheet, 1168, 534, 70, 70, { wall: "brickLight", shop: true, awning: "blue" });
}

/** The kerb with its people, and the road. */
function pavement(sheet: Sheet): void {
	sheet.rect(0, 532, WIDTH, 10, sheet.lit("stone"));
	sheet.rect(0, 540, WIDTH, 100, sheet.ink("soil"));
	sheet.rect(0, 540, WIDTH, 6, sheet.ink("stoneDark"));
	// They stand: a stride that never ends would look odd in the film.
	person(sheet, 660, KERB, 62, { dress: "sari", pose: "relaxed", cloth: "leaf", cloth2: "ochre" });
	person(sheet, 688, KERB, 62, { dress: "kurta", pose: "reach", flip: true, cloth: "rani" });
	person(sheet, 872, KERB, 60, { dress: "salwar", pose: "stand", cloth: "maroon", cloth2: "cream" });
	person(sheet, 892, KERB, 62, { dress: "school", pose: "stand" });
	person(sheet, 1100, KERB, 62, { dress: "shirt", pose: "relaxed", flip: true, cloth: "enamel" });
	person(sheet, 960, KERB, 64, { dress: "kurta", pose: "fold", cloth: "cream", elder: true });
	sheet.rect(0, 549, WIDTH, 4, sheet.lit("stone"));
	sheet.rect(0, 552, WIDTH, 88, sheet.ink("road"));
	let dashes = "";
	for (let x = -20; x < WIDTH; x += 84) dashes += `M${x} 596h42`;
	sheet.line(dashes, sheet.ink("cream"), 4, { flat: true });
}

/** The kite of a child on a roof: the string ends behind the shops. */
function heroKite(sheet: Sheet, x: number, y: number, turn: number): void {
	sheet.line(`M${xy(x, y + 12)}Q${xy(x - 20, y + 300)} 646 448`, sheet.ink("white", 0.2), 1);
	sheet.at(
		x,
		y,
		() => {
			sheet.path("M0-14L12 2L0 18L-12 2z", sheet.ink("yellow"));
			sheet.path("M0-14L12 2H-12z", sheet.ink("white"), 0.35);
			sheet.line("M0 18q-6 10 2 18t-2 16", sheet.ink("yellow"), 1.2);
		},
		{ scale: 1.5, turn: 10 + turn },
	);
}
