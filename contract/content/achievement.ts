import { description, fields, id, picture, title } from "./blocks.ts";

export const achievement = fields({ id, title, description, image: picture });
