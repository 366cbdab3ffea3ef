import { description, fields, focus, mediaFile, title } from "./blocks.ts";
import { named } from "./field.ts";

/** A picture's title and description (the text alternative), written once for every place that shows it. A gallery photo has them in photos.csv. */
export const pictureRow = fields({
	file: named(mediaFile, { en: "File", hi: "फ़ाइल" }),
	title,
	description,
	focus,
});
