import type { Look } from "./portrait.ts";

/** The thirteen officers, in the order of the officers' table. */
export const officers: readonly Look[] = [
	{ ground: "yellow", skin: "#a66b45", hair: "greying", dress: "sari", cloth: "maroon", cloth2: "ochre", head: "bun", glasses: true, bindi: true },
	{ ground: "sky", skin: "#8c5a3c", hair: "greying", dress: "waistcoat", cloth: "#3d4a4d", cloth2: "white", head: "parted", face: "moustache" },
	{ ground: "teal", skin: "#b97f56", hair: "black", dress: "shirt", cloth: "blue", cloth2: "chuna", head: "short", face: "beard" },
	{ ground: "rose", skin: "#704630", hair: "black", dress: "sari", cloth: "peacock", cloth2: "cream", head: "long", bindi: true },
	{ ground: "mint", skin: "#704630", hair: "black", dress: "shirt", cloth: "brick", cloth2: "#cbd9e4", head: "parted", face: "moustache" },
	{ ground: "sand", skin: "#a66b45", hair: "grey", dress: "kurta", cloth: "brick", cloth2: "white", head: "turban", face: "moustache" },
	{ ground: "yellow", skin: "#b97f56", hair: "black", dress: "salwar", cloth: "blue", cloth2: "rani", head: "bob", glasses: true },
	{ ground: "sky", skin: "#8c5a3c", hair: "greying", dress: "shirt", cloth: "brick", cloth2: "#ebc9a6", head: "bald", glasses: true },
	{ ground: "mint", skin: "#a66b45", hair: "black", dress: "salwar", cloth: "maroon", cloth2: "waterLight", head: "headscarf" },
	{ ground: "rose", skin: "#704630", hair: "grey", dress: "bandhgala", cloth: "#4f6f3a", cloth2: "white", head: "short", glasses: true },
	{ ground: "teal", skin: "#8c5a3c", hair: "greying", dress: "sari", cloth: "#b4472f", cloth2: "yellow", head: "pallu", bindi: true },
	{ ground: "sand", skin: "#8c5a3c", hair: "black", dress: "suit", cloth: "#2f4a5d", cloth2: "maroon", head: "short" },
	{ ground: "sky", skin: "#a66b45", hair: "grey", dress: "sari", cloth: "leaf", cloth2: "rose", head: "bun", glasses: true },
];
