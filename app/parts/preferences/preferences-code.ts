import preferences from "./preferences.inline.js?raw";

export const preferencesCode = preferences;
