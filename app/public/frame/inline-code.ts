import { preferencesCode } from "../../parts/preferences/preferences-code.ts";
import alerts from "./alerts.inline.js?raw";
import loader from "./loader.inline.js?raw";
import rules from "./speculation-rules.ts";

/** Stands behind the council's messages, where there are any. */
export const alertsCode = alerts;

/** The last thing in a page: brings script when it is wanted. */
export const loaderCode = loader;

/** What the loader gives to the browser: which links are fetched before they are followed. */
export const speculationRules = JSON.stringify(rules);

/** All that runs in a public page without an address; its policy names each by its hash. */
export const inlineScripts = [preferencesCode, alertsCode, loaderCode, speculationRules];
