import { sky, sunRays, treeLine } from "../backdrop.ts";
import type { Ink } from "../palette.ts";
import { n, type Sheet, xy } from "../sheet.ts";
import type { Scenes } from "./scene.ts";

const streams = {
	organic: { ink: "bin", mark: "leaf" },
	recyclable: { ink: "enamel", mark: "bottle" },
	nonRecyclable: { ink: "brick", mark: "square" },
	hazardous: { ink: "ink", mark: "triangle" },
} as const satisfies Record<string, { ink: Ink; mark: string }>;

type Stream = keyof typeof streams;

function mark(sheet: Sheet, x: number, y: number, stream: Stream, size: number): void {
	const { ink, mark: shape } = streams[stream];
	const colour = sheet.ink(ink);
	const s = size / 24;
	sheet.circle(x, y, size, sheet.ink("white"));
	if (shape === "leaf")
		sheet.path(
			`M${xy(x - 12 * s, y + 12 * s)}q0${n(-26 * s)} ${n(26 * s)} ${n(-28 * s)}q${n(2 * s)} ${n(28 * s)} ${n(-26 * s)} ${n(28 * s)}z`,
			colour,
		);
	else if (shape === "bottle")
		sheet.path(
			`M${xy(x - 5 * s, y - 16 * s)}h${n(10 * s)}v${n(8 * s)}l${n(5 * s)} ${n(8 * s)}v${n(16 * s)}h${n(-20 * s)}v${n(-16 * s)}l${n(5 * s)} ${n(-8 * s)}z`,
			colour,
		);
	else if (shape === "square") sheet.plate(x - 11 * s, y - 12 * s, 22 * s, 24 * s, 3 * s, colour);
	else
		sheet.polygon(
			[
				[x, y - 15 * s],
				[x + 15 * s, y + 12 * s],
				[x - 15 * s, y + 12 * s],
			],
			colour,
		);
}

function largeBin(sheet: Sheet, x: number, y: number, size: number, stream: Stream, shadow: Ink): void {
	const { ink } = streams[stream];
	sheet.ellipse(x, y + size * 0.01, size * 0.35, size * 0.05, sheet.ink(shadow));
	sheet.polygon(
		[
			[x - size * 0.3, y - size],
			[x + size * 0.3, y - size],
			[x + size * 0.23, y],
			[x - size * 0.23, y],
		],
		sheet.ink(ink),
	);
	sheet.polygon(
		[
			[x + sheet.side * -size * 0.08, y - size],
			[x - sheet.side * size * 0.3, y - size],
			[x - sheet.side * size * 0.23, y],
			[x - sheet.side * size * 0.07, y],
		],
		sheet.shade(ink, 0, 0.18),
	);
	sheet.plate(
		x - size * 0.34,
		y - size * 1.1,
		size * 0.68,
		size * 0.12,
		size * 0.02,
		sheet.shade(ink, 0, 0.3),
	);
	mark(sheet, x, y - size * 0.56, stream, size * 0.15);
}

/** One bin, large, with what belongs into it. */
function oneBin(stream: Stream, contents: (sheet: Sheet) => void) {
	return (sheet: Sheet): void => {
		const ground: Ink = stream === "hazardous" ? "rose" : stream === "organic" ? "cane" : "waterLight";
		sheet.rect(0, 0, 600, 400, sheet.lit(ground, 0, 0.3));
		sheet.path(sunRays(220, 200, 16, 700, 0.2), sheet.lit(ground, 0, 0.55));
		sheet.rect(0, 330, 600, 70, sheet.ink("soil"));
		sheet.rect(0, 330, 600, 5, sheet.ink("soilDark"));
		largeBin(sheet, 190, 362, 270, stream, "soilDark");
		sheet.at(-70, -45, () => contents(sheet), { scale: 1.12 });
	};
}

function peels(sheet: Sheet): void {
	sheet.path("M330 352q60 22 118-34q-10 62-72 62q-40-2-46-28z", sheet.ink("yellow"));
	sheet.path("M330 352q60 22 118-34l-8 22q-40 30-110 12z", sheet.shade("yellow", 0, 0.14));
	sheet.circle(500, 344, 30, sheet.ink("red"));
	sheet.line("M500 318q4-14 14-18", sheet.ink("woodDark"), 4);
	sheet.path("M512 306q18-14 30 0q-16 12-30 0z", sheet.ink("leaf"));
	for (const [x, y] of [
		[398, 290],
		[430, 262],
		[470, 284],
	] as const) {
		sheet.path(`M${x} ${y}q26-34 54-6q-22 26-54 6z`, sheet.ink(x === 430 ? "leafLight" : "leaf"));
		sheet.line(`M${x + 4} ${y}q22-14 44-8`, sheet.ink("leafDark"), 2);
	}
	sheet.ellipse(560, 374, 26, 14, sheet.ink("cream"));
}

function bottles(sheet: Sheet): void {
	sheet.path("M360 250h22v26l16 22v76h-54v-76l16-22z", sheet.ink("waterLight"));
	sheet.rect(358, 238, 26, 14, sheet.ink("red"));
	sheet.rect(344, 314, 54, 26, sheet.ink("white"));
	sheet.plate(420, 292, 44, 82, 6, sheet.ink("steel"));
	sheet.rect(420, 316, 44, 30, sheet.ink("red"));
	sheet.ellipse(442, 293, 20, 5, sheet.shade("steel"));
	sheet.polygon(
		[
			[480, 374],
			[580, 374],
			[580, 318],
			[480, 318],
		],
		sheet.ink("khaki"),
	);
	sheet.polygon(
		[
			[480, 318],
			[504, 296],
			[604, 296],
			[580, 318],
		],
		sheet.lit("khaki"),
	);
	sheet.line("M530 318v56", sheet.ink("wood"), 3);
	for (let i = 0; i < 4; i++) sheet.rect(490, 284 - i * 9, 92, 8, sheet.ink(i % 2 ? "white" : "cream"));
}

function sanitary(sheet: Sheet): void {
	// A packet in newspaper with a red mark, so that nobody opens it.
	sheet.polygon(
		[
			[344, 374],
			[352, 306],
			[422, 306],
			[430, 374],
		],
		sheet.ink("khaki"),
	);
	sheet.polygon(
		[
			[352, 306],
			[366, 292],
			[410, 292],
			[422, 306],
		],
		sheet.lit("khaki"),
	);
	sheet.line("M358 320h56M354 350h66", sheet.ink("wood"), 2.4);
	sheet.circle(387, 336, 14, sheet.ink("red"));
	// A diaper, folded.
	sheet.path("M446 374q-8-62 16-62h40q24 0 16 62q-36 12-72 0z", sheet.ink("white"));
	sheet.path("M452 332q30 16 60 0v12q-30 16-60 0z", sheet.ink("waterLight"));
	// A roll of bandage with its end.
	sheet.path("M560 374h46v-8h-46z", sheet.ink("cream"));
	sheet.circle(560, 348, 26, sheet.ink("cream"));
	sheet.circle(560, 348, 16, sheet.shade("cream"));
	sheet.circle(560, 348, 7, sheet.ink("white"));
}

function batteries(sheet: Sheet): void {
	sheet.plate(346, 296, 34, 78, 4, sheet.ink("ink"));
	sheet.rect(346, 296, 34, 24, sheet.ink("ochre"));
	sheet.rect(356, 288, 14, 10, sheet.ink("steel"));
	sheet.plate(392, 312, 30, 62, 4, sheet.ink("leafDark"));
	sheet.rect(392, 312, 30, 18, sheet.ink("white"));
	sheet.rect(401, 305, 12, 9, sheet.ink("steel"));
	sheet.circle(474, 316, 32, sheet.ink("white"));
	sheet.rect(460, 342, 28, 30, sheet.ink("steel"));
	sheet.line("M460 352h28M460 362h28M466 322l6-12l6 12l6-12", sheet.ink("slate"), 2.4);
	sheet.polygon(
		[
			[522, 374],
			[520, 300],
			[584, 300],
			[582, 374],
		],
		sheet.ink("slate"),
	);
	sheet.ellipse(552, 300, 32, 8, sheet.ink("red"));
	sheet.path("M530 302q2 40 8 40t6-38z", sheet.ink("red"));
}

/** The four kinds of waste side by side. */
function fourBins(sheet: Sheet): void {
	sky(sheet, { rays: true, birds: false });
	treeLine(sheet, 292, 0.5, 20);
	sheet.rect(0, 300, 600, 100, sheet.ink("grass"));
	for (const [i, stream] of (Object.keys(streams) as Stream[]).entries())
		largeBin(sheet, 96 + i * 136, 346, 168, stream, "grassDark");
}

export const bins = {
	fourBins: { draw: fourBins },
	organicBin: { draw: oneBin("organic", peels), indoors: true },
	recyclableBin: { draw: oneBin("recyclable", bottles), indoors: true },
	nonRecyclableBin: { draw: oneBin("nonRecyclable", sanitary), indoors: true },
	hazardousBin: { draw: oneBin("hazardous", batteries), indoors: true },
} satisfies Scenes;
