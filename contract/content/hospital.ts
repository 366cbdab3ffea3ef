import { description, fields, id, name, picture } from "./blocks.ts";

export const hospital = fields({ id, name, image: picture, description });
