import later from "./later.inline.js?raw";
import preferences from "./preferences.inline.js?raw";

/** A small script as it goes into each page: without its comments and its indents. */
const bare = (code: string) =>
	code
		.replace(/^\s*\/\/.*$/gm, "")
		.replace(/\n\s*/g, "\n")
		.trim();

/** Runs in the head, before the first paint. */
export const preferencesCode = bare(preferences);

/** Stands in for the page's module until that is wanted; the server puts it there (server/finish-page.ts). */
export const laterCode = bare(later);
