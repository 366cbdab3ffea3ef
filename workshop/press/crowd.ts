import type { Dress } from "./outfit.ts";
import { person } from "./people.ts";
import type { PoseName } from "./poses.ts";
import type { Sheet } from "./sheet.ts";

interface CrowdOptions {
	readonly from?: number;
	readonly to?: number;
	readonly dresses?: readonly Dress[];
	readonly poses?: readonly PoseName[];
	readonly children?: number;
	readonly distance?: number;
	readonly flip?: boolean;
}

/** People side by side with room between them, feet around `y`. */
export function crowd(
	sheet: Sheet,
	y: number,
	height: number,
	count: number,
	{
		from = 20,
		to = sheet.width - 20,
		dresses,
		poses = ["stand", "relaxed", "walk", "reach"],
		children = 0.15,
		distance = 0,
		flip,
	}: CrowdOptions = {},
): void {
	const { random } = sheet;
	const room = (to - from) / count;
	for (let i = 0; i < count; i++) {
		const dress = dresses && random.pick(dresses);
		person(
			sheet,
			from + (i + 0.5 + random.between(-0.3, 0.3)) * room,
			y + random.between(-4, 5),
			height * random.between(0.93, 1.05),
			{
				...(dress ? { dress } : {}),
				pose: random.pick(poses),
				flip: flip ?? random.chance(0.5),
				child: !dress && random.chance(children),
				elder: (!dress || dress === "kurta" || dress === "sari") && random.chance(0.16),
				distance,
			},
		);
	}
}
