import type { Ink } from "./palette.ts";
import type { PoseName } from "./poses.ts";
import type { Sheet } from "./sheet.ts";

export type Dress =
	| "sari"
	| "salwar"
	| "kurta"
	| "shirt"
	| "dhoti"
	| "school"
	| "worker"
	| "nurse"
	| "parade"
	| "sport"
	| "wrestler";

export type Head = "hair" | "bun" | "plait" | "scarf" | "cap" | "turban" | "helmet" | "beret";

export interface PersonOptions {
	readonly dress?: Dress;
	readonly pose?: PoseName;
	/** True: looks to the left. */
	readonly flip?: boolean;
	readonly child?: boolean;
	readonly elder?: boolean;
	readonly head?: Head;
	readonly cloth?: Ink;
	readonly cloth2?: Ink;
	readonly skin?: Ink;
	readonly distance?: number;
}

/** What each dress is made of. `legs`: trousers; `skirt`: where the upper cloth ends below the hip. */
export interface Outfit {
	readonly top: Ink;
	readonly legs: Ink;
	readonly sleeve: "half" | "full" | "none";
	readonly skirt?: "knee" | "ankle";
	readonly drape?: Ink;
	readonly head: Head;
}

export function outfitOf(sheet: Sheet, dress: Dress, { cloth, cloth2, elder, head }: PersonOptions): Outfit {
	const { random } = sheet;
	const main = cloth ?? sheet.cloth();
	let second = cloth2 ?? sheet.cloth();
	if (second === main) second = main === "cream" ? "maroon" : "cream";
	const plain = elder ? "white" : main;
	const trousers = cloth2 ?? random.pick(["slate", "blue", "khaki", "wood", "#39424e"] as const);
	const mansHead = head ?? "hair";
	switch (dress) {
		case "sari":
			return {
				top: second,
				legs: plain,
				sleeve: "half",
				skirt: "ankle",
				drape: plain,
				head: head ?? (elder || random.chance(0.25) ? "scarf" : "bun"),
			};
		case "salwar":
			return {
				top: main,
				legs: second,
				sleeve: "full",
				skirt: "knee",
				drape: second,
				head: head ?? random.pick(["plait", "plait", "scarf"] as const),
			};
		case "kurta":
			return {
				top: plain,
				legs: cloth2 ?? "white",
				sleeve: "full",
				skirt: "knee",
				head: head ?? random.pick(["hair", "hair", "cap", "turban"] as const),
			};
		case "dhoti":
			return {
				top: main,
				legs: "white",
				sleeve: "half",
				skirt: "knee",
				head: head ?? random.pick(["turban", "hair"] as const),
			};
		case "school":
			return { top: "white", legs: "blue", sleeve: "half", head: mansHead };
		case "worker":
			return { top: "orange", legs: "blue", sleeve: "half", head: head ?? "helmet" };
		case "nurse":
			return { top: "white", legs: "waterLight", sleeve: "half", skirt: "knee", head: head ?? "bun" };
		case "parade":
			return { top: "oliveLight", legs: "olive", sleeve: "full", head: head ?? "beret" };
		case "sport":
			return { top: main, legs: cloth2 ?? "#39424e", sleeve: "half", head: mansHead };
		case "wrestler":
			return { top: main, legs: main, sleeve: "none", head: mansHead };
		default:
			return {
				top: main,
				legs: trousers,
				sleeve: random.chance(0.5) ? "half" : "full",
				head: mansHead,
			};
	}
}
