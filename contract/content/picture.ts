import { description, fields, focus, mediaFile, title } from "./blocks.ts";
import { named } from "./field.ts";

/** Title and text alternative of a picture, for every place; a gallery photo's are in photos.csv. */
export const pictureRow = fields({
	file: named(mediaFile, { en: "File", hi: "फ़ाइल" }),
	title,
	description,
	focus,
});
