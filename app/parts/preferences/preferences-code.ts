import preferences from "./preferences.inline.js?raw";

/** Runs in the head of every document before the first paint. */
export const preferencesCode = preferences;
