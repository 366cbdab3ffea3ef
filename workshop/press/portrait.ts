import { sunRays } from "./backdrop.ts";
import { colourOf, type Ink, mix } from "./palette.ts";
import { picture, Sheet } from "./sheet.ts";

/**
 * A frontal bust without features, 240 × 300. Everything that says something about a person is chosen by hand in the
 * plan, never thrown: a beard or a cap must not be an accident.
 */
export interface Look {
	readonly ground: Ground;
	/** 0 fair to 3 dark, as in the press's list of skins. */
	readonly skin: Ink;
	readonly hair: "black" | "greying" | "grey";
	readonly dress: "sari" | "salwar" | "waistcoat" | "kurta" | "shirt" | "suit" | "bandhgala";
	readonly cloth: Ink;
	/** The second cloth: pallu, dupatta, shirt under the waistcoat. */
	readonly cloth2: Ink;
	readonly head:
		| "short"
		| "parted"
		| "bald"
		| "cap"
		| "turban"
		| "long"
		| "bun"
		| "bob"
		| "pallu"
		| "headscarf";
	readonly face?: "moustache" | "beard";
	readonly glasses?: boolean;
	readonly bindi?: boolean;
}

const grounds = {
	yellow: "#f3c64b",
	teal: "#8cc3bc",
	rose: "#e59c7e",
	mint: "#cfe0d6",
	sand: "#e9d6a4",
	sky: "#9dbbc9",
} as const;
type Ground = keyof typeof grounds;

const hairs = { black: "#211e1d", greying: "#4a4542", grey: "#8d8a86" } as const;
const darker = (colour: string, by: number) => mix(colour, "#111111", by);
const paler = (colour: string, by: number) => mix(colour, "#ffffff", by);

interface Palette {
	readonly skin: string;
	readonly skinShade: string;
	readonly hair: string;
	readonly cloth: string;
	readonly cloth2: string;
}

/** The portrait of somebody who looks like this. */
export function portrait(look: Look): string {
	const sheet = new Sheet("portrait", { width: 240, height: 300 });
	const skin = colourOf(look.skin);
	const palette: Palette = {
		skin,
		skinShade: mix(skin, "#2a1a16", 0.22),
		hair: hairs[look.hair],
		cloth: colourOf(look.cloth),
		cloth2: colourOf(look.cloth2),
	};
	const ground = grounds[look.ground];
	sheet.rect(0, 0, 240, 300, ground);
	sheet.path(sunRays(120, 128, 16, 300, 0.2), paler(ground, 0.28));
	behindHead(sheet, look, palette);
	shoulders(sheet, look, palette);
	dress(sheet, look, palette);
	sheet.ellipse(79, 134, 7, 12, palette.skinShade);
	sheet.ellipse(161, 134, 7, 12, palette.skinShade);
	sheet.path("M80 122C80 74 160 74 160 122C160 166 144 190 120 190C96 190 80 166 80 122z", skin);
	sheet.path(
		"M120 86C150 86 160 100 160 122C160 166 144 190 120 190C138 172 140 110 120 86z",
		mix(skin, "#2a1a16", 0.1),
	);
	faceHair(sheet, look, palette);
	hairAndHat(sheet, look, palette);
	if (look.bindi) sheet.circle(120, 112, 3, "#a3221f");
	if (look.glasses) glasses(sheet);
	return picture(sheet.inner(), 240, 300);
}

function behindHead(sheet: Sheet, { head }: Look, { hair, cloth2 }: Palette): void {
	if (head === "long")
		sheet.path("M70 128C66 60 174 60 170 128C178 170 174 190 164 202H76C66 190 62 170 70 128z", hair);
	if (head === "bob") sheet.path("M72 130C68 58 172 58 168 130V168H72z", hair);
	if (head === "bun") {
		sheet.circle(120, 72, 26, hair);
		sheet.path("M74 130C70 66 170 66 166 130z", hair);
	}
	if (head === "pallu" || head === "headscarf") {
		sheet.path("M58 214C44 44 196 44 182 214z", cloth2);
		sheet.path("M70 210C58 62 182 62 170 210z", mix(cloth2, "#2a1a16", 0.22));
	}
}

function shoulders(sheet: Sheet, look: Look, { cloth, cloth2, skinShade }: Palette): void {
	const half = ["suit", "bandhgala", "waistcoat"].includes(look.dress) ? 92 : 82;
	const under = ["waistcoat", "shirt", "kurta"].includes(look.dress) ? cloth2 : cloth;
	sheet.path(
		`M${120 - half} 300C${120 - half} 236 ${138 - half} 222 88 208H152C${102 + half} 222 ${120 + half} 236 ${120 + half} 300z`,
		under,
	);
	sheet.path("M100 176h40v34q-20 22-40 0z", skinShade);
}

function buttons(sheet: Sheet, ys: readonly number[], colour: string): void {
	for (const y of ys) sheet.circle(120, y, 2.8, colour);
}

function dress(sheet: Sheet, look: Look, { cloth, cloth2, skin }: Palette): void {
	const seam = mix(cloth2, "#667777", 0.42);
	switch (look.dress) {
		case "waistcoat":
			sheet.path("M50 300C52 244 74 226 94 210L120 236V300z", cloth);
			sheet.path("M190 300C188 244 166 226 146 210L120 236V300z", darker(cloth, 0.16));
			buttons(sheet, [248, 266, 284], "#f4e4be");
			sheet.path("M94 210L120 236L146 210L140 202L120 220L100 202z", paler(cloth, 0.12));
			break;
		case "suit":
			sheet.path("M94 208L120 262L146 208L120 224z", "#fcf8ec");
			sheet.path("M114 228h12l4 48-10 14-10-14z", cloth2);
			sheet.path("M120 262L92 208L78 216L104 300H120z", paler(cloth, 0.1));
			sheet.path("M120 262L148 208L162 216L136 300H120z", darker(cloth, 0.14));
			break;
		case "bandhgala":
			sheet.path("M120 216V300H212C212 236 194 222 152 208z", darker(cloth, 0.14));
			sheet.path("M98 200Q120 222 142 200V218Q120 236 98 218z", paler(cloth, 0.14));
			buttons(sheet, [246, 264, 282], "#e3a33a");
			break;
		case "shirt":
			sheet.path(
				"M96 206L120 232L112 252L88 214zM144 206L120 232L128 252L152 214z",
				mix(cloth2, "#88aaaa", 0.3),
			);
			sheet.line("M120 232V300", seam, 1.6);
			sheet.rect(150, 256, 30, 4, seam);
			break;
		case "kurta":
			sheet.path("M98 204Q120 226 142 204L138 200Q120 216 102 200z", mix(cloth2, "#667777", 0.35));
			sheet.line("M120 222V270", seam, 2);
			break;
		case "sari":
			sheet.path("M100 204Q120 232 140 204z", skin);
			sheet.path("M154 206C190 216 206 244 206 300H96C110 262 130 226 154 206z", cloth2);
			sheet.line("M154 206C130 226 110 262 96 300", mix(cloth2, cloth, 0.55), 6);
			sheet.line("M98 206Q120 236 142 206", "#e3a33a", 2);
			break;
		case "salwar":
			sheet.path("M98 204Q120 240 142 204z", skin);
			sheet.path(
				"M60 230Q78 208 96 206Q102 258 120 262Q138 258 144 206Q162 208 180 230Q172 290 120 292Q68 290 60 230z",
				cloth2,
			);
			sheet.line("M64 240Q78 284 120 286Q162 284 176 240", mix(cloth2, cloth, 0.5), 4);
			break;
	}
}

function faceHair(sheet: Sheet, { face }: Look, { hair, skin }: Palette): void {
	if (face === "beard") {
		sheet.path("M80 138C82 196 158 196 160 138C154 156 146 160 140 160H100C94 160 86 156 80 138z", hair);
		sheet.path("M106 160q14 8 28 0q-14-5-28 0z", mix(skin, "#5a2020", 0.3));
	}
	if (face === "moustache") {
		sheet.path("M100 158Q110 148 120 154Q130 148 140 158Q130 164 120 159Q110 164 100 158z", hair);
	}
}

function hairAndHat(sheet: Sheet, { head }: Look, { hair, cloth2 }: Palette): void {
	const sides = "M76 126Q74 108 82 98V126zM164 126Q166 108 158 98V126z";
	switch (head) {
		case "short":
			sheet.path("M76 122C72 66 168 66 164 122C160 104 152 98 140 96Q108 104 92 96Q82 104 76 122z", hair);
			break;
		case "parted":
			sheet.path(
				"M76 124C70 62 150 56 164 96Q168 110 164 124Q160 104 150 100Q120 102 100 92Q84 100 76 124z",
				hair,
			);
			break;
		case "bald":
			sheet.path("M76 128Q72 104 84 92Q80 118 82 128zM164 128Q168 104 156 92Q160 118 158 128z", hair);
			break;
		case "cap":
			sheet.path(sides, hair);
			sheet.path("M76 100L92 62Q122 54 156 66L166 100Q120 86 76 100z", "#fcf8ec");
			sheet.path("M76 100Q120 86 166 100V106Q120 92 76 106z", "#dad5c4");
			break;
		case "turban": {
			const wrap = "#e3a33a";
			sheet.path(sides, hair);
			sheet.path("M70 112C62 58 178 54 172 112C150 92 92 92 70 112z", wrap);
			sheet.line(
				"M76 104Q112 72 166 98M82 90Q112 66 160 84M94 78Q116 66 146 72",
				mix(wrap, "#1b2a2b", 0.2),
				3,
			);
			sheet.path("M166 96q24 6 20 40q-12-8-22-26z", mix(wrap, "#1b2a2b", 0.12));
			break;
		}
		case "headscarf":
			// The cloth lies close to the face and no hair shows.
			// The two outlines turn against each other, so that the face stays open.
			sheet.path(
				"M120 58C54 58 64 150 56 230Q84 264 120 268Q156 264 184 230C176 150 186 58 120 58zM120 88C150 88 157 106 157 124C157 160 142 184 120 184C98 184 83 160 83 124C83 106 90 88 120 88z",
				cloth2,
			);
			sheet.line("M86 160Q96 196 120 204Q144 196 154 160", darker(cloth2, 0.12), 3);
			break;
		default:
			sheet.path(
				"M78 128C76 78 116 78 120 84C124 78 164 78 162 128C156 104 136 96 120 90C104 96 84 104 78 128z",
				hair,
			);
			sheet.circle(78, 150, 3, "#e3a33a");
			sheet.circle(162, 150, 3, "#e3a33a");
	}
}

function glasses(sheet: Sheet): void {
	const lens = (x: number) =>
		`M${x} 122h13a7 7 0 0 1 7 7v5a7 7 0 0 1-7 7h-13a7 7 0 0 1-7-7v-5a7 7 0 0 1 7-7z`;
	sheet.line(`${lens(94)}${lens(133)}M114 129q6-4 12 0M87 128l-8-2M153 128l8-2`, "#1b2a2b", 3);
}
