import { date, fields, picture, title } from "./blocks.ts";
import { paragraphs } from "./page-blocks.ts";

/** §2.15: a story. It reports its own day, so its text names the people in it. */
export const story = fields({ title, date, picture, paragraphs });
