import type { Sheet } from "../sheet.ts";

/** A kind of picture. `indoors`: no rain falls into it and it always has the same light. */
export interface Scene {
	readonly draw: (sheet: Sheet) => void;
	readonly indoors?: boolean;
}

export type Scenes = Record<string, Scene>;
