import { bareCode } from "../../bare-code.ts";
import alerts from "./alerts.inline.js?raw";
import later from "./later.inline.js?raw";

/** Stands behind the council's messages, where there are any. */
export const alertsCode = bareCode(alerts);

/** Stands in for the page's module until that is wanted; the server puts it there (server/pages/finish-page.ts). */
export const laterCode = import.meta.env.SSR ? bareCode(later) : "";
