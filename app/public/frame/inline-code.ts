import preferences from "../../parts/preferences/preferences.inline.js?raw";
import alerts from "./alerts.inline.js?raw";
import later from "./later.inline.js?raw";

/** A small script as it goes into each page: without its comments and its indents. */
const bare = (code: string) =>
	code
		.replace(/^\s*\/\/.*$/gm, "")
		.replace(/\n\s*/g, "\n")
		.trim();

// The server writes them into the page; the browser has them from there, and its script need not bring them again.
const onServer = import.meta.env.SSR;

/** Runs in the head, before the first paint. */
export const preferencesCode = onServer ? bare(preferences) : "";

/** Stands behind the council's messages, where there are any. */
export const alertsCode = bare(alerts);

/** Stands in for the page's module until that is wanted; the server puts it there (server/pages/finish-page.ts). */
export const laterCode = onServer ? bare(later) : "";
