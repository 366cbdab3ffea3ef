// First of all styles: tokens.css gives the order of the layers.
import "./look/tokens.css";
import "./look/fonts.css";
import "./look/base.css";

/** What the server takes from the app: the writers of all its documents, and the scripts that stand in them. */
export { inlineScripts } from "./public/frame/inline-code.ts";
export { workerCode, workerWords } from "./public/offline/worker.ts";
export { respond, sourceOf } from "./public/respond.tsx";
export { siteFor } from "./site-for.ts";
export { staffDocument } from "./staff/document.tsx";
