import { description, fields, id, picture, title } from "./blocks.ts";

export const institution = fields({ id, title, image: picture, description });
