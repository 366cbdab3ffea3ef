import { capColour, description, fields, page, picture, title } from "./blocks.ts";

/** §2.3 "Our Services & Schemes". */
export const serviceCard = fields({ picture, title, description, page, colour: capColour });
