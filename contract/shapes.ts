import { z } from "zod";
import { complaintShapes } from "./complaints/shapes.ts";
import { contentReplies } from "./content/reply-shapes.ts";
import { contentSent } from "./content/shapes.ts";
import { mediaShapes } from "./media/shapes.ts";
import { peopleShapes } from "./people/shapes.ts";
import { text } from "./shape-parts.ts";
import { siteShapes } from "./site/shapes.ts";

export const shapes = {
	/** Text in an address; anything but a whole number names nobody (404, not 422). */
	id: z.object({
		id: z
			.string()
			.regex(/^[1-9][0-9]{0,14}$/)
			.transform(Number),
	}),
	/** `fieldErrors` has a sentence for each wrong key of the body; `error` is the first. */
	failure: z.object({ error: z.string(), fieldErrors: z.record(z.string(), z.string()).optional() }),
	message: z.object({ message: z.string() }),
	texts: z.array(text),
	html: z.string(),
	csv: z.string(),
	...peopleShapes,
	...contentSent,
	...contentReplies,
	...complaintShapes,
	...mediaShapes,
	...siteShapes,
} as const satisfies Readonly<Record<string, z.ZodType>>;

export type ShapeName = keyof typeof shapes;

/** A request after it is read: mobile numbers as ten digits, ids as numbers. */
export type Shapes = { readonly [Name in ShapeName]: z.output<(typeof shapes)[Name]> };

export type Sent = { readonly [Name in ShapeName]: z.input<(typeof shapes)[Name]> };
