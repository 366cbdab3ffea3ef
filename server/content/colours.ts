import "culori/css";
import { clampChroma, converter, formatHex, formatHex8, wcagContrast } from "culori/fn";
import { type ColourRole, colourRoles, coloursOf, type OwnColours } from "#contract/colours.ts";
import type { Entry } from "./entries.ts";
import type { Mistake } from "./mistakes.ts";

/** In OKLCH, equal lightness looks equal in every hue, so one set of distances serves all colours. */
const oklch = converter("oklch");

const ink = "#132120";

type Tokens = Readonly<Record<string, string>>;

function partsOf(colour: string): { lightness: number; chroma: number; hue: number } {
	const { l = 0, c = 0, h = 0 } = oklch(colour) ?? {};
	return { lightness: l, chroma: c, hue: h };
}

function hex(lightness: number, chroma: number, hue: number, alpha = 1): string {
	const colour = clampChroma({ mode: "oklch", l: lightness, c: chroma, h: hue, alpha }, "oklch");
	return alpha < 1 ? formatHex8(colour) : formatHex(colour);
}

const companions: Readonly<Record<ColourRole, (colour: string) => Tokens>> = {
	board: (board) => {
		const { lightness, chroma, hue } = partsOf(board);
		return {
			board,
			"board-deep": hex(lightness - 0.06, chroma * 0.96, hue - 6),
			"board-pale": hex(0.962, Math.min(chroma, 0.045), hue),
		};
	},
	action: (action) => {
		const { lightness, chroma, hue } = partsOf(action);
		const tint = (light: number, most: number) => hex(light, Math.min(chroma, most), hue);
		return {
			action,
			"action-2": hex(lightness * 0.76, chroma * 0.75, hue),
			"action-pale": tint(0.945, 0.025),
			chuna: tint(0.971, 0.011),
			"chuna-2": tint(0.935, 0.019),
			rule: tint(0.845, 0.022),
			"rule-2": tint(0.58, 0.03),
		};
	},
	night: (night) => {
		const { lightness, chroma, hue } = partsOf(night);
		const tint = (light: number, most: number) => hex(light, Math.min(chroma, most), hue);
		return {
			night,
			"night-2": hex(lightness + 0.068, chroma, hue),
			"on-night": tint(0.97, 0.01),
			"on-night-2": tint(0.86, 0.025),
			backdrop: hex(0.2, Math.min(chroma, 0.03), hue, 0.78),
		};
	},
};

/** Contrasts that the colours of the three roles must reach (requirements, Look); other tokens derive from them. */
const promises: Readonly<
	Record<
		ColourRole,
		{
			readonly wanted: "lighter" | "darker";
			readonly pairs: readonly (readonly [text: string, ground: string, ratio: number, where: string])[];
		}
	>
> = {
	board: { wanted: "lighter", pairs: [["ink", "board", 7, "the dark text on it"]] },
	action: {
		wanted: "darker",
		pairs: [["action", "chuna", 7, "links of this colour on the light bands"]],
	},
	night: {
		wanted: "darker",
		pairs: [
			["on-night", "night-2", 7, "the light text on it"],
			["on-night-2", "night", 7, "the small text on it"],
			["board", "night-2", 4.5, "the numbers on it, which have the colour of the board,"],
		],
	},
};

export function colourSheet(own: OwnColours | undefined): string | undefined {
	const tokens = colourRoles.flatMap((role) => {
		const colour = own?.[role];
		return colour === undefined ? [] : Object.entries(companions[role](colour));
	});
	if (tokens.length === 0) return undefined;
	const lines = tokens.map(([name, colour]) => `--${name}:${colour}`);
	// Twice, to override the usual colours, but not high contrast (longer selector) or print (layer).
	return `@layer tokens{:root:root{${lines.join(";")}}}`;
}

export function checkColours({ place }: Entry, council: unknown): Mistake[] {
	const own = (council as { colours?: OwnColours } | undefined)?.colours;
	// Numbers on the dark bands have the board's colour, or its suggested replacement's.
	const chosen = coloursOf(own).board;
	const board = weakest("board", chosen, chosen) ? nearestReadable("board", chosen, chosen) : chosen;
	return colourRoles.flatMap((role) => {
		const colour = own?.[role];
		const broken = colour && weakest(role, colour, board);
		if (!broken) return [];
		const { where, ratio, needed } = broken;
		const better = `a ${promises[role].wanted} colour, such as "${nearestReadable(role, colour, board)}"`;
		const expected = `${better}: the contrast of ${where} is ${roundedDown(ratio)}, and ${needed} is needed`;
		return [{ ...place(["colours", role]), found: `"${colour}"`, expected }];
	});
}

function weakest(role: ColourRole, colour: string, board: string) {
	const tokens: Tokens = { ink, ...companions.board(board), ...companions[role](colour) };
	return promises[role].pairs
		.map(([text, ground, needed, where]) => {
			const ratio = wcagContrast(tokens[text] ?? "", tokens[ground] ?? "");
			return { where, needed, ratio };
		})
		.filter(({ ratio, needed }) => ratio < needed)
		.sort((one, other) => one.ratio / one.needed - other.ratio / other.needed)[0];
}

function nearestReadable(role: ColourRole, colour: string, board: string): string {
	const { lightness, chroma, hue } = partsOf(colour);
	const step = promises[role].wanted === "lighter" ? 0.01 : -0.01;
	for (let light = lightness + step; light > 0 && light < 1; light += step) {
		const tried = hex(light, chroma, hue);
		if (!weakest(role, tried, board)) return tried;
	}
	return step > 0 ? "#ffffff" : "#000000";
}

function roundedDown(ratio: number): string {
	return (Math.floor(ratio * 10) / 10).toFixed(1);
}
