/** The script of every public page: no React, and each part returns at once where the page has nothing for it. */
import { openDirectorySections } from "./directory.ts";
import { makeEmbeds } from "./embeds.ts";
import { playFilm } from "./film.ts";
import { foldMasthead } from "./masthead.ts";
import { moveThroughMenus } from "./menus.ts";
import { cachePages } from "./offline.ts";
import { printLists } from "./print-lists.ts";
import { scrollStrips } from "./strips.ts";
import { offerSuggestions } from "./suggest.ts";
import { showToasts } from "./toasts.ts";

foldMasthead();
moveThroughMenus();
showToasts();
offerSuggestions();
openDirectorySections();
makeEmbeds();
playFilm();
printLists();
scrollStrips();
(window.requestIdleCallback ?? setTimeout)(cachePages);
// A tap at the complaint desk waits for its script: nothing else answers there.
if (document.querySelector("[data-complaint]")) await import("./complaint.ts").catch(() => {});

document.documentElement.dataset.ready = "";
