import { fields, picture, rowId, text } from "./blocks.ts";

/** §2.11 Healthcare: a hospital or a clinic. */
export const hospital = fields({ id: rowId, name: text, image: picture, description: text });
