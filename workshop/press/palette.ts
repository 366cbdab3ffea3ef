/**
 * The printing inks and the lights of the picture press.
 * The pictures are matchbox labels: few inks, flat, and one light that tints them all.
 */

/** The inks in the drawer. Every solid in a picture is one of these, tinted by the light and by distance. */
export const inks = {
	leaf: "#4a8a4b",
	leafLight: "#7fae4c",
	leafDark: "#2a5d44",
	cane: "#9bbb45",
	caneDark: "#658f38",
	grass: "#8db255",
	grassDark: "#6e9a48",
	mustard: "#f0cb3c",
	wheat: "#dcb45c",
	brick: "#b4472f",
	brickLight: "#cf6b47",
	red: "#c93a2b",
	orange: "#ee7a2b",
	ochre: "#e3a33a",
	yellow: "#ffc81e",
	cream: "#f4e4be",
	white: "#fcf8ec",
	chuna: "#ddebe5",
	rose: "#e59c7e",
	rani: "#cf4b73",
	maroon: "#7c2e46",
	purple: "#76508a",
	blue: "#2f6f91",
	enamel: "#2568a8",
	peacock: "#0e5f63",
	water: "#3f8f98",
	waterLight: "#86c3bf",
	steel: "#8fa3a6",
	ink: "#1b2a2b",
	slate: "#3d5154",
	wood: "#7a4a2c",
	woodDark: "#583420",
	soil: "#d2a56c",
	soilDark: "#b3834f",
	earth: "#8a5b3c",
	road: "#767a76",
	roadDark: "#5c615e",
	tar: "#3a4143",
	stone: "#cbc8ba",
	stoneDark: "#a3a193",
	khaki: "#b79a62",
	olive: "#6d6a3e",
	oliveLight: "#8a8550",
	hair: "#22201f",
	grey: "#d6d2c8",
	bin: "#2e8b45",
	saffron: "#f28c28",
	flagGreen: "#12823b",
	flagBlue: "#123c8c",
	flame: "#ffd04a",
} as const;

/** An ink by its name, or a colour of its own. */
export type Ink = keyof typeof inks | `#${string}`;

export const skins = ["#8c5a3c", "#a66b45", "#704630", "#b97f56"] as const;

export const cloths = [
	"red",
	"ochre",
	"peacock",
	"cream",
	"maroon",
	"blue",
	"orange",
	"leaf",
	"white",
	"rani",
	"purple",
	"waterLight",
] as const satisfies readonly Ink[];

/** Lime wash and brick: the walls of the town. */
export const walls = [
	"cream",
	"chuna",
	"rose",
	"ochre",
	"brickLight",
	"stone",
	"white",
	"waterLight",
] as const satisfies readonly Ink[];

/** Time of day, weather and season in one word. */
export type Time = "morning" | "noon" | "dusk" | "evening" | "night" | "monsoon" | "winter";

export interface Light {
	/** Three flat bands, top to horizon. */
	readonly sky: readonly [string, string, string];
	/** Absent when clouds cover it. */
	readonly sun?: string;
	/** Far things are mixed with this. */
	readonly haze: string;
	/** Everything is mixed with this, by `strength`. */
	readonly tint: string;
	readonly strength: number;
	readonly ray: string;
	/** Windows and street lamps are lit. */
	readonly lampsLit: boolean;
}

export const lights: Record<Time, Light> = {
	morning: {
		sky: ["#a9d8d3", "#cbe6d6", "#f7ecc4"],
		sun: "#f9b233",
		haze: "#eaebcd",
		tint: "#fff3c8",
		strength: 0.06,
		ray: "#f9e2a0",
		lampsLit: false,
	},
	noon: {
		sky: ["#7cc3cb", "#9dd4d2", "#c8e8da"],
		sun: "#fff1be",
		haze: "#cfe8da",
		tint: "#ffffff",
		strength: 0.03,
		ray: "#b9e0d6",
		lampsLit: false,
	},
	dusk: {
		sky: ["#cf5f47", "#e98d52", "#f8c06c"],
		sun: "#ffe391",
		haze: "#f2a35a",
		tint: "#7e2a3a",
		strength: 0.2,
		ray: "#f6a24f",
		lampsLit: true,
	},
	evening: {
		sky: ["#2c6f7a", "#7fa88f", "#f6c873"],
		sun: "#ffe08a",
		haze: "#d9b877",
		tint: "#2a4a55",
		strength: 0.2,
		ray: "#5c9189",
		lampsLit: true,
	},
	night: {
		sky: ["#10263c", "#163450", "#204a63"],
		sun: "#f6ebc6",
		haze: "#1f4660",
		tint: "#0d2237",
		strength: 0.42,
		ray: "#17395a",
		lampsLit: true,
	},
	monsoon: {
		sky: ["#6c9297", "#88a9a7", "#aec4b8"],
		haze: "#a3bbb1",
		tint: "#2c5058",
		strength: 0.18,
		ray: "#7f9f9f",
		lampsLit: false,
	},
	winter: {
		sky: ["#d3dcd9", "#e0e5df", "#f0ecdc"],
		sun: "#f7cf8c",
		haze: "#e6e6db",
		tint: "#e6e6db",
		strength: 0.16,
		ray: "#dfe3da",
		lampsLit: false,
	},
};

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The colour that lies `share` (0 to 1) of the way from one colour to another. */
export function mix(from: string, to: string, share: number): string {
	const target = channels(to);
	const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? 0) - value) * share));
	return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The six-digit colour of an ink. */
export function colourOf(ink: Ink): string {
	return ink in inks ? inks[ink as keyof typeof inks] : ink;
}
