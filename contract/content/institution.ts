import { description, fields, id, picture, title } from "./blocks.ts";

/** §2.11 */
export const institution = fields({ id, title, image: picture, description });
