import { fields, isoDate, picture, portal, text } from "./blocks.ts";
import { list, pageHead, texts } from "./page-blocks.ts";

/** §2.15: a story. It tells what was on its day, so the people in it are named in its words. */
const story = fields({ picture, title: text, date: isoDate, paragraphs: texts });

/** §2.15: news and events. */
export const newsPage = fields({
	...pageHead,
	banner: picture,
	stories: list(story),
	vision: text,
	mission: text,
});

/** §2.14: the acts stand in a table. */
export const actsPage = fields({ ...pageHead, note: text, sources: list(portal).optional() });
