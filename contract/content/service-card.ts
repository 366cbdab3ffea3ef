import { capColour, description, fields, page, picture, title } from "./blocks.ts";

export const serviceCard = fields({ picture, title, description, page, colour: capColour });
