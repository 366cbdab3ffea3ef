// Imported first: tokens.css declares the order of the cascade layers.
import "./look/tokens.css";
import "./look/fonts.css";
import "./look/base.css";
import "./look/layout.css";

export { inlineScripts } from "./public/frame/inline-code.ts";
export { workerCode, workerWords } from "./public/offline/worker.ts";
export { respond, sourceOf } from "./public/respond.tsx";
export { siteFor } from "./site-for.ts";
export { staffDocument } from "./staff/document.tsx";
