import { offlineWords } from "./words.ts";
import worker from "./worker.inline.js?raw";

/** What the worker does; the server puts in front what it is to keep (server/pages/offline.ts). */
export const workerCode = worker;

/** What a page from memory says of itself. */
export const workerWords = offlineWords.fromMemory;
