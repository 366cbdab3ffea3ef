import { description, fields, id, name, picture } from "./blocks.ts";

/** §2.11 */
export const hospital = fields({ id, name, image: picture, description });
