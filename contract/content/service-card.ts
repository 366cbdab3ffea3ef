import { capColour, fields, page, picture, text } from "./blocks.ts";

/** §2.3 "Our Services & Schemes": a card with a picture. */
export const serviceCard = fields({ picture, title: text, description: text, page, colour: capColour });
