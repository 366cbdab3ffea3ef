import { above } from "./above.ts";
import { bins } from "./bins.ts";
import { cleanliness } from "./cleanliness.ts";
import { council } from "./council.ts";
import { crafts } from "./crafts.ts";
import { festivals } from "./festivals.ts";
import { fields } from "./fields.ts";
import { food } from "./food.ts";
import { gatherings } from "./gatherings.ts";
import { green } from "./green.ts";
import { health } from "./health.ts";
import { landmarks } from "./landmarks.ts";
import { learning } from "./learning.ts";
import { office } from "./office.ts";
import type { Scenes } from "./scene.ts";
import { sport } from "./sport.ts";
import { streets } from "./streets.ts";
import { trades } from "./trades.ts";
import { travel } from "./travel.ts";
import { upkeep } from "./upkeep.ts";
import { waterWorks } from "./water-works.ts";
import { welfare } from "./welfare.ts";
import { works } from "./works.ts";

/** Every kind of scene the press can print. */
export const kinds = {
	...above,
	...bins,
	...cleanliness,
	...council,
	...crafts,
	...festivals,
	...fields,
	...food,
	...gatherings,
	...green,
	...health,
	...landmarks,
	...learning,
	...office,
	...sport,
	...streets,
	...trades,
	...travel,
	...upkeep,
	...waterWorks,
	...welfare,
	...works,
} satisfies Scenes;

export type Kind = keyof typeof kinds;
