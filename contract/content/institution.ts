import { fields, picture, rowId, text } from "./blocks.ts";

/** §2.11 Education: a university, a college, a school. */
export const institution = fields({ id: rowId, title: text, image: picture, description: text });
