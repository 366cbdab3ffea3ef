import { fields, isoDate, picture, text } from "./blocks.ts";
import { texts } from "./page-blocks.ts";

/** §2.15: a story. It reports its own day, so its text names the people in it. */
export const story = fields({ title: text, date: isoDate, picture, paragraphs: texts });
