import { bareCode } from "../../bare-code.ts";
import preferences from "./preferences.inline.js?raw";

/** Stands in the head of every document and runs before the first paint; the server writes it, the browser's script needs no copy. */
export const preferencesCode = import.meta.env.SSR ? bareCode(preferences) : "";
