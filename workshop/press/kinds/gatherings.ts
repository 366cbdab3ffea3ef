import { farTown, ground, sky, treeLine } from "../backdrop.ts";
import { crowd } from "../crowd.ts";
import { fairTent, hall } from "../landmarks.ts";
import { person } from "../people.ts";
import { type Sheet, xy } from "../sheet.ts";
import { bunting, loudspeaker, nationalFlag } from "../things.ts";
import { flowers } from "../trees.ts";
import { pushCart } from "../vehicles.ts";
import type { Scenes } from "./scene.ts";

/** The giant wheel of the autumn fair. */
function fair(sheet: Sheet): void {
	const { random, horizon, side } = sheet;
	sky(sheet, { rays: true });
	treeLine(sheet, horizon, 0.6);
	farTown(sheet, horizon + 6, 0.6);
	const [x, y, radius] = [sheet.mirror(random.between(420, 450)), horizon - 34, 122];
	sheet.line(
		`M${xy(x, y)}L${xy(x - 60, horizon + 98)}M${xy(x, y)}L${xy(x + 60, horizon + 98)}`,
		sheet.ink("ink"),
		7,
	);
	const spin = random.between(0, 0.6) + 2 * Math.PI * sheet.moment;
	let spokes = "";
	const cabins: [number, number][] = [];
	for (let i = 0; i < 10; i++) {
		const angle = (i / 10) * 2 * Math.PI + spin;
		const [cx, cy] = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
		cabins.push([cx, cy]);
		spokes += `M${xy(x, y)}L${xy(cx, cy)}`;
	}
	sheet.line(spokes, sheet.ink("white"), 2.4);
	sheet.ring(x, y, radius, sheet.ink("red"), 6);
	sheet.ring(x, y, radius - 16, sheet.ink("yellow"), 3);
	for (const [i, [cx, cy]] of cabins.entries()) {
		sheet.path(
			`M${xy(cx - 14, cy + 4)}h28l-5 17h-18z`,
			sheet.ink((["red", "ochre", "peacock", "rani", "enamel"] as const)[i % 5] ?? "red"),
		);
		sheet.circle(cx - 5, cy + 1, 4.5, sheet.ink(sheet.skin()));
		sheet.circle(cx + 6, cy + 1, 4.5, sheet.ink(sheet.skin()));
		if (sheet.light.lampsLit) sheet.circle(cx, cy - 6, 3, "#ffe79a");
	}
	sheet.circle(x, y, 13, sheet.ink("yellow"));
	ground(sheet, "soil", horizon + 88);
	fairTent(sheet, x - side * 190, horizon + 96, 128, "red");
	fairTent(sheet, x - side * 310, horizon + 92, 104, "peacock");
	bunting(sheet, 22);
	crowd(sheet, horizon + 116, 80, 8);
	pushCart(sheet, sheet.mirror(110, 90), horizon + 156, { scale: 1.05 });
	crowd(sheet, horizon + 164, 106, 4, { from: 200, to: 590, children: 0.4 });
}

/** Republic Day: flag, march past, children. */
function parade(sheet: Sheet): void {
	const { horizon, random } = sheet;
	sky(sheet, { rays: true });
	treeLine(sheet, horizon + 4, 0.55);
	const x = sheet.mirror(260);
	hall(sheet, x - 150, horizon + 40, 300, 100, { distance: 0.12, wall: "cream" });
	ground(sheet, "grass", horizon + 38);
	const pole = sheet.mirror(450);
	sheet.rect(pole - 26, horizon + 76, 52, 10, sheet.ink("stone"));
	sheet.rect(pole - 18, horizon + 68, 36, 9, sheet.ink("white"));
	nationalFlag(sheet, pole, horizon + 70, 230);
	sheet.rect(0, horizon + 92, 600, 84, sheet.ink("brickLight", 0.12));
	sheet.rect(0, horizon + 92, 600, 3, sheet.ink("white"));
	const flip = random.chance(0.5);
	for (let i = 0; i < 8; i++)
		person(sheet, 40 + i * 74, horizon + 124, 92, { dress: "parade", pose: "walk", flip });
	for (let i = 0; i < 7; i++)
		person(sheet, 60 + i * 80, horizon + 166, 122, {
			dress: "school",
			pose: i % 3 === 1 ? "wave" : "walk",
			flip,
		});
}

/** Singers on the stage of a cultural evening. */
function musicEvening(sheet: Sheet): void {
	const { random } = sheet;
	const cloth = random.pick(["maroon", "purple", "peacock"] as const);
	sheet.rect(0, 0, 600, 400, sheet.ink("#16232b"));
	sheet.rect(40, 40, 520, 220, sheet.ink(cloth));
	for (let i = 0; i < 9; i++) sheet.rect(54 + i * 58, 40, 24, 220, sheet.shade(cloth, 0, 0.16));
	for (let i = 0; i < 8; i++) {
		const x = 40 + i * 65;
		sheet.path(`M${x} 40h65v14q-32 40-65 0z`, sheet.ink(i % 2 ? "yellow" : "ochre"));
	}
	for (const k of [1, -1])
		sheet.polygon(
			[
				[300 - k * 300, 0],
				[300 - k * 230, 0],
				[300 + k * 30, 270],
				[300 - k * 170, 270],
			],
			"#ffe79a",
			0.14,
		);
	sheet.rect(20, 258, 560, 30, sheet.ink("wood"));
	sheet.rect(20, 254, 560, 7, sheet.ink("ochre"));
	const singers = ["sari", "kurta", "kurta", "salwar"] as const;
	for (const [i, dress] of singers.entries()) {
		const x = 130 + i * 114;
		person(sheet, x, 262, 150, { dress, pose: i === 1 || i === 2 ? "floorReach" : "floor", flip: i > 1 });
		if (i === 1) {
			sheet.rect(x + 26, 226, 46, 30, sheet.ink("brick"));
			for (let k = 0; k < 6; k++) sheet.rect(x + 28 + k * 7.4, 226, 5, 10, sheet.ink("white"));
		}
		if (i === 2) {
			for (const [at, size] of [
				[-34, 15],
				[-64, 18],
			] as const) {
				sheet.path(`M${x + at - size} 232h${size * 2}l-4 26h${-size * 2 + 8}z`, sheet.ink("steel"));
				sheet.ellipse(x + at, 232, size, 5, sheet.ink("cream"));
				sheet.ellipse(x + at, 232, size * 0.4, 2.4, sheet.ink("ink"));
			}
		}
		if (i === 0 || i === 3)
			sheet.line(`M${x + (i ? -40 : 40)} 258V190l${i ? 12 : -12}-8`, sheet.ink("steel"), 3);
	}
	loudspeaker(sheet, 30, 256, 120, 1);
	loudspeaker(sheet, 570, 256, 120, -1);
	flowers(sheet, 30, 284, 540, 8, 30, ["orange", "yellow", "rani"]);
	for (let row = 0; row < 2; row++) {
		for (let i = 0; i < 11 - row; i++) {
			const [x, y] = [24 + i * 58 + row * 26, 346 + row * 42];
			const hair = random.chance(0.25) ? "#8d8a86" : "#0d1214";
			sheet.path(`M${x - 24} ${y + 54}q0-36 24-36t24 36z`, row ? "#0f181d" : "#1b2a30");
			sheet.circle(x, y, 15, hair);
		}
	}
}

/** The town's name day: a flower show with its judges. */
function flowerShow(sheet: Sheet): void {
	const { horizon, random, side } = sheet;
	sky(sheet);
	treeLine(sheet, horizon, 0.5, 24, "leaf");
	for (const [x, ink] of [
		[90, "rani"],
		[300, "leaf"],
		[510, "ochre"],
	] as const)
		fairTent(sheet, x, horizon + 50, 150, ink);
	ground(sheet, "grass", horizon + 46);
	bunting(sheet, 30);
	crowd(sheet, horizon + 84, 76, 4, { poses: ["point", "stand", "fold", "reach"] });
	for (let tier = 0; tier < 3; tier++) {
		const y = horizon + 118 + tier * 26;
		sheet.rect(30 + tier * -20, y - 14, 540 + tier * 40, 16, sheet.ink(tier % 2 ? "brickLight" : "brick"));
		for (let x = 46 - tier * 16; x < 580; x += 36) {
			const ink =
				(["red", "yellow", "white", "rani", "orange", "purple"] as const)[(Math.round(x / 36) + tier) % 6] ??
				"red";
			sheet.circle(x, y - 26, 9, sheet.ink("leaf"));
			sheet.circle(x - 4, y - 32, 5.5, sheet.ink(ink));
			sheet.circle(x + 5, y - 33, 5.5, sheet.ink(ink));
			sheet.circle(x, y - 38, 5.5, sheet.ink(ink));
		}
	}
	person(sheet, sheet.mirror(90), 398, 128, { dress: "sari", pose: "point", flip: side < 0 });
	person(sheet, sheet.mirror(480), 398, 130, {
		dress: random.pick(["shirt", "kurta"]),
		pose: "fold",
		flip: side > 0,
	});
	person(sheet, sheet.mirror(530), 398, 124, { child: true, pose: "reach", flip: side > 0 });
}

export const gatherings = {
	fair: { draw: fair },
	parade: { draw: parade },
	musicEvening: { draw: musicEvening, indoors: true },
	flowerShow: { draw: flowerShow },
} satisfies Scenes;
