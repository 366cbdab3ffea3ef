import { above } from "./above.ts";
import { care } from "./care.ts";
import { civic } from "./civic.ts";
import { cleanliness, waterWorks } from "./cleanliness.ts";
import { festivals } from "./festivals.ts";
import { fields } from "./fields.ts";
import { green } from "./green.ts";
import { landmarks } from "./landmarks.ts";
import { learning } from "./learning.ts";
import type { Scenes } from "./scene.ts";
import { sport } from "./sport.ts";
import { streets } from "./streets.ts";
import { trades } from "./trades.ts";
import { travel } from "./travel.ts";
import { works } from "./works.ts";

/** Every kind of scene the press can print. */
export const kinds = {
	...above,
	...care,
	...civic,
	...cleanliness,
	...festivals,
	...fields,
	...green,
	...landmarks,
	...learning,
	...sport,
	...streets,
	...trades,
	...travel,
	...waterWorks,
	...works,
} satisfies Scenes;

export type Kind = keyof typeof kinds;
