import type { Ink } from "./palette.ts";
import type { Sheet } from "./sheet.ts";

/** A cow or, in dark ink, a buffalo; looks to the right. */
export function cow(sheet: Sheet, x: number, y: number, scale = 1, ink: Ink = "white", flip = false): void {
	sheet.at(
		x,
		y,
		() => {
			sheet.rect(6, -24, 6, 24, sheet.shade(ink, 0, 0.12));
			sheet.rect(48, -24, 6, 24, sheet.shade(ink, 0, 0.12));
			sheet.rect(16, -24, 6, 24, sheet.shade(ink, 0, 0.25));
			sheet.rect(40, -24, 6, 24, sheet.shade(ink, 0, 0.25));
			sheet.path(
				"M0-40Q4-50 20-46H50Q60-46 64-56L76-58L84-47L79-41L68-40Q64-24 50-20H8Q0-26 0-40z",
				sheet.ink(ink),
			);
			sheet.path("M20-22H50Q64-24 68-38Q52-28 20-28z", sheet.shade(ink, 0, 0.14));
			sheet.line("M66-58q-4-8 2-12M74-59q6-6 4-12", sheet.ink(ink === "white" ? "wood" : "stoneDark"), 2.6);
			sheet.path("M66-55l-9 1l6 6z", sheet.shade(ink, 0, 0.25));
			sheet.line("M1-38q-8 8-5 20", sheet.shade(ink, 0, 0.12), 2.6);
		},
		{ scale, flip },
	);
}

export function goat(sheet: Sheet, x: number, y: number, scale = 1, ink: Ink = "wood", flip = false): void {
	sheet.at(
		x,
		y,
		() => {
			sheet.line("M6-12V0M12-12V0M28-12V0M34-12V0", sheet.shade(ink, 0, 0.2), 3);
			sheet.path(
				"M2-24Q4-28 12-27H32L40-36L48-35L50-29L43-27L40-17Q36-11 28-11H8Q2-14 2-24z",
				sheet.ink(ink),
			);
			sheet.line("M41-36q-4-6-8-5M3-24l-4-5", sheet.ink("stoneDark"), 2.2);
		},
		{ scale, flip },
	);
}

export function dog(sheet: Sheet, x: number, y: number, scale = 1, flip = false): void {
	sheet.at(
		x,
		y,
		() => {
			sheet.line("M5-10V0M10-10V0M24-10V0M29-10V0M2-16q-6-4-5-10", sheet.ink("khaki"), 2.8);
			sheet.path("M1-18H26L31-26L38-25L43-20L36-17L31-10H4Q0-13 1-18z", sheet.ink("khaki"));
			sheet.path("M31-26l-4 7l6-1z", sheet.shade("khaki"));
		},
		{ scale, flip },
	);
}

/** A wading bird at the pond. */
export function egret(sheet: Sheet, x: number, y: number, scale = 1, flip = false): void {
	sheet.at(
		x,
		y,
		() => {
			sheet.line("M-2-14V0M4-14V0", sheet.ink("ink"), 1.3);
			sheet.path(
				"M-14-16Q-4-28 8-20Q14-26 10-36Q10-42 15-42Q20-41 18-36Q18-24 10-15Q0-10-14-16z",
				sheet.ink("white"),
			);
			sheet.line("M18-40l9 2", sheet.ink("ochre"), 1.8);
		},
		{ scale, flip },
	);
}
