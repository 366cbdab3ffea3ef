import { weather } from "./backdrop.ts";
import { type Foreground, foregrounds } from "./foregrounds.ts";
import { type Kind, kinds } from "./kinds/kinds.ts";
import type { Scene } from "./kinds/scene.ts";
import type { Time } from "./palette.ts";
import { type Crop, picture, Sheet } from "./sheet.ts";

export interface SceneOptions {
	readonly time?: Time;
	/** Where the subject stands; thrown when absent. */
	readonly side?: -1 | 1;
	/** A moment of the film of this scene. */
	readonly moment?: number;
	/** Comes near: only this part of the sheet is printed, at full size. */
	readonly crop?: Crop;
	readonly front?: Foreground;
	readonly width?: number;
	readonly height?: number;
}

/** One scene of a plan: which kind, thrown with which seed, seen how. */
export type Plate = readonly [kind: Kind, seed: number, options?: SceneOptions];

/** A finished scene of 600 × 400: the same kind, seed and options always give the same file. */
export function scene(kind: Kind, seed: number, options: SceneOptions = {}): string {
	const { draw, indoors = false }: Scene = kinds[kind];
	const sheet = new Sheet(`${kind}:${seed}`, {
		time: options.time ?? "morning",
		...(options.side ? { side: options.side } : {}),
		moment: options.moment ?? 0,
	});
	draw(sheet);
	if (!indoors) weather(sheet);
	if (options.front) foregrounds[options.front](sheet);
	return picture(
		sheet.inner(),
		options.width ?? 600,
		options.height ?? 400,
		options.crop ?? [0, 0, 600, 400],
	);
}
