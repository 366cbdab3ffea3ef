import { fields, picture, rowId, text } from "./blocks.ts";

/** §2.6: an achievement of the city. */
export const achievement = fields({ id: rowId, title: text, description: text, image: picture });
