/** The address of what a page's script is told ends so; the worker (app/public/offline/worker.inline.js) knows it too. */
export const hydrationEnding = ".hydration.js";

/** Where the script of the page at an address finds what the page shows: there, with the ending; `/_.hydration.js` for `/`. */
export const hydrationPath = (path: string) => `${path === "/" ? "/_" : path}${hydrationEnding}`;

/** What it is: a module. */
export const hydrationType = "text/javascript; charset=utf-8";
