import myWard from "../../parts/my-ward/my-ward.inline.js?raw";
import { preferencesCode } from "../../parts/preferences/preferences-code.ts";
import alerts from "./alerts.inline.js?raw";
import loader from "./loader.inline.js?raw";
import rules from "./speculation-rules.ts";

export const alertsCode = alerts;

export const loaderCode = loader;

export const speculationRules = JSON.stringify(rules);

/** Every inline script of a public page: the Content-Security-Policy lists the hash of each. */
export const inlineScripts = [preferencesCode, alertsCode, myWard, loaderCode, speculationRules];
