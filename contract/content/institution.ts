import { description, fields, id, picture, title } from "./blocks.ts";

/** §2.11 Education: a university, a college, a school. */
export const institution = fields({ id, title, image: picture, description });
