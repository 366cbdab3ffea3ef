import { description, fields, id, picture, title } from "./blocks.ts";

/** §2.6 */
export const achievement = fields({ id, title, description, image: picture });
