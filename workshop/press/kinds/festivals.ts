import { farTown, ground, sky } from "../backdrop.ts";
import { archway, house, houseRow } from "../buildings.ts";
import { crowd } from "../crowd.ts";
import type { Ink } from "../palette.ts";
import { person } from "../people.ts";
import { n, type Sheet, xy } from "../sheet.ts";
import { clayLamp, lightString, table } from "../things.ts";
import { dome } from "../towers.ts";
import type { Scenes } from "./scene.ts";

/** Colours in the air at Holi. */
function holi(sheet: Sheet): void {
	const { horizon, random } = sheet;
	sky(sheet, { birds: false });
	farTown(sheet, horizon, 0.6);
	houseRow(sheet, horizon + 62, { low: 80, high: 150 });
	ground(sheet, "soil", horizon + 60);
	const powders: Ink[] = ["rani", "yellow", "leafLight", "purple", "orange", "waterLight"];
	const puff = (x: number, y: number, size: number, ink: Ink) => {
		for (const [dx, dy, r] of [
			[0, 0, 1],
			[-0.8, 0.2, 0.7],
			[0.8, 0.1, 0.75],
			[0.3, -0.6, 0.7],
			[-0.4, -0.5, 0.6],
		] as const) {
			sheet.circle(x + dx * size, y + dy * size, r * size, sheet.ink(ink), 0.5);
		}
	};
	for (let i = 0; i < 6; i++)
		puff(
			60 + i * 100 + random.between(-20, 20),
			horizon + random.between(-40, 20),
			random.between(20, 32),
			powders[i] ?? "rani",
		);
	for (let i = 0; i < 5; i++)
		person(sheet, 50 + i * 122 + random.between(-10, 10), horizon + 112, 100, {
			pose: random.pick(["cheer", "lift", "wave"]),
			cloth: "white",
			flip: random.chance(0.5),
		});
	for (let i = 0; i < 4; i++) {
		const figure = person(sheet, 100 + i * 136, horizon + 164, 124, {
			pose: i % 2 ? "reach" : "cheer",
			cloth: i % 2 ? "white" : "cream",
			child: i === 1,
			flip: i > 1,
		});
		puff(figure.near[0], figure.near[1] - 10, 18, powders[(i * 2) % 6] ?? "yellow");
		for (let k = 0; k < 4; k++)
			sheet.circle(
				figure.hip[0] + random.between(-12, 12),
				figure.hip[1] - random.between(0, 36),
				random.between(3, 6),
				sheet.ink(powders[(i + k) % 6] ?? "rani"),
			);
	}
	for (let i = 0; i < 5; i++) {
		const x = 30 + i * 20;
		sheet.ellipse(sheet.mirror(x), 388, 11, 4, sheet.ink("steel"));
		sheet.path(`M${sheet.mirror(x) - 9} 387q9-16 18 0z`, sheet.ink(powders[i] ?? "rani"));
	}
}

/** Rows of lamps on the walls, sparklers in the lane. */
function diwali(sheet: Sheet): void {
	const { horizon, random } = sheet;
	sky(sheet, { birds: false, rays: false });
	for (const [x, y, ink] of [
		[120, 70, "#ffd04a"],
		[430, 54, "#ff8a5c"],
		[290, 96, "#9be3c2"],
	] as const) {
		let d = "";
		for (let i = 0; i < 14; i++) {
			const angle = (i / 14) * 2 * Math.PI;
			d += `M${xy(x + Math.cos(angle) * 12, y + Math.sin(angle) * 12)}L${xy(x + Math.cos(angle) * 32, y + Math.sin(angle) * 32)}`;
		}
		sheet.line(d, ink, 2.4);
	}
	farTown(sheet, horizon, 0.55);
	const foot = horizon + 76;
	let x = -16;
	while (x < 610) {
		const width = random.between(92, 128);
		const height = random.between(118, 158);
		house(sheet, x, foot, width, height, { arch: true, roofThings: false });
		lightString(sheet, x, foot - height - 4, x + width, foot - height - 4, 8);
		for (let at = x + 8; at < x + width - 4; at += 17) clayLamp(sheet, at, foot - height - 9, 0.62);
		sheet.line(
			`M${n(x + 6)} ${n(foot - 50)}q${n((width - 12) / 4)} 12 ${n((width - 12) / 2)} 0t${n((width - 12) / 2)} 0`,
			sheet.ink("orange"),
			4,
		);
		x += width + 2;
	}
	ground(sheet, "soil", foot);
	for (let i = 0; i < 30; i++) clayLamp(sheet, 10 + i * 20, foot + 14, 0.7);
	for (const [i, at] of [90, 220, 340, 480].entries()) {
		const child = i % 2 === 0;
		const figure = person(sheet, at, foot + 78, 122, {
			pose: i % 2 ? "reach" : "wave",
			child,
			dress: child ? undefined : i === 1 ? "sari" : "kurta",
			flip: i > 1,
		});
		let sparks = "";
		for (let k = 0; k < 9; k++)
			sparks += `M${xy(...figure.near)}l${xy(Math.cos(k * 0.7) * 15, Math.sin(k * 0.7) * 15)}`;
		sheet.line(sparks, "#ffe79a", 1.8);
	}
	sheet.ellipse(560, foot + 70, 34, 9, sheet.ink("rani"));
	sheet.ellipse(560, foot + 70, 24, 6, sheet.ink("yellow"));
	sheet.ellipse(560, foot + 70, 13, 3.4, sheet.ink("white"));
}

/** Greetings in the lane on the morning of Eid. */
function eid(sheet: Sheet): void {
	const { horizon, random } = sheet;
	sky(sheet, { birds: true });
	farTown(sheet, horizon, 0.6);
	const foot = horizon + 66;
	const gate = sheet.mirror(210, 180);
	houseRow(sheet, foot, { low: 80, high: 136, shop: true, distance: 0.06 });
	sheet.rect(gate, foot - 160, 180, 160, sheet.ink("white"));
	sheet.rect(gate - 8, foot - 170, 196, 12, sheet.ink("leafDark"));
	for (const at of [0, 152]) {
		sheet.rect(gate + at, foot - 214, 28, 214, sheet.lit("chuna"));
		dome(sheet, gate + at + 14, foot - 212, 34, 24, "leafDark");
	}
	dome(sheet, gate + 90, foot - 168, 96, 48, "leafDark");
	archway(sheet, gate + 90, foot, 84, 112, sheet.shade("peacock", 0, 0.3));
	archway(sheet, gate + 90, foot, 66, 98, sheet.lit("ochre", 0, 0.2));
	ground(sheet, "soil", foot);
	lightString(sheet, -10, horizon - 30, gate, horizon - 56, 18);
	lightString(sheet, gate + 180, horizon - 56, 610, horizon - 30, 18);
	crowd(sheet, foot + 26, 84, 5, { dresses: ["kurta", "kurta", "salwar"], poses: ["walk", "stand"] });
	for (const x of [150, 330]) {
		person(sheet, x, foot + 74, 122, { dress: "kurta", cloth: "white", head: "cap", pose: "give" });
		person(sheet, x + 42, foot + 74, 122, {
			dress: "kurta",
			cloth: random.pick(["cream", "waterLight", "leaf"]),
			head: "cap",
			pose: "give",
			flip: true,
		});
	}
	person(sheet, 250, foot + 84, 118, {
		child: true,
		dress: "kurta",
		cloth: "yellow",
		head: "cap",
		pose: "wave",
	});
	person(sheet, 470, foot + 80, 120, {
		dress: "salwar",
		head: "scarf",
		cloth: "rani",
		pose: "give",
		flip: true,
	});
	table(sheet, sheet.mirror(510, 86), foot + 84, 86, 44, "yellow");
	for (let i = 0; i < 4; i++)
		sheet.ellipse(sheet.mirror(524 + i * 20), foot + 35, 9, 4, sheet.ink(i % 2 ? "white" : "ochre"));
	person(sheet, 50, foot + 82, 118, { child: true, dress: "salwar", pose: "walk" });
}

/** A rangoli on a courtyard floor, seen from above, with its lamps. */
function rangoli(sheet: Sheet): void {
	const { random } = sheet;
	sheet.rect(0, 0, 600, 400, sheet.ink("brickLight"));
	let joints = "";
	for (let x = 0; x <= 600; x += 60) joints += `M${x} 0V400`;
	for (let y = 20; y <= 400; y += 60) joints += `M0 ${y}H600`;
	sheet.line(joints, sheet.shade("brickLight", 0, 0.14), 3);
	const inks = random.shuffle(["rani", "yellow", "leaf", "purple", "orange", "enamel"] as const);
	const petals = random.pick([8, 10, 12] as const);
	const ring = (
		radius: number,
		length: number,
		width: number,
		ink: Ink,
		turn: number,
		count: number = petals,
	) => {
		let d = "";
		for (let i = 0; i < count; i++) {
			const a = (i / count) * 2 * Math.PI + turn;
			const [cos, sin] = [Math.cos(a), Math.sin(a)];
			const at = (r: number, w: number) => xy(300 + cos * r - sin * w, 200 + sin * r + cos * w);
			d += `M${at(radius, 0)}Q${at(radius + length * 0.5, width)} ${at(radius + length, 0)}Q${at(radius + length * 0.5, -width)} ${at(radius, 0)}z`;
		}
		sheet.path(d, sheet.ink(ink));
	};
	sheet.circle(300, 200, 168, sheet.ink("white"));
	sheet.circle(300, 200, 162, sheet.ink(inks[0] ?? "rani"));
	ring(96, 64, 34, "white", Math.PI / petals);
	ring(100, 54, 26, inks[1] ?? "yellow", Math.PI / petals);
	sheet.circle(300, 200, 108, sheet.ink("white"));
	sheet.circle(300, 200, 103, sheet.ink(inks[2] ?? "leaf"));
	ring(34, 66, 34, "white", 0);
	ring(36, 58, 26, inks[3] ?? "purple", 0);
	ring(40, 34, 12, inks[1] ?? "yellow", 0);
	sheet.circle(300, 200, 38, sheet.ink("white"));
	sheet.circle(300, 200, 33, sheet.ink(inks[4] ?? "orange"));
	ring(8, 22, 10, "white", 0, 6);
	for (let i = 0; i < petals; i++) {
		const a = (i / petals) * 2 * Math.PI;
		const [x, y] = [300 + Math.cos(a) * 186, 200 + Math.sin(a) * 186];
		if (y < 12 || y > 388) continue;
		sheet.circle(x, y, 11, sheet.ink("woodDark"));
		sheet.circle(x, y, 8, sheet.ink("ochre"));
		sheet.circle(x, y, 4, sheet.ink("flame"));
	}
	for (const [x, y] of [
		[70, 70],
		[530, 70],
		[70, 330],
		[530, 330],
	] as const) {
		for (let k = 0; k < 6; k++)
			sheet.circle(x + Math.cos(k * 1.047) * 15, y + Math.sin(k * 1.047) * 15, 9, sheet.ink("orange"));
		sheet.circle(x, y, 10, sheet.ink("yellow"));
	}
	for (const k of [-1, 1]) {
		const y = 200 + k * 40;
		const x = k < 0 ? -10 : 610;
		sheet.line(`M${x} ${y + 30 * k}L${x - k * 70} ${y}`, sheet.ink(k < 0 ? "peacock" : "maroon"), 34);
		sheet.line(`M${x - k * 70} ${y}L${x - k * 96} ${y - 8 * k}`, sheet.ink(sheet.skin()), 18);
	}
}

export const festivals = {
	holi: { draw: holi },
	diwali: { draw: diwali },
	eid: { draw: eid },
	rangoli: { draw: rangoli, indoors: true },
} satisfies Scenes;
