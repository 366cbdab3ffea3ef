import myWard from "../../parts/my-ward/my-ward.inline.js?raw";
import { preferencesCode } from "../../parts/preferences/preferences-code.ts";
import alerts from "./alerts.inline.js?raw";
import loader from "./loader.inline.js?raw";
import rules from "./speculation-rules.ts";

/** Follows the council's alerts, on pages that have any. */
export const alertsCode = alerts;

/** The last element of a page: loads script when it is needed. */
export const loaderCode = loader;

/** Rules for the links that the browser prefetches, returned by the loader. */
export const speculationRules = JSON.stringify(rules);

/** Every inline script of a public page: the Content-Security-Policy lists the hash of each. */
export const inlineScripts = [preferencesCode, alertsCode, myWard, loaderCode, speculationRules];
